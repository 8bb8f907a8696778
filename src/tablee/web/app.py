"""The routes of docs/protocol.md, for one house."""

from __future__ import annotations

import asyncio
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from tablee import catalog, wire
from tablee.catalog.puzzles import puzzles_of
from tablee.catalog.words import LANGUAGES, words
from tablee.house.house import House
from tablee.house.lobby.lobby import Lobby
from tablee.house.lobby.played_now import PlayedNow
from tablee.house.meeting.crowd_count import CrowdCount
from tablee.house.meeting.strangers import Strangers
from tablee.house.people.blocks import check_welcome
from tablee.house.people.guest import Guest
from tablee.house.rules.run_rules import ask_rules
from tablee.house.sheets.table_card import card
from tablee.kernel import Fault, Game, Say
from tablee.kernel.options import describe_options
from tablee.web.answer import json_answer, read_body
from tablee.web.company.blocked import BlockedList
from tablee.web.company.friends import FriendRoutes
from tablee.web.device.manifest import ManifestRoute
from tablee.web.device.worker import WorkerRoute
from tablee.web.guard.address import address_of
from tablee.web.guard.connections import TcpConnections
from tablee.web.guard.middleware import Guard, answer_trouble
from tablee.web.guard.public_address import PublicAddress
from tablee.web.guard.rate_limit import RateLimit
from tablee.web.http import assets
from tablee.web.http.account import Accounts
from tablee.web.http.devices import DeviceList
from tablee.web.http.export import ExportRoute
from tablee.web.http.identity import Identity
from tablee.web.http.ops import Ops
from tablee.web.http.page_files import PageFiles
from tablee.web.http.passkeys import PasskeyList
from tablee.web.http.puzzles import PuzzleRoutes
from tablee.web.http.records import Records
from tablee.web.http.recovery import Recovery
from tablee.web.http.reports import ReportRoutes
from tablee.web.join import JoinRoutes
from tablee.web.operator.announcer import Announcer
from tablee.web.operator.library_routes import LibraryRoutes, facts_now
from tablee.web.preview.link import Links
from tablee.web.preview.pictures import Pictures
from tablee.web.preview.tags import Tags
from tablee.web.reached_at import Ports, read_address
from tablee.web.session import Sessions
from tablee.web.shared import share_json, share_text
from tablee.web.socket.sockets import Sockets

PAGE = Path(__file__).parent / "page"
TASKS = "tasks of the day"
"""What the key is for by which they are chosen."""
BUILD = "build.txt"
"""Beside the built page: its name, which the page knows too."""


def make_app(
    house: House,
    sessions: Sessions,
    page: Path = PAGE,
    metrics_token: str = "",
    lines: TcpConnections | None = None,
    address: str = "",
    ports: Ports = Ports(),  # noqa: B008
    public: str = "",
) -> ASGIApp:
    """The whole site. The caller who made the house closes it.

    `lines`: the connections of a real server, with what each address may do and the proxies it
    believes. `address`: where this process is reached, if there are several; a path of it is cut
    off before routing. `ports`: of all processes that one parent started. `public`: the address by
    which people know the server, if it is set.
    """
    sessions = sessions.knowing(house.people, house.signed_in)
    lobby = Lobby(house)
    if lines is None:  # without a real server around it
        lines = TcpConnections(RateLimit(house.limits), house.limits)
    rate_limit, reached = lines.rate_limit, PublicAddress(public, ports)
    house.send_away = rate_limit.send_away
    strangers = Strangers(house)
    lobby.happening.count = CrowdCount(house, strangers).now
    lobby.happening.picture = PlayedNow(house).now
    greet = Announcer(house.rules.library, rate_limit, house.wall).greet
    sockets = Sockets(house, sessions, rate_limit, lobby, strangers, build_of(page), ports, greet)
    pages = Starlette(
        routes=[
            *Ops(house, metrics_token).routes(),
            *Site(house, sessions, page, rate_limit, lobby, reached).routes(),
        ],
        middleware=[Middleware(Guard, rate_limit, house.metrics, ports)],
        exception_handlers={Fault: answer_trouble, HTTPException: answer_trouble},
    )

    async def arrive(scope: Scope) -> None:
        """Every request passes here, where several processes serve."""
        read_address(scope, address)
        if sessions.is_unknown(HTTPConnection(scope).cookies):
            await house.other_processes.meet()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        inner = sockets if scope["type"] == "websocket" else pages
        if not house.other_processes.is_alone and scope["type"] != "lifespan":
            await arrive(scope)
        line = lines.find(scope)
        if line is None:
            await inner(scope, receive, send)
        else:
            lines.proxies.settle(scope)
            await lines.serve(line, inner, scope, receive, send)

    return app


def build_of(page: Path) -> str:
    """The name of the build of the page that lies there; empty where none was built."""
    mark = page / BUILD
    return mark.read_text("utf-8").strip() if mark.is_file() else ""


