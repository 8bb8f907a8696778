"""Every form a Hunspell dictionary knows: each entry with its suffixes and prefixes put on.

Only what our word lists use is read: flags of one or two characters, SFX and PFX rules with
conditions and continuation flags, and the marks of entries that are no words of their own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

NO_WORD = ("FORBIDDENWORD", "NEEDAFFIX", "ONLYINCOMPOUND", "NOSUGGEST")
"""Entries so marked are no words to play: refused ones, parts of words, symbols (kbit, lorsqu)."""
DEEPEST = 2
"""Hunspell puts at most two suffixes on a word."""


class Rule(NamedTuple):
    """One way to change a word: strip, add, and the flags the new form carries."""

    strip: str
    add: str
    flags: tuple[str, ...]
    crosses: bool


Rules = dict[str, dict[re.Pattern[str], list[Rule]]]
"""By flag, then by the condition on the word, so that each condition is tried once."""


class Affixes(NamedTuple):
    """An .aff file, read."""

    suffixes: Rules
    prefixes: Rules
    width: int
    no_word: frozenset[str]


@cache
def forms(folder: Path, without: tuple[str, ...] = ()) -> frozenset[str]:
    """All forms of `index.dic`, as written there: accents, capitals and marks.

    Entries with one of the flags `without` are passed over. Two lists are made from the same forms.
    """
    affixes = read_affixes((folder / "index.aff").read_text("utf-8"))
    all_entries = entries(folder, affixes)
    kept = (entry for entry in all_entries if set(without).isdisjoint(entry[1]))
    return frozenset(form for entry in kept for form in expand(affixes, *entry))


def refused(folder: Path) -> Iterator[str]:
    """All forms of the entries that are no words of their own: symbols, parts of words."""
    affixes = read_affixes((folder / "index.aff").read_text("utf-8"))
    for word, flags in entries(folder, affixes):
        if not affixes.no_word.isdisjoint(flags):
            yield from expand(affixes._replace(no_word=frozenset()), word, flags)


def entries(folder: Path, affixes: Affixes) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The lines of `index.dic`: a word and its flags."""
    lines = (folder / "index.dic").read_text("utf-8").splitlines()
    for line in lines[1:]:
        entry = re.split(r"[\t ]", line, maxsplit=1)[0]
        word, _, flags = entry.partition("/")
        if word:
            yield word, split_flags(flags, affixes.width)


def expand(affixes: Affixes, word: str, flags: tuple[str, ...]) -> Iterator[str]:
    """The entry itself and what its flags make of it."""
    if not affixes.no_word.isdisjoint(flags):
        return
    yield word
    for form, crosses in [(word, True), *_suffixed(affixes, word, flags, 1)]:
        if form != word:
            yield form
        if crosses:
            yield from _prefixed(affixes, form, flags)


def read_affixes(text: str) -> Affixes:
    width = 2 if re.search(r"^FLAG long", text, re.MULTILINE) else 1
    marks = dict(re.findall(r"^([A-Z]+) (\S+)\s*$", text, re.MULTILINE))
    crossing = dict(re.findall(r"^[SP]FX\s+(\S+)\s+([YN])\s+\d+", text, re.MULTILINE))
    suffixes: Rules = {}
    prefixes: Rules = {}
    for line in text.splitlines():
        parts = line.split("#")[0].split()
        if len(parts) < 4 or parts[0] not in ("SFX", "PFX") or parts[2] in "YN":
            continue
        kind, flag, strip, added = parts[:4]
        condition = parts[4] if len(parts) > 4 else "."
        add, _, more = added.partition("/")
        rule = Rule(_text(strip), _text(add), split_flags(more, width), crossing[flag] == "Y")
        rules = suffixes if kind == "SFX" else prefixes
        rules.setdefault(flag, {}).setdefault(_condition(kind, condition), []).append(rule)
    no_word = frozenset(marks[name] for name in NO_WORD if name in marks)
    return Affixes(suffixes, prefixes, width, no_word)


def split_flags(flags: str, width: int) -> tuple[str, ...]:
    return tuple(flags[at : at + width] for at in range(0, len(flags), width))


def _suffixed(
    affixes: Affixes, word: str, flags: tuple[str, ...], depth: int
) -> Iterator[tuple[str, bool]]:
    for flag in flags:
        for condition, rules in affixes.suffixes.get(flag, {}).items():
            if not condition.search(word):
                continue
            for strip, add, more, crosses in rules:
                if not word.endswith(strip):
                    continue
                form = word[: len(word) - len(strip)] + add
                if affixes.no_word.isdisjoint(more):
                    yield form, crosses
                if more and depth < DEEPEST:
                    yield from _suffixed(affixes, form, more, depth + 1)


def _prefixed(affixes: Affixes, word: str, flags: tuple[str, ...]) -> Iterator[str]:
    for flag in flags:
        for condition, rules in affixes.prefixes.get(flag, {}).items():
            if condition.search(word):
                for strip, add, _, _ in rules:
                    if word.startswith(strip):
                        yield add + word[len(strip) :]


def _text(affix: str) -> str:
    return "" if affix == "0" else affix


def _condition(kind: str, condition: str) -> re.Pattern[str]:
    if condition == ".":
        return re.compile("")
    return re.compile(f"{condition}$" if kind == "SFX" else f"^{condition}")
