"""On a real server, pictures are drawn by the process that computes, and not by the server."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from postgres import children
from web.preview.conftest import ORIGIN, tags

pytestmark = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="reads /proc")


def test_a_crawler_follows_a_link_to_its_picture(start: Any) -> None:
    server = start(public=ORIGIN)
    with httpx.Client(base_url=server.address, headers={"host": "evil.example"}) as crawler:
        told = tags(crawler.get("/box/tictactoe").text)
        assert not children(server.process.pid)
        answer = crawler.get(told["og:image"].removeprefix(ORIGIN))
        assert answer.headers["content-type"] == "image/png"
        assert children(server.process.pid), "nobody else drew it"
        assert not crawler.cookies
