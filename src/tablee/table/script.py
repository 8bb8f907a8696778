"""A lesson at a table: what is played next, and whether the learner's move is the one taught."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.kernel import LEARNER, Entry, Fault, Game, Move, Step, format_move, parse_move
from tablee.store.contract.tables import Sheet


class Script:
    """The steps of a lesson. Step 1 becomes entry 1, so the number of an entry says how far it is.

    If the game has other steps now than when the table began, the lesson is over.
    """

    def __init__(self, game: Game, steps: Sequence[Step], entries: Sequence[Entry] = ()) -> None:
        self._game = game
        self._steps = steps
        self._moves = tuple(parse_move(game.moves, step.move) for step in steps)
        if not self._led_to(entries):
            self._steps = self._moves = ()

    def is_over(self, number: int) -> bool:
        """Whether entry `number` was the last of the lesson."""
        return number >= len(self._steps)

    def at_once(self, number: int) -> tuple[int, Move] | None:
        """The next seat and move, if it needs nobody."""
        if self.is_over(number) or self._steps[number].say is not None:
            return None
        return self._steps[number].seat, self._moves[number]

    def of_another(self, number: int) -> tuple[int, Move]:
        """The move of another player, once the learner has read what is said of it."""
        if self.is_over(number) or self._steps[number].seat == LEARNER:
            raise Fault("lesson_waits")
        return self._steps[number].seat, self._moves[number]

    def check(self, state: Any, number: int, seat: int, move: Move) -> None:
        """Raises a Fault for a move that the rules do not allow, or that is not taught now."""
        if self.is_over(number) or self._steps[number].seat != LEARNER:
            raise Fault("lesson_not_yet")
        self._game.apply(state, seat, move)
        if not _is_same(move, self._moves[number]):
            raise Fault("lesson_other")

    def _led_to(self, entries: Sequence[Entry]) -> bool:
        steps = zip(entries, self._steps, self._moves, strict=False)
        return len(entries) <= len(self._steps) and all(
            entry.seat == step.seat and _is_same(entry.move, move) for entry, step, move in steps
        )


def _is_same(move: Move, taught: Move) -> bool:
    """People type words in small letters too."""
    return format_move(move).casefold() == format_move(taught).casefold()


def script_of(game: Game, sheet: Sheet, entries: Sequence[Entry] = ()) -> Script | None:
    """The lesson that is played at this table, if it is one."""
    if not sheet.terms.lesson or sheet.status != "playing":
        return None
    steps = () if game.lesson is None else game.lesson(sheet.terms.lesson).steps
    return Script(game, steps, entries)
