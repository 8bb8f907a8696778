"""Pictures of links over HTTP: drawn once by the process that computes, and remembered.

There are as many as kinds of links and boxes, so whoever asks for all of them costs little.
"""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from time import perf_counter

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tablee import catalog
from tablee.catalog.drawing import Drawing
from tablee.catalog.words import LANGUAGES
from tablee.house.caller import Purse
from tablee.house.house import House
from tablee.house.recent import Recent
from tablee.kernel import Fault, Game
from tablee.pieces.palette import SAME
from tablee.web.guard.address import address_of
from tablee.web.guard.rate_limit import RateLimit
from tablee.web.http import assets
from tablee.web.preview.link import KINDS, Kind
from tablee.web.preview.picture import HEIGHT, WIDTH, Poster, draw
from tablee.web.preview.rasterise import rasterise
from tablee.web.preview.sentences import facts_of, label_of, of_library, pitch_of, title_of
from tablee.web.preview.tags import LIBRARY, PATH
from tablee.web.shared import SharedAnswer, share

A_DAY = "public, max-age=86400"
WEIGHT = 500.0
"""About as much work as so many entries of a replay."""
BOXES = 5
"""Of the shelf, each with one face in the library's own picture."""
GROUND = SAME["hide"]
Named = tuple[str, ...]
"""The keys of the games whose faces are shown."""


class Pictures:
    """One route, and what was drawn lately."""

    def __init__(self, house: House, rate_limit: RateLimit, page: Path) -> None:
        self._house = house
        self._rate_limit = rate_limit
        self._typefaces, self._icon = page / "typefaces", page / "icon.svg"
        self._drawn: Recent[tuple[Poster, Named], SharedAnswer] = Recent(
            house.limits.pictures_remembered
        )
        self._drawing: dict[tuple[Poster, Named], asyncio.Task[SharedAnswer]] = {}

    def routes(self) -> list[BaseRoute]:
        return [Route(PATH + "/{kind}/{key}/{language}.png", self.picture)]

    async def picture(self, request: Request) -> Response:
        kind, key, language = (request.path_params[name] for name in ("kind", "key", "language"))
        if kind not in KINDS or language not in LANGUAGES or (key == LIBRARY) != (kind == KINDS[0]):
            raise HTTPException(404)
        games = self._shelf() if key == LIBRARY else (catalog.find(key).key,)
        poster = self._poster(kind, games, language)
        return (await self.find(request, poster, games)).answer(request, A_DAY)

    def _shelf(self) -> Named:
        return tuple(game.key for game in self._house.rules.library.games()[:BOXES])

    def _poster(self, kind: Kind, games: Named, language: str) -> Poster:
        facts = self._house.rules.library.facts(self._house.wall())
        name, label = of_library(facts, language), label_of(kind, language)
        if kind == KINDS[0]:
            return Poster(language, GROUND, "", label, name.title, name.sentence)
        game = catalog.find(games[0])
        return Poster(language, game.box.accent, name.title, label, *_of_box(game, language))

    async def find(self, request: Request, poster: Poster, games: Named) -> SharedAnswer:
        """Whoever asks while it is drawn waits for the same picture, so nobody may begin one who
        has used up their share, and would keep the others waiting."""
        key = poster, games
        found = self._drawn.get(key)
        if found is not None:
            return found
        task = self._drawing.get(key)
        if task is None:
            payer = self._rate_limit.share_of(address_of(request.scope)).helped
            if payer.wait(perf_counter()):
                raise Fault("too_many_requests")
            task = asyncio.create_task(self._draw(payer, poster, games))
            self._drawing[key] = task
            task.add_done_callback(lambda done: self._forget(key, done))
        return await asyncio.shield(task)

    def _forget(self, key: tuple[Poster, Named], done: asyncio.Task[SharedAnswer]) -> None:
        del self._drawing[key]
        if not done.cancelled():
            done.exception()  # told to those who waited, if there are any left

    async def _draw(self, payer: Purse, poster: Poster, games: Named) -> SharedAnswer:
        sign = self._icon.read_text("utf-8") if self._icon.is_file() else ""
        svg = await asyncio.to_thread(svg_of, poster, games, sign)
        files = tuple(sorted(self._typefaces.glob("*.ttf")))
        work = partial(rasterise, svg, WIDTH, HEIGHT, files)
        png = await self._house.old_games.run(work, payer, WEIGHT)
        self._drawn.put((poster, games), answer := share(png, "image/png"))
        return answer


def _of_box(game: Game, language: str) -> tuple[str, str, str]:
    key = game.key
    return title_of(key, language), pitch_of(key, language), facts_of(game, language)


def svg_of(poster: Poster, games: Named, sign: str = "") -> str:
    """With the lid of one box, or one face of each of several."""
    if len(games) == 1:
        return draw(poster, tuple(assets.lid_drawings(games[0]).values()), sign)
    first = (next(iter(assets.lid_drawings(key).values()), None) for key in games)
    faces: list[Drawing] = [face for face in first if face is not None]
    return draw(poster, faces, sign)
