"""What the operator hears of: errors of the page, and problems that people report."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tablee import wire
from tablee.house.archive.old_games import READ_SECONDS, SHOWN, check_may_see
from tablee.house.archive.page_errors import PageErrors
from tablee.house.archive.problem_reports import ProblemReport, new_report_id
from tablee.house.archive.reported_game import attach
from tablee.house.background_queue import BackgroundQueue
from tablee.house.bucket import Bucket
from tablee.house.house import House
from tablee.house.people.guest import Guest
from tablee.kernel import WATCHER, Fault
from tablee.store import Row, Sheet
from tablee.store.contract.people import number_of
from tablee.table import seating
from tablee.web.answer import json_answer, read_body, unless_gone
from tablee.web.guard.address import address_of
from tablee.web.guard.rate_limit import RateLimit
from tablee.web.session import Sessions

AN_HOUR = 3600.0
MOST_WAITING = 16
"""Reports that may wait to be written."""


class ReportRoutes:
    """One method a route."""

    def __init__(self, house: House, sessions: Sessions, page: Path, rate_limit: RateLimit) -> None:
        self._house = house
        self._rate_limit = rate_limit
        self._sessions = sessions
        self._errors = PageErrors(house.limits, house.metrics, _scripts(page))
        self._queue = BackgroundQueue("reports", MOST_WAITING)
        most = house.limits.reports_an_hour
        self._share = Bucket(most / AN_HOUR, most)

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/errors", self.error, methods=["POST"]),
            Route("/api/reports", self.report, methods=["POST"]),
        ]

    async def error(self, request: Request) -> Response:
        self._errors.tell(await read_body(request, wire.PageError))
        return Response(status_code=204)

    async def report(self, request: Request) -> Response:
        """Stored with the game of the table they name, as far as they may see it."""
        told = await read_body(request, wire.Problem)
        if not told.text.strip():
            raise Fault("nothing_said")
        guest = self._sessions.guest(request.cookies)
        found = await self._find(told.table, guest)
        meant = {} if told.seat is None else _meant(found, told.seat, guest)
        if not self._share.take(asyncio.get_running_loop().time()):
            raise Fault("too_many_requests")
        now, page = int(self._house.wall()), (told.language, told.build, told.screen)
        report = ProblemReport(new_report_id(now), now, told.text.strip(), *page, **meant)
        if found is not None:
            work = partial(attach, report, *found, self._house.limits.report_bytes)
            caller = self._rate_limit.share_of(address_of(request.scope))
            weight = SHOWN * len(found[1])
            caller.pay(READ_SECONDS * len(found[1]))
            with self._house.old_games.place(caller.helped):
                coming = self._house.old_games.submit(work, caller.helped, weight)
                report = await unless_gone(request, coming)
        await self._queue.run(partial(self._house.reports.add, report))
        return json_answer(wire.ProblemNoted(bool(report.attached)), 201)

    async def _find(self, table: str, guest: Guest) -> tuple[Sheet, list[Row], int] | None:
        """The table, and the seat whose view is attached; raises Fault if they may not look."""
        if not table:
            return None
        sheet, rows = await self._house.store.load(table)
        check_may_see(sheet, guest.id)
        own = seating.seat_of(sheet, guest.id)
        return sheet, rows, WATCHER if own is None else own


def _meant(found: tuple[Sheet, list[Row], int] | None, seat: int, guest: Guest) -> dict[str, Any]:
    """The seat and the number of somebody else there; raises Fault where nobody else sits."""
    chairs = found[0].chairs if found is not None else ()
    chair = chairs[seat] if seat < len(chairs) else None
    if chair is None or not chair.guest or chair.guest == guest.id:
        raise Fault("no_such_chair", seat=seat)
    return {"seat": seat, "about": number_of(chair.guest)}


def _scripts(page: Path) -> list[str]:
    return [path.name for path in (page / "assets").glob("*.js")]
