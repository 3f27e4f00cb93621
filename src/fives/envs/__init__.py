"""The games as environments of other libraries; each module needs its library, the extra `fives[envs]` brings them."""
