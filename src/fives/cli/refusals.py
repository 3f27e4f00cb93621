"""What only a command line can get wrong."""

from fives.core.refusal import Refusal


class NoSolver(Refusal):
    """The game has no solver."""

    code = "no_solver"


class BadDepth(Refusal):
    """Lines of play are counted to a depth from 0 to a bound."""

    code = "bad_depth"


class BadLevel(Refusal):
    """The game's bot has no such level."""

    code = "bad_level"


class CannotServe(Refusal):
    """The server cannot start."""

    code = "cannot_serve"


class NotVerified(Refusal):
    """A record does not fit together."""

    code = "not_verified"
