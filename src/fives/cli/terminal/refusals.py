"""Refusals of the command line."""

from fives.core.refusal import Refusal


class NoSolver(Refusal):
    """The game has no solver."""

    code = "no_solver"


class NotSolved(Refusal):
    """The exact chances of the game are not known."""

    code = "not_solved"


class NotTogether(Refusal):
    """Two arguments exclude each other."""

    code = "not_together"


class BadNumber(Refusal):
    """A number is not between its bounds."""

    code = "bad_number"


class BadSeconds(Refusal):
    """A bot is given some seconds, and not too many."""

    code = "bad_seconds"


class NoSeatKept(Refusal):
    """The file is there, but no seat is kept in it."""

    code = "no_seat_kept"


class CannotServe(Refusal):
    """The server cannot start."""

    code = "cannot_serve"


class NotVerified(Refusal):
    """A record does not fit together."""

    code = "not_verified"
