"""The same company once more: who sits where, on which terms, under which rules."""

from __future__ import annotations

import secrets

from msgspec.structs import replace

from tablee.house.sheets.new_table import new_id
from tablee.kernel import Game
from tablee.kernel.options import carry_options
from tablee.store import Chair, Sheet
from tablee.table import Table, match, seating


def rematch(game: Game, sheet: Sheet, host: str, made_at: int) -> Sheet:
    """A new table on the same terms, under the newest rules. Who sat second now sits first.

    In a match it is the next game, until the last; after that a new match begins.
    Options that the newest rules do not offer are left out; `host` is the guest who asked.
    """
    chairs = (*sheet.chairs[1:], *sheet.chairs[:1])
    goes_on = match.goes_on(sheet)
    return Sheet(
        id=new_id(),
        game=game.key,
        version=game.version,
        terms=replace(sheet.terms, options=carry_options(game, sheet.terms.options)),
        chairs=tuple(_again(seat, chair, goes_on) for seat, chair in enumerate(chairs)),
        host=host,
        secret=secrets.token_hex(32),
        made_at=made_at,
        word=sheet.word,
        came_from=sheet.id,
        nth=sheet.nth + 1 if goes_on else 1,
    )


def is_company_back(table: Table) -> bool:
    """Everybody who is to play the rematch has come and added to its chance: it may begin."""
    sheet, present = table.sheet, table.present
    return (
        sheet.status == "waiting"
        and bool(sheet.came_from)
        and all(
            chair.kind == "bot" or (bool(chair.nonce) and chair.guest in present)
            for chair in sheet.chairs
        )
    )


def _again(seat: int, chair: Chair, goes_on: bool) -> Chair:
    """Everybody adds to the new table's chance again; wins are kept while the match lasts."""
    nonce = seating.bot_nonce(seat) if chair.kind == "bot" else ""
    return replace(chair, nonce=nonce, wins=chair.wins if goes_on else 0)
