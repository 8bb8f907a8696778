"""The way of a move, as docs/concepts.md tells it: walked step by step."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

from starlette.testclient import TestClient

import tablee
from tablee.house.house import House
from tablee.store import SqliteStore
from tablee.web.app import BUILD, make_app
from tablee.web.session import Sessions

SOURCE = str(Path(tablee.__file__).parent)
CONCEPTS = Path(__file__).parents[2] / "docs" / "concepts.md"
STEP = re.compile(r"^\d+\. `([\w/]+\.py)`, `([\w.]+)`", re.MULTILINE)


class Walk:
    """Which functions of ours were called, in the order of their first call."""

    def __init__(self) -> None:
        self.steps: dict[tuple[str, str], None] = {}
        self.is_watched = False

    def notice(self, frame: FrameType, event: str, _: Any) -> None:
        code = frame.f_code
        if self.is_watched and event == "call" and code.co_filename.startswith(SOURCE):
            self.steps.setdefault((code.co_filename[len(SOURCE) + 1 :], code.co_qualname))


@contextmanager
def watched(walk: Walk) -> Iterator[None]:
    """In every thread that begins meanwhile: the event loop's and the disk's are among them."""
    before = threading.getprofile()
    threading.setprofile(walk.notice)
    try:
        yield
    finally:
        threading.setprofile(before)


def test_a_move_goes_the_way_that_is_told(tmp_path: Path) -> None:
    (tmp_path / BUILD).write_text("today\n")
    told, walk = STEP.findall(CONCEPTS.read_text("utf-8")), Walk()
    with watched(walk):
        app = make_app(House(SqliteStore(tmp_path / "tables.db")), Sessions(b"key"), tmp_path)
        with TestClient(app) as client:
            play_a_move(client, walk)
    found = list(walk.steps)
    assert len(told) == 15
    places = [found.index(step) for step in told]
    assert places == sorted(places)


def play_a_move(client: TestClient, walk: Walk) -> None:
    client.post("/api/me", json={"name": "Ann"})
    wish = {"game": "tictactoe", "chairs": ["me", "random"], "begin": True}
    table = client.post("/api/tables", json=wish).json()["id"]
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        socket.send_json({"type": "hello"})
        while socket.receive_json()["type"] != "fresh":
            pass
        walk.is_watched = True
        socket.send_json({"type": "play", "request": 1, "move": "mark 4"})
        while socket.receive_json()["type"] != "update":
            pass
        walk.is_watched = False
