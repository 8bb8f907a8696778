"""The page itself and the files it is made of. Every screen of it is the same file.

What the operator says of the library stands in it, so that nothing has to be asked for first.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from html import escape
from pathlib import Path

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from tablee import wire
from tablee.web.shared import ASK_AGAIN, FOR_EVER, Files, SharedAnswer, share, share_text

NOT_BUILT = "The page has not been built yet. In the source folder, run: make play\n"
SCREENS = (
    *("/", "/box/{key}", "/table/{id}", "/replay/{id}"),
    *("/today", "/today/{key}", "/puzzle", "/puzzle/{key}/{number}", "/evening", "/evening/{id}"),
    *("/me", "/friends", "/friends/{token}", "/join", "/how", "/privacy", "/about"),
)

HTML = "text/html; charset=utf-8"
LONGEST = 200
"""Letters in the name of a file, with its folders."""

ReadTags = Callable[[Request], Awaitable[str]]
"""What the head of a page says of its link, for those who read without scripts."""


async def no_tags(request: Request) -> str:
    return ""


class PageFiles:
    """These routes come last, since any name that is left may be a file's."""

    def __init__(
        self,
        page: Path,
        facts: Callable[[], wire.Library] = wire.Library,
        tags: ReadTags = no_tags,
    ) -> None:
        self._page = page.resolve()
        self._tags = tags
        self._facts = facts
        self._files = Files()

    def routes(self) -> list[BaseRoute]:
        return [
            *(Route(path, self.index) for path in SCREENS),
            Route("/assets/{path:path}", self.asset),
            Route("/{name}", self.file),
            Route("/{path:path}", self.nowhere),
        ]

    async def index(self, request: Request) -> Response:
        path = self._page / "index.html"
        if not path.is_file():
            return PlainTextResponse(NOT_BUILT, 503)
        return self._index(path, await self._tags(request)).answer(request)

    async def asset(self, request: Request) -> Response:
        return self._file(request, "assets", request.path_params["path"], FOR_EVER)

    async def file(self, request: Request) -> Response:
        try:
            return self._file(request, ".", request.path_params["name"], ASK_AGAIN)
        except HTTPException:
            return await self.nowhere(request)

    async def nowhere(self, request: Request) -> Response:
        """People who followed a broken link get a page that says so; programs get the code."""
        path = self._page / "index.html"
        reads = "text/html" in request.headers.get("accept", "")
        if not reads or request.url.path.startswith(("/api/", "/assets/")) or not path.is_file():
            raise HTTPException(404)
        return self._index(path).answer(request, status=404)

    def _index(self, path: Path, tags: str = "") -> SharedAnswer:
        """As it was built, where the operator has said nothing."""
        built, facts = self._files.read(path), self._facts()
        if facts == wire.Library() and not tags:
            return built
        page = with_facts(built.body.decode(), facts)
        if not tags:
            return share_text(page, HTML)
        return share(page.replace("</title>", f"</title>{tags}", 1).encode(), HTML)

    def _file(self, request: Request, folder: str, name: str, cache: str) -> Response:
        """A file of the page, never one outside its folder."""
        root = (self._page / folder).resolve()
        path = _found(root, name)
        if path is None or path.name.startswith("."):
            raise HTTPException(404)
        return self._files.read(path).answer(request, cache)


def with_facts(page: str, facts: wire.Library) -> str:
    """The page with what the operator says: its title, its language, and all of it for scripts."""
    if facts == wire.Library():
        return page
    told = escape(msgspec.json.encode(facts).decode())
    page = page.replace("<head>", f'<head>\n    <meta name="library" content="{told}" />', 1)
    if facts.language:
        page = page.replace('<html lang="fr"', f'<html lang="{facts.language}"', 1)
    if facts.name is not None:
        name = facts.name.en if facts.language == "en" else facts.name.fr
        page = page.replace("<title>Tablée</title>", f"<title>{escape(name)}</title>", 1)
    return page


def _found(root: Path, name: str) -> Path | None:
    """The file of this name below the folder. Anybody may ask for anything, also for names that
    the system refuses: too long, with a zero in it, half a character."""
    if len(name) > LONGEST:
        return None  # the system would look at every part of it first
    try:
        path = (root / name).resolve()
        return path if path.is_relative_to(root) and path.is_file() else None
    except (OSError, ValueError):
        return None
