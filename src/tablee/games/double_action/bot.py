"""House bots: they look at lines, remember to draw (mostly), and never tell anybody anything."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from tablee.games.double_action.board import ALL_THROUGH, CELLS
from tablee.games.double_action.components import FREE, PRINTED
from tablee.games.double_action.foresight import foresee
from tablee.games.double_action.moves import Draw, Hint, Play, Remove, Swap
from tablee.games.double_action.plan import Position, choices
from tablee.games.double_action.search import search
from tablee.games.double_action.sight import View
from tablee.games.double_action.state import pack_count, team_of
from tablee.kernel import Bot, Intent, Move, Reaction, Rng
from tablee.pieces.playing_cards import KINDS

DRAWING = Reaction(mean_ms=420, spread_ms=40, tail_ms=20)
"""Short: a draw comes before the next player has decided."""
PLAYING = Reaction(mean_ms=3_000, spread_ms=250, tail_ms=700)
SOONEST_MS = 2_400
"""The player before has time to draw; the delay does not depend on whether they have."""


class Level(msgspec.Struct, frozen=True):
    """How well somebody plays."""

    forgets: float = 0.0
    """How often a due draw is overlooked at one look at the table."""
    slips: float = 0.0
    """How often any card is played anywhere."""
    looks_ahead: bool = False
    knows: bool = False
    """Asks the learned value; looks ahead by the first judgement alone where it is not there."""
    blind: bool = False
    """Sees its own lines only."""


class Player:
    """Draws if it remembers to, changes dead cards, then plays what its level finds best."""

    def __init__(self, level: Level) -> None:
        self._level = level
        self._plan: tuple[View, Move] | None = None

    def notice(self, view: View) -> None:
        """Nothing to remember: all that matters is in the view."""

    def think(self, view: View, legal: Sequence[Move], rng: Rng) -> Intent | None:
        """DA-31 is kept: hints are never considered."""
        moves = [move for move in legal if not isinstance(move, Hint)]
        if Draw() in moves:
            if rng.random() >= self._level.forgets:
                return Intent(Draw(), DRAWING.draw(rng))
            moves.remove(Draw())
        if not moves:
            return None
        return Intent(self._planned(view, moves, rng), max(SOONEST_MS, PLAYING.draw(rng)))

    def _planned(self, view: View, moves: Sequence[Move], rng: Rng) -> Move:
        """A plan holds as long as board and hand are what they were: a draw changes nothing."""
        if self._plan is not None and self._plan[1] in moves:
            before = self._plan[0]
            if (before.tokens, before.hand, before.swapped) == (
                view.tokens,
                view.hand,
                view.swapped,
            ):
                return self._plan[1]
        self._plan = view, self._choose(view, moves, rng)
        return self._plan[1]

    def _choose(self, view: View, moves: Sequence[Move], rng: Rng) -> Move:
        dead = [move for move in moves if isinstance(move, Swap)]
        if dead:
            return dead[0]
        if len(moves) == 1 or rng.random() < self._level.slips:
            return moves[rng.randrange(len(moves))]
        if self._level.blind:
            return greediest(view, moves, rng)
        if self._level.knows and (found := foresee(view, position_of(view), moves, rng)):
            return found
        if self._level.looks_ahead:
            return search(view, position_of(view), moves, rng)
        return best_looking(view, moves, rng)


def position_of(view: View) -> Position:
    """The board, and the cells whose card has been laid as often as it exists."""
    packs = pack_count(view.options, view.seats)
    laid = [0] * len(KINDS)
    for pile in view.discards:
        for kind in pile:
            laid[kind] += 1
    gone = sum(1 << c for c, kind in enumerate(PRINTED) if kind is not None and laid[kind] == packs)
    return Position(view.tokens, view.locked, view.series, gone, view.options.target)


def best_looking(view: View, moves: Sequence[Move], rng: Rng) -> Move:
    """The move that does most for my lines and against theirs, without looking further."""
    found = choices(position_of(view), team_of(view.me), view.hand, view.left)
    worth = {(c.kind, c.cell, c.removes): c.worth for c in found}
    return _any_best(moves, [_worth(worth, move) for move in moves], rng)


def _worth(worth: Mapping[tuple[int, int, bool], float], move: Move) -> float:
    if isinstance(move, Play | Remove):
        key = (KINDS[move.card], CELLS[move.cell], isinstance(move, Remove))
        return worth.get(key, -1_000.0)
    return -2_000.0


def greediest(view: View, moves: Sequence[Move], rng: Rng) -> Move:
    """The longest line of one's own, now; a token is taken off only if none can be placed."""
    team = team_of(view.me)
    position = position_of(view)
    return _any_best(moves, [_greed(position, team, move) for move in moves], rng)


def _greed(position: Position, team: int, move: Move) -> float:
    if not isinstance(move, Play):
        return -1.0
    cell = CELLS[move.cell]
    mine, theirs = position.tokens[team] | FREE | 1 << cell, position.tokens[1 - team]
    open_fives = (five for five in ALL_THROUGH[cell] if not five & theirs)
    return max((float((five & mine).bit_count()) for five in open_fives), default=0.0)


def _any_best(moves: Sequence[Move], worth: Sequence[float], rng: Rng) -> Move:
    most = max(worth)
    best = [move for move, each in zip(moves, worth, strict=True) if each == most]
    return best[rng.randrange(len(best))]


# The former expert has no learned value: new players are measured against it.
LEVELS = {
    "beginner": Level(forgets=0.12, slips=0.25, blind=True),
    "regular": Level(forgets=0.02, slips=0.2),
    "expert": Level(looks_ahead=True, knows=True),
    "greedy": Level(blind=True),
    "former": Level(looks_ahead=True),
}


def _maker(level: Level) -> Callable[[int], Bot]:
    return lambda seat: Player(level)


PLAYERS: Mapping[str, Callable[[int], Bot]] = {
    name: _maker(level) for name, level in LEVELS.items()
}
