"""What a device is told of the page, so that it can be installed."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tablee import wire
from tablee.pieces.palette import BOTH
from tablee.web.preview.sentences import language_of, of_library
from tablee.web.shared import share_text

PATH = "/manifest.webmanifest"
KIND = "application/manifest+json"
ICONS = (
    ("/icon-192.png", 192, "any"),
    ("/icon-512.png", 512, "any"),
    ("/icon-maskable-512.png", 512, "maskable"),
)
"""Drawn from the sign of the page by `python -m tools.icons`."""
SHORT = 12
"""Letters below an icon; devices cut what is longer."""


class ManifestRoute:
    """It speaks as the library does: name and language are the operator's."""

    def __init__(self, facts: Callable[[], wire.Library]) -> None:
        self._facts = facts

    def routes(self) -> list[BaseRoute]:
        return [Route(PATH, self.manifest)]

    async def manifest(self, request: Request) -> Response:
        text = msgspec.json.encode(write_manifest(self._facts())).decode()
        return share_text(text, KIND).answer(request)


def write_manifest(facts: wire.Library) -> dict[str, object]:
    """The light colours: a page says in its head what it has in the dark."""
    language = language_of(facts)
    said = of_library(facts, language)
    ground = BOTH["cloth"][0]
    return {
        "id": "/",
        "name": said.title,
        "short_name": short_name(said.title),
        "description": said.sentence,
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": ground,
        "theme_color": ground,
        "icons": [
            {"src": path, "sizes": f"{side}x{side}", "type": "image/png", "purpose": purpose}
            for path, side, purpose in ICONS
        ],
    }


def short_name(title: str) -> str:
    """As many whole words as fit, or the beginning of the first."""
    return title if len(title) <= SHORT else title[:SHORT].rsplit(" ", 1)[0]
