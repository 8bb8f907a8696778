"""Looks for leaks along some games, and counts what was compared.

Every kind of move and every phase must be compared for every viewer from whom something is hidden
then. A moment that was not compared is tried again on purpose. One that still was not is named.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import TypeAlias

import msgspec

from tablee.kernel import WATCHER, Game, Move, format_move
from tablee.testing.relabel import others, swap_of
from tablee.testing.twins import Change, Step, Twins
from tablee.testing.varied import happened, kind_of, other_walks, usual_walks
from tablee.testing.walk import Walk

Mark: TypeAlias = tuple[str, str, int]
"""(`after`, a kind of move, a viewer), or (`in`, a phase, a viewer)."""


class Size(msgspec.Struct, frozen=True):
    """How much is tried: counts, never times."""

    walks: int
    """Games for each number of seats."""
    entries: int
    """Entries of each game."""
    glances: int
    """Changes in each game for each viewer that are looked at once, of each sort."""
    pairs: int
    """Changes whose games are then followed."""
    follow: int
    """For so many entries they are followed."""
    tries: int
    """Changes tried on purpose for something that was not compared."""
    choice: int = 6
    """Changes from among which the one that stays hidden longest is taken."""


OF_EACH_KIND = 4
"""For so many entries of each kind, something else is tried."""
NEAR = 24
"""To compare a moment, so many hidden entries before it are changed."""
CLOSED = 12
"""If so many pairs of games got there and each had become one game, nothing is hidden there."""
ENOUGH = 20
"""Moments of one kind that are remembered."""
LONGER = 5
"""Games with other options are walked to their end, if that is not too far."""
SMALL, LARGE = Size(2, 260, 30, 2, 24, 40), Size(6, 700, 120, 8, 80, 80)


class Survey:
    """What was compared in this game, so far."""

    def __init__(self, game: Game, size: Size) -> None:
        self.game, self.size, self.rng = game, size, Random(f"survey {game.key}")
        self.compared: dict[Mark, int] = {}
        self.due: dict[Mark, list[tuple[Told, int]]] = {}
        """Where in which game something was hidden from a viewer at such a moment."""
        self.closed: Counter[Mark] = Counter()
        """How often two games had become the same by then, so that nothing was hidden any more."""
        self.pairs: list[Twins] = []
        self.seen: set[str] = set()
        """Kinds of moves and phases that came up."""

    def run(self) -> Survey:
        """Raises Leak for the first thing that betrays something."""
        walks, entries = self.size.walks, self.size.entries
        for walked in usual_walks(self.game, walks, entries):
            self.seen |= happened(walked)
            for told in self._note(walked):
                self._look(told)
        for walked in other_walks(self.game, LONGER * entries, self.seen):
            list(self._note(walked))
        for mark in self.due:
            self._seek(mark)
        return self

    def missing(self, named: Sequence[str] = ()) -> list[str]:
        """What was never compared, unless it is named."""
        done = {*self.compared, *(mark for mark, many in self.closed.items() if many >= CLOSED)}
        never = [mark for mark in self.due if mark not in done and mark[1] not in named]
        kinds = [str(kind.__struct_config__.tag) for kind in self.game.moves if self.due]
        unknown = [kind for kind in kinds if kind not in (*self.seen, *named)]
        return sorted(map(_never, never)) + [f"`{kind}` never came up" for kind in unknown]

    # --- one game ------------------------------------------------------------------------------

    def _note(self, walked: Walk) -> Iterator[Told]:
        """Which moments there are at which something is hidden, for every viewer."""
        for told in (Told(walked, viewer) for viewer in walked.viewers):
            for number in range(len(walked.log)):
                marks = self._marks(told, number)
                if any(len(self.due.get(mark, ())) < ENOUGH for mark in marks):
                    for mark in marks[: told.hides(number)]:
                        self.due.setdefault(mark, []).append((told, number))
            yield told

    def _look(self, told: Told) -> None:
        glances, pairs = self.size.glances, self.size.pairs
        for change in (*self._any(told), *self._hidden(told), *self._imagined(told, glances // 3)):
            self._follow(told, change, 1)
        for change in (*self._lasting(told, told.hidden, pairs), *self._imagined(told, pairs)):
            self._follow(told, change, self.size.follow)

    def _any(self, told: Told) -> Iterator[Change]:
        """Something else that chance or another seat might have done, of every kind."""
        for number in told.some_of_each_kind(self.rng):
            for other in islice(told.others(number, self.rng), 1):
                yield Change(number, other)

    def _hidden(self, told: Told) -> Iterator[Change]:
        """Something else that looks the same."""
        for number in self.rng.sample(told.hidden, min(self.size.glances, len(told.hidden))):
            for other in islice(told.alike(number, self.rng), 1):
                yield Change(number, other)

    def _lasting(self, told: Told, numbers: list[int], many: int) -> Iterator[Change]:
        """The same, and it stays hidden for long."""
        for _ in range(many):
            tried = [self.rng.choice(numbers) for _ in range(self.size.choice) if numbers]
            found = [(n, other) for n in tried for other in islice(told.alike(n, self.rng), 1)]
            best = max(found, key=lambda each: told.stays_hidden(*each), default=None)
            if best is not None:
                yield Change(*best)

    def _imagined(self, told: Told, many: int) -> Iterator[Change]:
        """Everything out of sight is dealt again."""
        for _ in range(many if self.game.imagine is not None else 0):
            number = self.rng.randrange(len(told.walked.states))
            yield Change(number, seed=self.rng.randrange(2**32))

    def _follow(self, told: Told, change: Change, most: int) -> Step | None:
        """The last entry at which both games still looked the same."""
        twins = Twins(told.walked, told.viewer, change)
        for step in islice(twins, most):
            for mark in self._marks(told, step.number)[: step.compares]:
                self.compared[mark] = self.compared.get(mark, 0) + 1
        if change.other is not None and len(twins.steps) > 1:
            self.pairs.append(twins)
        return twins.steps[-1] if twins.steps and twins.steps[-1].same else None

    def _seek(self, mark: Mark) -> None:
        """Changes before moments of this kind, until one of them lasts so long."""
        for told, number in islice(self._spread(self.due[mark]), self.size.tries):
            if mark in self.compared or self.closed[mark] >= CLOSED:
                return
            before = [n for n in told.hidden if n <= number][-NEAR:]
            for change in self._lasting(told, before, 1):
                last = self._follow(told, change, number + 1 - change.at)
                self.closed[mark] += last is not None and last.number == number
            if self.game.imagine is not None:
                self._follow(told, Change(number, seed=self.rng.randrange(2**32)), 1)

    def _spread(self, moments: list[tuple[Told, int]]) -> Iterator[tuple[Told, int]]:
        while True:
            yield self.rng.choice(moments)

    def _marks(self, told: Told, number: int) -> list[Mark]:
        after = told.walked.states[number + 1]
        marks = [("after", kind_of(told.walked.log[number][1]), told.viewer)]
        phase = getattr(after, "phase", None)
        if phase is not None and self.game.outcome(after) is None:
            marks.append(("in", str(phase), told.viewer))
        return marks


def _never(mark: Mark) -> str:
    where, what, viewer = mark
    seat = "the watcher" if viewer == WATCHER else f"seat {viewer}"
    return f"{where} `{what}`, {seat} was never compared"


class Told:
    """A game, and what one viewer is told of each of its entries."""

    def __init__(self, walked: Walk, viewer: int) -> None:
        self.walked, self.viewer = walked, viewer
        self.masks = [
            walked.game.mask(state, seat, move, viewer)
            for state, (seat, move) in zip(walked.states, walked.log, strict=False)
        ]
        self.hidden = [n for n, mask in enumerate(self.masks) if mask != walked.log[n][1]]
        self._hidden = frozenset(self.hidden)
        self._words = [set(format_move(m).split()) if m is not None else set() for m in self.masks]

    def hides(self, number: int) -> int:
        """1: something is hidden when this entry comes, or by it. 2: after it, too. 0: nothing."""
        is_hidden = number in self._hidden or self._is_anything_hidden(number)
        return is_hidden + (is_hidden and self._is_anything_hidden(number + 1))

    def _is_anything_hidden(self, number: int) -> bool:
        """In this state: the game imagines another one. Or it cannot, and an entry was hidden."""
        game, state = self.walked.game, self.walked.states[number]
        if game.imagine is None:
            return bool(self.hidden) and self.hidden[0] < number
        imagined = game.imagine(game.view(state, self.viewer), Random(number))
        return game.write_state(imagined) != game.write_state(state)

    def some_of_each_kind(self, rng: Random) -> Iterator[int]:
        """Entries of every kind that somebody else made."""
        seen: Counter[type[Move]] = Counter()
        for number in rng.sample(range(len(self.walked.log)), len(self.walked.log)):
            seat, move = self.walked.log[number]
            seen[type(move)] += seat != self.viewer
            if seat != self.viewer and seen[type(move)] <= OF_EACH_KIND:
                yield number

    def others(self, number: int, rng: Random) -> Iterator[Move]:
        seat, move = self.walked.log[number]
        return others(self.walked.game, self.walked.states[number], seat, move, rng)

    def alike(self, number: int, rng: Random) -> Iterator[Move]:
        """Other moves that the viewer is shown the same way."""
        state, (seat, _) = self.walked.states[number], self.walked.log[number]
        for other in self.others(number, rng):
            if self.walked.game.mask(state, seat, other, self.viewer) == self.masks[number]:
                yield other

    def stays_hidden(self, number: int, other: Move) -> int:
        """The first entry whose words, as the viewer is told it, name what was exchanged."""
        swap = swap_of(self.walked.log[number][1], other)
        words = {str(value) for pairs in swap.values() for value in pairs}
        later = range(number + 1, len(self._words))
        return next((n for n in later if words & self._words[n]), len(self._words))
