"""`library.toml` in the data folder: what is in it, and where it is wrong.

Every fault names its line. Keys that do not exist are faults, so that nothing is misspelt in vain.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from datetime import datetime
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, get_args, get_type_hints

import msgspec

from tablee.catalog import shelf
from tablee.store.contract.tables import LessonLanguage
from tablee.wire import HouseText

NAME = "library.toml"
LONGEST = {"name": 40, "description": 120, "contact": 200, "notice.text": 300}
LONGEST_TEXT = 8_000
"""Characters of everything else."""

_HEADER = re.compile(r"\s*\[+\s*([\w.\- ]+?)\s*\]+\s*(#.*)?")
_KEY = re.compile(r"\s*([\w.\- ]+?)\s*=")
_AT_LINE = re.compile(r" \(at line (\d+), column \d+\)$")
_AT_PATH = re.compile(r"(.*) - at `\$\.?([\w.]*)(?:\[.*\])?`", re.DOTALL)

_MISSING = re.compile(r"Object missing required field `(\w+)`")
PLAIN = {
    "`str | object`": "text, or one for fr and one for en",
    "`datetime` with a timezone component": "a time and its zone, as in 2026-11-20T20:00:00+01:00",
    "Invalid RFC3339 encoded datetime": "expected a time without quotation marks",
    "Invalid enum value": "there are fr and en, not",
    "`array`": "a list",
    "`bool`": "true or false",
    "`datetime`": "a time",
    "`float`": "a number",
    "`int`": "a number",
    "`object`": "a section",
    "`str`": "text",
}
"""How types are called, and the faults that nobody would understand."""

Text = HouseText | str
"""One text for every language, or one for each."""


class BadLibrary(Exception):
    """The file is wrong; the sentence says where and why."""


class Allowed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What people may do here."""

    accounts: bool = True
    free_talk: bool = True
    public_tables: bool = True


class TimedNotice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A notice to all. Both times name their zone."""

    text: Text
    begins: Annotated[datetime, msgspec.Meta(tz=True)]
    ends: Annotated[datetime, msgspec.Meta(tz=True)]


class LibraryFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file. Everything in it may be absent."""

    name: Text = ""
    description: Text = ""
    text: Text = ""
    contact: str = ""
    imprint: Text = ""
    responsible: Text = ""
    language: LessonLanguage = ""
    shelf: tuple[str, ...] | None = None
    """Keys of the games that stand there, in this order; absent: all of them."""
    allow: Allowed = Allowed()
    offline: bool = True
    """Whether devices may store the page, and open it without the server."""
    notice: TimedNotice | None = None


def read_text(folder: Path | None) -> str:
    """What the file says; empty where there is none. Raises BadLibrary."""
    if folder is None or not (folder / NAME).is_file():
        return ""
    try:
        return (folder / NAME).read_text("utf-8")
    except OSError as fault:
        raise BadLibrary(f"{folder / NAME} cannot be read: {fault.strerror}.") from None
    except UnicodeDecodeError:
        raise BadLibrary(f"{folder / NAME} is not written in UTF-8.") from None


def parse_library(text: str) -> LibraryFile:
    """The file, checked; raises BadLibrary with one sentence."""
    try:
        told = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise _not_toml(text, str(fault)) from None
    _check_keys(text, told, LibraryFile)
    try:
        found = msgspec.convert(told, LibraryFile)
    except msgspec.ValidationError as fault:
        said = _AT_PATH.fullmatch(str(fault))
        path, why = (said[2], said[1]) if said else ("", str(fault))
        raise _bad(text, path, _plain(why)) from None
    _check_texts(text, told)
    _check_shelf(text, found)
    if found.notice is not None and found.notice.ends <= found.notice.begins:
        raise _bad(text, "notice.ends", "the notice ends before it begins")
    return found


def _not_toml(text: str, why: str) -> BadLibrary:
    found = _AT_LINE.search(why)
    line = found[1] if found else len(text.splitlines())
    why = _AT_LINE.sub("", why).removesuffix(" (at end of document)")
    return BadLibrary(f"{NAME}, line {line}: this is not TOML: {why[:1].lower()}{why[1:]}.")


