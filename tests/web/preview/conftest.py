"""A site as a crawler comes to it: no cookies, no scripts, and a public address that is set."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from html import unescape
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tablee.house.house import House
from tablee.house.library.house_rules import HouseRules
from tablee.house.library.open_library import OpenLibrary
from tablee.house.limits import Limits
from tablee.store import MemoryStore
from tablee.web.app import make_app
from tablee.web.guard.connections import TcpConnections
from tablee.web.guard.rate_limit import RateLimit
from tablee.web.session import Sessions
from web.conftest import KEY, QUIET, Site

ORIGIN = "https://play.example"
PAGE = '<!doctype html><html lang="fr"><head><title>Tablée</title></head><body></body></html>'
TAG = re.compile(r'<meta (?:property|name)="([^"]+)" content="([^"]*)" />')

Opened = Callable[..., Site]


def tags(html: str) -> dict[str, str]:
    """What stands in the head for those who read without scripts."""
    found = {name: unescape(value) for name, value in TAG.findall(html)}
    found.pop("library", None)  # for scripts
    return found


@pytest.fixture
def shown(tmp_path: Path) -> Iterator[Opened]:
    """Opens sites; `library` is what `library.toml` says."""
    (tmp_path / "index.html").write_text(PAGE)
    clients: list[TestClient] = []

    def opened(public: str = ORIGIN, library: str = "", limits: Limits = QUIET) -> Site:
        rules = HouseRules(OpenLibrary(library))
        house, rate_limit = House(MemoryStore(), limits, rules=rules), RateLimit(limits)
        lines = TcpConnections(rate_limit, limits)
        app = make_app(house, Sessions(KEY), tmp_path, lines=lines, public=public)
        clients.append(TestClient(app).__enter__())
        return Site(clients[-1], house, rate_limit)

    yield opened
    for client in clients:
        client.__exit__(None, None, None)


@pytest.fixture
def crawl(shown: Opened) -> Callable[[Site, str], dict[str, str]]:
    """The tags of a page, as somebody reads it who has no cookie."""

    def read(site: Site, path: str) -> dict[str, str]:
        answer = site.be("").client.get(path)
        assert answer.status_code == 200
        assert "set-cookie" not in answer.headers
        return tags(answer.text)

    return read
