"""Logs: lines for people on a terminal, one JSON object a line anywhere else.

A line says what happened, with the table and a code. It never holds a secret, a guest's id, a
card, a cookie or a word somebody typed: of an exception only its kind and the places it passed are
written, since its text may quote what was on the table.
"""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import MutableMapping
from typing import Any, TextIO

import msgspec
import structlog

Event = MutableMapping[str, Any]

OF_VISITORS = (
    "Invalid HTTP request received",
    "Invalid UTF-8 sequence received",
    "Unsupported upgrade request",
    "No supported WebSocket library detected",
)
"""How lines of uvicorn begin that say only what somebody sent."""

_encode = msgspec.json.Encoder().encode


def set_up_logs(level: str = "info", stream: TextIO | None = None) -> None:
    """Everything that is logged in this process goes to one stream in one form."""
    stream = stream or sys.stderr
    handler = logging.StreamHandler(stream)
    handler.setFormatter(_formatter(stream.isatty()))
    root = logging.getLogger()
    for old in root.handlers[:]:
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(level.upper())
    for chatty in ("uvicorn", "asyncio", "websockets"):
        logging.getLogger(chatty).setLevel(max(root.level, logging.WARNING))
    logging.getLogger("uvicorn").propagate = True
    library = logging.getLogger("uvicorn.error")
    library.removeFilter(is_ours)
    library.addFilter(is_ours)


def is_ours(record: logging.LogRecord) -> bool:
    """Whether a line of uvicorn's is about the server; the others a visitor can cause at will."""
    return not str(record.msg).startswith(OF_VISITORS)


def _formatter(for_people: bool) -> logging.Formatter:
    before: list[structlog.typing.Processor] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.ExtraAdder(),
        structlog.processors.TimeStamper(fmt="iso", utc=not for_people),
        tell_places,
    ]
    last = structlog.dev.ConsoleRenderer() if for_people else as_json
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=before,
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last],
    )


def as_json(_: Any, __: str, event: Event) -> str:
    return _encode(dict(event)).decode()


def tell_places(_: Any, __: str, event: Event) -> Event:
    """Where an exception passed and of what kind it was, without its text."""
    raised = event.pop("exc_info", None)
    fault = raised[1] if isinstance(raised, tuple) else raised
    if isinstance(fault, BaseException):
        frames = traceback.extract_tb(fault.__traceback__)
        event["fault"] = type(fault).__name__
        event["places"] = [f"{_module(f.filename)}:{f.lineno} {f.name}" for f in frames]
    return event


def _module(path: str) -> str:
    """The last two parts of a path: enough to find it, nothing about the machine."""
    return "/".join(path.replace("\\", "/").split("/")[-2:])
