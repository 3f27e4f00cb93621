"""What solvers share: dice as arrays."""
