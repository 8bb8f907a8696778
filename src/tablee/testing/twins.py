"""Two games that one viewer cannot tell apart, and the first thing that betrays which is played.

The second game is the first with one thing exchanged that the viewer cannot know: another card
dealt in secret, another hidden choice; or everything out of sight, dealt again by `imagine`. What
follows from it is relabelled.

A viewer may know what `mask` shows of each entry, and what `reveals` says that the rules open by
it. While both are the same in the two games, all that is shown must be: this finds a view that
shows too much. When a mask differs, the view must, too: this finds a mask that shows too much.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from random import Random
from typing import Any, TypeAlias

import msgspec

from tablee.kernel import Entry, Game, IllegalMove, Move, format_move
from tablee.testing.relabel import Swap, others, relabelled, swap_of
from tablee.testing.shown import Eyes, refusals
from tablee.testing.walk import Walk, name_of

ASKED = 8
"""After every so many entries the viewer tries some moves in vain."""

Heard: TypeAlias = tuple[str | None, Any]


class Change(msgspec.Struct, frozen=True):
    """Where the second game becomes another one."""

    at: int
    """The number of entries before it."""
    other: Move | None = None
    """What comes instead of the next entry. None: `imagine` deals again what is out of sight."""
    seed: int = 0


class Step(msgspec.Struct, frozen=True):
    """One entry of both games."""

    number: int
    seat: int
    moves: tuple[Move, Move]
    states: tuple[Any, Any]
    """After it."""
    heard: tuple[Heard, Heard]
    """All that the viewer may know of each."""
    differed: bool
    """The states before it were different."""
    differs: bool
    """Those after it are: there is something to betray."""

    @property
    def same(self) -> bool:
        return self.heard[0] == self.heard[1]

    @property
    def compares(self) -> int:
        """0: nothing was hidden. 1: the move was compared. 2: what follows from it, too."""
        follows = self.same and self.differs
        return (self.differed or follows) + follows


class Leak(AssertionError):
    """Something that a viewer is shown depends on what they cannot know."""

    def __init__(self, what: str, twins: Twins, entry: int) -> None:
        super().__init__(f"after entry {entry}, to {name_of(twins.viewer)}: {what}")
        self.twins = twins
        self.entry = entry


class Twins:
    """A game as it was walked, beside the same game with one thing changed."""

    def __init__(self, walked: Walk, viewer: int, change: Change) -> None:
        self.walked, self.viewer, self.change = walked, viewer, change
        self.game: Game = walked.game
        self.steps: list[Step] = []
        start = walked.states[change.at]
        self.starts = start, self._begin(start)
        self._swap: Swap = {}

    def __iter__(self) -> Iterator[Step]:
        """Entry by entry, until the viewer may know the difference; raises Leak."""
        if self.change.other is None:
            self._assert_same(self._eyes.first(self.starts), self.change.at)
        states = self.starts
        for number in range(self.change.at, len(self.walked.log)):
            step = self._step(number, states)
            if step is None:
                return
            self.steps.append(step)
            is_end = self.is_end(step)
            if step.same and not is_end:
                self._look(step, states)
            elif not is_end:
                self._assert_seen(step)
            yield step
            if is_end or not step.same:
                return
            states = step.states

    def log(self, side: int) -> list[tuple[int, Move]]:
        """The whole log of one of the games, where both have one."""
        return [
            *self.walked.log[: self.change.at],
            *((step.seat, step.moves[side]) for step in self.steps),
        ]

    def is_end(self, step: Step) -> bool:
        """Then everything may be laid open."""
        return any(self.game.outcome(state) is not None for state in step.states)

    def differ(self, states: tuple[Any, Any]) -> bool:
        one, other = states
        return one is not other and self.game.write_state(one) != self.game.write_state(other)

    @cached_property
    def _eyes(self) -> Eyes:
        return Eyes(self.game, self.viewer, self.starts)

    def _begin(self, state: Any) -> Any:
        if self.change.other is not None:
            return state
        assert self.game.imagine is not None
        return self.game.imagine(self.game.view(state, self.viewer), Random(self.change.seed))

    def _step(self, number: int, states: tuple[Any, Any]) -> Step | None:
        """The next entry of both; None where the second game cannot go on like this."""
        seat, move = self.walked.log[number]
        true = self._heard(states[0], seat, move)
        answers = self._answers(number, states[1], seat, move, true)
        found = self._find(states[1], seat, answers, true)
        if found is None:
            told = f"`{format_move(move)}` is refused in the other game"
            self._assert_same(told if seat == self.viewer else None, number)
            return None
        other, after, heard = found
        self._swap = self._swap or swap_of(move, other)
        afters = self.walked.states[number + 1], after
        differ = self.differ(states), self.differ(afters)
        return Step(number, seat, (move, other), afters, (true, heard), *differ)

    def _answers(
        self, number: int, state: Any, seat: int, move: Move, heard: Heard
    ) -> Iterator[Move]:
        """What may come in the second game, the likeliest first."""
        if number == self.change.at and self.change.other is not None:
            yield self.change.other
        elif seat == self.viewer:
            yield move
        else:
            yield from relabelled(move, self._swap)
            if heard[0] != format_move(move):  # else nothing else looks the same
                yield from others(self.game, state, seat, move, Random(number))

    def _find(
        self, state: Any, seat: int, answers: Iterator[Move], true: Heard
    ) -> tuple[Move, Any, Heard] | None:
        """The first that is legal and sounds the same; else the first that is legal."""
        first = None
        for other in answers:
            try:
                after = self.game.apply(state, seat, other)
            except IllegalMove:
                continue
            found = other, after, self._heard(state, seat, other)
            if found[2] == true:
                return found
            first = first or found
        return first

    def _heard(self, state: Any, seat: int, move: Move) -> Heard:
        """All that the viewer may know of a move."""
        masked = self.game.mask(state, seat, move, self.viewer)
        told = None if masked is None else format_move(masked)
        return told, self.game.reveals(state, seat, move, self.viewer)

    def _look(self, step: Step, before: tuple[Any, Any]) -> None:
        entry = step.number + 1
        one, other = (Entry(entry, step.seat, move) for move in step.moves)
        self._assert_same(self._eyes.look(before, (one, other), step.states), entry)
        if entry % ASKED == 0:
            told = refusals(self.walked, entry, step.states[1], self.viewer)
            self._assert_same(told, entry)

    def _assert_same(self, different: str | None, entry: int) -> None:
        if different:
            raise Leak(different, self, entry)

    def _assert_seen(self, step: Step) -> None:
        """What `mask` shows lies open, so the view shows it, or `reveals` says that it was open.

        Checked only if both games make the same move or were the same before it: otherwise the two
        masks may differ for another reason. If both games are the same after it, nothing is hidden.
        """
        (mask, opened), (mask_too, opened_too) = step.heard
        comparable = step.moves[0] == step.moves[1] or not step.differed
        if opened != opened_too or not comparable or not step.differs:
            return
        one, other = (self.game.view(state, self.viewer) for state in step.states)
        if one == other:
            what = f"`mask` shows {mask}, and {mask_too} in the other game; the view shows neither"
            raise Leak(what, self, step.number + 1)
