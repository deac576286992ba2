"""The log as lines of JSON, for whoever gathers it by a program."""

import logging
import sys
from datetime import UTC, datetime

import msgspec

__all__ = ["as_json"]


class Lines(logging.Formatter):
    """One JSON object a line: time, level, part of the program, what it says."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as a line."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "part": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def as_json() -> None:
    """Write whatever is logged from now on as lines of JSON, on the error stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
