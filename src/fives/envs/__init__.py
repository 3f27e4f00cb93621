"""The games as environments of other libraries, which the extra `fives[envs]` brings, and in batches of our own."""