class Site:
    """One method a route."""

    def __init__(
        self,
        house: House,
        sessions: Sessions,
        page: Path,
        rate_limit: RateLimit,
        lobby: Lobby | None = None,
        public: PublicAddress = PublicAddress(),  # noqa: B008
    ) -> None:
        self._house = house
        self._sessions = sessions
        self._rate_limit = rate_limit
        self._public = public
        self._lobby = lobby or Lobby(house)
        self._page = page
        self._spoken: set[str] = set()
        """Languages in which the shelf was shown before."""

    def routes(self) -> list[BaseRoute]:
        identity = Identity(self._house, self._sessions, self._public)
        facts = facts_now(self._house)
        links = Links(self._house, self._sessions, self._rate_limit)
        tags = Tags(links, facts, self._public.origin)
        return [
            *Accounts(identity, self._lobby).routes(),
            *DeviceList(identity).routes(),
            *Recovery(identity).routes(),
            *PasskeyList(identity).routes(),
            Route("/api/lobby", self.lobby),
            Route("/api/shelf/{language}", self.lids),
            Route("/api/games", self.games),
            Route("/api/games/{key}", self.game),
            Route("/api/games/{key}/leaderboard", self.leaderboard),
            Route("/api/games/{key}/words/{language}.ftl", self.words),
            Route("/api/games/{key}/about/{language}", self.about),
            Route("/api/games/{key}/lesson/{language}", self.lesson),
            Route("/api/games/{key}/faces.svg", self.faces),
            Route("/api/tables", self.new_table, methods=["POST"]),
            Route("/api/tables/{id}", self.table),
            *JoinRoutes(self._house, self._sessions).routes(),
            *BlockedList(self._house, self._sessions).routes(),
            *FriendRoutes(self._house, self._sessions, self._rate_limit).routes(),
            *PuzzleRoutes(self._house, self._sessions.secret_for(TASKS)).routes(),
            *Records(self._house, self._sessions, self._rate_limit).routes(),
            *ExportRoute(self._house, self._sessions, self._rate_limit).routes(),
            *ReportRoutes(self._house, self._sessions, self._page, self._rate_limit).routes(),
            *LibraryRoutes(self._house).routes(),
            *Pictures(self._house, self._rate_limit, self._page).routes(),
            *ManifestRoute(facts).routes(),
            *WorkerRoute(self._page, build_of(self._page), facts).routes(),
            *PageFiles(self._page, facts, tags.read).routes(),
        ]

    def _guest(self, request: Request) -> Guest:
        return self._sessions.guest(request.cookies)

    # --- the shelf -----------------------------------------------------------------------------

    async def lids(self, request: Request) -> Response:
        """All lids of the shelf in one answer, so that they appear together."""
        language = request.path_params["language"]
        if language not in LANGUAGES:
            raise Fault("unknown_language", language=language[:10])
        if language not in self._spoken:  # the first time, words are read and faces are drawn
            await asyncio.to_thread(self._lids, language)
            self._spoken.add(language)
        return share_json(self._lids(language)).answer(request)

    def _lids(self, language: str) -> list[wire.Lid]:
        return [_lid(card, language) for card in self._cards()]

    def _cards(self) -> list[wire.BoxCard]:
        library = self._house.rules.library
        away = [_box_card(game, away=True) for game in library.games_away()]
        return [*map(_box_card, library.games()), *away]

    async def games(self, request: Request) -> Response:
        return share_json(self._cards()).answer(request)

    async def game(self, request: Request) -> Response:
        game = catalog.find(request.path_params["key"])
        lesson = game.lesson
        page = wire.BoxPage(
            card=_box_card(game, self._house.rules.library.is_away(game)),
            contents=game.box.contents,
            options=describe_options(game.options),
            levels=catalog.levels(game),
            faces=game.in_box,
            guide=game.guide,
            gentle=dict(game.gentle),
            lesson_seats=0 if lesson is None else ask_rules(game, lesson, LANGUAGES[0]).seats,
            puzzles=len(puzzles_of(game)),
            colours=game.box.colours,
        )
        return share_json(page).answer(request)

    async def leaderboard(self, request: Request) -> Response:
        game = catalog.find(request.path_params["key"])
        return json_answer(await self._house.ratings.leaders(game.key))

    async def words(self, request: Request) -> Response:
        text = assets.words(request.path_params["key"], request.path_params["language"])
        return share_text(text, "text/plain; charset=utf-8").answer(request)

    async def about(self, request: Request) -> Response:
        text = assets.about(request.path_params["key"], request.path_params["language"])
        return share_text(text, "text/html; charset=utf-8").answer(request)

    async def lesson(self, request: Request) -> Response:
        game = catalog.find(request.path_params["key"])
        language = request.path_params["language"]
        if game.lesson is None or language not in LANGUAGES:
            raise HTTPException(404)
        lesson = ask_rules(game, game.lesson, language)
        return share_json(wire.LessonPage(lesson.steps, lesson.end)).answer(request)

    async def faces(self, request: Request) -> Response:
        sprite = assets.sprite(request.path_params["key"])
        return share_text(sprite, "image/svg+xml").answer(request)

    # --- tables --------------------------------------------------------------------------------

    async def lobby(self, request: Request) -> Response:
        return json_answer(await self._lobby.view(self._guest(request)))

    async def new_table(self, request: Request) -> Response:
        new = await read_body(request, wire.NewTable)
        made = await self._house.create(new, self._guest(request), address_of(request.scope))
        return json_answer(made, 201)

    async def table(self, request: Request) -> Response:
        sheet = await self._house.sheet_of(request.path_params["id"])
        check_welcome(self._house.people.ties, sheet, self._guest(request).id)
        return json_answer(card(sheet))


def _lid(card: wire.BoxCard, language: str) -> wire.Lid:
    game = catalog.find(card.key)
    said = words(game, language)
    return wire.Lid(
        card=card,
        title=said.tell(Say("title")),
        pitch=said.tell(Say("pitch")),
        drawing=assets.lid(game.key),
        tasks=bool(puzzles_of(game)),
    )


def _box_card(game: Game, away: bool = False) -> wire.BoxCard:
    box = game.box
    return wire.BoxCard(
        key=game.key,
        version=game.version,
        seats=game.seats,
        ages=box.ages,
        minutes=box.minutes,
        accent=box.accent,
        tempo=game.tempo,
        tags=box.tags,
        classic=box.classic,
        away=away,
    )
