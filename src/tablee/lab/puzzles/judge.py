"""How good each move of a position is, from one seat's view: exactly, or by games played on.

Hidden things are never read: states are imagined from the view. Every move is tried in the same
imagined states with the same chance, so that luck is the same for all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import Any, Final

import msgspec

from tablee.bots import can_search
from tablee.bots.quick import Quick
from tablee.bots.search import estimate, share, sides_of
from tablee.kernel import CHANCE, Bot, Game, IllegalMove, Move, Stream

LEAD: Final = 0.10
"""The best move wins at least so much more than the next best one."""
ERRORS: Final = 3.0
"""Where games are played on: the lead is at least so many standard errors."""
FINALISTS: Final = 4
"""Moves that are tried in all worlds; a few worlds for every move find these first."""
FIRST: Final = 16
"""The part of the worlds in which every move is tried."""
TRIES: Final = 60
"""Steps of search in one world, for a game that brings no computer players."""
LONGEST: Final = 2_000
"""Moves of one game; after that nobody has won."""
OPEN_SECRET: Final = bytes(32)
"""The secret for games that are played on, never that of a table."""
LOOKS: Final = 3
REGULAR: Final = "regular"


class NoJudge(Exception):
    """Nobody can say which move is the best; the sentence says why."""


class Liar(Exception):
    """What the game imagines is not what the seat sees."""


class Judged(msgspec.Struct, frozen=True):
    """Moves with their chances to win, the best first."""

    moves: tuple[Move, ...]
    chances: tuple[float, ...]
    error: float = 0.0
    """One standard error of the lead; 0 where it is exact."""

    @property
    def lead(self) -> float:
        return self.chances[0] - self.chances[1] if len(self.chances) > 1 else 0.0

    @property
    def is_clear(self) -> bool:
        """One move is better than all others, beyond doubt and by enough."""
        return self.lead >= max(LEAD, ERRORS * self.error)


def judge(
    game: Game, seat: int, view: Any, moves: Sequence[Move], worlds: int, seed: str
) -> Judged:
    """By the game's own exact chances, else by games played on in so many worlds."""
    weighed = None if game.weigh is None else game.weigh(view, moves)
    if weighed is not None and not weighed.about:
        return _sorted(dict(zip(moves, ([c] for c in weighed.chances), strict=True)))
    return play_on_from(game, seat, view, moves, worlds, seed)


def play_on_from(
    game: Game, seat: int, view: Any, moves: Sequence[Move], worlds: int, seed: str
) -> Judged:
    """By games played on, whatever the game says of its chances."""
    check_judge(game)
    check_imagined(game, seat, view, seed)
    try:
        return _played_on(_Trial(game, seat, view, seed), moves, worlds)
    except IllegalMove as fault:
        raise Liar(f"{game.key} imagines what its own rules refuse: {fault.code}") from None


def check_judge(game: Game) -> None:
    """Raises NoJudge for a game in which nobody can say what is best."""
    if game.tempo == "real-time":
        raise NoJudge(f"{game.key} is played in real time: nobody is waited for")
    if game.weigh is not None:
        return
    if not can_search(game):
        raise NoJudge(f"{game.key} does not say what may be hidden")
    if game.fill is not None:
        raise NoJudge(f"a vocabulary decides in {game.key}, and nobody's is known")


def check_imagined(game: Game, seat: int, view: Any, seed: str) -> Any:
    """A state that the seat may imagine; raises Liar where it looks otherwise to the seat."""
    if game.imagine is None:
        raise NoJudge(f"{game.key} does not say what may be hidden")
    for look in range(LOOKS):
        state = game.imagine(view, Stream(OPEN_SECRET, ("imagine", seed), look))
        if game.view(state, seat) != view:
            raise Liar(f"{game.key} imagines a state that seat {seat} would see otherwise")
    return state


# --- games played on -----------------------------------------------------------------------------


class _Trial:
    """One position, from one seat's view."""

    def __init__(self, game: Game, seat: int, view: Any, seed: str) -> None:
        self._game, self._seat, self._view, self._seed = game, seat, view, seed

    def outcome(self, move: Move, world: int) -> float:
        """1 for a win with this move in this world; a search gives a share of its tries."""
        game, seat = self._game, self._seat
        assert game.imagine is not None
        state = game.imagine(self._view, self._rng("world", world))
        after, rng = game.apply(state, seat, move), self._rng("on", world)
        if REGULAR in game.players:
            return play_on(game, game.players[REGULAR], seat, after, rng)
        return estimate(game, seat, lambda: after, TRIES, rng)[0]

    def _rng(self, why: str, world: int) -> Quick:
        return Quick(Stream(OPEN_SECRET, (why, self._seed), world))


def play_on(game: Game, make: Callable[[int], Bot], seat: int, state: Any, rng: Quick) -> float:
    """How it ends for the seat if computer players go on from here."""
    waits, bots = game.awaited or game.to_act, dict[int, Bot]()
    for _ in range(LONGEST):
        acting = waits(state)
        if not acting:
            break
        mover = acting[0]
        if mover == CHANCE:
            state = game.apply(state, mover, game.draw(state, rng))
            continue
        legal, bot = game.legal(state, mover), bots.setdefault(mover, make(mover))
        intent = bot.think(game.view(state, mover), legal, rng)
        state = game.apply(state, mover, legal[0] if intent is None else intent.move)
    outcome = game.outcome(state)
    return 0.0 if outcome is None else share(outcome, seat, sides_of(game, state))


def _played_on(trial: _Trial, moves: Sequence[Move], worlds: int) -> Judged:
    """A few worlds for every move, all of them for the best few."""
    few = max(1, worlds // FIRST)
    tried = {move: [trial.outcome(move, world) for world in range(few)] for move in moves}
    ranked = sorted(moves, key=lambda move: -_mean(tried[move]))
    for move in ranked[:FINALISTS]:
        tried[move] += [trial.outcome(move, world) for world in range(few, worlds)]
    return _sorted({move: tried[move] for move in ranked})


def _sorted(tried: Mapping[Move, Sequence[float]]) -> Judged:
    """Moves tried in all worlds come first. No other move is rated above them."""
    most = max(map(len, tried.values()))
    best = sorted((m for m in tried if len(tried[m]) == most), key=lambda m: -_mean(tried[m]))
    least = _mean(tried[best[-1]])
    others = [(min(least, _mean(told)), move) for move, told in tried.items() if move not in best]
    others.sort(key=lambda other: -other[0])
    chances = (*(_mean(tried[move]) for move in best), *(chance for chance, _ in others))
    return Judged(
        (*best, *(move for _, move in others)),
        tuple(round(chance, 4) for chance in chances),
        _error(tried[best[0]], tried[best[1]]) if most > 1 and len(best) > 1 else 0.0,
    )


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _error(one: Sequence[float], other: Sequence[float]) -> float:
    """The error of the mean difference. It is never 0, since luck may be the same in all."""
    gaps = [a - b for a, b in zip(one, other, strict=True)]
    mean = _mean(gaps)
    spread = sum((gap - mean) ** 2 for gap in gaps) + 1.0
    return round(sqrt(spread) / len(gaps), 6)
