"""How a game ends before the rules end it: resigning, agreeing to stop; and the rematch."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tablee.kernel import Game, Outcome, rank, who
from tablee.kernel.say import say
from tablee.store.contract import Chair, Sheet
from tablee.table import seating
from tablee.wire import Resign, Stop


def end_early(game: Game, state: Any, sheet: Sheet, seat: int, wish: Resign | Stop) -> Sheet:
    """This seat gives up, or agrees to stop. That may end the game."""
    if isinstance(wish, Stop):
        return _ends(game, state, _agree(sheet, seat, wish.agree))
    return _ends(game, state, _resign(sheet, seat))


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
        return Outcome(rank(nothing), nothing, why=say("end-stopped"))
    if sheet.ending == "resigned":
        why = say("end-resigned", seat=who(sheet.resigned[-1]))
        return Outcome(rank(_standings(game, state, sheet)), nothing, why=why)
    return game.outcome(state)


def rematch(sheet: Sheet, host: str, id: str, secret: str, made_at: int) -> Sheet:
    """The same people at a new table. The second seat becomes the first."""
    chairs = (*sheet.chairs[1:], *sheet.chairs[:1])
    return Sheet(
        id=id,
        game=sheet.game,
        version=sheet.version,
        options=sheet.options,
        chairs=tuple(_again(seat, chair) for seat, chair in enumerate(chairs)),
        host=host,
        secret=secret,
        made_at=made_at,
        access=sheet.access,
        word=sheet.word,
        pace=sheet.pace,
        grace=sheet.grace,
        rated=sheet.rated,
        came_from=sheet.id,
    )


def _again(seat: int, chair: Chair) -> Chair:
    nonce = seating.bot_nonce(seat) if chair.kind == "bot" else ""
    return replace(chair, nonce=nonce)


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
