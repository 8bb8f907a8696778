"""What a library says of itself, and how long it stores what."""

from __future__ import annotations

from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tablee import wire
from tablee.house.house import House
from tablee.web.answer import json_answer
from tablee.web.shared import share_json


class LibraryRoutes:
    """One method a route."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._facts = facts_now(house)

    def routes(self) -> list[BaseRoute]:
        return [Route("/api/library", self.library), Route("/api/privacy", self.privacy)]

    async def library(self, request: Request) -> Response:
        return share_json(self._facts()).answer(request)

    async def privacy(self, request: Request) -> Response:
        return json_answer(self._house.retention.told())


def facts_now(house: House) -> Callable[[], wire.Library]:
    """Asks each time, since the file may be read again and notices come and go."""
    return lambda: house.rules.library.facts(house.wall())
