"""How a game ends: who won, and why. Marks like CB-28 point to rules.md."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from tablee.games.claquer.state import State
from tablee.kernel import Line, Outcome, Say
from tablee.kernel.say import say, who


def outcome(state: State) -> Outcome | None:
    """CB-01, CB-28: rounds won; equal ones are told apart by the cards left in hand."""
    if state.phase != "over":
        return None
    worth = [(won, -left) for won, left in zip(state.won, state.left, strict=True)]
    ranks = tuple(1 + sum(other > mine for other in worth) for mine in worth)
    lines = tuple(
        (
            Line(say("score-rounds", rounds=won), won),
            Line(say("score-cards-left", cards=left), 0),
        )
        for won, left in zip(state.won, state.left, strict=True)
    )
    return Outcome(ranks, state.won, lines, _why(state, ranks))


def figures(states: Sequence[State], seat: int) -> list[Say]:
    """CB-26: gaffes are told only now, when nobody can call them any more."""
    made = called = 0
    for before, after in pairwise(states):
        if after.plays > before.plays:
            landing = next(one for one in after.landings if one.number == after.plays)
            made += landing.gaffe and landing.seat == seat
        if after.calls > before.calls and after.call is not None:
            called += after.call.founded and after.call.caller == seat
    return [say("figure-gaffes", made=made), say("figure-called", called=called)]


def _why(state: State, ranks: tuple[int, ...]) -> Say:
    first = [seat for seat, rank in enumerate(ranks) if rank == 1]
    if not any(state.won):
        return say("end-drawn")
    if len(first) > 1:
        return say("end-shared", rounds=state.won[first[0]])
    if state.options.rounds == 1:
        return say("end-won", seat=who(first[0]))
    return say("end-match", seat=who(first[0]), rounds=state.won[first[0]])
