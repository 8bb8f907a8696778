"""What goes wrong reaches the operator: errors of the page, and problems that people report."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tablee import catalog, wire
from tablee.house.aside import Aside
from tablee.house.guest import Guest
from tablee.house.house import House
from tablee.house.limits import Bucket
from tablee.house.page_errors import PageErrors
from tablee.house.reports import Report, new_report_id
from tablee.kernel import WATCHER, Fault, rules_of
from tablee.record.replay import fold, replay
from tablee.record.retrace import write_down
from tablee.record.text import format_record
from tablee.store import Row, Sheet
from tablee.store.memory import guests_of
from tablee.table import seating
from tablee.web.answer import json_answer, read_body
from tablee.web.session import Sessions

AN_HOUR = 3600.0


class ReportRoutes:
    """One method a route."""

    def __init__(self, house: House, sessions: Sessions, page: Path) -> None:
        self._house = house
        self._sessions = sessions
        self._errors = PageErrors(house.limits, house.metrics, _scripts(page))
        self._aside = Aside("reports", house.limits.reports_waiting)
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
        found = await self._find(told.table, self._sessions.guest(request.cookies))
        if not self._share.take(asyncio.get_running_loop().time()):
            raise Fault("too_many_requests")
        now = int(self._house.wall())
        report = await self._aside.run(lambda: self._store(told, found, now))
        return json_answer(wire.ProblemNoted(bool(report.attached)), 201)

    async def _find(self, table: str, guest: Guest) -> tuple[Sheet, list[Row], int] | None:
        """The table and through whose eyes; raises Fault where this guest may not look at it."""
        if not table:
            return None
        sheet, rows = await self._house.store.load(table)
        if sheet.terms.access == "locked" and (not guest.id or guest.id not in guests_of(sheet)):
            raise Fault("locked")
        own = seating.seat_of(sheet, guest.id)
        return sheet, rows, WATCHER if own is None else own

    def _store(
        self, told: wire.Problem, found: tuple[Sheet, list[Row], int] | None, now: int
    ) -> Report:
        page = (told.language, told.build, told.screen)
        report = Report(new_report_id(now), now, told.text.strip(), *page)
        if found is not None:
            sheet, rows, eyes = found
            report = attach(report, nameless(sheet), rows, eyes, self._house.limits.report_bytes)
        self._house.reports.add(report)
        return report


def nameless(sheet: Sheet) -> Sheet:
    """Seats have numbers instead of names: a report is about the game, not about who plays."""
    chairs = enumerate(sheet.chairs, 1)
    return msgspec.structs.replace(
        sheet, chairs=tuple(msgspec.structs.replace(one, name=f"#{n}") for n, one in chairs)
    )


def attach(report: Report, sheet: Sheet, rows: list[Row], eyes: int, most: int) -> Report:
    """With the game: all of a finished one; of a running one what these eyes see."""
    report = msgspec.structs.replace(report, game=sheet.game, version=sheet.version)
    if sheet.status == "waiting":
        return report
    kind = "record" if sheet.status == "finished" else "view"
    try:
        game = catalog.find(sheet.game)
        over = kind == "record"
        text = format_record(write_down(game, sheet, rows)) if over else _seen(sheet, rows, eyes)
    except Fault:  # it cannot be played again: worth a report all the more
        return report
    if len(text.encode()) > most:
        return report
    return msgspec.structs.replace(report, attached=kind, record=text)


def _seen(sheet: Sheet, rows: list[Row], eyes: int) -> str:
    """A running game; where the past is hidden from those who play, only the table as it is."""
    game = rules_of(catalog.find(sheet.game), sheet.version)
    shown = replay(game, sheet, rows, eyes)
    if game.scrollback:
        return msgspec.json.encode(shown).decode()
    now = shown.start
    for frame in shown.frames:
        now = fold(now, frame.update)
    return msgspec.json.encode(msgspec.structs.replace(now, news=())).decode()


def _scripts(page: Path) -> list[str]:
    return [path.name for path in (page / "assets").glob("*.js")]
