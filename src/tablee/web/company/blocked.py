"""People whom I have blocked, over HTTP."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tablee import wire
from tablee.house.house import House
from tablee.house.people.blocks import Blocks
from tablee.house.people.guest import Guest
from tablee.web.answer import json_answer, read_body
from tablee.web.session import Sessions


class BlockedList:
    """One method a route."""

    def __init__(self, house: House, sessions: Sessions) -> None:
        self._house, self._sessions = house, sessions
        self._blocks = Blocks(house.people.ties, house.limits, lambda: house.wall())

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/me/blocked", self.listed),
            Route("/api/me/blocked", self.block, methods=["POST"]),
            Route("/api/me/blocked/{id}", self.unblock, methods=["DELETE"]),
        ]

    async def listed(self, request: Request) -> Response:
        return json_answer(self._told(self._guest(request)))

    async def block(self, request: Request) -> Response:
        guest, there = self._guest(request), await read_body(request, wire.SeatThere)
        sheet = await self._house.sheet_of(there.table)
        await self._blocks.block(guest, sheet, there.seat)
        return json_answer(self._told(guest))

    async def unblock(self, request: Request) -> Response:
        guest = self._guest(request)
        await self._blocks.unblock(guest, request.path_params["id"])
        return json_answer(self._told(guest))

    def _guest(self, request: Request) -> Guest:
        return self._sessions.guest(request.cookies)

    def _told(self, guest: Guest) -> list[wire.BlockedPerson]:
        return [
            wire.BlockedPerson(one.id, one.name, one.made_at) for one in self._blocks.listed(guest)
        ]
