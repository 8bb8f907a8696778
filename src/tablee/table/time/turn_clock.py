"""Clocks of turn games: how long each seat was waited for, computed from the log alone.

So a table that is opened after a restart has the very same clocks. A player who has used all their
time gets no more: in each of their turns it runs out at once.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from tablee.kernel import BadOptions, Entry, Game, Move, Rng
from tablee.store.contract.tables import Pace
from tablee.table.legal_moves import legal_moves
from tablee.table.time.absence import NO_SEATS
from tablee.wire import Clock


def check_pace(game: Game, pace: Pace) -> None:
    """Refuses a pace for a real-time game, which has a tempo of its own."""
    if game.tempo == "real-time" and pace != Pace():
        raise BadOptions("no_pace")


class TurnClocks:
    """Moments in ms on the table's clock. Without a pace no clock runs."""

    def __init__(self, game: Game, pace: Pace, state: Any, seats: int, began: int) -> None:
        self._awaited_in = game.awaited or game.to_act
        self._per_move = pace.per_move * 1_000
        self._per_game = pace.per_game * 1_000
        self.running = bool(self._per_move or self._per_game)
        self._spent = [0] * seats
        self._since = began
        self._turns: dict[int, int] = {}
        self._stuck = NO_SEATS
        if self.running:
            self._await(state, mover=None)

    def follow(self, entry: Entry, after: Any) -> None:
        """One more entry: its time is spent, and the next seat's time begins."""
        if not self.running:
            return
        for seat in self._turns:
            self._spent[seat] += entry.at - self._since
        self._since = entry.at
        self._stuck = NO_SEATS
        self._await(after, entry.seat)

    def _await(self, state: Any, mover: int | None) -> None:
        """A turn goes on while others act out of turn. A seat's own move begins its next one."""
        going = {seat: at for seat, at in self._turns.items() if seat != mover}
        seats = [seat for seat in self._awaited_in(state) if seat >= 0]
        self._turns = {seat: going.get(seat, self._since) for seat in seats}

    def deadline(self, seat: int) -> int:
        """When this seat, which is waited for, runs out of time."""
        ends = []
        if self._per_move:
            ends.append(self._turns[seat] + self._per_move)
        if self._per_game:
            ends.append(self._since + max(0, self._per_game - self._spent[seat]))
        return min(ends)

    def next(self, people: Collection[int]) -> tuple[int, int] | None:
        """(moment, seat) of the one of these people who runs out first."""
        seats = [seat for seat in self._turns if seat in people and seat not in self._stuck]
        return min(((self.deadline(seat), seat) for seat in seats), default=None)

    def give_up(self, seat: int) -> None:
        """Nothing could be played for it, so its clock waits until something else happens."""
        self._stuck |= {seat}

    # --- shown to all --------------------------------------------------------------------------

    def clocks(self, people: Collection[int], now: int) -> Sequence[Clock]:
        """The time for this move of those who are waited for, and what is left for the game."""
        return (*self._turn_clocks(people, now), *self._banks(people, now))

    def marks(self, people: Collection[int]) -> Iterator[tuple[str, int]]:
        """Marks that change when the clocks must be sent again."""
        for seat in people:
            if self._per_move and seat in self._turns:
                yield f"turn-{seat}", self._turns[seat]
            if self._per_game:
                running = self._since if seat in self._turns else -1
                yield f"bank-{seat}-{running}", self._spent[seat]

    def _turn_clocks(self, people: Collection[int], now: int) -> Iterator[Clock]:
        for seat, at in self._turns.items():
            if self._per_move and seat in people:
                left = max(0, at + self._per_move - now)
                yield Clock(f"turn-{seat}", seat, left, self._per_move, "turn")

    def _banks(self, people: Collection[int], now: int) -> Iterator[Clock]:
        for seat in sorted(people) if self._per_game else ():
            running = seat in self._turns
            spent = self._spent[seat] + (max(0, now - self._since) if running else 0)
            left = max(0, self._per_game - spent)
            yield Clock(f"bank-{seat}", seat, left, self._per_game, "bank", running)


def moves_out_of_time(game: Game, state: Any, seat: int, rng: Rng) -> Iterator[Move]:
    """Moves to try when time runs out, the game's own choice first. One will be accepted."""
    wish = _wish(game, state, seat)
    if wish is not None:
        yield wish
    legal = legal_moves(game, state, seat)
    yield from (move for move in legal if not move.blanks)
    if game.fill is not None:
        view = game.view(state, seat)
        yield from (game.fill(view, move, rng) for move in legal if move.blanks)


def _wish(game: Game, state: Any, seat: int) -> Move | None:
    """The game's own choice. A fault in it must not stop the clock."""
    try:
        return None if game.default is None else game.default(state, seat)
    except Exception:
        return None
