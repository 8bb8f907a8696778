"""Follows every link of the built site: to a page, to a heading on it, to a picture."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

NOT_A_PAGE = "404.html"
"""Shown at any address, so its links begin at the top of a server, which there is none here."""


class Page(HTMLParser):
    """What a page points to, and the places on it that can be pointed to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.places: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("href", "src") and value:
                self.links.append(value)
            if name in ("id", "name") and value:
                self.places.add(value)


def dead_links(site: Path) -> list[str]:
    """`page: link` for each link within the site that leads nowhere."""
    files = sorted(file for file in site.rglob("*.html") if file.name != NOT_A_PAGE)
    pages = {file.resolve(): Page(file.read_text("utf-8")) for file in files}
    return [
        f"{file.relative_to(site.resolve())}: {link}"
        for file, page in pages.items()
        for link in within(page)
        if not leads_somewhere(file, link, pages)
    ]


def within(page: Page) -> Iterator[str]:
    for link in page.links:
        parts = urlsplit(link)
        if not parts.scheme and not parts.netloc:
            yield link


def leads_somewhere(file: Path, link: str, pages: dict[Path, Page]) -> bool:
    parts = urlsplit(link)
    target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
    if target.is_dir():
        target /= "index.html"
    if not parts.fragment or target not in pages:
        return target.exists()
    return unquote(parts.fragment) in pages[target].places
