"""The routes of the workbench, around the site of a server that an author runs for himself.

They show every seat's secrets. So they answer under the names of this machine alone: a page from
elsewhere that points its own name at this machine gets nothing.
"""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import AsyncIterator, Callable
from typing import TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response, StreamingResponse
from starlette.routing import Match, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tablee import catalog
from tablee.dev.bench import ID, Bench, BenchLog
from tablee.dev.news import NewsDesk
from tablee.dev.package import AuthorPackage
from tablee.dev.trouble import trouble_of
from tablee.kernel import WATCHER, Fault
from tablee.kernel.options import describe_options
from tablee.web.answer import json_answer, read_body
from tablee.web.app import PAGE
from tablee.web.guard.middleware import HEADERS, answer_trouble

OURS = frozenset({"localhost", "127.0.0.1", "::1"})
FRAMED = {
    "x-frame-options": "SAMEORIGIN",
    "content-security-policy": HEADERS["content-security-policy"]
    .replace("frame-ancestors 'none'", "frame-ancestors 'self'")
    .replace("connect-src 'self'", "connect-src 'self'; frame-src 'self'"),
}
"""The workbench shows the pages of the library in frames of its own."""
Result = TypeVar("Result")


class BenchStep(msgspec.Struct, frozen=True):
    """POST /api/dev/bench/{key}/move: a move after entry `at`, or `count` of them at random."""

    at: int
    seat: int = 0
    move: str = ""
    count: int = 0


class Workbench:
    """One method a route."""

    def __init__(self, package: AuthorPackage, bench: Bench, desk: NewsDesk) -> None:
        self._package, self._bench, self._desk = package, bench, desk
        self._turn = asyncio.Lock()
        """One move after the other."""
        self._checks = asyncio.Lock()

    def around(self, site: ASGIApp) -> ASGIApp:
        """The site, with the workbench beside it, in frames that only it may open."""
        routes = [
            Route("/workbench", self.page),
            Route("/api/dev/news", self.news),
            Route("/api/dev/check", self.check),
            Route("/api/dev/games", self.games),
            Route("/api/dev/bench/{key}", self.show),
            Route("/api/dev/bench/{key}", self.begin, methods=["POST"]),
            Route("/api/dev/bench/{key}/move", self.move, methods=["POST"]),
            Route("/api/tables/" + ID + "-{key}/replay", self.replay),
        ]
        own = Starlette(
            routes=routes,
            exception_handlers={Fault: answer_trouble, HTTPException: answer_trouble},
        )

        async def app(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != "http":
                await site(scope, receive, send)
                return
            request = Request(scope)
            is_own = any(route.matches(scope)[0] is not Match.NONE for route in routes)
            if is_own and not is_from_here(request):
                await Response("Only for the author, on their own machine.", 403)(
                    scope, receive, send
                )
                return
            fresh = request.url.path.startswith("/api/")
            await (own if is_own else site)(scope, receive, framed(send, fresh))

        return app

    async def page(self, request: Request) -> Response:
        return FileResponse(PAGE / "workbench.html", headers=FRAMED | {"cache-control": "no-store"})

    async def news(self, request: Request) -> Response:
        return json_answer(await self._desk.after(request.query_params.get("seen", "")))

    async def games(self, request: Request) -> Response:
        return json_answer([key for key in self._package.games if key in catalog.shelf()])

    async def show(self, request: Request) -> Response:
        key, at = request.path_params["key"], request.query_params.get("at", "")
        number = int(at) if at.isdigit() else None
        shown = await self._aside(lambda: self._bench.show(key, number))
        game = catalog.find(key)
        about = {
            "shown": shown,
            "seats": game.seats,
            "options": describe_options(game.options),
            "faces": game.faces,
        }
        return json_answer(about)

    async def begin(self, request: Request) -> Response:
        key, log = request.path_params["key"], await read_body(request, BenchLog)
        await self._aside(lambda: self._bench.begin(key, log))
        return await self.show(request)

    async def move(self, request: Request) -> Response:
        key, step = request.path_params["key"], await read_body(request, BenchStep)
        if step.count:
            await self._aside(lambda: self._bench.add_random(key, step.at, step.count))
        else:
            await self._aside(lambda: self._bench.add(key, step.at, step.seat, step.move))
        return await self.show(request)

    async def replay(self, request: Request) -> Response:
        """What the page of a replay asks for; here anybody may have any eyes."""
        key, eyes = request.path_params["key"], request.query_params.get("eyes", str(WATCHER))
        if not re.fullmatch(r"-?\d{1,3}", eyes):
            raise Fault("no_such_eyes", eyes=eyes[:10])
        return json_answer(await self._aside(lambda: self._bench.replay(key, int(eyes))))

    async def check(self, request: Request) -> Response:
        """`tablee check`, line by line, as it runs; once at a time."""
        if self._checks.locked():
            raise Fault("busy")
        return StreamingResponse(self._check(), media_type="text/plain; charset=utf-8")

    async def _check(self) -> AsyncIterator[bytes]:
        """In a process of its own, which ends with the page that wants to know."""
        async with self._checks:
            async for line in self._run_check():
                yield line

    async def _run_check(self) -> AsyncIterator[bytes]:
        command = (sys.executable, "-c", "from tablee.cli.main import main; main()", "check")
        process = await asyncio.create_subprocess_exec(
            *command,
            str(self._package.folder),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        assert process.stdout is not None
        try:
            async for line in process.stdout:
                yield line
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()

    async def _aside(self, work: Callable[[], Result]) -> Result:
        """A fault of the author's code is told in full."""
        try:
            async with self._turn:
                return await asyncio.to_thread(work)
        except Fault:
            raise
        except Exception as fault:
            found = trouble_of(fault, self._package.folder, "on the workbench")
            raise Fault("game_fault", why=str(found)) from None


def is_from_here(request: Request) -> bool:
    """Asked by a page of this server, or typed, under a name of this machine. An `img` of another
    page has no origin, but browsers say where it stands."""
    origin, host = request.headers.get("origin"), request.headers.get("host", "")
    is_own = origin is None or origin.partition("://")[2] == host
    is_near = request.headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    return is_own and is_near and request.url.hostname in OURS


def framed(send: Send, fresh: bool) -> Send:
    """`fresh`: words and faces change with every save."""

    async def tell(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in FRAMED.items():
                headers[name] = value
            if fresh:
                headers["cache-control"] = "no-store"
        await send(message)

    return tell
