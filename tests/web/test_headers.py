"""Every kind of answer carries every header, and what is somebody's is stored nowhere."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tablee.house.house import House
from tablee.store import MemoryStore
from tablee.web.app import make_app
from tablee.web.guard.middleware import HEADERS
from tablee.web.session import Sessions

FOREIGN = {"origin": "https://evil.example"}
READER = {"accept": "text/html"}

KINDS: dict[str, tuple[int, str, str, dict[str, Any]]] = {
    "page": (200, "GET", "/", {}),
    "page of a box": (200, "GET", "/box/tictactoe", {}),
    "page that is not there": (404, "GET", "/nowhere", {"headers": READER}),
    "asset": (200, "GET", "/assets/app-1a2b.js", {}),
    "asset that is not there": (404, "GET", "/assets/nothing.js", {}),
    "icon": (200, "GET", "/icon.svg", {}),
    "faces": (200, "GET", "/api/games/tictactoe/faces.svg", {}),
    "words": (200, "GET", "/api/games/tictactoe/words/fr.ftl", {}),
    "text": (200, "GET", "/api/games/tictactoe/about/fr", {}),
    "shelf": (200, "GET", "/api/shelf/fr", {}),
    "API": (200, "GET", "/api/games", {}),
    "API with a cookie": (200, "POST", "/api/me", {"json": {"name": "Ann"}}),
    "API that is not there": (404, "GET", "/api/nothing", {}),
    "wrong method": (405, "DELETE", "/api/games", {}),
    "foreign origin": (403, "POST", "/api/me", {"json": {"name": "Ann"}, "headers": FOREIGN}),
    "bad body": (400, "POST", "/api/me", {"content": b"{"}),
    "health": (200, "GET", "/healthz", {}),
    "failure of ours": (500, "GET", "/api/games/tictactoe", {}),
}
STORED = {"page", "page of a box", "page that is not there", "asset", "icon"}
STORED |= {"faces", "words", "text", "shelf", "API"}
"""The same for everybody: browsers and caches on the way may store these."""


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Tablée</title>")
    (page / "assets" / "app-1a2b.js").write_text("1")
    (page / "icon.svg").write_text("<svg/>")

    def broken(kind: type[Any]) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr("tablee.web.app.describe_options", broken)
    app = make_app(House(MemoryStore()), Sessions(b"key"), page)
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_answer_carries_every_header(client: TestClient, kind: str) -> None:
    status, method, path, given = KINDS[kind]
    answer = client.request(method, path, **given)
    assert answer.status_code == status
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_somebodys_is_never_stored(client: TestClient, kind: str) -> None:
    _, method, path, given = KINDS[kind]
    client.post("/api/me", json={"name": "Ann"})
    answer = client.request(method, path, **given)
    stored = answer.headers["cache-control"] != "no-store"
    assert stored == (kind in STORED)
    assert not (stored and "set-cookie" in answer.headers)


def test_an_answer_that_nothing_changed_carries_them_too(client: TestClient) -> None:
    path = "/api/games/tictactoe/faces.svg"
    tag = {"if-none-match": client.get(path).headers["etag"]}
    answer = client.get(path, headers=tag)
    assert answer.status_code == 304
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


def test_the_headers_say_what_they_should() -> None:
    assert HEADERS["cross-origin-opener-policy"] == "same-origin"
    assert HEADERS["cross-origin-resource-policy"] == "same-origin"
    assert HEADERS["x-content-type-options"] == "nosniff"
    assert HEADERS["referrer-policy"] == "same-origin"
    for unused in ("camera", "microphone", "geolocation", "usb", "payment", "hid", "bluetooth"):
        assert f"{unused}=()" in HEADERS["permissions-policy"]
