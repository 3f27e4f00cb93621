"""The games as environments of other libraries (extra `fives[envs]`), and in batches."""
