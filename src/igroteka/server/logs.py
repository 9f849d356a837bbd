"""Structured logs: one JSON object a line, and no secret in any of them."""

import logging
import sys
import time
from typing import Any

import msgspec

PLAIN = set(vars(logging.LogRecord("", 0, "", 0, "", (), None))) | {"message", "asctime", "taskName", "color_message"}


class Lines(logging.Formatter):
    """A record as a line of JSON: when, how grave, where from, what, and whatever was added to it."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in PLAIN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class NoAddresses(logging.Filter):
    """Leaves out the lines that name each connection's address, which may be the key to a table."""

    def filter(self, record: logging.LogRecord) -> bool:
        return "WebSocket" not in str(record.msg) and "connection " not in str(record.msg)


def short(table: str) -> str:
    """Enough of a table's id to find it, not enough to enter."""
    return table[:6]


def configure(*, quiet: bool = False) -> None:
    """Log to standard error; quietly, only what went wrong."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    handler.addFilter(NoAddresses())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING if quiet else logging.INFO)
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("httpx").setLevel(logging.WARNING)
