"""`alphabet.txt` in the folder of a game: the names of its moves, and how far its views go.

    my-game 2
    moves
    shed 1|2|3
    view
    table.tops[] 1..17
    table.tops × 4
    piles[].top a|b

The first line is the key and the version. Within a version lines are only added, so that a number
once given stays.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import msgspec

from tablee.adapters.alphabet import OR, Alphabet, fold, unfold
from tablee.adapters.sight import MOST_VALUES, Extent
from tablee.kernel import Game

NAME = "alphabet.txt"
_RANGE = re.compile(r"(\S+) (-?\d+)\.\.(-?\d+)")
_LENGTH = re.compile(r"(\S+) × (\d+)")
QUOTED = re.compile(r'"(?:[^"\\]|\\.)*"')


class NoAlphabet(LookupError):
    """A game without a file for its version: it cannot be played by a learner yet."""


class Written(msgspec.Struct, frozen=True):
    """What the file says."""

    lines: tuple[str, ...]
    """The lines of moves, as they stand there."""
    extent: Extent

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(name for line in self.lines for name in unfold(line)))

    @property
    def alphabet(self) -> Alphabet:
        return Alphabet(self.names)

    def with_names(self, names: Iterable[str]) -> Written:
        """The same with new names behind the old ones."""
        known = set(self.names)
        new = [name for name in dict.fromkeys(names) if name not in known]
        return msgspec.structs.replace(self, lines=(*self.lines, *fold(new)))


def read(game: Game) -> Written:
    """The file of this version of the game; raises NoAlphabet."""
    file = game.folder / NAME
    head = f"{game.key} {game.version}"
    lines = file.read_text("utf-8").splitlines() if file.exists() else [""]
    if lines[0] != head:
        raise NoAlphabet(
            f"{game.key} has no {NAME} for version {game.version} of its rules: "
            "the contract writes it with `pytest --update-golden`"
        )
    view = lines.index("view")
    return Written(tuple(lines[2:view]), _extent(lines[view + 1 :]))


def write(game: Game, written: Written) -> None:
    lines = [f"{game.key} {game.version}", "moves", *written.lines, "view"]
    text = "\n".join([*lines, *_told(written.extent)]) + "\n"
    (game.folder / NAME).write_text(text, "utf-8")


def _told(extent: Extent) -> Iterator[str]:
    told = {path: f"{path} {least}..{most}" for path, (least, most) in extent.numbers.items()}
    told |= {path: f"{path} × {most}" for path, most in extent.lengths.items()}
    for path, words in extent.words.items():
        if 1 < len(words) <= MOST_VALUES:
            told[path] = f"{path} {OR.join(map(_quoted, sorted(words)))}"
    yield from (told[path] for path in sorted(told))


def _quoted(word: str) -> str:
    return msgspec.json.encode(word).decode()


def _extent(lines: Iterable[str]) -> Extent:
    numbers: dict[str, tuple[int, int]] = {}
    words: dict[str, tuple[str, ...]] = {}
    lengths: dict[str, int] = {}
    for line in lines:
        if found := _RANGE.fullmatch(line):
            numbers[found[1]] = (int(found[2]), int(found[3]))
        elif found := _LENGTH.fullmatch(line):
            lengths[found[1]] = int(found[2])
        else:
            path, _, told = line.partition(" ")
            words[path] = tuple(
                msgspec.json.decode(word, type=str) for word in QUOTED.findall(told)
            )
    return Extent(numbers, words, lengths)
