"""A game for tests: lamps light up one after another, and whoever grabs a lamp first has it.

A grabbed lamp has a colour that chance draws and only its owner sees. A lamp nobody wants goes out
by itself. After three lamps it is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from tablee.kernel import (
    CHANCE,
    Box,
    Game,
    IllegalMove,
    Intent,
    Move,
    Outcome,
    Rng,
    Timer,
    format_move,
    rank,
)
from tablee.kernel.say import say
from tablee.kernel.scene import Offer, Piece, Scene, Zone
from tablee.store import Chair, Sheet, Terms
from tablee.table import Effects, Table
from tablee.table.race.judge import ArrivalJudge
from tablee.wire import Hello, Message

LAMPS = 3
FADE_MS = 1_000


class Options(msgspec.Struct, frozen=True):
    """Nothing to choose."""


class Grab(Move, frozen=True, tag="grab"):
    """Aimed at one lamp by its number."""

    lamp: int


class Fade(Move, frozen=True, tag="fade"):
    lamp: int


class Paint(Move, frozen=True, tag="paint"):
    colour: int


class State(msgspec.Struct, frozen=True):
    lamp: int = 1
    unpainted: int | None = None
    owned: tuple[tuple[int, ...], ...] = ((), ())


class View(msgspec.Struct, frozen=True):
    me: int
    lamp: int
    counts: tuple[int, ...]
    mine: tuple[int, ...]


def to_act(state: State) -> tuple[int, ...]:
    if state.unpainted is not None:
        return (CHANCE,)
    return () if state.lamp > LAMPS else tuple(range(len(state.owned)))


def legal(state: State, seat: int) -> Sequence[Move]:
    return (Grab(state.lamp),) if seat in to_act(state) else ()


def apply(state: State, seat: int, move: Move) -> State:
    match move:
        case Paint(colour=colour) if seat == CHANCE and state.unpainted is not None:
            owner = state.unpainted
            owned = (*state.owned[owner], colour)
            every = (*state.owned[:owner], owned, *state.owned[owner + 1 :])
            return State(state.lamp, None, every)
        case Fade(lamp=lamp) if seat == CHANCE and lamp == state.lamp:
            return State(state.lamp + 1, None, state.owned)
        case Grab(lamp=lamp) if seat in to_act(state):
            if lamp != state.lamp:
                raise IllegalMove("too_late", lamp=lamp)
            return State(state.lamp + 1, seat, state.owned)
    raise IllegalMove("not_now")


def outcome(state: State) -> Outcome | None:
    if to_act(state):
        return None
    scores = tuple(len(owned) for owned in state.owned)
    return Outcome(rank(scores), scores)


def view(state: State, seat: int) -> View:
    mine = state.owned[seat] if seat >= 0 else ()
    return View(seat, state.lamp, tuple(map(len, state.owned)), mine)


def mask(state: State, seat: int, move: Move, viewer: int) -> Move | None:
    return None if isinstance(move, Paint) and viewer != state.unpainted else move


def scene(view: View, moves: Sequence[Move]) -> Scene:
    lamp = Zone("lamp", "pad", pieces=(Piece(f"lamp-{view.lamp}"),))
    colours = tuple(Piece(f"c{n}", f"colour-{c}") for n, c in enumerate(view.mine))
    offers = tuple(
        Offer(format_move(move), ("lamp",), say("grab"), race=f"lamp-{view.lamp}") for move in moves
    )
    return Scene((lamp, Zone("mine", "hand", pieces=colours)), offers)


def draw(state: State, rng: Rng) -> Move:
    return Paint(rng.randrange(1_000_000))


class Eager:
    """A bot that grabs every lamp after a fixed while, and remembers what it was shown."""

    def __init__(self, after_ms: int = 300) -> None:
        self.after_ms = after_ms
        self.noticed: list[View] = []
        self.known_when_thinking: list[int] = []

    def notice(self, view: Any) -> None:
        self.noticed.append(view)

    def think(self, view: Any, legal: Sequence[Move], rng: Rng) -> Intent | None:
        self.known_when_thinking.append(len(self.noticed))
        return Intent(legal[0], self.after_ms)


GAME = Game(
    key="lamps",
    version=1,
    seats=(2, 3),
    options=Options,
    moves=(Grab, Fade, Paint),
    state=State,
    start=lambda options, seats: State(owned=((),) * seats),
    to_act=to_act,
    legal=legal,
    chances=lambda state: (),
    draw=draw,
    apply=apply,
    view=view,
    mask=mask,
    outcome=outcome,
    scene=scene,
    news=lambda before, seat, move, after: (say(f"news-{format_move(move)}".replace(" ", "-")),),
    face=lambda name: "",
    faces=(),
    box=Box(ages=3, minutes=1, accent="#000000", contents=()),
    folder=Path("."),
    players={"eager": lambda seat: Eager()},
    timers=lambda state: (
        (Timer(f"fade-{state.lamp}", CHANCE, Fade(state.lamp), FADE_MS),) if to_act(state) else ()
    ),
    race=lambda state, seat, move: f"lamp-{move.lamp}" if isinstance(move, Grab) else None,
    tempo="real-time",
)


def sheet(*chairs: str, status: Any = "playing", game: str = "lamps") -> Sheet:
    """Names in capitals are people with the guest id of the same letters; `-` is an open chair."""
    made = tuple(
        Chair()
        if name == "-"
        else Chair("person", name, name)
        if name.isupper()
        else Chair("bot", name, level=name)
        for name in chairs
    )
    return Sheet("t1", game, 1, Terms(grace=0), made, host="ANN", secret="5e" * 32, status=status)


def table(*chairs: str, status: Any = "playing", rows: Any = (), players: Any = None) -> Table:
    """Judged by arrival, so that tests say who comes first."""
    bots = GAME.players if players is None else players
    return Table(GAME, sheet(*chairs, status=status), bots, rows, judge=ArrivalJudge())


def told(effects: Effects, viewer: str) -> list[Message]:
    """What this viewer hears, in order."""
    return [message for viewers, message in effects.told if viewer in viewers]


def think(table: Table, effects: Effects, now: int) -> None:
    """Lets the bots make up their minds at once."""
    for thought in effects.thoughts:
        table.decide(thought, thought.run(), now)


def seated(*, watcher: bool = False) -> Table:
    """Ann and Bob look at their game, which has begun."""
    game = table("ANN", "BOB")
    game.wake(0)
    for viewer, guest in (("a", "ANN"), ("b", "BOB"), *((("w", ""),) if watcher else ())):
        game.enter(viewer, guest)
        game.ask(viewer, Hello(), 0)
    return game
