"""Finished games over HTTP: their records, replays, checks of chance, reviews and branches.

Nothing here says more about a running game than the socket does. Its record and its secret wait for
the end, and a replay shows only what the one who asks has seen.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager
from functools import partial
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tablee import catalog, wire
from tablee.house.archive.old_games import (
    PLAYED,
    PORTION,
    READ_SECONDS,
    branch,
    check_may_see,
    judged,
    looked_at,
    record_text,
    shown_again,
    verified,
    weight_of_log,
    weight_of_replay,
)
from tablee.house.archive.record_share import RecordShare
from tablee.house.house import House
from tablee.house.people.blocks import check_welcome
from tablee.house.people.guest import Guest
from tablee.house.recent import Recent
from tablee.house.sheets.new_table import new_id
from tablee.house.sheets.table_card import card
from tablee.kernel import WATCHER, Fault, Game
from tablee.record.review import is_whole
from tablee.record.text import sheet_of
from tablee.store import Lost, Row, Sheet
from tablee.table import evening, seating
from tablee.web.answer import json_answer, read_body, unless_gone
from tablee.web.guard.address import address_of
from tablee.web.guard.address_share import AddressShare
from tablee.web.guard.rate_limit import RateLimit
from tablee.web.session import Sessions

A_DAY = 86_400
Result = TypeVar("Result")
Answer = Callable[[Request], Awaitable[Response]]


class Records:
    """One method a route. Games are played again by other processes; addresses take turns."""

    def __init__(self, house: House, sessions: Sessions, rate_limit: RateLimit) -> None:
        self._house = house
        self._sessions = sessions
        self._rate_limit = rate_limit
        self._share = RecordShare(house.limits)
        self._reviews: Recent[tuple[str, int], wire.Review] = Recent(
            house.limits.reviews_remembered
        )
        """By table and seat: whole ones, and those that are being computed."""

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/records", self.read, methods=["POST"]),
            Route("/api/tables/{id}/record", self._in_place(self.record)),
            Route("/api/tables/{id}/replay", self._in_place(self.replay)),
            Route("/api/tables/{id}/review", self._in_place(self.review)),
            Route("/api/tables/{id}/verify", self._in_place(self.verify)),
            Route("/api/tables/{id}/branch", self.branch, methods=["POST"]),
            Route("/api/tables/{id}/evening", self.evening),
        ]

    # --- finished games --------------------------------------------------------------------------

    async def record(self, request: Request) -> Response:
        """The game as a file."""
        sheet, rows = await self._finished(request)
        text = await self._run(request, partial(record_text, sheet, rows), weight_of_log(rows))
        name = f"tablee-{sheet.game}-{sheet.id}.jsonl"
        headers = {
            "cache-control": "no-store",
            "content-disposition": f'attachment; filename="{name}"',
        }
        return Response(text, 200, headers, "text/plain; charset=utf-8")

    async def verify(self, request: Request) -> Response:
        """Every draw computed again."""
        sheet, rows = await self._finished(request)
        work, weight = partial(verified, sheet, rows), weight_of_log(rows)
        return json_answer(await self._run(request, work, weight))

    async def read(self, request: Request) -> Response:
        """A record from elsewhere, played by the rules and stored as a finished table."""
        guest = self._named(request)
        text = await _text(request, self._house.limits.record_bytes)
        await self._house.check_share(guest.id, finished=True)
        self._share.spend(guest.id, address_of(request.scope), len(text))
        work = partial(judged, text, self._house.limits.record_entries)
        with self._place(request):
            record = await self._run(request, work, PLAYED * text.count("\n"))
        sheet = sheet_of(record, new_id(), guest.id, int(self._house.wall()))
        await self._keep(sheet, record.rows)
        return json_answer(card(sheet), 201)

    async def evening(self, request: Request) -> Response:
        """The evening of a table, as it stands there."""
        sheet, _ = await self._load(request)
        note = evening.note(sheet, self._guest(request).id)
        if note is None:
            raise Fault("no_evening")
        return json_answer(note)

    # --- shown again -----------------------------------------------------------------------------

    async def replay(self, request: Request) -> Response:
        """The beginning and every entry, as the chosen viewer saw them."""
        sheet, rows = await self._load(request)
        game = catalog.find(sheet.game)
        own = seating.seat_of(sheet, self._guest(request).id)
        eyes = _eyes(request.query_params.get("eyes"), own)
        if sheet.status != "finished":
            _check_running(game, sheet, eyes, own)
        work, weight = partial(shown_again, sheet, rows, eyes), weight_of_replay(sheet, rows, eyes)
        text = await self._run(request, work, weight)
        return json_answer(msgspec.Raw(text))

    async def review(self, request: Request) -> Response:
        """Chances, luck and play of one seat; each request computes one portion more."""
        sheet, rows = await self._finished(request)
        own = seating.seat_of(sheet, self._guest(request).id)
        seat = _eyes(request.query_params.get("eyes"), own or 0)
        found = self._reviews.get((sheet.id, seat))
        if found is None or not is_whole(found):
            work, weight = partial(looked_at, sheet, rows, seat, found), weight_of_log(rows)
            found = await self._run(request, work, PORTION + weight)
            self._reviews.put((sheet.id, seat), found)
        return json_answer(found)

    async def branch(self, request: Request) -> Response:
        """Continue from an entry of a finished game, against computer players, as a new table."""
        guest = self._named(request)
        wish = await read_body(request, wire.Branch)
        await self._house.check_share(guest.id, finished=True)
        now = int(self._house.wall())
        with self._place(request):
            sheet, rows = await self._finished(request)
            work = partial(branch, sheet, rows, wish, guest, now)
            branched = await self._run(request, work, weight_of_log(rows))
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
        caller = self._caller(request)
        async with caller.reading:
            await caller.turn()
            sheet, rows = await self._house.store.load(request.path_params["id"])
            caller.pay(READ_SECONDS * len(rows))
        check_welcome(self._house.people.ties, sheet, self._guest(request).id)
        check_may_see(sheet, self._guest(request).id)
        await self._note_opened(sheet)
        return sheet, rows

    async def _note_opened(self, sheet: Sheet) -> None:
        """An imported game stays as long as somebody looks at it; noted once a day."""
        now, seen = int(self._house.wall()), sheet.imported_at
        if seen is not None and now - seen > A_DAY:
            try:
                await self._house.closed_tables.note_opened(sheet, now)
            except Lost as fault:
                if fault.code != "elsewhere":  # somebody looks at it there
                    raise

    async def _finished(self, request: Request) -> tuple[Sheet, list[Row]]:
        sheet, rows = await self._load(request)
        if sheet.status != "finished":
            raise Fault("not_finished")
        return sheet, rows

    async def _keep(self, sheet: Sheet, rows: Any) -> None:
        """Stores header and log. A crash in between leaves a table that never began."""
        empty = msgspec.structs.replace(sheet, status="waiting", roots=())
        await self._house.store.save(empty)
        await self._house.store.append(sheet.id, rows, sheet)
        await self._house.store.release(sheet.id)
        for listener in self._house.listeners:
            listener(sheet)

    def _in_place(self, answer: Answer) -> Answer:
        """Runs with a place in the queue. Without one, a long log is not even loaded."""

        async def placed(request: Request) -> Response:
            with self._place(request):
                return await answer(request)

        return placed

    def _place(self, request: Request) -> AbstractContextManager[None]:
        return self._house.old_games.place(self._caller(request).helped)

    async def _run(self, request: Request, work: Callable[[], Result], weight: float) -> Result:
        """Runs off the event loop, so that open tables do not wait. Dropped if nobody waits."""
        purse = self._caller(request).helped
        return await unless_gone(request, self._house.old_games.submit(work, purse, weight))

    def _caller(self, request: Request) -> AddressShare:
        return self._rate_limit.share_of(address_of(request.scope))


# --- requests ------------------------------------------------------------------------------------


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


def _check_running(game: Game, sheet: Sheet, eyes: int, own: int | None) -> None:
    if sheet.status == "waiting":
        raise Fault("not_begun")
    if eyes not in (own, WATCHER):
        raise Fault("not_your_eyes", eyes=eyes)
    if not game.scrollback:
        raise Fault("no_scrollback")
