"""Puzzles and the tasks of the day over HTTP: positions are the same for all, and made once."""

from __future__ import annotations

from functools import lru_cache

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tablee import catalog, wire
from tablee.house.archive import puzzles, today
from tablee.house.house import House
from tablee.house.rules.run_rules import ask_rules
from tablee.kernel import Fault
from tablee.web.answer import json_answer, read_body
from tablee.web.shared import SharedAnswer, share_json

REMEMBERED = 500
DAYS_REMEMBERED = 8
LONGEST_NUMBER = 6


class PuzzleRoutes:
    """One method a route."""

    def __init__(self, house: House, key: bytes) -> None:
        """`key`: by which the tasks of a day are chosen; nobody else knows it."""
        self._house, self._key = house, key

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/today", self.today),
            Route("/api/today/{key}", self.try_task, methods=["POST"]),
            Route("/api/puzzles/{key}/{number}", self.show),
            Route("/api/puzzles/{key}/{number}", self.judge, methods=["POST"]),
            Route("/api/puzzles/{key}/{number}/answer", self.answer),
        ]

    async def today(self, request: Request) -> Response:
        """The tasks of this day (UTC), for everybody."""
        keys = tuple(game.key for game in self._house.rules.library.games())
        return day_page(self._key, today.day_of(self._house.wall()), keys).answer(request)

    async def try_task(self, request: Request) -> Response:
        """The one try, and the answer. Nothing of it is stored."""
        game = catalog.find(request.path_params["key"])
        wish = await read_body(request, wire.DayTry)
        now = today.day_of(self._house.wall())
        given = (self._key, now, game, wish.day, wish.move)
        return json_answer(ask_rules(game, today.judged, *given))

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
def _page(key: str, number: int) -> SharedAnswer:
    game = catalog.find(key)
    return share_json(ask_rules(game, puzzles.shown, game, number))


@lru_cache(REMEMBERED)
def _answer(key: str, number: int) -> SharedAnswer:
    game = catalog.find(key)
    return share_json(ask_rules(game, puzzles.answer, game, number))


@lru_cache(DAYS_REMEMBERED)
def day_page(secret: bytes, day: int, keys: tuple[str, ...]) -> SharedAnswer:
    return share_json(today.shown(secret, day, map(catalog.find, keys)))
