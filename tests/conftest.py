"""What every test shares: properties are tried on the same examples every time, so that a test fails by a change alone.

`--hypothesis-profile explore` looks for new examples, as `make test-long` does. How long an example takes depends on
the machine, so none has a deadline.
"""

from hypothesis import settings

settings.register_profile("fives", deadline=None, derandomize=True)
settings.register_profile("explore", deadline=None)
settings.load_profile("fives")
