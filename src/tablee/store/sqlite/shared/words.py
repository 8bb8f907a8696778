"""What a process and its parent say to each other: one line of JSON each."""

from __future__ import annotations

from typing import Any

import msgspec

LONGEST = 4 * 1024 * 1024
"""Bytes of one line: a list of all tables that are held is one."""


class Ask(msgspec.Struct, tag="ask"):
    """A process wants something. With the number 0 it waits for no answer."""

    number: int
    what: str
    about: Any = None


class Answer(msgspec.Struct, tag="answer"):
    """What came of it, or the code of the refusal."""

    number: int
    body: Any = None
    fault: str = ""
    details: dict[str, Any] = {}


class Notices(msgspec.Struct, tag="notices"):
    """Other processes say: subjects and bodies."""

    said: list[tuple[str, Any]]


Word = Answer | Notices
"""What the parent says."""

_encode = msgspec.json.Encoder().encode
_asked = msgspec.json.Decoder(Ask)
_heard: msgspec.json.Decoder[Word] = msgspec.json.Decoder(Word)


def line_of(word: Ask | Word) -> bytes:
    return _encode(word) + b"\n"


def parse_ask(line: bytes) -> Ask:
    return _asked.decode(line)


def parse_word(line: bytes) -> Word:
    return _heard.decode(line)
