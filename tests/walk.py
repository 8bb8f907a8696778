"""Random walks through any game, as tests take them: moves, throws, timers, and wild moves.

Hypothesis draws a seed and a length; the walk itself follows from the seed. A shorter walk is the
beginning of a longer one, so a failing example shrinks to the step where things went wrong.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from hypothesis import note
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from tablee.kernel import CHANCE, WATCHER, BadOptions, Game, Move, format_move
from tablee.kernel.options import Choice, describe_options

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
        self.states.append(self.game.apply(self.state, seat, move))
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


@st.composite
def walks(draw: st.DrawFn, game: Game, most: int = 250) -> Walk:
    """Walks with any number of seats, mostly default options, of any length up to `most`."""
    seats = draw(st.sampled_from(game.seats))
    options = draw(options_of(game, seats))
    seed = draw(st.integers(0, 2**32))
    haste = draw(st.sampled_from((0.3, 0.9, 0.05)))
    steps = draw(st.integers(0, most) | st.integers(most // 2, most))
    walked = walk(game, options, seats, seed, steps, haste)
    note(walked.told())
    return walked


def options_of(game: Game, seats: int) -> SearchStrategy[Any]:
    """The defaults, or some other choice that the game accepts with that many seats."""
    values = {choice.name: _values(choice) for choice in describe_options(game.options)}
    wild = st.fixed_dictionaries({}, optional=values).map(lambda chosen: game.options(**chosen))
    return st.just(game.options()) | wild.filter(lambda options: accepts(game, options, seats))


def accepts(game: Game, options: Any, seats: int) -> bool:
    try:
        game.start(options, seats)
    except BadOptions:
        return False
    return True


def _values(choice: Choice) -> SearchStrategy[Any]:
    """Values of one option: a switch, a whole number within bounds, or a choice."""
    match choice.kind:
        case "bool":
            return st.booleans()
        case "choice":
            return st.sampled_from(choice.values)
        case "int":
            assert choice.least is not None, f"option {choice.name} has no lower bound"
            assert choice.most is not None, f"option {choice.name} has no upper bound"
            return st.integers(choice.least, choice.most)


# --- wild moves ----------------------------------------------------------------------------------


def wild_moves(walked: Walk, number: int, rng: Random, count: int) -> Iterator[tuple[int, Move]]:
    """Moves somebody might send: invented, bent a little, or somebody else's, from any seat."""
    game, state = walked.game, walked.states[number]
    known = [move for seat in range(walked.seats) for move in walked.legal(number, seat)]
    known += [move for _, move in walked.log[:number][-8:]]
    if game.to_act(state) == (CHANCE,):
        known += [move for move, _ in game.chances(state)]
    known += [timer.move for timer in game.timers(state)]
    for _ in range(count):
        seat = rng.choice(
            (*range(walked.seats), *range(walked.seats), CHANCE, WATCHER, walked.seats)
        )
        manner = rng.randrange(3) if known else 0
        if manner == 0:
            yield seat, _invent(rng.choice(game.moves), rng)
        else:
            move = rng.choice(known)
            yield seat, _bend(move, rng) if manner == 1 else move


def _invent(kind: type[Move], rng: Random) -> Move:
    hints = get_type_hints(kind, include_extras=True)
    return kind(**{name: _wild(hints[name], rng) for name in kind.__struct_fields__})


def _bend(move: Move, rng: Random) -> Move:
    """The same move with one field changed."""
    if not move.__struct_fields__:
        return move
    name = rng.choice(move.__struct_fields__)
    value, hint = getattr(move, name), get_type_hints(type(move), include_extras=True)[name]
    if type(value) is int and get_origin(hint) is not Literal:
        return msgspec.structs.replace(move, **{name: value + rng.choice((-1, 1))})
    return msgspec.structs.replace(move, **{name: _wild(hint, rng)})


def _wild(hint: Any, rng: Random) -> Any:
    """Any value of a field's type, often an extreme one."""
    origin, parts = get_origin(hint), get_args(hint)
    if hint is bool:
        return rng.random() < 0.5
    if hint is int:
        return rng.choice((rng.randrange(-3, 120), rng.randrange(8), 2**40, -(2**40)))
    if hint is str:
        return rng.choice(("", "a", "E", "mot", "été", "chat", "a b", '"', "x" * 60, "７", "-"))
    if hint is type(None):
        return None
    if origin is Literal:
        return rng.choice(parts)
    if origin is tuple:
        return tuple(_wild(parts[0], rng) for _ in range(rng.randrange(5)))
    return _wild(parts[0] if origin is Annotated else rng.choice(parts), rng)
