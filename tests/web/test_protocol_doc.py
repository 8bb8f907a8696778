"""The protocol page names every status code and the paths that exist."""

from __future__ import annotations

import re
from pathlib import Path

from starlette.routing import Route

from tablee.house.house import House
from tablee.store import MemoryStore
from tablee.web.app import Site
from tablee.web.guard.middleware import PLAIN_CODES, STATUSES
from tablee.web.guard.rate_limit import RateLimit
from tablee.web.session import Sessions

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")


def test_every_code_with_a_status_of_its_own_is_on_the_page() -> None:
    for code in (*STATUSES, *PLAIN_CODES.values()):
        assert f"`{code}`" in PAGE, code


def test_every_path_of_the_api_is_on_the_page() -> None:
    house = House(MemoryStore())
    routes = Site(house, Sessions(b"key"), Path("/nowhere"), RateLimit(house.limits)).routes()
    paths = {route.path for route in routes if isinstance(route, Route)}
    for path in paths:
        if path.startswith("/api/"):
            told = path.replace("{language}", "{lang}")
            assert re.search(rf"(GET|POST|DELETE) `{re.escape(told)}`", PAGE), path
