"""Puzzles over HTTP. Positions and answers are the same for everybody, and made once."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tablee import catalog, wire
from tablee.house.archive import puzzles
from tablee.house.house import House
from tablee.house.rules.run_rules import ask_rules
from tablee.kernel import Fault
from tablee.web.answer import json_answer, read_body
from tablee.web.shared import SharedAnswer, share_json

REMEMBERED = 500
LONGEST_NUMBER = 6


class PuzzleRoutes:
    """One method a route."""

    def __init__(self, house: House) -> None:
        self._house = house

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/puzzles/today", self.today),
            Route("/api/puzzles/{key}/{number}", self.show),
            Route("/api/puzzles/{key}/{number}", self.judge, methods=["POST"]),
            Route("/api/puzzles/{key}/{number}/answer", self.answer),
        ]

    async def today(self, request: Request) -> Response:
        """The one of this day (UTC), for everybody."""
        now = self._house.wall()
        game, number = puzzles.todays(now, self._house.rules.library.games())
        day = datetime.fromtimestamp(now, UTC).date().isoformat()
        return _page(game.key, number, day).answer(request)

    async def show(self, request: Request) -> Response:
        return _page(*_asked(request)).answer(request)

    async def judge(self, request: Request) -> Response:
        """What somebody tries. Trying costs nothing, and nothing of it is stored."""
        key, number = _asked(request)
        wish = await read_body(request, wire.PuzzleTry)
        game = catalog.find(key)
        return json_answer(ask_rules(game, puzzles.tried, game, number, wish.move))

    async def answer(self, request: Request) -> Response:
        return _answer(*_asked(request)).answer(request)


def _asked(request: Request) -> tuple[str, int]:
    key, number = request.path_params["key"], request.path_params["number"]
    if not (number.isascii() and number.isdecimal() and len(number) <= LONGEST_NUMBER):
        catalog.find(key)
        raise Fault("no_such_puzzle", game=key)
    return key, int(number)


@lru_cache(REMEMBERED)
def _page(key: str, number: int, day: str = "") -> SharedAnswer:
    game = catalog.find(key)
    return share_json(ask_rules(game, puzzles.shown, game, number, day))


@lru_cache(REMEMBERED)
def _answer(key: str, number: int) -> SharedAnswer:
    game = catalog.find(key)
    return share_json(ask_rules(game, puzzles.answer, game, number))
