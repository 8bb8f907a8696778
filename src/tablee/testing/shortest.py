"""A leak is reported with the shortest game that shows it, both logs side by side."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product

from msgspec.structs import replace

from tablee.kernel import IllegalMove, Move, format_move
from tablee.testing.twins import Leak, Twins
from tablee.testing.walk import Walk, name_of

RUNS = (16, 8, 4, 3, 2, 1)
"""So many entries are left out at a time: a round of bids, a trick."""
TRIES = 400
"""Games tried on the way to a shorter one."""


def shortest(leak: Leak) -> Leak:
    """A leak after as few entries as can be found by leaving some out, the last ones first."""
    best = _cut(leak)
    length = len(best.twins.walked.log)
    for run, number in islice(product(RUNS, reversed(range(length))), TRIES):
        best = _without(best, range(number, number + run)) or best
    return best


def told(leak: Leak) -> str:
    """What is betrayed to whom, and the games that show it."""
    twins = leak.twins
    walked, at = twins.walked, twins.change.at
    lines = [str(leak), f"{walked.game.key}, {walked.seats} seats, {walked.options}"]
    lines += [f"{n:5d} {name_of(s)} {format_move(m)}" for n, (s, m) in _before(twins)]
    if twins.change.other is None:
        lines.append(f"      `imagine` deals again what {name_of(twins.viewer)} does not see")
    for number, step in enumerate(twins.steps, at + 1):
        moves = " | ".join(dict.fromkeys(map(format_move, step.moves)))
        lines.append(f"{number:5d} {name_of(step.seat)} {moves}")
    return "\n".join(lines)


def _before(twins: Twins) -> Iterator[tuple[int, tuple[int, Move]]]:
    yield from enumerate(twins.walked.log[: twins.change.at], 1)


def _cut(leak: Leak) -> Leak:
    """Without what comes after it."""
    walked = leak.twins.walked
    last = max(leak.entry, leak.twins.change.at + (leak.twins.change.other is not None))
    return _again(leak, walked.log[:last], leak.twins.change.at) or leak


def _without(leak: Leak, left_out: range) -> Leak | None:
    at, log = leak.twins.change.at, leak.twins.walked.log
    if left_out.stop > len(log) or (at in left_out and leak.twins.change.other is not None):
        return None
    before = sum(number < at for number in left_out)
    return _again(leak, [*log[: left_out.start], *log[left_out.stop :]], at - before)


def _again(leak: Leak, log: list[tuple[int, Move]], at: int) -> Leak | None:
    """The leak in another game; None where that cannot be played, or betrays nothing."""
    twins = leak.twins
    walked = Walk(twins.game, twins.walked.options, twins.walked.seats)
    try:
        for seat, move in log:
            walked.states.append(twins.game.apply(walked.state, seat, move))
            walked.log.append((seat, move))
        list(Twins(walked, twins.viewer, replace(twins.change, at=at)))
    except IllegalMove:
        return None
    except Leak as found:
        return found
    return None
