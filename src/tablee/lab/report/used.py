"""What a game's moves and cards are used for: offered, taken, what they cost, what they score.

A move counts as offered to a seat when it becomes possible, and not again as long as it stays so.
While chance is due nobody can move: what is possible after it is offered again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from tablee.kernel import CHANCE, Entry, Move, Outcome, blank, rank
from tablee.lab.report.plan import text_of

PARTS: Final = 10
"""A game is cut into so many parts of the same number of entries."""
OFTEN: Final = 100
SELDOM: Final = 0.01
"""Dead: offered so often, and taken less than that."""
FEW: Final = 2
"""A line of a score that has more kinds of faces says nothing about a single one."""


class Use(msgspec.Struct):
    """One kind of move, or one value of one of its fields."""

    offered: int = 0
    taken: int = 0
    weighed: int = 0
    cost: float = 0.0
    """Chances to win given away by taking it, over the weighed ones."""
    parts: list[int] = msgspec.field(default_factory=lambda: [0] * PARTS)
    """How often it was taken in each part of the game."""


def is_dead(use: Use) -> bool:
    return use.offered >= OFTEN and use.taken < SELDOM * use.offered


class Scored(msgspec.Struct):
    """A kind of line of the score, or a face in such lines."""

    games: int = 0
    points: int = 0
    decides: int = 0
    """Games that somebody else wins, or not alone, if these lines do not count."""
    crowded: int = 0
    """Lines that give points to several kinds of faces at once: nobody can tell them apart."""


class Used(msgspec.Struct):
    """Sums over some games. A use is called `kind`, or `kind field value`."""

    moves: dict[str, Use] = {}
    lines: dict[str, Scored] = {}
    faces: dict[str, Scored] = {}

    def note_cost(self, move: Move, cost: float) -> None:
        for name in names_of(move):
            use = self.moves.setdefault(name, Use())
            use.weighed += 1
            use.cost += cost

    def add(self, other: Used) -> None:
        for name, use in other.moves.items():
            mine = self.moves.setdefault(name, Use())
            mine.offered += use.offered
            mine.taken += use.taken
            mine.weighed += use.weighed
            mine.cost += use.cost
            mine.parts = [one + more for one, more in zip(mine.parts, use.parts, strict=True)]
        _add_scored(self.lines, other.lines)
        _add_scored(self.faces, other.faces)


def names_of(move: Move) -> list[str]:
    """`shed`, `shed cards 3`: its kind, and each of its fields. Blanks and lists are left out."""
    kind = str(type(move).__struct_config__.tag)
    found = [kind]
    for field in move.__struct_fields__:
        value = getattr(move, field)
        if field not in move.blanks and isinstance(value, bool | int | str):
            found.append(f"{kind} {field} {text_of(value)}")
    return found


def note_step(
    used: Used,
    entry: Entry,
    legal: Mapping[int, Sequence[Move]],
    before: Mapping[int, Sequence[Move]],
    entries: int,
) -> None:
    """What became possible before this entry, and what was done."""
    for seat, moves in legal.items():
        if moves is before.get(seat) or moves == before.get(seat):
            continue
        known = set(before.get(seat, ()))
        fresh = (move for move in moves if move not in known)
        for name in dict.fromkeys(name for move in fresh for name in names_of(move)):
            used.moves.setdefault(name, Use()).offered += 1
    if entry.seat != CHANCE:
        for name in names_of(blank(entry.move)):
            use = used.moves.setdefault(name, Use())
            use.taken += 1
            use.parts[(entry.number - 1) * PARTS // entries] += 1


def note_face_lines(used: Used, outcome: Outcome) -> None:
    """Which lines of the score, and which faces in them, decided the game."""
    if rank(outcome.scores) != outcome.ranks:
        return  # something else than the points decides
    by_line: dict[str, list[int]] = {}
    by_face: dict[str, list[int]] = {}
    for seat, lines in enumerate(outcome.lines):
        for line in lines:
            by_line.setdefault(line.what.id, [0] * len(outcome.scores))[seat] += line.points
            crowded = bool(line.points) and len(set(line.faces)) > FEW
            for name in dict.fromkeys(line.faces):
                used.faces.setdefault(name, Scored()).crowded += crowded
                by_face.setdefault(name, [0] * len(outcome.scores))[seat] += line.points
    for found, sums in ((by_line, used.lines), (by_face, used.faces)):
        for name, points in found.items():
            _note_scored(sums.setdefault(name, Scored()), outcome, points)


def _note_scored(scored: Scored, outcome: Outcome, points: Sequence[int]) -> None:
    without = [score - lost for score, lost in zip(outcome.scores, points, strict=True)]
    scored.games += 1
    scored.points += sum(points)
    scored.decides += [place == 1 for place in rank(without)] != [r == 1 for r in outcome.ranks]


def _add_scored(sums: dict[str, Scored], more: Mapping[str, Scored]) -> None:
    for name, scored in more.items():
        mine = sums.setdefault(name, Scored())
        mine.games += scored.games
        mine.points += scored.points
        mine.decides += scored.decides
        mine.crowded += scored.crowded
