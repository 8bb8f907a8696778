"""Finished games over HTTP: their record, their replay, their chance checked, and other endings.

Nothing here says more of a running game than the socket does: its record and its secret wait for
the end, and its replay shows only what the one who asks has seen.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tablee import catalog, wire
from tablee.house.aside import Aside
from tablee.house.guest import Guest, clean_name
from tablee.house.house import House
from tablee.house.new_table import new_id
from tablee.house.record_share import RecordShare
from tablee.house.table_card import card
from tablee.kernel import WATCHER, BadOptions, Fault, Game, rules_of
from tablee.record.replay import replay_text
from tablee.record.retrace import check, state_after, write_down
from tablee.record.text import Record, check_promises, format_record, parse_record, sheet_of
from tablee.record.verify import verify
from tablee.store import Chair, Row, Sheet
from tablee.store.contract import Root, Terms
from tablee.store.memory import guests_of
from tablee.table import seating
from tablee.web.address import address_of
from tablee.web.answer import json_answer, read_body
from tablee.web.session import Sessions

A_DAY = 86_400
Result = TypeVar("Result")


class Records:
    """One method a route. Games are played again in a thread of their own, one at a time."""

    def __init__(self, house: House, sessions: Sessions) -> None:
        self._house = house
        self._sessions = sessions
        self._aside = Aside("replays", house.limits.replays_waiting)
        self._share = RecordShare(house.limits)

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/records", self.read, methods=["POST"]),
            Route("/api/tables/{id}/record", self.record),
            Route("/api/tables/{id}/replay", self.replay),
            Route("/api/tables/{id}/verify", self.verify),
            Route("/api/tables/{id}/branch", self.branch, methods=["POST"]),
        ]

    # --- finished games --------------------------------------------------------------------------

    async def record(self, request: Request) -> Response:
        """The game as a file."""
        sheet, rows = await self._finished(request)
        game = catalog.find(sheet.game)
        told = await self._compute(request, lambda: write_down(game, sheet, rows))
        name = f"tablee-{sheet.game}-{sheet.id}.jsonl"
        headers = {
            "cache-control": "no-store",
            "content-disposition": f'attachment; filename="{name}"',
        }
        return Response(format_record(told), 200, headers, "text/plain; charset=utf-8")

    async def verify(self, request: Request) -> Response:
        """Every draw computed again."""
        sheet, rows = await self._finished(request)
        game = catalog.find(sheet.game)
        told = await self._compute(request, lambda: verify(game, write_down(game, sheet, rows)))
        return json_answer(told)

    async def read(self, request: Request) -> Response:
        """A record from elsewhere, played by the rules and stored as a finished table."""
        guest = self._named(request)
        text = await _text(request, self._house.limits.record_bytes)
        await self._house.check_share(guest.id, finished=True)
        self._share.spend(guest.id, address_of(request.scope), len(text))
        record = await self._compute(request, lambda: _judged(text))
        sheet = sheet_of(record, new_id(), guest.id, int(self._house.wall()))
        await self._keep(sheet, record.rows)
        return json_answer(card(sheet), 201)

    # --- shown again -----------------------------------------------------------------------------

    async def replay(self, request: Request) -> Response:
        """The beginning and every entry, as the chosen viewer saw them."""
        sheet, rows = await self._load(request)
        game = catalog.find(sheet.game)
        own = seating.seat_of(sheet, self._guest(request).id)
        eyes = _eyes(request.query_params.get("eyes"), own)
        if sheet.status != "finished":
            _check_running(game, sheet, eyes, own)
        text = await self._compute(request, lambda: replay_text(game, sheet, rows, eyes))
        return json_answer(msgspec.Raw(text))

    async def branch(self, request: Request) -> Response:
        """Continue from an entry of a finished game, against computer players, as a new table."""
        guest = self._named(request)
        sheet, rows = await self._finished(request)
        wish = await read_body(request, wire.Branch)
        await self._house.check_share(guest.id, finished=True)
        now = int(self._house.wall())
        branched = await self._compute(request, lambda: _branch(sheet, rows, wish, guest, now))
        copied = sum(len(row.move) + len(row.facts) for row in rows[: wish.number])
        self._share.spend(guest.id, address_of(request.scope), copied)
        await self._keep(branched, rows[: wish.number])
        return json_answer(card(branched), 201)

    # --- within ----------------------------------------------------------------------------------

    def _guest(self, request: Request) -> Guest:
        return self._sessions.guest(request.cookies)

    def _named(self, request: Request) -> Guest:
        guest = self._guest(request)
        if not guest.id or not guest.name:
            raise Fault("no_name")
        return guest

    async def _load(self, request: Request) -> tuple[Sheet, list[Row]]:
        """A table and its log; a locked one only for its people and its host."""
        sheet, rows = await self._house.store.load(request.path_params["id"])
        guest = self._guest(request).id
        if sheet.terms.access == "locked" and (not guest or guest not in guests_of(sheet)):
            raise Fault("locked")
        await self._note_opened(sheet)
        return sheet, rows

    async def _note_opened(self, sheet: Sheet) -> None:
        """An imported game stays as long as somebody looks at it; noted once a day."""
        now, seen = int(self._house.wall()), sheet.imported_at
        if seen is not None and now - seen > A_DAY:
            await self._house.store.save(msgspec.structs.replace(sheet, opened_at=now))

    async def _finished(self, request: Request) -> tuple[Sheet, list[Row]]:
        sheet, rows = await self._load(request)
        if sheet.status != "finished":
            raise Fault("not_finished")
        return sheet, rows

    async def _keep(self, sheet: Sheet, rows: Any) -> None:
        """Header and log of one moment: a crash in between leaves a table that never began."""
        empty = msgspec.structs.replace(sheet, status="waiting", roots=())
        await self._house.store.save(empty)
        await self._house.store.append(sheet.id, rows, sheet)
        for listener in self._house.listeners:
            listener(sheet)

    async def _compute(self, request: Request, work: Callable[[], Result]) -> Result:
        """Off the event loop: live tables do not wait for old ones."""
        caller = self._house.rate_limit.caller(address_of(request.scope))
        return await self._aside.run(work, caller)


# --- games, without the web ----------------------------------------------------------------------


def _judged(text: str) -> Record:
    record = parse_record(text)
    game = catalog.find(record.header.game)
    for seat in record.header.seats:
        clean_name(seat.name)
        if seat.kind == "bot" and seat.level not in catalog.players(game):
            raise BadOptions("unknown_level", level=seat.level[:40])
    check_promises(record.header)  # a sheet stores no commitment beside its secret
    check(game, record)
    return record


def _check_running(game: Game, sheet: Sheet, eyes: int, own: int | None) -> None:
    if sheet.status == "waiting":
        raise Fault("not_begun")
    if eyes not in (own, WATCHER):
        raise Fault("not_your_eyes", eyes=eyes)
    if not game.scrollback:
        raise Fault("no_scrollback")


def _branch(sheet: Sheet, rows: list[Row], wish: wire.Branch, guest: Guest, made_at: int) -> Sheet:
    """The new table: its own secret from here on, the old one's for what was drawn before."""
    game = rules_of(catalog.find(sheet.game), sheet.version)
    if wish.level not in catalog.players(game):
        raise BadOptions("unknown_level", level=wish.level[:40])
    if wish.seat >= len(sheet.chairs):
        raise Fault("no_such_chair", seat=wish.seat)
    if wish.number > len(rows):
        raise Fault("no_such_entry", last=len(rows))
    state = state_after(game, sheet.terms.options, len(sheet.chairs), rows[: wish.number])
    if game.outcome(state) is not None:
        raise Fault("already_over")
    chairs = tuple(_chair(seat, wish, guest) for seat in range(len(sheet.chairs)))
    return Sheet(
        id=new_id(),
        game=sheet.game,
        version=sheet.version,
        terms=Terms(sheet.terms.options, grace=0),
        chairs=chairs,
        host=guest.id,
        secret=secrets.token_hex(32),
        nonces=tuple(chair.nonce for chair in chairs),
        status="playing",
        made_at=made_at,
        needs=sheet.needs,
        began=sheet.began,
        came_from=sheet.id,
        roots=_roots(sheet, wish.number),
    )