def _check_keys(text: str, told: Mapping[str, Any], kind: type, above: str = "") -> None:
    """Raises for a key that does not exist, here or further down."""
    hints = get_type_hints(kind)
    for key, value in told.items():
        path = f"{above}{key}"
        if key not in hints:
            like = get_close_matches(key, hints, 1)
            guess = f"; did you mean {like[0]}?" if like else f"; there are {', '.join(hints)}."
            raise _bad(text, path, f"there is no such key{guess}")
        if isinstance(value, dict):
            parts = (hints[key], *get_args(hints[key]))
            for part in parts:
                if isinstance(part, type) and issubclass(part, msgspec.Struct):
                    _check_keys(text, value, part, f"{path}.")


def _plain(why: str) -> str:
    """What the library that converts says, in words of a person."""
    for said, plain in PLAIN.items():
        why = why.replace(said, plain)
    why = _MISSING.sub(r"\1 is missing", why)
    return why[:1].lower() + why[1:]


def _check_texts(text: str, told: Mapping[str, Any]) -> None:
    """Raises for a text that is too long, or has signs that steer the page."""
    for path, value in _texts(told):
        known = path.removesuffix(".fr").removesuffix(".en")
        most = LONGEST.get(known, LONGEST_TEXT)
        if len(value) > most:
            raise _bad(text, path, f"at most {most} characters, these are {len(value)}")
        if any(not sign.isprintable() and sign not in "\n\t" for sign in value):
            raise _bad(text, path, "it has a sign that cannot be shown")


def _texts(told: Mapping[str, Any], above: str = "") -> Iterator[tuple[str, str]]:
    for key, value in told.items():
        if isinstance(value, str):
            yield f"{above}{key}", value
        elif isinstance(value, dict):
            yield from _texts(value, f"{above}{key}.")


def _check_shelf(text: str, found: LibraryFile) -> None:
    keys = found.shelf
    if keys is None:
        return
    if not keys:
        raise _bad(text, "shelf", "no game stands there; without the line, all do")
    for key in keys:
        if key not in shelf():
            like = get_close_matches(key, shelf(), 1)
            guess = f"; did you mean {like[0]}?" if like else f"; there are {', '.join(shelf())}."
            raise _bad(text, "shelf", f"there is no game {key}{guess}")
    twice = next((key for key in keys if keys.count(key) > 1), "")
    if twice:
        raise _bad(text, "shelf", f"{twice} stands there twice")


def _bad(text: str, path: str, why: str) -> BadLibrary:
    """One sentence: the line, the key, and why."""
    line = _line_of(text, path)
    where = f", line {line}" if line else ""
    named = f"{path}: " if path else ""
    return BadLibrary(f"{NAME}{where}: {named}{why}{'' if why[-1] in '?.' else '.'}")


def _line_of(text: str, path: str) -> int:
    """Where this key stands, or the nearest one above it; 0 where none does."""
    lines: dict[str, int] = {}
    for key, number in _keys(text):
        while key:  # what is above it begins here, too
            lines.setdefault(key, number)
            key = key.rpartition(".")[0]
    while path and path not in lines:
        path = path.rpartition(".")[0]
    return lines.get(path, 0)


def _keys(text: str) -> Iterator[tuple[str, int]]:
    """Each key and each header with its line, but not what looks like one within a long text."""
    above, inside = "", ""
    for number, line in enumerate(text.splitlines(), 1):
        if not inside:
            if header := _HEADER.fullmatch(line):
                above = f"{_bare(header[1])}."
                yield above[:-1], number
            elif key := _KEY.match(line):
                yield f"{above}{_bare(key[1])}", number
        for mark in ('"""', "'''"):
            if inside in ("", mark) and line.count(mark) % 2:
                inside = "" if inside else mark


def _bare(key: str) -> str:
    return ".".join(part.strip() for part in key.split("."))
