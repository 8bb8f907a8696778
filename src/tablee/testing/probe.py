"""The leak probe: two games that a viewer cannot tell apart, told to that viewer byte for byte.

Everything counts: what the table tells in whole and in part, with its clocks, refusals, ids and
sizes, on coming, on coming back and move by move.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from tablee import wire
from tablee.catalog import players
from tablee.kernel import CHANCE, WATCHER, Fault, Game, IllegalMove, Move, format_move, parse_move
from tablee.kernel.log import Entry
from tablee.store.contract import Chair, Row, Sheet, Terms
from tablee.table import Effects, Table
from tablee.table.viewers.viewpoint import Viewpoint
from tablee.testing.twins import Step, Twins
from tablee.testing.walk import walk
from tablee.testing.wild import wild_moves

BEAT_MS = 700
"""Between two entries: longer than anybody needs to react."""
SAMPLES, QUESTIONS = 12, 5

encode = msgspec.json.Encoder().encode


def compare(twins: Twins, rng: Random) -> int:
    """Both games at some of their entries, told to the viewer; says how many bytes were alike."""
    resting = [
        number
        for number, step in enumerate(twins.steps)
        if step.kind != "draw" and number + 1 < len(twins.states)
    ]
    length = 0
    for number in sorted(rng.sample(resting, min(SAMPLES, len(resting)))):
        questions = list(hopeless(twins, number, rng))
        told = [list(everything_told(twins, side, number, questions)) for side in (0, 1)]
        for one, other in zip(*told, strict=True):
            assert one == other, f"{twins.told()}\ntold differently at entry {number}"
        length += sum(map(len, told[0]))
    return length


def hopeless(twins: Twins, number: int, rng: Random) -> Iterator[str]:
    """Moves that the viewer may try, and that the rules refuse."""
    if twins.viewer == WATCHER:
        return
    game, state = twins.game, twins.states[number][0]
    walked = walk(game, twins.options, twins.seats, 0, 0)
    walked.states = [state]
    for _, move in wild_moves(walked, 0, rng, QUESTIONS):
        text = format_move(move)
        try:
            game.apply(state, twins.viewer, parse_move(game.moves, text))
        except IllegalMove:
            yield text
        except Fault:
            continue


def everything_told(twins: Twins, side: int, number: int, questions: list[str]) -> Iterator[bytes]:
    """Opens one of the games at an entry, lets everybody come and the next thing happen."""
    table, me = opened(twins, side, number), name_of(twins.viewer)
    now = number * BEAT_MS + 50
    yield from heard(table.wake(now), me)
    for seat in (*range(twins.seats), WATCHER):
        yield from heard(table.enter(name_of(seat), guest_of(seat), name_of(seat), now), me)
        table.measured(name_of(seat), 1.0)
    for seat in (*range(twins.seats), WATCHER):
        yield from heard(table.ask(name_of(seat), wire.Hello(), now), me)
    for since in (number, max(1, number - 3), 1):
        yield from heard(table.ask(me, wire.Hello(since), now), me)
    for request, text in enumerate(questions, 1):
        yield from heard(table.ask(me, wire.Play(request, text, number), now + BEAT_MS), me)
    yield from heard(happens(table, twins.steps[number], side, number, now + BEAT_MS), me)


def happens(table: Table, step: Step, side: int, number: int, now: int) -> Effects:
    """The next entry of this game: somebody asks for it, or its time comes."""
    move = step.moves[side]
    if step.kind == "move":
        play = wire.Play(99, format_move(move), number, elapsed_ms=400.0)
        return table.ask(name_of(step.seat), play, now)
    timers = table.game.timers(table.state)  # all of them started when the table woke
    first = min(timers, key=lambda timer: (timer.after_ms, timer.seat), default=None)
    due = table.due()
    if due is None or first is None or (first.seat, first.move) != (step.seat, move):
        return Effects()
    return table.tick(due)


def opened(twins: Twins, side: int, number: int) -> Table:
    """A table of this game, at this entry, whose chance draws what the twins were dealt."""
    drawn = iter([step.moves[side] for step in twins.steps[number:] if step.kind == "draw"])

    def draw(state: Any, rng: Any) -> Move:
        found = next(drawn, None)
        return twins.game.draw(state, Random(0)) if found is None else found

    rows = [
        Row(index, step.seat, format_move(step.moves[side]), index * BEAT_MS)
        for index, step in enumerate(twins.steps[:number], 1)
    ]
    sheet = Sheet(
        id="t",
        game=twins.game.key,
        version=twins.game.version,
        terms=Terms(msgspec.to_builtins(twins.options), grace=0),
        chairs=tuple(Chair("person", name_of(s), guest_of(s)) for s in range(twins.seats)),
        host=guest_of(0),
        secret="ab" * 32,
        status="playing",
    )
    game = msgspec.structs.replace(twins.game, draw=draw)
    return Table(game, sheet, players(twins.game), rows)


def heard(effects: Effects, me: str) -> Iterator[bytes]:
    """As it would travel."""
    yield from (encode(message) for viewers, message in effects.told if me in viewers)


def name_of(seat: int) -> str:
    return "watcher" if seat == WATCHER else f"seat{seat}"


def guest_of(seat: int) -> str:
    return "" if seat == WATCHER else f"g{seat}"


def follow(game: Game, seat: int, state: Any, twin: Any, later: list[tuple[int, Move]]) -> int:
    eyes = Viewpoint(game, seat, state), Viewpoint(game, seat, twin)
    length = same(encode(eyes[0].fresh(())), encode(eyes[1].fresh(())))
    for number, (mover, move) in enumerate(later, 1):
        try:
            after, other = game.apply(state, mover, move), game.apply(twin, mover, move)
        except IllegalMove:  # possible in one of them alone
            break
        if mover != seat and game.view(after, seat) != game.view(other, seat):
            break  # what somebody did brought the difference to light
        if mover == CHANCE and game.mask(state, mover, move, seat) != game.mask(
            twin, mover, move, seat
        ):
            break
        entry = Entry(number, mover, move)
        eyes[0].notice(state, entry, after)
        eyes[1].notice(twin, entry, other)
        state, twin = after, other
        if game.view(state, seat) != game.view(twin, seat):
            break  # one's own move may turn something up
        updates = [
            eye.update(now, (), frozenset()) for eye, now in zip(eyes, (state, twin), strict=True)
        ]
        length += same(*map(encode, updates))
    return length


def same(one: bytes, other: bytes) -> int:
    assert one == other, "told differently"
    return len(one)
