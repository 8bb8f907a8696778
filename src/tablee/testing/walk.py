"""Random walks through any game, as tests take them: moves, throws and timers."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tablee.kernel import CHANCE, WATCHER, BadOptions, Game, IllegalMove, Move, format_move

BOUND = 20_000
"""No game on the shelf may need more entries than this under random play."""
TOLD = 60
"""Entries shown of a failing walk."""


class Walk:
    """A game played at random for a while: every state, and the moves between them."""

    def __init__(self, game: Game, options: Any, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.states: list[Any] = [game.start(options, seats)]
        self.log: list[tuple[int, Move]] = []

    def __repr__(self) -> str:
        return f"<{self.game.key}, {self.seats} seats, {len(self.log)} entries>"

    @property
    def state(self) -> Any:
        return self.states[-1]

    @property
    def viewers(self) -> tuple[int, ...]:
        return (*range(self.seats), WATCHER)

    def play(self, seat: int, move: Move) -> None:
        self.states.append(accepted(self.game, self.state, seat, move))
        self.log.append((seat, move))

    def told(self) -> str:
        """The walk as a bug report would tell it."""
        head = f"{self.game.key}, {self.seats} seats, {self.options}"
        first = max(0, len(self.log) - TOLD)
        lines = [
            f"{number:5d} {name_of(seat)} {format_move(move)}"
            for number, (seat, move) in enumerate(self.log[first:], first + 1)
        ]
        return "\n".join([head, *(["  ..."] if first else []), *lines])

    def samples(self, most: int) -> Iterator[int]:
        """Numbers of some states, evenly spread, the last one always among them."""
        last = len(self.states) - 1
        yield from sorted({last - last * step // most for step in range(most)})

    def legal(self, number: int, seat: int) -> tuple[Move, ...]:
        """What the table would offer that seat."""
        state = self.states[number]
        if seat == WATCHER or seat not in self.game.to_act(state):
            return ()
        return tuple(self.game.legal(state, seat))


def name_of(seat: int) -> str:
    """As transcripts write it: the number of a seat, or `chance`."""
    return {CHANCE: "chance", WATCHER: "watcher"}.get(seat, str(seat))


def walk(game: Game, options: Any, seats: int, seed: int, steps: int, haste: float = 0.3) -> Walk:
    """Plays at random; `haste` is how often a timer runs out although somebody could move."""
    walked = Walk(game, options, seats)
    rng = Random(seed)
    try:
        while len(walked.log) < steps and game.outcome(walked.state) is None:
            walked.play(*step(game, walked.state, rng, haste))
    except Exception as fault:
        fault.add_note(walked.told())
        raise
    return walked


def step(game: Game, state: Any, rng: Random, haste: float) -> tuple[int, Move]:
    """One thing that may happen now."""
    acting = game.to_act(state)
    if acting == (CHANCE,):
        return CHANCE, game.draw(state, rng)
    able = [(seat, moves) for seat in acting if (moves := game.legal(state, seat))]
    timers = game.timers(state)
    if timers and (not able or rng.random() < haste):
        timer = rng.choice(list(timers))
        return timer.seat, timer.move
    assert able, "nobody can move, no timer runs, and the game is not over"
    seat, moves = rng.choice(able)
    return seat, filled(game, state, seat, rng.choice(list(moves)), rng)


def filled(game: Game, state: Any, seat: int, move: Move, rng: Random) -> Move:
    """A legal move ready to be played, its blanks filled."""
    if not move.blanks:
        return move
    assert game.fill is not None, f"{format_move(move)} has blanks and the game no `fill`"
    return game.fill(game.view(state, seat), move, rng)


def accepted(game: Game, state: Any, seat: int, move: Move, source: str = "the game") -> Any:
    """The state after a move that the rules list themselves: to refuse it is a contradiction."""
    try:
        return game.apply(state, seat, move)
    except IllegalMove as fault:
        whose = "chance" if seat == CHANCE else f"seat {seat}"
        told = f"{source} lists `{format_move(move)}` for {whose}"
        raise AssertionError(f"{told}, but `apply` refuses it: {fault}") from fault


def accepts(game: Game, options: Any, seats: int) -> bool:
    try:
        game.start(options, seats)
    except BadOptions:
        return False
    return True
