"""What a list says of a game: how far it is, whose move it is, who won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from tablee import catalog
from tablee.house.rules.run_rules import is_stopped, run_aside
from tablee.kernel import Fault, Game, rules_of
from tablee.record.retrace import state_after
from tablee.store import Row, Sheet
from tablee.table import ending


class Summary(msgspec.Struct, frozen=True):
    """What a list says of a game beside its sheet."""

    moves: int = 0
    awaited: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()


def retrace(sheet: Sheet, rows: Sequence[Row]) -> Summary:
    """The summary of a sleeping table. If its rules are gone, only how many moves it has."""
    try:
        game = rules_of(catalog.find(sheet.game), sheet.version, sheet.terms.gentle)
        if is_stopped(game):
            return Summary(len(rows))
        given = (game, sheet.terms.options, len(sheet.chairs), rows)
        state = run_aside(game, state_after, *given)
    except Fault:
        return Summary(len(rows))
    return summary(game, sheet, state, len(rows))


def summary(game: Game, sheet: Sheet, state: Any, moves: int) -> Summary:
    """Whom a running game waits for; who won a finished one. Nothing hidden shows in either."""
    if sheet.status == "finished":
        outcome = ending.outcome(game, state, sheet)
        won = outcome is not None and sheet.ending != "stopped"
        return Summary(moves, winners=outcome.winners if outcome and won else ())
    if sheet.terms.lesson:  # it can wait
        return Summary(moves)
    waits_for = (game.awaited or game.to_act)(state)
    people = ending.people(sheet)
    return Summary(moves, awaited=tuple(seat for seat in waits_for if seat in people))
