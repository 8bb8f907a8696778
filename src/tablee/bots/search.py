"""A player for every game of turns: it imagines what is hidden, tries moves, and plays them out.

Information-set tree search with one tree (Cowling, Powley, Whitehouse 2012). Each try deals again
what the seat cannot see. A branch is what this seat is shown of a move, so two moves that look the
same to it are one branch. Chance is drawn on the way and has no branches of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial
from math import log, sqrt
from typing import Any, Final, TypeAlias

import msgspec
from msgspec.structs import replace

from tablee.bots.quick import Quick, choices, filled, play_to_the_end
from tablee.kernel import CHANCE, Bot, Game, Intent, Move, Outcome, Reaction, Rng

CURIOUS: Final = 0.7
"""How much a branch that was seldom tried is preferred."""
LONGEST: Final = 2_000
"""Moves of a single try; after that nobody has won."""

Clock: TypeAlias = Callable[[], float]


class Budget(msgspec.Struct, frozen=True):
    """How long somebody thinks: counts, so that the same seed gives the same game, and a time after
    which the best so far is played."""

    steps: int
    """Moves played in the head for one decision."""
    slips: float
    """Share of decisions taken at random."""
    pace: Reaction
    seconds: float = 1.0
    """At most, by the clock of the search: for games whose rules are slow."""


def never() -> bool:
    """There is always time left."""
    return False


LEVELS: Final = {
    "beginner": Budget(300, 0.3, Reaction(1400, 250, 700)),
    "regular": Budget(2_000, 0.05, Reaction(950, 150, 400)),
    "expert": Budget(10_000, 0.0, Reaction(700, 100, 250)),
}


class Node:
    """A branch: how often it was tried, how often it could have been, and its mover's wins."""

    __slots__ = ("branches", "offered", "tried", "won")

    def __init__(self) -> None:
        self.tried = 0
        self.offered = 0
        self.won = 0.0
        self.branches: dict[Hashable, Node] = {}

    def promise(self) -> float:
        """Wins so far, and more for what was seldom tried although it could have been."""
        return self.won / self.tried + CURIOUS * sqrt(log(self.offered) / self.tried)


class Searched(msgspec.Struct, frozen=True):
    """What came of thinking: for each move the share of tries won with it, and their number."""

    moves: tuple[tuple[Move, float, int], ...]

    @property
    def best(self) -> Move:
        """The move tried most often: the longer a search lasts, the more it keeps to the best."""
        return max(self.moves, key=lambda found: found[1:][::-1])[0]


class SearchBot:
    """Needs nothing but the rules, with `imagine`, and time."""

    def __init__(self, game: Game, budget: Budget, seat: int, clock: Clock | None = None) -> None:
        """Without a clock it thinks as long as its budget has steps."""
        self._game = game
        self._budget = budget
        self._me = seat
        self._clock = clock

    def notice(self, view: Any) -> None:
        """Remembers nothing."""

    def think(self, view: Any, legal: Sequence[Move], rng: Rng) -> Intent | None:
        quick, budget = Quick(rng), self._budget
        steps = 0 if quick.random() < budget.slips else budget.steps
        thought = ponder(self._game, self._me, view, legal, steps, quick, self._deadline())
        if thought is None:
            return None
        move = thought.best
        if move.blanks and self._game.fill is not None:
            move = self._game.fill(view, move, quick)
        return Intent(move, budget.pace.draw(quick))

    def _deadline(self) -> Callable[[], bool]:
        clock = self._clock
        if clock is None:
            return never
        end = clock() + self._budget.seconds
        return lambda: clock() >= end


