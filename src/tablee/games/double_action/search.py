"""The former expert's search: deal the unseen cards again, play a few turns, judge the board.

It never reads a clock; the work is bounded by counts: candidates, worlds dealt, turns looked ahead.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.games.double_action.board import CELLS
from tablee.games.double_action.moves import Play, Remove
from tablee.games.double_action.plan import WIN, Choice, Position, balance, choices, held_cells
from tablee.games.double_action.sight import View, imagine
from tablee.games.double_action.state import State, team_of
from tablee.kernel import Move, Rng
from tablee.pieces import stock as stocks
from tablee.pieces.playing_cards import KINDS

ROUNDS: Final = ((6, 4), (3, 8))
"""So many candidates are tried in so many worlds; the better ones go to the next round."""
AHEAD: Final = 4
"""Turns played on after a candidate, whoever they belong to."""
PRIOR: Final = 1.0
"""How much the first judgement of a candidate counts beside what became of it: now is better."""
SOON: Final = 0.97
"""A win is worth a little less for every turn it takes."""


class World:
    """One way the unseen cards may lie, played on by everybody's first judgement."""

    def __init__(self, state: State, position: Position, rng: Rng) -> None:
        self.position = position
        self.hands = [list(hand) for hand in state.hands]
        self.stock = stocks.kinds(state.stock)
        self.target = state.options.target
        self.rng = rng

    def act(self, seat: int, choice: Choice, way: int = 0) -> bool:
        """One turn, and the draw after it; whether it wins."""
        team = team_of(seat)
        if choice.removes:
            self.position.take(1 - team, choice.cell)
        else:
            self.position.put(team, choice.cell, way)
        hand = self.hands[seat]
        hand.remove(choice.kind)
        if self.stock:
            place = self.rng.randrange(len(self.stock))
            self.stock[place], self.stock[-1] = self.stock[-1], self.stock[place]
            hand.append(self.stock.pop())
        return len(self.position.series[team]) >= self.target

    def play_on(self, seat: int, turns: int, me: int) -> float:
        """How it stands for `me` after so many more turns."""
        team = team_of(me)
        for turn in range(turns):
            if not self.stock:
                return self.verdict(team)
            found = choices(self.position, team_of(seat), self.hands[seat], len(self.stock), 1)
            best = max(found, default=None)
            if best is not None and self.act(seat, best):
                won = WIN * SOON**turn
                return won if team_of(seat) == team else -won
            seat = (seat + 1) % len(self.hands)
        return balance(self.position, team, held_cells(self.hands[me]))

    def verdict(self, team: int) -> float:
        """DA-38, DA-39: series, then tokens."""
        mine, theirs = self.position.series[team], self.position.series[1 - team]
        tokens = [each.bit_count() for each in self.position.tokens]
        lead = (len(mine) - len(theirs)) or (tokens[team] - tokens[1 - team])
        return WIN * ((lead > 0) - (lead < 0))


def search(view: View, position: Position, moves: Sequence[Move], rng: Rng) -> Move:
    """The candidate that stands best on average over the worlds dealt."""
    me = view.me
    found = {
        (choice.kind, choice.cell, choice.removes): choice
        for choice in choices(position, team_of(me), view.hand, view.left)
    }
    known = [(choice, move) for move in moves if (choice := found.get(key_of(move))) is not None]
    if not known:
        return moves[rng.randrange(len(moves))]
    known.sort(key=lambda pair: -pair[0].worth)
    totals = [0.0] * len(known)
    order = list(range(len(known)))
    for candidates, worlds in ROUNDS:
        order = order[:candidates]
        for _ in range(worlds):
            world = imagine(view, rng)
            for number in order:
                totals[number] += _try(world, position, *known[number], me, rng)
                totals[number] += PRIOR * known[number][0].worth
        order.sort(key=lambda number: -totals[number])
    return known[order[0]][1]


def _try(state: State, position: Position, choice: Choice, move: Move, me: int, rng: Rng) -> float:
    world = World(state, position.copy(), rng)
    if world.act(me, choice, move.choice if isinstance(move, Play) else 0):
        return WIN
    return world.play_on((me + 1) % state.seats, AHEAD, me)


def key_of(move: Move) -> tuple[int, int, bool]:
    if isinstance(move, Play | Remove):
        return KINDS[move.card], CELLS[move.cell], isinstance(move, Remove)
    return -1, -1, False
