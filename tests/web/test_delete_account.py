"""Deleting an account: for its owner alone, and nothing of it stays."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from sheets import wished
from tablee.house.people.taken_out import ANONYMOUS
from tablee.web.session import COOKIE, Sessions
from web.people import (
    FEW_BY_NAME,
    KEY,
    PASSPHRASE,
    Hear,
    join,
    look,
    me,
    new_table,
    play,
    play_rated,
    post,
    seat_two,
    settle,
    use,
)


def chairs(site: Any, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = site.client.get(f"/api/tables/{table}").json()["chairs"]
    return found


def delete(site: Any, passphrase: str = PASSPHRASE) -> httpx.Response:
    body = {"passphrase": passphrase}
    answer: httpx.Response = site.client.request("DELETE", "/api/account", json=body)
    return answer


@pytest.mark.parametrize("passphrase", ["", "wrong horse", "x" * 500])
def test_the_cookie_alone_deletes_nothing(site: Any, passphrase: str) -> None:
    use(site, join(site, "Ann"))
    answer = delete(site, passphrase)
    assert (answer.status_code, answer.json()["code"]) == (401, "wrong_passphrase")
    assert site.client.delete("/api/account").json()["code"] == "bad_body"
    assert me(site) == {"name": "Ann", "account": True}


def test_deleting_is_no_way_to_try_more_passphrases(open_site: Any) -> None:
    site = open_site(FEW_BY_NAME)
    use(site, join(site, "Ann"))
    answers = [delete(site, f"wrong {n}").json()["code"] for n in range(3)]
    assert answers == ["wrong_passphrase", "too_fast", "too_fast"]


def test_a_deleted_account_is_gone_with_its_name_and_ratings(site: Any, hear: Hear) -> None:
    ann, bob = join(site, "Ann"), join(site, "Bob")
    table = play_rated(site, hear, ann, bob)
    mine = Sessions(KEY).guest({COOKIE: ann}).id
    answer = delete(use(site, ann))
    assert answer.json() == {}
    assert f'{COOKIE}=""' in answer.headers["set-cookie"]
    sheet, _ = site.client.portal.call(site.house.store.load, table)
    assert [chair.name for chair in sheet.chairs] == [ANONYMOUS, "Bob"]
    assert mine not in repr(sheet)
    leaders = site.client.get("/api/games/tictactoe/leaderboard").json()
    assert [leader["name"] for leader in leaders] == ["Bob"]
    answer = post(site, "account/login", name="Ann", passphrase=PASSPHRASE)
    assert answer.json()["code"] == "wrong_login"
    assert me(use(site, ann)) == {}  # on no device
    join(site, "Ann")  # the name is free again
    assert use(site, ann).client.get("/api/me/games").json() == []


def test_deleting_resigns_running_games_and_frees_chairs(site: Any, hear: Hear) -> None:
    ann, bob = join(site, "Ann"), join(site, "Bob")
    waiting = new_table(site, bob, "me", "open")
    playing = new_table(site, ann, "me", "open", rated=True)
    with look(site, waiting, ann) as socket:
        socket.send_json({"type": "sit", "request": 1, "seat": 1})
        hear(socket, "done")
    with look(site, playing, ann) as first, look(site, playing, bob) as second:
        seat_two(site, hear, first, second)
        play(hear, first, second, ("mark 0",))
        delete(use(site, ann))
        while hear(second, "seating")["status"] != "finished":
            pass
    settle(site)
    assert chairs(site, waiting) == [{"kind": "person", "name": "Bob"}, {"kind": "open"}]
    card = site.client.get(f"/api/tables/{playing}").json()
    assert card["status"] == "finished"
    assert card["chairs"][0]["name"] == ANONYMOUS
    assert me(use(site, bob))["ratings"][0]["rating"] > 1000  # Bob won by it


def test_a_waiting_table_is_left_to_somebody_who_can_begin(site: Any, hear: Hear) -> None:
    ann, bob = join(site, "Ann"), join(site, "Bob")
    table = new_table(site, ann, "me", "open")
    with look(site, table, bob) as socket:
        socket.send_json({"type": "sit", "request": 1, "seat": 1})
        hear(socket, "done")
        delete(use(site, ann))
        while not hear(socket, "seating").get("host"):
            pass
    assert chairs(site, table) == [{"kind": "open"}, {"kind": "person", "name": "Bob"}]


def test_a_closing_house_deletes_nothing(site: Any) -> None:
    """Else a game would go on with nobody in that chair; asked again, the next house does it."""
    ann = join(site, "Ann")
    table = new_table(site, ann, "me", "random", begin=True)
    site.client.portal.call(site.house.close)
    answer = delete(use(site, ann))
    assert (answer.status_code, answer.json()["code"]) == (503, "closing")
    assert chairs(site, table)[0]["name"] == me(site)["name"] == "Ann"


def test_only_who_has_an_account_can_delete_one(site: Any) -> None:
    for name in ("Ann", ""):
        answer = delete(site.be(name))
        assert (answer.status_code, answer.json()["code"]) == (401, "no_account")


def test_a_deleted_name_is_in_no_file_while_the_server_runs(start: Any, tmp_path: Path) -> None:
    """Not in the write-ahead log either, which has every page as it was."""
    server, name = start(), "Xanthippe"
    with httpx.Client(base_url=server.address, timeout=60) as ann:
        ann.post("/api/account", json={"name": name, "passphrase": PASSPHRASE}).raise_for_status()
        for _ in range(3):
            wish = wished("tictactoe", "me", "random", begin=True)
            ann.post("/api/tables", json=wish).raise_for_status()
        assert name.encode() in _everything(tmp_path / "data")
        ann.request("DELETE", "/api/account", json={"passphrase": PASSPHRASE}).raise_for_status()
    assert name.encode() not in _everything(tmp_path / "data")
    assert b"xanthippe" not in _everything(tmp_path / "data")


def _everything(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.rglob("*") if path.is_file())
