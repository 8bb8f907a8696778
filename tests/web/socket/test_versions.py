"""A page that is older than its server: it hears of the newer one, or must load it at once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tablee import wire
from tablee.house.house import House
from tablee.store import MemoryStore
from tablee.web.app import BUILD, build_of, make_app
from tablee.web.session import Sessions

COMPATIBILITY = Path(__file__).parents[3] / "docs" / "compatibility.md"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    """A site whose page is of the build `today`."""
    (tmp_path / BUILD).write_text("today\n")
    app = make_app(House(MemoryStore()), Sessions(b"key"), tmp_path)
    with TestClient(app) as found:
        yield found


def new_table(client: TestClient) -> str:
    """Ann sits at it, and it waits."""
    client.post("/api/me", json={"name": "Ann"})
    wish = {"game": "tictactoe", "chairs": ["me", "open"]}
    return str(client.post("/api/tables", json=wish).json()["id"])


def said(client: TestClient, table: str = "", **hello: Any) -> list[dict[str, Any]]:
    """What a page hears at a waiting table until its Hello is answered."""
    table = table or new_table(client)
    heard = []
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        socket.send_json({"type": "hello", **hello})
        socket.send_json({"type": "stand", "request": 9})
        while True:
            heard.append(socket.receive_json())
            if heard[-1]["type"] in ("done", "bye"):
                return heard


def kinds(heard: list[dict[str, Any]]) -> set[str]:
    return {message["type"] for message in heard} - {"seating", "ping"}


def test_a_page_of_this_build_hears_nothing_of_it(client: TestClient) -> None:
    assert kinds(said(client, wire=wire.WIRE, build="today")) == {"done"}


def test_a_page_of_another_build_goes_on_and_hears_of_the_newer_one(client: TestClient) -> None:
    heard = said(client, wire=wire.WIRE, build="yesterday")
    assert kinds(heard) == {"newer", "done"}
    assert next(one for one in heard if one["type"] == "newer")["build"] == "today"


def test_a_program_need_not_say_what_it_is(client: TestClient) -> None:
    assert kinds(said(client)) == {"done"}


def test_a_page_this_server_does_not_understand_is_sent_away(client: TestClient) -> None:
    heard = said(client, wire=wire.OLDEST_WIRE - 1)
    assert heard[-1] == {"type": "bye", "code": "old_page", "again": False}


def test_the_newer_page_has_the_seat_of_the_one_that_was_sent_away(client: TestClient) -> None:
    table = new_table(client)
    assert said(client, table, wire=wire.OLDEST_WIRE - 1)[-1]["code"] == "old_page"
    seating = next(one for one in said(client, table, wire=wire.WIRE) if one["type"] == "seating")
    assert (seating["you"], seating["chairs"][0]["name"]) == (0, "Ann")


def test_the_oldest_page_that_is_understood_is_the_one_the_documentation_names(
    client: TestClient,
) -> None:
    assert f"from `OLDEST_WIRE` on, today {wire.OLDEST_WIRE}:" in COMPATIBILITY.read_text("utf-8")
    assert "done" in kinds(said(client, wire=wire.OLDEST_WIRE))


def test_a_page_that_is_newer_than_its_server_is_heard(client: TestClient) -> None:
    """After a deploy was taken back."""
    assert kinds(said(client, wire=wire.WIRE + 1, build="tomorrow")) == {"newer", "done"}


def test_a_site_without_a_built_page_says_nothing_of_builds(tmp_path: Path) -> None:
    assert build_of(tmp_path) == ""
