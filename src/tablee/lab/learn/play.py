"""Self-play: many games side by side, so that the net is asked about all of them at once."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

import msgspec
import numpy as np

from tablee.bots.search import share, sides_of
from tablee.kernel import CHANCE, Bot, Game, Move
from tablee.lab.simulate import NeverEnds
from tablee.pieces.learned.net import Array, Net
from tablee.table.ending import MOST_ENTRIES

HABIT: Final = "regular"
"""The level that plays the first games, and whenever somebody may act out of turn."""
SLIPS: Final = 0.06
"""Share of moves made at random, so that the net sees what it would not do."""
TRUST: Final = 0.8
"""How much the end of a game counts beside what was thought one move later."""
TOGETHER: Final = 64
"""Games side by side."""


class Lessons(msgspec.Struct, frozen=True):
    """Positions as the net sees them, and how their game ended for the viewer's side."""

    rows: Array
    results: Array


class _Match:
    """One of the games: its state, its players, and what is to be learned from it."""

    def __init__(self, game: Game, options: msgspec.Struct, seats: int, rng: Random) -> None:
        self.game, self.rng, self.seats = game, rng, seats
        self.state = game.start(options, seats)
        self.players: list[Bot] = [game.players[HABIT](seat) for seat in range(seats)]
        self.views: list[Any] = []
        self.steps = 0

    def advance(self) -> tuple[int, Sequence[Move]] | None:
        """Plays on to the next choice in turn: the seat and its moves. None at the end."""
        game, waits = self.game, self.game.awaited or self.game.to_act
        while acting := waits(self.state):
            self.steps += 1
            if self.steps > MOST_ENTRIES:
                raise NeverEnds(f"{game.key}: still playing after {self.steps} entries")
            if CHANCE in acting:
                self._apply(CHANCE, game.draw(self.state, self.rng))
            elif not self._acts_out_of_turn(acting):
                seat = acting[0]
                moves = game.legal(self.state, seat)
                if game.sensible is not None:
                    moves = game.sensible(game.view(self.state, seat), moves)
                if len(moves) > 1:
                    return seat, moves
                self._apply(seat, moves[0])
        return None

    def _acts_out_of_turn(self, acting: Sequence[int]) -> bool:
        for seat in self.game.to_act(self.state):
            moves = () if seat in acting else self.game.legal(self.state, seat)
            if moves:
                view = self.game.view(self.state, seat)
                intent = self.players[seat].think(view, moves, self.rng)
                if intent is not None:
                    self._apply(seat, intent.move)
                    return True
        return False

    def habit(self, seat: int, moves: Sequence[Move]) -> Move:
        intent = self.players[seat].think(self.game.view(self.state, seat), moves, self.rng)
        return moves[0] if intent is None else intent.move

    def after(self, seat: int, moves: Sequence[Move]) -> list[Any]:
        """What the seat would see after each of these moves."""
        apply, view = self.game.apply, self.game.view
        return [view(apply(self.state, seat, move), seat) for move in moves]

    def play(self, seat: int, move: Move) -> None:
        """Plays the move, and notes how its seat and one other seat see the result."""
        self._apply(seat, move)
        other = (seat + 1 + self.rng.randrange(self.seats - 1)) % self.seats
        self.views += [self.game.view(self.state, viewer) for viewer in (seat, other)]

    def _apply(self, seat: int, move: Move) -> None:
        self.state = self.game.apply(self.state, seat, move)

    def results(self) -> list[float]:
        """1 for a win, a half for a draw, for each view that was noted."""
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        sides = sides_of(self.game, self.state)
        return [share(outcome, view.me, sides) for view in self.views]


def self_play(
    game: Game, options: Sequence[msgspec.Struct], seats: int, net: Net | None, seed: str
) -> Lessons:
    """A batch of games, the options in turn. Everything follows from the seed."""
    rng = Random(seed)
    matches = [
        _Match(game, options[number % len(options)], seats, Random(f"{seed}/{number}"))
        for number in range(TOGETHER)
    ]
    going = matches
    while going:
        asked = [(match, found) for match in going if (found := match.advance()) is not None]
        going = [match for match, _ in asked]
        for match, seat, move in _chosen(asked, net, rng):
            match.play(seat, move)
    assert game.signs is not None
    rows = game.signs([view for match in matches for view in match.views])
    thought = None if net is None else net.chances(rows).tolist()
    results: list[float] = []
    for match in matches:
        ends = match.results()
        if thought is not None:
            ends = later(match.views, thought[len(results) : len(results) + len(ends)], ends)
        results += ends
    return Lessons(rows.astype(np.float16), np.array(results, np.float32))


def later(views: Sequence[Any], thought: Sequence[float], ends: Sequence[float]) -> list[float]:
    """For each view, what its seat thought later in the game, and in the end knew (TD(λ))."""
    coming: dict[int, float] = {}
    found = list(ends)
    for place in range(len(views) - 1, -1, -1):
        seat = views[place].me
        if seat not in coming:  # its last view of the game
            coming[seat] = ends[place]
            continue
        found[place] = coming[seat]
        coming[seat] = TRUST * found[place] + (1 - TRUST) * thought[place]
    return found


def _chosen(
    asked: Sequence[tuple[_Match, tuple[int, Sequence[Move]]]], net: Net | None, rng: Random
) -> list[tuple[_Match, int, Move]]:
    """What each seat does: by habit without a net, else what the net rates best; some at random."""
    picks: list[tuple[_Match, int, Move]] = []
    open_ones = []
    for match, (seat, moves) in asked:
        if rng.random() < SLIPS:
            picks.append((match, seat, moves[rng.randrange(len(moves))]))
        elif net is None:
            picks.append((match, seat, match.habit(seat, moves)))
        else:
            open_ones.append((match, seat, moves))
    if open_ones and net is not None:
        views = [view for match, seat, moves in open_ones for view in match.after(seat, moves)]
        signs = open_ones[0][0].game.signs
        assert signs is not None
        scores, place = net.scores(signs(views)), 0
        for match, seat, moves in open_ones:
            best = int(scores[place : place + len(moves)].argmax())
            picks.append((match, seat, moves[best]))
            place += len(moves)
    return picks
