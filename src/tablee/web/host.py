"""The house: live tables by id, opened from the store when somebody comes, put away when idle."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor

from tablee import catalog
from tablee.kernel import BadOptions, Fault, Game
from tablee.kernel.options import parse_options
from tablee.store import Chair, Lost, Sheet, Store
from tablee.table import Table, seating, wire
from tablee.web.limits import Limits
from tablee.web.live import Live
from tablee.web.session import Guest

LISTED = 100
ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""32 signs nobody mistakes for another."""
ID_LENGTH = 10
FAREWELL_SECONDS = 2.0
A_BIT = 0.01

_log = logging.getLogger(__name__)


class House:
    """Everything that happens at all tables of this process."""

    def __init__(self, store: Store, limits: Limits | None = None) -> None:
        self.store = store
        self.limits = limits or Limits()
        self._lives: dict[str, Live] = {}
        self._opening: dict[str, asyncio.Task[Live]] = {}
        self._thinkers = ThreadPoolExecutor(1, "bots")
        self._closing = False

    # --- tables --------------------------------------------------------------------------------

    async def create(self, new: wire.NewTable, guest: Guest) -> wire.TableCard:
        """Sets a new table; raises a Fault that says what is wrong with the wish."""
        game = catalog.find(new.game)
        sheet = _draft(game, new, guest)
        if new.begin:
            seating.begin(sheet)  # refuses empty chairs before anything is made
        await self._check_share(guest)
        Table(game, sheet, catalog.players(game))  # the rules refuse what they do not offer
        await self.store.save(sheet)
        if new.begin:
            live = await self.open(sheet.id)
            live.begin()
            await live.settled()
            if live.broken:
                raise Lost("not_kept")
            sheet = live.table.sheet
        return card(sheet)

    async def open(self, table: str) -> Live:
        """The live table with this id, loaded if need be; Lost for an unknown one."""
        if self._closing:
            raise Lost("closing")
        live = self._lives.get(table)
        if live is not None:
            return live
        task = self._opening.get(table)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._load(table))
            self._opening[table] = task
            task.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(task)

    async def find(self, table: str) -> wire.TableCard:
        """One table as a list shows it."""
        live = self._lives.get(table)
        return card(live.table.sheet if live else (await self.store.load(table))[0])

    async def list(self, guest: Guest) -> list[wire.TableCard]:
        """Open tables anybody may join, and those this guest sits at."""
        mine = await self.store.sheets(guest=guest.id, limit=LISTED) if guest.id else []
        free = await self.store.sheets("waiting", public=True, limit=LISTED)
        seen = {sheet.id: sheet for sheet in (*mine, *free)}
        return [card(sheet) for sheet in sorted(seen.values(), key=lambda one: -one.made_at)]

    async def close(self) -> None:
        """Tells everybody, and waits until everything is on disk."""
        self._closing = True
        lives = list(self._lives.values())
        for live in lives:
            live.dismiss("closing")
        for live in lives:
            await live.settled()
        await _until(lambda: all(live.is_idle for live in lives))
        self._thinkers.shutdown(wait=False, cancel_futures=True)

    # --- within --------------------------------------------------------------------------------

    async def _load(self, table: str) -> Live:
        sheet, rows = await self.store.load(table)
        game = catalog.find(sheet.game)
        if sheet.version != game.version:
            raise Lost("other_version", version=sheet.version)
        try:
            opened = Table(game, sheet, catalog.players(game), rows)
        except Exception as fault:
            _log.exception("table %s does not open", table)
            raise Lost("broken") from fault
        live = Live(opened, self.store, self._thinkers, self._changed)
        self._lives[table] = live
        live.wake()
        self._changed(live)
        return live

    def _changed(self, live: Live) -> None:
        name = live.table.sheet.id
        if live.broken:
            if self._lives.get(name) is live:
                del self._lives[name]
        elif live.is_idle:
            delay = self.limits.idle_seconds
            asyncio.get_running_loop().call_later(delay, self._put_away, live)

    def _put_away(self, live: Live) -> None:
        name = live.table.sheet.id
        if live.is_idle and self._lives.get(name) is live:
            del self._lives[name]

    async def _check_share(self, guest: Guest) -> None:
        """Nobody fills the house alone."""
        most = self.limits.tables_an_hour
        an_hour_ago = int(time.time()) - 3600
        mine = await self.store.sheets(guest=guest.id, limit=4 * most)
        recent = [
            sheet
            for sheet in mine
            if sheet.host == guest.id and sheet.status != "finished" and sheet.made_at > an_hour_ago
        ]
        if len(recent) >= most:
            raise Fault("too_many_tables", most=most)


async def _until(happened: Callable[[], bool]) -> None:
    """Gives people a moment to hear the last word, and no longer."""
    for _ in range(int(FAREWELL_SECONDS / A_BIT)):
        if happened():
            return
        await asyncio.sleep(A_BIT)


def new_id() -> str:
    """What stands in a table's link."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def card(sheet: Sheet) -> wire.TableCard:
    """What everybody may know of a table without sitting down."""
    chairs = seating.chair_notes(sheet)
    return wire.TableCard(sheet.id, sheet.game, sheet.status, chairs, sheet.made_at)


def _draft(game: Game, new: wire.NewTable, guest: Guest) -> Sheet:
    if not guest.id or not guest.name:
        raise Fault("no_name")
    if len(new.chairs) not in game.seats:
        raise BadOptions("bad_seats", seats=len(new.chairs))
    if new.chairs.count("me") > 1:
        raise BadOptions("bad_chairs")
    parse_options(game.options, new.options)
    levels = catalog.players(game)
    return Sheet(
        id=new_id(),
        game=game.key,
        version=game.version,
        options=new.options,
        chairs=tuple(_chair(seat, wish, guest, levels) for seat, wish in enumerate(new.chairs)),
        host=guest.id,
        secret=secrets.token_hex(32),
        made_at=int(time.time()),
        access=new.access,
    )


def _chair(seat: int, wish: str, guest: Guest, levels: Collection[str]) -> Chair:
    if wish == "me":
        return Chair("person", guest.name, guest.id)
    if wish == "open":
        return Chair()
    if wish not in levels:
        raise BadOptions("unknown_level", level=wish[:40])
    return seating.bot_chair(seat, wish)
