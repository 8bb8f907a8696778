"""Logs: lines for people on a terminal, one JSON object a line anywhere else.

A line says what happened, with the table and a code. It never holds a secret, a guest's id, a
card, a cookie or a word somebody typed: of an exception only its kind and the places it passed are
written, since its text may quote what was on the table. On a terminal the text is there, too:
whoever looks at one runs the server, and may be writing a game.
"""

from __future__ import annotations

import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Any, TextIO

import msgspec

OF_VISITORS = (
    "Invalid HTTP request received",
    "Invalid UTF-8 sequence received",
    "Unsupported upgrade request",
    "No supported WebSocket library detected",
)
"""How lines of uvicorn begin that only report what a visitor sent."""

CHATTY = ("uvicorn", "asyncio", "websockets")
"""Libraries that say more than anybody wants to know."""

_USUAL = {*vars(logging.makeLogRecord({})), "message", "asctime", "color_message"}
"""What every record has; the rest was given by whoever logged."""
_COLOURS = {"warning": "\x1b[33m", "error": "\x1b[31m", "critical": "\x1b[31m"}
_PLAIN = "\x1b[0m"

_encode = msgspec.json.Encoder(enc_hook=lambda value: type(value).__name__).encode


def set_up_logs(level: str = "info", stream: TextIO | None = None, worker: str = "") -> None:
    """Everything that is logged in this process goes to one stream in one form.

    `worker`: where this process is reached, if there are several. Each line says it.
    """
    stream = stream or sys.stderr
    handler = logging.StreamHandler(stream)
    handler.addFilter(lambda record: _name_worker(record, worker))
    handler.setFormatter(ForPeople() if stream.isatty() else ForPrograms())
    root = logging.getLogger()
    for old in root.handlers[:]:
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(level.upper())
    for chatty in CHATTY:
        logging.getLogger(chatty).setLevel(max(root.level, logging.WARNING))
    logging.getLogger("uvicorn").propagate = True
    library = logging.getLogger("uvicorn.error")
    library.removeFilter(is_ours)
    library.addFilter(is_ours)


def _name_worker(record: logging.LogRecord, worker: str) -> bool:
    if worker:
        record.worker = worker
    return True


def is_ours(record: logging.LogRecord) -> bool:
    """Whether a line of uvicorn is about the server. Visitors can cause the others at will."""
    return not str(record.msg).startswith(OF_VISITORS)


class ForPrograms(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        when = datetime.fromtimestamp(record.created, UTC)
        stamp = when.isoformat().replace("+00:00", "Z")
        return _encode({**tell(record), "timestamp": stamp}).decode()


class ForPeople(logging.Formatter):
    """When, what, and the rest as `name=value`; a fault stands out by its colour."""

    def format(self, record: logging.LogRecord) -> str:
        told = tell(record) | tell_text(record)
        when = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        level, what = told.pop("level"), told.pop("event")
        del told["logger"]
        rest = "".join(f" {name}={value}" for name, value in told.items())
        return f"{when} {_COLOURS.get(level, '')}{level:8}{_PLAIN}{what}{rest}"


def tell(record: logging.LogRecord) -> dict[str, Any]:
    """What a line says: what happened, how bad it is, who says it, and what was given with it."""
    level, logger = record.levelname.lower(), record.name
    told: dict[str, Any] = {"event": record.getMessage(), "level": level, "logger": logger}
    told |= {name: value for name, value in vars(record).items() if name not in _USUAL}
    return told | tell_places(record)


def tell_places(record: logging.LogRecord) -> dict[str, Any]:
    """Where an exception passed and of what kind it was, without its text."""
    fault = record.exc_info[1] if record.exc_info else None
    if fault is None:
        return {}
    frames = traceback.extract_tb(fault.__traceback__)
    places = [f"{_module(f.filename)}:{f.lineno} {f.name}" for f in frames]
    return {"fault": type(fault).__name__, "places": places}


def tell_text(record: logging.LogRecord) -> dict[str, Any]:
    """What an exception says of itself, on one line."""
    fault = record.exc_info[1] if record.exc_info else None
    return {} if fault is None or not str(fault) else {"text": " ".join(str(fault).split())}


def _module(path: str) -> str:
    """The last two parts of a path: enough to find it, nothing about the machine."""
    return "/".join(path.replace("\\", "/").split("/")[-2:])
