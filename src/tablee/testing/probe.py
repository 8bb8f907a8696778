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
from tablee.kernel import CHANCE, WATCHER, Fault, IllegalMove, Move, format_move, parse_move
from tablee.store.contract.tables import Chair, Row, Sheet, Terms
from tablee.table import Effects, Table
from tablee.testing.twins import Leak, Step, Twins
from tablee.testing.wild import wild_moves

BEAT_MS = 700
"""Between two entries: longer than anybody needs to react."""
SAMPLES, QUESTIONS = 6, 5

encode = msgspec.json.Encoder().encode


def compare(twins: Twins, rng: Random) -> int:
    """Tells both games to the viewer at some entries; returns how many bytes were alike."""
    found, length = resting(twins), 0
    for step in rng.sample(found, min(SAMPLES, len(found))):
        questions = list(hopeless(twins, step.number, rng))
        told = [list(everything_told(twins, side, step, questions)) for side in (0, 1)]
        for one, other in zip(*told, strict=True):
            if one != other:
                what = f"the table says {one!r:.300}, and {other!r:.300} in the other game"
                raise Leak(what, twins, step.number)
        length += sum(map(len, told[0]))
    return length


def resting(twins: Twins) -> list[Step]:
    """Entries at which a table waits for somebody; both games look the same until it does again.

    What chance draws at once must be known: else the table would draw from two different stocks.
    """
    found: list[Step] = []
    waiting: Step | None = None
    for step in twins.steps:
        if not step.same or twins.is_end(step):
            break
        waiting = waiting if is_drawn(twins, step) else step
        if waiting is not None and twins.game.to_act(step.states[0]) != (CHANCE,):
            found.append(waiting)
            waiting = None
    return found


def is_drawn(twins: Twins, step: Step) -> bool:
    """Chance was due: the table waits for nobody."""
    return bool(twins.game.to_act(twins.walked.states[step.number]) == (CHANCE,))


def hopeless(twins: Twins, number: int, rng: Random) -> Iterator[str]:
    """Moves that the viewer may try, and that the rules refuse."""
    if twins.viewer == WATCHER:
        return
    game, state = twins.game, twins.walked.states[number]
    for _, move in wild_moves(twins.walked, number, rng, QUESTIONS):
        text = format_move(move)
        try:
            game.apply(state, twins.viewer, parse_move(game.moves, text))
        except IllegalMove:
            yield text
        except Fault:
            continue


def everything_told(twins: Twins, side: int, step: Step, questions: list[str]) -> Iterator[bytes]:
    """Opens one of the games before an entry, lets everybody come and the next thing happen."""
    number, everybody = step.number, twins.walked.viewers
    table, me = opened(twins, side, number), name_of(twins.viewer)
    now = number * BEAT_MS + 50
    yield from heard(table.wake(now), me)
    for seat in everybody:
        yield from heard(table.enter(name_of(seat), guest_of(seat), name_of(seat), now), me)
        table.measured(name_of(seat), 1.0)
    for seat in everybody:
        yield from heard(table.ask(name_of(seat), wire.Hello(), now), me)
    for since in (number, max(1, number - 3), 1):
        yield from heard(table.ask(me, wire.Hello(since), now), me)
    for request, text in enumerate(questions, 1):
        yield from heard(table.ask(me, wire.Play(request, text, number), now + BEAT_MS), me)
    yield from heard(happens(table, step, side, now + BEAT_MS), me)


def happens(table: Table, step: Step, side: int, now: int) -> Effects:
    """The next entry of this game: somebody asks for it, or its time comes."""
    move = step.moves[side]
    if step.seat in table.game.to_act(table.state):
        play = wire.Play(99, format_move(move), step.number, elapsed_ms=400.0)
        return table.ask(name_of(step.seat), play, now)
    timers = table.game.timers(table.state)  # all of them started when the table woke
    first = min(timers, key=lambda timer: (timer.after_ms, timer.seat), default=None)
    due = table.due()
    if due is None or first is None or (first.seat, first.move) != (step.seat, move):
        return Effects()
    return table.tick(due)


def opened(twins: Twins, side: int, number: int) -> Table:
    """A table of this game, at this entry, whose chance draws what the twins were dealt."""
    later = [step for step in twins.steps if step.number >= number and is_drawn(twins, step)]
    drawn = iter([step.moves[side] for step in later])

    def draw(state: Any, rng: Any) -> Move:
        found = next(drawn, None)
        return twins.game.draw(state, Random(0)) if found is None else found

    rows = [
        Row(index, seat, format_move(move), index * BEAT_MS)
        for index, (seat, move) in enumerate(twins.log(side)[:number], 1)
    ]
    seats, options = twins.walked.seats, twins.walked.options
    sheet = Sheet(
        id="t",
        game=twins.game.key,
        version=twins.game.version,
        terms=Terms(msgspec.to_builtins(options), grace=0),
        chairs=tuple(Chair("person", name_of(s), guest_of(s)) for s in range(seats)),
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
