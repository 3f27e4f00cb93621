"""Parts of solvers and batches: dice as arrays, matrix games, compiled kernels, solved tables on disk."""
