"""How a game ends before the rules end it: resigning, agreeing to stop, going on for too long."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tablee.kernel import Game, Outcome, rank, who
from tablee.kernel.say import say
from tablee.store.contract.tables import Sheet
from tablee.wire import Resign, Stop

MOST_ENTRIES = 20_000
"""A game with more entries is stopped, since opening it plays its whole log again."""


def end_early(game: Game, state: Any, sheet: Sheet, seat: int, wish: Resign | Stop) -> Sheet:
    """This seat gives up, or agrees to stop. That may end the game."""
    if isinstance(wish, Stop):
        return _ends(game, state, _agree(sheet, seat, wish.agree))
    return _ends(game, state, _resign(sheet, seat))


def stop_for_length(sheet: Sheet) -> Sheet:
    """The table ends it; nobody has won."""
    return replace(sheet, status="finished", ending="stopped", why="too_long")


def people(sheet: Sheet) -> tuple[int, ...]:
    """Seats of persons who still play."""
    return tuple(
        seat
        for seat, chair in enumerate(sheet.chairs)
        if chair.kind == "person" and seat not in sheet.resigned
    )


def _resign(sheet: Sheet, seat: int) -> Sheet:
    stops = tuple(other for other in sheet.stops if other != seat)
    return replace(sheet, resigned=(*sheet.resigned, seat), stops=stops)


def _agree(sheet: Sheet, seat: int, agrees: bool) -> Sheet:
    others = {other for other in sheet.stops if other != seat}
    return replace(sheet, stops=tuple(sorted(others | {seat} if agrees else others)))


def _ends(game: Game, state: Any, sheet: Sheet) -> Sheet:
    """The sheet; finished if, after this, there is nothing left to play for."""
    playing = people(sheet)
    if sheet.resigned and (not playing or len(_standing(game, state, sheet)) < 2):
        return replace(sheet, status="finished", ending="resigned")
    if playing and set(playing) <= set(sheet.stops):
        return replace(sheet, status="finished", ending="stopped")
    return sheet


def outcome(game: Game, state: Any, sheet: Sheet) -> Outcome | None:
    """How the game ended: by the rules, or as the sheet says."""
    nothing = (0,) * len(sheet.chairs)
    if sheet.ending == "stopped":
        why = say("end-too-long" if sheet.why == "too_long" else "end-stopped")
        return Outcome(rank(nothing), nothing, why=why)
    if sheet.ending == "resigned":
        why = say("end-resigned", seat=who(sheet.resigned[-1]))
        return Outcome(rank(_standings(game, state, sheet)), nothing, why=why)
    return game.outcome(state)


def _sides(game: Game, state: Any, sheet: Sheet) -> tuple[int, ...]:
    return tuple(range(len(sheet.chairs))) if game.sides is None else game.sides(state)


def _standing(game: Game, state: Any, sheet: Sheet) -> set[int]:
    """Sides of which somebody has not resigned."""
    sides = _sides(game, state, sheet)
    return {side for seat, side in enumerate(sides) if seat not in sheet.resigned}


def _standings(game: Game, state: Any, sheet: Sheet) -> list[int]:
    """1 for seats that win by the others' resigning, 0 for those that lose by it."""
    sides, standing = _sides(game, state, sheet), _standing(game, state, sheet)
    if len(standing) < 2:
        return [int(side in standing) for side in sides]
    return [int(seat not in sheet.resigned) for seat in range(len(sides))]
