"""House players of Switch: they weigh stopping against throwing again by exact odds.

A beginner and a regular look at their own pack only (how many turns are left); an expert solves
the duel with the strongest rival. Levels differ in care, in attention and in speed too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from typing import Final, Literal

import msgspec

from tablee.games.switch.components import LAST, PACKS
from tablee.games.switch.odds import GONE, duel, risk, turns_left
from tablee.games.switch.state import (
    NOBODY,
    Block,
    Decline,
    Let,
    Lock,
    Pass,
    Rethrow,
    Shed,
    State,
    Stop,
    Swap,
    View,
    after_bust,
    is_locked,
    sheddable,
)
from tablee.kernel import Bot, Intent, Move, Reaction, Rng

WAIT: Final = 2.5
"""Turns a pack stands still under the token: the Block face or a swap frees it, 2 sides of 6."""

WORTH_A_TOKEN: Final = 1.0
"""Turns a swap must cost before the token is spent on stopping it."""

COURTESY_MS: Final = 2_500
"""A throw lies at least so long before a computer sheds, where somebody else has the token: people
need that long to see the dice and to use it (SW-43)."""

ENVY: Final = 0.01
"""A player who looks only at their own pack still does not swap for a worse one."""


class Level(msgspec.Struct, frozen=True):
    """How well somebody plays."""

    looks: Literal["alone", "duel"]
    slips: float
    """Share of decisions taken at random."""
    alarm: int
    """Uses the token when a rival is about to show this card; 17 is about to win."""
    fear: int
    """Uses it before a rival throws for this card or a later one; 17 is never."""
    notices: float
    """Share of moments at which the token is thought of out of turn."""
    pace: Reaction
    reflex: Reaction


LEVELS: Final[Mapping[str, Level]] = {
    "beginner": Level(
        "alone", 0.25, GONE, GONE, 0.4, Reaction(1400, 250, 700), Reaction(1600, 300, 900)
    ),
    "regular": Level("alone", 0.05, 14, 15, 0.8, Reaction(950, 150, 400), Reaction(900, 160, 400)),
    "expert": Level("duel", 0.0, 9, 13, 1.0, Reaction(700, 100, 250), Reaction(480, 70, 160)),
}


class Worth:
    """What a position is worth to a seat, the more the better."""

    def __init__(self, level: Level, me: int) -> None:
        self._looks = level.looks
        self._me = me

    def hand_over(self, tops: Sequence[int], locked: int | None) -> float:
        """The next player is about to throw; `locked` is the seat whose pack has the token."""
        mine, rival = self._compare(tops, locked)
        if self._looks == "duel":
            return duel().hand_over(mine, rival)
        return ENVY * turns_left()[rival] - turns_left()[mine]

    def go_on(self, tops: Sequence[int], locked: int | None) -> float:
        """I throw again."""
        mine, rival = self._compare(tops, locked)
        if self._looks == "duel":
            return duel().go_on(mine, rival)
        return ENVY * turns_left()[rival] - _risk()[mine]

    def _compare(self, tops: Sequence[int], locked: int | None) -> tuple[int, int]:
        felt = [_felt(top) if seat == locked else top for seat, top in enumerate(tops)]
        mine = felt.pop(self._me)
        return mine, min(felt, key=lambda top: turns_left()[top])


class HousePlayer:
    """One computer player; everything lies open, so it remembers nothing."""

    def __init__(self, level: Level, seat: int) -> None:
        self._level = level
        self._me = seat
        self._worth = Worth(level, seat)

    def notice(self, view: View) -> None:
        """Nothing to remember."""

    def think(self, view: View, legal: Sequence[Move], rng: Rng) -> Intent | None:
        state, mine = view.table, view.table.turn == self._me
        lock = self._lock(state) if state.owner == self._me else None
        if lock is not None and rng.random() < self._level.notices:
            return Intent(lock, self._level.reflex.draw(rng))
        if state.phase == "window":
            return Intent(self._answer(state), self._level.reflex.draw(rng))
        if not mine:
            return None
        choices = [move for move in legal if not isinstance(move, Lock | Pass)]
        move = self._choose(state, choices)
        if rng.random() < self._level.slips:
            move = choices[rng.randrange(len(choices))]
        return Intent(move, max(self._level.pace.draw(rng), self._courtesy(state)))

    def _courtesy(self, state: State) -> int:
        """SW-43: shedding waits for whoever may still put the token on my pack."""
        contested = state.phase == "shed" and state.owner not in (NOBODY, self._me)
        return COURTESY_MS if contested else 0

    def _choose(self, state: State, choices: Sequence[Move]) -> Move:
        if len(choices) == 1:
            return choices[0]
        return max(choices, key=lambda move: self._value(state, move))

    def _value(self, state: State, move: Move) -> float:
        worth, locked = self._worth, _locked_seat(state)
        match move:
            case Stop():
                return worth.hand_over(state.tops, locked)
            case Rethrow():
                return worth.go_on(state.tops, locked)
            case Shed(cards):
                return self._shed_value(state, cards)
            case Swap(seat):
                return worth.hand_over(*_swapped(state, self._me, seat))
            case Decline() if state.options.green_ends_turn:
                return worth.hand_over(state.tops, locked)
            case Decline():
                numbers = range(1, sheddable(state) + 1)
                shed = (self._shed_value(state, number) for number in numbers)
                return max(shed, default=worth.hand_over(_failed(state), locked))
            case _:
                return 0.0

    def _shed_value(self, state: State, cards: int) -> float:
        tops, locked = list(state.tops), _locked_seat(state)
        tops[self._me] += cards
        if tops[self._me] == GONE:
            return 2.0  # nothing is better than having won
        return max(self._worth.hand_over(tops, locked), self._worth.go_on(tops, locked))

    def _answer(self, state: State) -> Move:
        """The token stops a swap that takes a clearly better pack from me."""
        turns = turns_left()
        loss = turns[state.tops[state.turn]] - turns[state.tops[self._me]]
        bad = state.target == self._me and loss >= WORTH_A_TOKEN
        return Block(state.throws) if bad else Let(state.throws)

    def _lock(self, state: State) -> Lock | None:
        """SW-43: at any moment, mine or not, the token goes on a pack that gets too far."""
        seat, top = state.turn, state.tops[state.turn]
        if state.phase == "shed" and seat != self._me:
            return _lock(state, seat) if top + sheddable(state) >= self._level.alarm else None
        if state.phase not in ("throw", "choice"):
            return None
        rivals = [seat for seat in range(len(state.tops)) if seat != self._me]
        ahead = max(rivals, key=state.tops.__getitem__)
        return _lock(state, ahead) if state.tops[ahead] >= self._level.fear else None


def _lock(state: State, seat: int) -> Lock:
    return Lock(seat, PACKS[state.packs[seat]])


def _locked_seat(state: State) -> int | None:
    return next((seat for seat in range(len(state.tops)) if is_locked(state, seat)), None)


def _swapped(state: State, one: int, other: int) -> tuple[list[int], int | None]:
    tops, locked = list(state.tops), _locked_seat(state)
    tops[one], tops[other] = tops[other], tops[one]
    return tops, {one: other, other: one}.get(locked, locked) if locked is not None else None


def _failed(state: State) -> list[int]:
    tops = list(state.tops)
    spared = is_locked(state, state.turn) and state.options.block_is_no_bust
    if state.again and not spared:
        tops[state.turn] = after_bust(tops[state.turn])
    return tops


@cache
def _risk() -> tuple[float, ...]:
    return tuple(risk(turns_left()))


@cache
def _felt(top: int) -> int:
    """A pack under the token is worth about as much as one some turns behind."""
    turns = turns_left()
    behind = [card for card in range(1, top) if turns[card] >= turns[top] + WAIT]
    return max(behind, default=1) if top <= LAST else top


PLAYERS: Final[Mapping[str, Callable[[int], Bot]]] = {
    name: partial(HousePlayer, level) for name, level in LEVELS.items()
}
