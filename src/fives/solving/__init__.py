"""What solvers and batches share: dice as arrays, matrix games, compiled kernels, solved tables kept on disk."""
