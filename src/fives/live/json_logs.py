"""Logs: one JSON object per line. They hold no token, seed or secret."""

import logging
import sys
from typing import Any

import msgspec

log = logging.getLogger("fives")


def setup_logs(level: str) -> None:
    """Send all logs to stderr as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel("WARNING")
    log.setLevel(level)
    logging.getLogger("uvicorn").setLevel("WARNING")


def soften_logs() -> None:
    """Log invalid bytes from a client as the client's mistake, not as an error of the server."""
    logging.getLogger("uvicorn.error").addFilter(_blame_the_client)


class JsonLines(logging.Formatter):
    """Write a record as one JSON object: time, level, what happened, and the fields given as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as one line."""
        line: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname,
            "from": record.name,
            "what": record.getMessage(),
            **getattr(record, "about", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def note(what: str, /, **about: Any) -> None:
    """Log something that happened, with its fields."""
    log.info(what, extra={"about": about})


def complain(what: str, error: BaseException, /, **about: Any) -> None:
    """Log an error of the server, with its traceback."""
    log.error(what, exc_info=error, extra={"about": about})


def _blame_the_client(record: logging.LogRecord) -> bool:
    if record.levelno >= logging.ERROR and record.getMessage().startswith("Invalid UTF-8 sequence"):
        record.levelno, record.levelname, record.exc_info = logging.INFO, "INFO", None
    return True
