"""Spoken codes over HTTP: the host shows one, and somebody types it at `/join`."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tablee import wire
from tablee.house.house import House
from tablee.house.meeting.spoken_codes import CodeNotice, SpokenCodes
from tablee.house.tables.open_table import OpenTable
from tablee.web.answer import json_answer, read_body
from tablee.web.guard.address import address_of
from tablee.web.session import Sessions

CODE, GUESS = "code", "guess"
"""Subjects of notices between processes."""


class JoinRoutes:
    """One method a route, and what the processes tell each other of codes."""

    def __init__(self, house: House, sessions: Sessions) -> None:
        self._house, self._sessions = house, sessions
        self._codes = SpokenCodes(house.limits)
        self._guesses = 0
        house.listeners.append(self._codes.notice)
        self._codes.tell, self._codes.tell_guess = self._tell_code, self._tell_guess
        heard = house.other_processes.also_heard
        heard[CODE], heard[GUESS] = self._hear_code, self._hear_guess

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/tables/{id}/code", self.show, methods=["POST"]),
            Route("/api/tables/{id}/code", self.hide, methods=["DELETE"]),
            Route("/api/join", self.join, methods=["POST"]),
        ]

    async def show(self, request: Request) -> Response:
        live = await self._hosted(request)
        shown = self._codes.show(live.table.sheet.id, address_of(request.scope))
        left = int(self._codes.seconds_left(shown))
        return json_answer(wire.SpokenCode(shown.code, left))

    async def hide(self, request: Request) -> Response:
        """Once the game has begun, it is over already."""
        table = (await self._house.open(request.path_params["id"])).table.sheet
        if table.status == "waiting":
            await self._hosted(request)
        self._codes.hide(table.id)
        return Response(status_code=204)

    async def join(self, request: Request) -> Response:
        said = await read_body(request, wire.SaidCode)
        table = self._codes.find(said.code, address_of(request.scope))
        return json_answer(wire.FoundTable(table))

    async def _hosted(self, request: Request) -> OpenTable:
        """The table, which only its host may ask for, before the game begins."""
        live = await self._house.open(request.path_params["id"])
        guest = self._sessions.guest(request.cookies).id
        live.table.check_host(guest, live.now())
        return live

    # --- the other processes -------------------------------------------------------------------

    def _tell_code(self, notice: CodeNotice) -> None:
        self._house.other_processes.cluster.tell(CODE, notice.table, notice)

    def _tell_guess(self, address: str) -> None:
        """Each has a key of its own, so that all are counted."""
        self._guesses += 1
        self._house.other_processes.cluster.tell(GUESS, str(self._guesses), address)

    def _hear_code(self, body: Any) -> None:
        self._codes.hear(msgspec.convert(body, CodeNotice))

    def _hear_guess(self, body: Any) -> None:
        self._codes.hear_guess(msgspec.convert(body, str))