def _chair(seat: int, wish: wire.Branch, guest: Guest) -> Chair:
    if seat == wish.seat:
        nonce = seating.clean_nonce(wish.nonce) if wish.nonce else ""
        return Chair("person", guest.name, guest.id, nonce=nonce)
    return seating.bot_chair(seat, wish.level)


def _roots(sheet: Sheet, number: int) -> tuple[Root, ...]:
    """A branch of a branch stores every table it comes from, and up to which entry."""
    if number == 0:
        return ()
    older = [root for root in sheet.roots if root.until < number]
    cut = next((root for root in sheet.roots if root.until >= number), None)
    if cut is not None:
        return (*older, msgspec.structs.replace(cut, until=number))
    return (*older, Root(sheet.id, number, sheet.secret, sheet.nonces))


# --- bodies --------------------------------------------------------------------------------------


def _eyes(asked: str | None, own: int | None) -> int:
    if asked is None:
        return WATCHER if own is None else own
    if asked.removeprefix("-").isdecimal() and len(asked) < 4:
        return int(asked)
    raise Fault("no_such_eyes", eyes=asked[:20])


async def _text(request: Request, most: int) -> str:
    """The record, read no further than is allowed."""
    received = bytearray()
    async for chunk in request.stream():
        received += chunk
        if len(received) > most:
            raise Fault("too_large", most=most)
    try:
        return received.decode()
    except UnicodeError:
        raise Fault("bad_body") from None
