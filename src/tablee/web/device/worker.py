"""The script that opens the page without the server, or the one that takes it away again.

It is the same for everybody, and another one for each build of the page.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tablee import wire
from tablee.web.shared import share_text

PATH = "/worker.js"
KIND = "text/javascript; charset=utf-8"
KEEPS, LEAVES = "worker.js", "no-worker.js"
LEFT_OUT = "workbench"
"""Only authors of games need it, and they have a server."""


class WorkerRoute:
    """A browser asks for it at every visit, and compares."""

    def __init__(self, page: Path, build: str, facts: Callable[[], wire.Library]) -> None:
        self._page, self._build, self._facts = page, build, facts

    def routes(self) -> list[BaseRoute]:
        return [Route(PATH, self.worker)]

    async def worker(self, request: Request) -> Response:
        name = KEEPS if self._facts().offline else LEAVES
        if not (self._page / name).is_file():
            raise HTTPException(404)
        return share_text(_written(self._page, name, self._build), KIND).answer(request)


@cache
def _written(page: Path, name: str, build: str) -> str:
    script = (page / name).read_text("utf-8")
    if name == LEAVES:
        return script
    files = json.dumps(list_files(page))
    return f"const BUILD = {json.dumps(build)};\nconst FILES = {files};\n{script}"


def list_files(page: Path) -> list[str]:
    """All that the page is made of, by its address; its typefaces are named in its own head."""
    found = [*(page / "assets").glob("*.js"), *(page / "assets").glob("*.css")]
    return sorted(f"/assets/{file.name}" for file in found if not file.name.startswith(LEFT_OUT))
