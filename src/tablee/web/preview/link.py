"""What is behind a link, as anybody may know it who has the link and nothing else.

No name of a person is here, and of a locked table nothing: its link looks like one that leads
nowhere. Nobody who may not meet the host is told more than by the table itself.
"""

from __future__ import annotations

import asyncio
import re
from typing import Literal, TypeAlias, get_args

import msgspec
from starlette.requests import Request

from tablee import catalog
from tablee.catalog.puzzles import find_puzzle
from tablee.house.archive.old_games import READ_SECONDS, check_may_see
from tablee.house.house import House
from tablee.house.people.blocks import check_welcome
from tablee.kernel import Fault, Game
from tablee.store import Sheet
from tablee.web.guard.address import address_of
from tablee.web.guard.rate_limit import RateLimit
from tablee.web.session import Sessions

Kind: TypeAlias = Literal["library", "box", "table", "replay", "moment", "evening", "puzzle"]
KINDS: tuple[Kind, ...] = get_args(Kind)
OF_A_TABLE: tuple[Kind, ...] = ("table", "replay", "evening")
NUMBER = re.compile(r"[1-9]\d{0,5}")
PATIENCE = 2.0
"""Seconds: where the disk hangs, the page comes without its table's tags."""


class Link(msgspec.Struct, frozen=True):
    """One link. Its picture is drawn from the kind and the game alone."""

    kind: Kind = "library"
    path: str = "/"
    game: str = ""
    status: str = ""
    """Of a table: waiting, playing, finished."""
    number: int = 0
    """Of a moment or a puzzle."""
    games: tuple[str, ...] = ()
    """Of an evening."""


LIBRARY = Link()
"""Also for everything that is not there."""


class Links:
    """Reads the address of a page."""

    def __init__(self, house: House, sessions: Sessions, rate_limit: RateLimit) -> None:
        self._house = house
        self._sessions = sessions
        self._rate_limit = rate_limit

    async def find(self, request: Request) -> Link:
        """A table that cannot be read now is no fault here: the page itself will say so."""
        kind, named = request.url.path.strip("/").partition("/")[0], request.path_params
        try:
            if kind == "box":
                return _box(catalog.find(named["key"]))
            if kind == "puzzle" and "number" in named:
                return _puzzle(named["key"], named["number"])
            if kind in OF_A_TABLE and "id" in named:
                async with asyncio.timeout(PATIENCE):
                    return _table(kind, await self._sheet(request), request)
        except (Fault, TimeoutError):
            pass
        return LIBRARY

    async def _sheet(self, request: Request) -> Sheet:
        """Raises Fault where a stranger learns nothing."""
        id, guest = request.path_params["id"], self._sessions.guest(request.cookies).id
        live = self._house.live(id)
        sheet = live.table.sheet if live else await self._stored(request, id)
        check_welcome(self._house.people.ties, sheet, guest)
        check_may_see(sheet, "")
        return sheet

    async def _stored(self, request: Request, id: str) -> Sheet:
        """Reading costs time, for which the address pays."""
        caller = self._rate_limit.share_of(address_of(request.scope))
        async with caller.reading:
            await caller.turn()
            sheet, rows = await self._house.store.load(id)
            caller.pay(READ_SECONDS * len(rows))
        return sheet


def _box(game: Game) -> Link:
    return Link("box", f"/box/{game.key}", game.key)


def _puzzle(key: str, number: str) -> Link:
    game = catalog.find(key)
    if not NUMBER.fullmatch(number):
        return LIBRARY
    find_puzzle(game, int(number))
    return Link("puzzle", f"/puzzle/{key}/{number}", key, number=int(number))


def _table(kind: str, sheet: Sheet, request: Request) -> Link:
    """A game that runs has no replay yet, and a table alone is no evening."""
    catalog.find(sheet.game)
    if kind == "evening" and sheet.evening is not None:
        games = tuple(one.game for one in sheet.evening.games)
        return Link("evening", f"/evening/{sheet.id}", sheet.game, sheet.status, games=games)
    if kind != "replay" or sheet.status != "finished":
        return Link("table", f"/table/{sheet.id}", sheet.game, sheet.status)
    path, number = f"/replay/{sheet.id}", request.query_params.get("at", "")
    if not NUMBER.fullmatch(number):
        return Link("replay", path, sheet.game, sheet.status)
    eyes = request.query_params.get("eyes", "")
    seen = f"eyes={eyes}&" if re.fullmatch(r"-?\d{1,2}", eyes) else ""
    path = f"{path}?{seen}at={number}"
    return Link("moment", path, sheet.game, sheet.status, int(number))
