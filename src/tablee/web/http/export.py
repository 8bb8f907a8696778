"""Everything about me, as a download."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import IO

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import BaseRoute, Route

from tablee.house.house import House
from tablee.house.upkeep.export import Exports
from tablee.web.guard.address import address_of
from tablee.web.guard.rate_limit import RateLimit
from tablee.web.session import Sessions

PIECE = 65_536
FILE = "tablee-me.zip"


class ExportRoute:
    """Asked for with POST, so that no link of another site makes the server work."""

    def __init__(self, house: House, sessions: Sessions, rate_limit: RateLimit) -> None:
        self._sessions = sessions
        self._rate_limit = rate_limit
        self._exports = Exports(house)

    def routes(self) -> list[BaseRoute]:
        return [Route("/api/me/export", self.export, methods=["POST"])]

    async def export(self, request: Request) -> Response:
        guest = self._sessions.guest(request.cookies)
        caller = self._rate_limit.share_of(address_of(request.scope))
        file = await self._exports.make(guest, caller)
        headers = {
            "cache-control": "no-store",
            "content-disposition": f'attachment; filename="{FILE}"',
        }
        return StreamingResponse(_pieces(file), 200, headers, "application/zip")


async def _pieces(file: IO[bytes]) -> AsyncIterator[bytes]:
    with file:
        while piece := await asyncio.to_thread(file.read, PIECE):
            yield piece
