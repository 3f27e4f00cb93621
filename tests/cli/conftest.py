"""The command line as tests call it: in this process, with lines for stdin."""

import io
from dataclasses import dataclass

import msgspec
import pytest

from fives.cli import main


@dataclass(frozen=True)
class Answer:
    """What a command left behind."""

    code: int
    out: str
    err: str

    @property
    def json(self):
        """Return stdout as the one JSON document it must be."""
        return msgspec.json.decode(self.out)


@pytest.fixture
def fives(capsys, monkeypatch):
    """Return a function that runs one command in an English terminal."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)

    def run(*arguments, typed=""):
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return Answer(code, captured.out, captured.err)

    return run


@pytest.fixture
def refused(fives):
    """Return a function that runs a command and gives its one line of complaint."""

    def run(*arguments, typed=""):
        answer = fives(*arguments, typed=typed)
        assert answer.code == 2
        assert answer.err.startswith("fives: ")
        assert answer.err.count("\n") == 1
        assert answer.err.endswith("\n")
        assert "Traceback" not in answer.err
        return answer.err

    return run
