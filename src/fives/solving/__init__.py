"""What solvers share: tables of dice, compiled kernels, and solved tables kept on disk."""
