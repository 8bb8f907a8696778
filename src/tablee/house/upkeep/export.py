"""Everything a server stores about one person, as a file that they may have.

A zip: `me.json` with the account, the ratings and the tables, and `games/` with the record of every
finished game they sat at. Tables are read one by one, and written down beside the event loop.
"""

from __future__ import annotations

import tempfile
import zipfile
from functools import partial
from typing import IO, Any

import msgspec

from tablee.house.archive.old_games import READ_SECONDS, record_text, weight_of_log
from tablee.house.background_queue import BackgroundQueue
from tablee.house.bucket import Tries
from tablee.house.caller import Caller
from tablee.house.house import House
from tablee.house.people.guest import Guest
from tablee.house.ratings.ratings import shown
from tablee.kernel import Fault
from tablee.store import Sheet
from tablee.store.contract.people import RatedGame
from tablee.table import seating

AN_HOUR = 3600.0
IN_MEMORY = 1_000_000
"""Bytes; a larger file is written to the disk, and is gone when it was sent."""
AT_ONCE = 4
"""Files that are made at the same time."""


class Exports:
    """Bounded: so many at once, so often for each guest, so many games and bytes."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._limits = limits = house.limits
        most = limits.exports_an_hour
        self._tries = Tries(AN_HOUR / most, most, limits.names_remembered)
        self._queue = BackgroundQueue("exports", AT_ONCE)
        self._under_way = 0

    async def make(self, guest: Guest, caller: Caller) -> IO[bytes]:
        """The file, open at its beginning; who asks closes it. Raises Fault."""
        if not guest.id:
            raise Fault("no_name")
        if self._under_way >= AT_ONCE:
            raise Fault("busy")
        self._tries.spend(guest.id)
        self._under_way += 1
        file = tempfile.SpooledTemporaryFile(IN_MEMORY)  # noqa: SIM115  closed by the caller
        try:
            await self._fill(file, guest, caller)
            file.seek(0)
        except BaseException:
            file.close()
            raise
        finally:
            self._under_way -= 1
        return file

    async def _fill(self, file: IO[bytes], guest: Guest, caller: Caller) -> None:
        most = self._limits.export_tables
        sheets = await self._house.store.sheets(guest=guest.id, limit=most)
        left, without = self._limits.export_bytes, 0
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as packed:
            for sheet in (one for one in sheets if _is_record_mine(one, guest)):
                text = await self._record(sheet.id, caller)
                if not text or len(text) > left:
                    without += 1
                    continue
                left -= len(text)
                await self._put(packed, f"games/{sheet.game}-{sheet.id}.jsonl", text)
            about = await self._about(guest, sheets)
            about |= {"records_left_out": without, "all_tables": len(sheets) < most}
            told = msgspec.json.format(msgspec.json.encode(about), indent=2)
            await self._put(packed, "me.json", told)

    async def _put(self, packed: zipfile.ZipFile, name: str, text: bytes) -> None:
        await self._queue.run(lambda: packed.writestr(name, text))

    async def _record(self, table: str, caller: Caller) -> bytes:
        """Empty where the game can no longer be read, or is gone meanwhile."""
        try:
            sheet, rows = await self._house.store.load(table)
            caller.pay(READ_SECONDS * len(rows))
            work, old_games = partial(record_text, sheet, rows), self._house.old_games
            return (await old_games.submit(work, caller.helped, weight_of_log(rows))).encode()
        except Fault:
            return b""

    async def _about(self, guest: Guest, sheets: list[Sheet]) -> dict[str, Any]:
        people = self._house.people
        own = people.name_of(guest.id)
        person = await people.find(own) if own else None
        skills = await people.ratings.skills(guest.id)
        rated = await people.ratings.rated(self._limits.export_tables, guest.id)
        passkeys = await people.passkeys.of(guest.id)
        ended = {sheet.id: sheet.ended_at for sheet in sheets}
        return {
            "exported_at": int(self._house.wall()),
            "name": guest.name,
            "account": None if person is None else {"name": own, "made_at": person.made_at},
            "devices": [
                {"browser": one.label, "signed_in_at": one.made_at, "seen_at": one.seen_at}
                for one in people.devices.of(guest.id)
            ],
            "passkeys": [
                {"name": one.label, "made_at": one.made_at, "used_at": one.used_at}
                for one in passkeys
            ],
            "blocked": [
                {"name": one.name, "made_at": one.made_at}
                for one in people.ties.of(guest.id, "block")
            ],
            "friends": [
                {"name": one.name, "made_at": one.made_at}
                for one in people.ties.of(guest.id, "friend")
            ],
            "links_for_friends": [
                {"made_at": one.made_at} for one in people.ties.of(guest.id, "link")
            ],
            "friends_see_that_i_am_here": bool(
                (shown_to := people.ties.get(guest.id, "show", "")) and shown_to.name == "yes"
            ),
            "decided_by_the_operator": [
                {"what": one.kind, "made_at": one.made_at, "ends_at": one.ends_at}
                for one in people.decisions.of(guest.id, self._house.wall())
            ],
            "ratings": [
                {"game": game, "rating": shown(one), **msgspec.structs.asdict(one)}
                for game, one in sorted(skills.items())
            ],
            "rated_games": [_change(one, guest, ended.get(one.table, 0)) for one in rated],
            "tables": [_table(sheet, guest) for sheet in sheets],
        }


def _is_record_mine(sheet: Sheet, guest: Guest) -> bool:
    return sheet.status == "finished" and seating.seat_of(sheet, guest.id) is not None


def _change(game: RatedGame, guest: Guest, ended_at: int) -> dict[str, Any]:
    change = game.of(guest.id)
    assert change is not None  # it was asked for by this guest
    return {
        "table": game.table,
        "game": game.game,
        "ended_at": ended_at,
        "before": shown(change.before),
        "after": shown(change.after),
        "shared_address": change.shared,
    }


def _table(sheet: Sheet, guest: Guest) -> dict[str, Any]:
    """What the export says of one table: nothing that is secret until the end of the game."""
    seat = seating.seat_of(sheet, guest.id)
    return {
        "table": sheet.id,
        "game": sheet.game,
        "status": sheet.status,
        "made_at": sheet.made_at,
        "ended_at": sheet.ended_at,
        "i_made_it": sheet.host == guest.id,
        "seat": seat,
        "name": "" if seat is None else sheet.chairs[seat].name,
        "rated": sheet.terms.rated,
        "access": sheet.terms.access,
    }
