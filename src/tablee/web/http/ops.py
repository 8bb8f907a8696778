"""For operators: is the server well (`/healthz`), and what does it do (`/metrics`)."""

from __future__ import annotations

import asyncio
import secrets
from math import nan

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tablee.house.house import House
from tablee.house.metrics import KIND
from tablee.kernel import Fault
from tablee.store import Lost
from tablee.web.answer import json_answer
from tablee.web.guard.address import is_at_home

WRITE_EVERY = 10.0
"""Seconds between two such writes, however often anybody asks."""
PATIENCE = 5.0
"""Seconds the store gets to answer before it counts as unwell."""


class Ops:
    """One method a route."""

    def __init__(self, house: House, token: str = "") -> None:
        self._house = house
        self._token = token.encode()
        self._written_at: float | None = None
        """When the last test write succeeded."""

    def routes(self) -> list[BaseRoute]:
        return [Route("/healthz", self.health), Route("/metrics", self.metrics)]

    async def health(self, request: Request) -> Response:
        """200 while the house is open and its disk reads and writes; else 503 and what is wrong."""
        if self._house.is_closing:
            raise Fault("closing")
        try:
            await asyncio.wait_for(self._try_disk(), PATIENCE)
        except Lost as fault:
            why = str(fault.details.get("why", fault.code))
            raise Fault("store_unwell", why=why) from None
        except Exception:
            raise Fault("store_unwell", why="no_answer") from None
        return json_answer({"status": "ok"})

    async def _try_disk(self) -> None:
        """Reads each time; writes seldom while all is well, and each time while it is not."""
        await self._house.store.sheets(limit=1)
        now = asyncio.get_running_loop().time()
        if self._written_at is None or now > self._written_at + WRITE_EVERY:
            self._written_at = None
            await self._house.store.probe()
            self._written_at = now

    async def metrics(self, request: Request) -> Response:
        """With the token from anywhere; without one set, from this machine alone."""
        if not self._may_look(request):
            raise Fault("not_for_you")
        text = await asyncio.to_thread(self._render, await self._store_bytes())
        return Response(text, 200, {"cache-control": "no-store", "content-type": KIND})

    def _render(self, store_bytes: float) -> bytes:
        self._house.metrics.measured(store_bytes, self._house.folder)
        return self._house.metrics.render()

    async def _store_bytes(self) -> float:
        """The other figures are told also while the store is unwell."""
        try:
            return await asyncio.wait_for(self._house.store.size(), PATIENCE)
        except (Lost, TimeoutError):
            return nan

    def _may_look(self, request: Request) -> bool:
        if not self._token:
            return is_at_home(request.scope)
        shown = request.headers.get("authorization", "").encode()
        return secrets.compare_digest(shown, b"Bearer " + self._token)
