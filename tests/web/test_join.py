"""Spoken codes over HTTP: the host alone shows one, and anybody who types it finds the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from sheets import wished
from tablee.house.limits import Limits
from web.people import Hear


def show(site: Any, table: str, name: str = "Ann") -> httpx.Response:
    answer: httpx.Response = site.be(name).client.post(f"/api/tables/{table}/code")
    return answer


def join(site: Any, code: str, name: str = "Bob") -> httpx.Response:
    answer: httpx.Response = site.be(name).client.post("/api/join", json={"code": code})
    return answer


def test_who_types_the_code_finds_the_table(site: Any) -> None:
    table = site.table("me", "open")
    shown = show(site, table)
    assert shown.status_code == 200
    assert 800 < shown.json()["seconds"] <= 900
    code = shown.json()["code"]
    assert show(site, table).json()["code"] == code
    for name in ("Bob", ""):  # before one has a name
        assert join(site, code.lower(), name).json() == {"table": table}


def test_only_the_host_shows_a_code_and_hides_it(site: Any) -> None:
    table = site.table("me", "open")
    code = show(site, table).json()["code"]
    for name in ("Bob", ""):
        assert show(site, table, name).json() == {"code": "only_host"}
        assert site.client.delete(f"/api/tables/{table}/code").status_code == 403
    assert join(site, code).status_code == 200
    assert site.be("Ann").client.delete(f"/api/tables/{table}/code").status_code == 204
    refused = join(site, code)
    assert (refused.status_code, refused.json()) == (404, {"code": "unknown_code"})
    assert refused.content == join(site, "KOBAMILOTA").content
    assert show(site, "nowhere").json()["code"] == "unknown_table"


def test_a_code_ends_at_the_first_move(site: Any, hear: Hear) -> None:
    table = site.table("me", "open")
    code = show(site, table).json()["code"]
    with site.look(table, "Ann") as ann, site.look(table, "Bob") as bob:
        bob.send_json({"type": "sit", "request": 1, "seat": 1})
        hear(bob, "done")
        assert join(site, code).status_code == 200
        ann.send_json({"type": "begin", "request": 1})
        hear(ann, "done")
        assert join(site, code).json() == {"code": "unknown_code"}
        assert show(site, table).json() == {"code": "already_begun"}
        assert site.client.delete(f"/api/tables/{table}/code").status_code == 204


def test_a_code_never_replaces_the_password(site: Any, hear: Hear) -> None:
    wish = wished("tictactoe", "me", "open", access="locked", word="Sésame")
    table = site.be("Ann").client.post("/api/tables", json=wish).json()["id"]
    code = show(site, table).json()["code"]
    assert join(site, code).json() == {"table": table}
    with site.look(table, "Bob") as bob:
        bob.send_json({"type": "sit", "request": 1, "seat": 1})
        assert hear(bob, "refused")["code"] == "wrong_word"


@pytest.mark.parametrize("body", ["", "[]", '{"code": 7}', '{"code": "%s"}' % ("A" * 400)])
def test_what_is_no_code_is_refused_before_it_counts(site: Any, body: str) -> None:
    for _ in range(10):
        answer = site.client.post("/api/join", content=body)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_body")


def test_wrong_guesses_of_one_address_are_stopped(open_site: Callable[[Limits], Any]) -> None:
    site = open_site(Limits(guesses_at_once=2))
    table = site.be("Ann").table("me", "open")
    code = show(site, table).json()["code"]
    wrong = "MAMAMAMAMA"
    assert [join(site, wrong).status_code for _ in range(3)] == [404, 404, 429]
    assert join(site, code).json() == {"code": "too_fast"}