def searchers(
    game: Game, clock: Clock | None = None, share: int = 1
) -> Mapping[str, Callable[[int], Bot]]:
    """The three levels, for a game that brings none. The clock counts seconds.

    With a share of 20 each has a twentieth of its steps.
    """
    return {
        level: partial(SearchBot, game, replace(budget, steps=budget.steps // share), clock=clock)
        for level, budget in LEVELS.items()
    }


def can_search(game: Game) -> bool:
    """A game of turns that says what may be hidden."""
    return game.tempo == "turns" and game.imagine is not None


def ponder(
    game: Game,
    me: int,
    view: Any,
    legal: Sequence[Move],
    steps: int,
    rng: Quick,
    is_late: Callable[[], bool] = never,
) -> Searched | None:
    """Plays so many steps in the head, and one move at least. None: nobody waits for me.

    When time is over, what was tried so far counts. The move may then be one that was never tried.
    """
    imagine = game.imagine
    if imagine is None or not legal:
        return None
    if me not in (game.awaited or game.to_act)(imagine(view, rng)):
        return None
    moves = legal if game.sensible is None else game.sensible(view, legal)
    root = Node()
    while (steps > 0 or not root.branches) and not is_late():
        steps -= _try(game, root, imagine(view, rng), me, rng, is_late)[0]
    tried = ((move, root.branches.get((me, move))) for move in moves)
    told = tuple(_told(branch, move) for move, branch in tried if branch and branch.tried)
    return Searched(told or ((moves[0], 0.0, 0),))


def _told(branch: Node, move: Move) -> tuple[Move, float, int]:
    return move, branch.won / branch.tried, branch.tried


def estimate(
    game: Game, me: int, world: Callable[[], Any], steps: int, rng: Quick
) -> tuple[float, int]:
    """How often this seat wins from worlds like these, and the number of tries that says so.

    The first half of the steps grows the tree, and is not counted.
    """
    root, won, tries, left = Node(), 0.0, 0, steps
    sides = sides_of(game, world())
    while left > 0 or not tries:
        used, outcome = _try(game, root, world(), me, rng)
        left -= max(1, used)
        if left <= steps // 2:
            tries += 1
            won += 0.0 if outcome is None else share(outcome, me, sides)
    return won / tries, tries


def share(outcome: Outcome, seat: int, sides: Sequence[int]) -> float:
    """1 for a win, alone or with partners; a part of it where several sides share the win."""
    winning = {sides[winner] for winner in outcome.winners}
    return (sides[seat] in winning) / len(winning)


def sides_of(game: Game, state: Any) -> Sequence[int]:
    """Everybody plays for themselves where the game says nothing else."""
    return range(max(game.seats)) if game.sides is None else game.sides(state)


def _try(
    game: Game,
    root: Node,
    state: Any,
    me: int,
    rng: Quick,
    is_late: Callable[[], bool] = never,
) -> tuple[int, Outcome | None]:
    """Down the tree, one branch further than it goes, then at random; the steps, and the end.

    A try that is late counts for nothing.
    """
    waits, node, steps = game.awaited or game.to_act, root, 0
    path: list[tuple[int, Node]] = []
    while (acting := waits(state)) and steps < LONGEST and not is_late():
        steps += 1
        if CHANCE in acting:
            state = game.apply(state, CHANCE, game.draw(state, rng))
            continue
        seat, moves = choices(game, state, acting)
        if not moves:
            break
        move, node = _descend(game, node, state, seat, moves, me, rng)
        state = game.apply(state, seat, filled(game, state, seat, move, rng))
        path.append((seat, node))
        if not node.tried:
            break
    outcome, more = play_to_the_end(game, state, rng, LONGEST, is_late)
    if outcome is None and is_late():
        return steps + more, None
    for seat, branch in path:
        branch.tried += 1
        if outcome is not None and seat in outcome.winners:
            branch.won += 1 / len(outcome.winners)
    return steps + more, outcome


def _descend(
    game: Game, node: Node, state: Any, seat: int, moves: Sequence[Move], me: int, rng: Quick
) -> tuple[Move, Node]:
    """One of the moves this world allows: a new one first, else the most promising."""
    offered: dict[Hashable, Move] = {}
    for move in moves:
        offered.setdefault(_branch(game, state, seat, move, me), move)
    new = [key for key in offered if key not in node.branches]
    for key in offered:
        if key in node.branches:
            node.branches[key].offered += 1
    if new:
        key = new[rng.randrange(len(new))]
        node.branches[key] = Node()
        node.branches[key].offered = 1
    else:
        key = max(offered, key=lambda one: node.branches[one].promise())
    return offered[key], node.branches[key]


def _branch(game: Game, state: Any, seat: int, move: Move, me: int) -> Hashable:
    """What I am shown of the move. A move with blanks is one branch, however they are filled."""
    if seat == me or move.blanks:
        return seat, move
    return seat, game.mask(state, seat, move, me)
