"""What every test shares: how long an example takes depends on the machine, so no example has a deadline."""

from hypothesis import settings

settings.register_profile("fives", deadline=None)
settings.load_profile("fives")
