"""Words that computers never name, by language: a small word list, named like the large ones.

The package brings one; a house may change it. A table stays with the one it began with.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from tablee.pieces.lexicon import shelf
from tablee.pieces.lexicon.fold import fold
from tablee.pieces.lexicon.shelf import Lexicon, from_words

_changed: dict[str, str] = {}
_instead: dict[str, Lexicon] = {}
_added: set[str] = set()
_taken: set[str] = set()


def offensive(language: str, fingerprint: str = "") -> Lexicon:
    """The list of that fingerprint, or the one in use; an empty one where there is none."""
    if language in _instead:
        return _instead[language]
    name = fingerprint or offensive_in_use(language)
    return shelf.named(language, name) if name else _nothing()


def offensive_in_use(language: str) -> str:
    """The fingerprint of the list that new tables take; empty where there is none."""
    return _changed.get(language) or shelf.packaged(shelf.OFFENSIVE).get(language, "")


def in_use_titles() -> set[str]:
    """Names of the lists in use, for those who keep files."""
    languages = {*shelf.packaged(shelf.OFFENSIVE), *_changed}
    return {shelf.title_of(language, offensive_in_use(language)) for language in languages}


def change_offensive(language: str, lines: Iterable[str], folder: Path) -> None:
    """A house has its own words: `word` adds one, `-word` takes one out, `#` begins a remark.

    The list that comes of it is written there, and new tables take it.
    """
    told = [line.strip() for line in lines if not line.startswith("#")]
    added = {fold(line) for line in told if not line.startswith("-")} - {""}
    taken = {fold(line[1:].strip()) for line in told if line.startswith("-")}
    _added.update(added)
    _taken.update(taken)
    _changed.pop(language, None)
    words = ({*offensive(language).listed()} | added) - taken
    content = shelf.format_lexicon(words, len(words))
    _changed[language] = shelf.write_list(folder, language, content)


def forget_changes() -> None:
    """Back to the lists of the package."""
    for changes in (_changed, _added, _taken):
        changes.clear()


def is_offensive(word: str, also: Collection[str] = (), spared: Collection[str] = ()) -> bool:
    """Whether a folded word offends in any language; what a house has changed counts most.

    `also`: words that no list has. `spared`: names, and words of another language, that a list has.
    """
    if word in _added or word in _taken:
        return word in _added and word not in _taken
    languages = {*shelf.packaged(shelf.OFFENSIVE), *_instead}
    return word not in spared and (word in also or any(map(_listing(word), languages)))


def _listing(word: str) -> Callable[[str], bool]:
    return lambda language: offensive(language).is_word(word)


@contextmanager
def offending(language: str, words: Iterable[str]) -> Iterator[None]:
    """While it lasts, these words alone are offensive. For tests."""
    _instead[language] = from_words(words)
    try:
        yield
    finally:
        del _instead[language]


@cache
def _nothing() -> Lexicon:
    return from_words(())
