"""Logs: JSON for programs, lines for people, and nothing in them that is anybody's own."""

from __future__ import annotations

import io
import logging
from pathlib import Path
from typing import Any

import msgspec
from starlette.testclient import TestClient

from tablee.house.house import House
from tablee.house.people.guest import Guest
from tablee.store import MemoryStore
from tablee.web.app import make_app
from tablee.web.logs import set_up_logs
from tablee.web.session import COOKIE, Sessions

log = logging.getLogger("tablee.test")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [msgspec.json.decode(line) for line in stream.getvalue().splitlines()]


def test_a_program_reads_one_object_a_line() -> None:
    set_up_logs("info", stream := io.StringIO())
    log.info("refused", extra={"code": "too_fast", "status": 429})
    log.debug("not this")
    (line,) = lines(stream)
    assert line.pop("timestamp").endswith("Z")
    assert line == {
        "event": "refused",
        "level": "info",
        "logger": "tablee.test",
        "code": "too_fast",
        "status": 429,
    }


def test_people_read_lines() -> None:
    set_up_logs("info", stream := Terminal())
    log.info("open", extra={"address": "there"})
    (line,) = stream.getvalue().splitlines()
    assert "open" in line
    assert "there" in line
    assert not line.startswith("{")


def broken_table(stream: io.StringIO) -> str:
    set_up_logs("info", stream)
    try:
        raise KeyError("the ace of spades,\n/home/ann")
    except KeyError:
        log.exception("table %s broke", "abc")
    return stream.getvalue()


def test_an_exception_tells_where_and_never_what() -> None:
    told = broken_table(io.StringIO())
    assert "spades" not in told
    assert "/home" not in told
    assert all(word in told for word in ("abc", "KeyError", "test_logs.py"))


def test_on_a_terminal_it_tells_what_too_on_one_line() -> None:
    told = broken_table(Terminal())
    assert len(told.splitlines()) == 1
    assert all(word in told for word in ("abc", "KeyError", "test_logs.py", "the ace of spades"))


def test_requests_that_fail_are_logged_with_their_code_and_nothing_of_who_asked() -> None:
    set_up_logs("debug", stream := io.StringIO())
    house = House(MemoryStore())
    app = make_app(house, Sessions(b"key"), Path("/nowhere"))
    cookie = Sessions(b"key").sign(Guest("g-secret-id", "Annabella"))
    client = TestClient(app, cookies={COOKIE: cookie}, raise_server_exceptions=False)
    client.post("/api/tables", json={"game": "no-such", "chairs": ["me"], "word": "sesame"})
    client.get("/api/tables/nowhere?word=sesame")
    house.store.load = None  # type: ignore[assignment,method-assign]
    client.get("/api/tables/broken")
    told = [line for line in lines(stream) if line["logger"].startswith("tablee.")]
    assert [(line["code"], line["level"]) for line in told] == [
        ("unknown_game", "debug"),
        ("unknown_table", "debug"),
        ("internal", "error"),
    ]
    for secret in ("g-secret-id", "Annabella", "sesame", cookie):
        assert secret not in str(told)
