"""Which names look alike: the skeletons of Unicode's report 39, from the tables of a library.

The tables of `confusable-homoglyphs` list pairs of look-alikes, but not which of the two stands for
both. That is worked out here, so that texts with one skeleton in the report have one here. The
tables are read when the first name is looked at.
"""

from __future__ import annotations

import unicodedata
from bisect import bisect_right
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec

PACKAGE = "confusable_homoglyphs"
DIRECTION_MARK = "\u200e"
"""Stands around right-to-left letters in the tables, and belongs to none."""
SMALL_CAPITAL = "LATIN LETTER SMALL CAPITAL "
UNSEEN = {0x034F, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)}
"""Signs that choose the shape of the sign before them, and show nothing themselves."""


def looks(name: str) -> frozenset[str]:
    """Names that share one of these look alike. Upper and lower case both count, since I looks like
    l and i does not."""
    plain = _without_dots(name.translate(_small_capitals()))
    folded = unicodedata.normalize("NFKC", plain).casefold()
    return frozenset(skeleton(skeleton(text).casefold()) for text in (plain, folded))


def _without_dots(name: str) -> str:
    """Dots, dashes and spaces make no difference. A name of nothing else stays as it is."""
    letters = [sign for sign in name if unicodedata.category(sign)[0] not in "PZ"]
    return "".join(letters) or name


@cache
def _small_capitals() -> Mapping[int, str]:
    """Small capitals, which the tables do not treat as the letters they are."""
    names = {sign: unicodedata.name(chr(sign), "") for sign in range(0x250, 0xA800)}
    return {
        sign: name.removeprefix(SMALL_CAPITAL).lower()
        for sign, name in names.items()
        if name.startswith(SMALL_CAPITAL) and len(name) == len(SMALL_CAPITAL) + 1
    }


def skeleton(text: str) -> str:
    """The same for all texts that look alike; not for people to read."""
    return _decomposed(_decomposed(text).translate(_prototypes()))


def script(sign: str) -> str:
    """LATIN, GREEK, HAN …; COMMON for what belongs to no script."""
    starts, ranges = _scripts()
    n = bisect_right(starts, ord(sign)) - 1
    return ranges[n][1] if n >= 0 and ord(sign) <= ranges[n][0] else "UNKNOWN"


@cache
def looks_like(sign: str) -> frozenset[str]:
    """The scripts of everything that looks like this sign."""
    return _families().get(skeleton(sign), frozenset())


def _decomposed(text: str) -> str:
    return unicodedata.normalize("NFD", text)


# --- the tables ----------------------------------------------------------------------------------


class _Like(msgspec.Struct):
    c: str


class _Scripts(msgspec.Struct):
    iso_15924_aliases: list[str]
    code_points_ranges: list[tuple[int, int, int, int]]


def _read(name: str) -> bytes:
    return files(PACKAGE).joinpath(name).read_bytes()


@cache
def _prototypes() -> Mapping[int, str | None]:
    """What replaces each sign that looks like another; None for signs that show nothing."""
    found = {ord(sign): like for sign, like in _pairs().items() if len(sign) == 1}
    # A replacement may itself hold signs that are replaced.
    whole: dict[int, str | None] = {sign: like.translate(found) for sign, like in found.items()}
    return whole | dict.fromkeys(UNSEEN)


def _pairs() -> dict[str, str]:
    """Every sign with its replacement. A sign with many look-alikes replaces all of them."""
    told = msgspec.json.decode(_read("confusables.json"), type=dict[str, list[_Like]])
    table = {_bare(sign): [_bare(one.c) for one in likes] for sign, likes in told.items()}
    return {
        sign: likes[0]
        for sign, likes in table.items()
        if len(likes) == 1 and _stands(likes[0], sign, len(table[likes[0]]))
    }


def _stands(like: str, sign: str, likes: int) -> bool:
    """Of two that look like nothing else, the longer replaces the other; else the first."""
    return likes > 1 or (-len(like), like) < (-len(sign), sign)


def _bare(sign: str) -> str:
    return sign.strip(DIRECTION_MARK)


@cache
def _scripts() -> tuple[list[int], list[tuple[int, str]]]:
    told = msgspec.json.decode(_read("categories.json"), type=_Scripts)
    names = told.iso_15924_aliases
    ranges = sorted((first, last, names[n]) for first, last, n, _ in told.code_points_ranges)
    return [first for first, *_ in ranges], [(last, name) for _, last, name in ranges]


@cache
def _families() -> Mapping[str, frozenset[str]]:
    """By skeleton, the scripts of all signs that have it."""
    found: dict[str, set[str]] = {}
    for sign in [chr(number) for number in _prototypes()]:
        like = skeleton(sign)
        found.setdefault(like, set()).add(script(sign))
        if len(like) == 1:
            found[like].add(script(like))
    return {like: frozenset(scripts) for like, scripts in found.items()}
