"""The tags of a link, for the head of its page: Open Graph, and what a search page reads."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from starlette.requests import Request

from tablee import wire
from tablee.web.preview.link import Link, Links
from tablee.web.preview.picture import HEIGHT, WIDTH
from tablee.web.preview.sentences import language_of, of_library, sentences_of

PATH = "/preview"
LIBRARY = "all"
"""Stands for the game where there is none."""


class Tags:
    """Those of the page that is asked for. Without a public address there are none: what a request
    says in `Host` is never believed."""

    def __init__(self, links: Links, facts: Callable[[], wire.Library], origin: str) -> None:
        self._links, self._facts, self._origin = links, facts, origin

    async def read(self, request: Request) -> str:
        if not self._origin:
            return ""
        return write_tags(await self._links.find(request), self._facts(), self._origin)


def picture_path(link: Link, language: str) -> str:
    """It names no table: whoever sees the picture learns nothing else."""
    return f"{PATH}/{link.kind}/{link.game or LIBRARY}/{language}.png"


def write_tags(link: Link, facts: wire.Library, origin: str) -> str:
    """`origin`: the public address that the operator has set. Every address begins with it."""
    said, language = sentences_of(link, facts), language_of(facts)
    named = {
        "og:type": "website",
        "og:site_name": of_library(facts, language).title,
        "og:locale": "en_GB" if language == "en" else "fr_FR",
        "og:title": said.title,
        "og:description": said.sentence,
        "og:url": origin + link.path,
        "og:image": origin + picture_path(link, language),
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": f"{said.title}. {said.sentence}",
    }
    twitter = {"description": said.sentence, "twitter:card": "summary_large_image"}
    tags = [_tag("property", name, value) for name, value in named.items()]
    tags += [_tag("name", name, value) for name, value in twitter.items()]
    return "".join(tags)


def _tag(kind: str, name: str, value: str) -> str:
    return f'\n    <meta {kind}="{name}" content="{escape(value)}" />'
