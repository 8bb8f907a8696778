"""Blocking: neither hears the other, who is never told; and tables are as if they did not exist."""

from __future__ import annotations

import io
import json
import zipfile
from typing import Any

import httpx
import pytest
from starlette.websockets import WebSocketDisconnect

from house.lobby.looking import SOCKET, Page
from house.lobby.looking import ids as ids_of
from tablee.house.limits import Limits
from web.people import Hear, join, look, use

FEW = Limits(ping_seconds=3600.0, blocked=2)


def block(site: Any, table: str, seat: int) -> httpx.Response:
    body = {"table": table, "seat": seat}
    answer: httpx.Response = site.client.post("/api/me/blocked", json=body)
    return answer


def blocked(site: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = site.client.get("/api/me/blocked").json()
    return found


def sit(hear: Hear, socket: Any) -> None:
    socket.send_json({"type": "sit", "request": 1, "seat": 1})
    hear(socket, "done")


def say(socket: Any, phrase: str) -> None:
    socket.send_json({"type": "talk", "request": 5, "phrase": phrase})


def heard_until(socket: Any, phrase: str) -> list[str]:
    """What was said and told of a rematch, up to this phrase."""
    found: list[str] = []
    while phrase not in found:
        message = socket.receive_json()
        if message["type"] in ("talked", "again"):
            found.append(message.get("phrase", "again"))
    return found


def ids(site: Any, part: str = "open") -> list[str]:
    return [one["id"] for one in site.client.get("/api/lobby").json().get(part, [])]


def both_at_a_table(site: Any, hear: Hear) -> str:
    """Ann hosts, Bob sits opposite, and Ann has blocked him."""
    table = site.be("Ann").table("me", "open")
    with site.look(table, "Bob") as bob:
        sit(hear, bob)
    answer = block(site.be("Ann"), table, 1)
    assert answer.status_code == 200, answer.text
    return str(table)


def test_a_list_has_names_and_ids_of_its_own(site: Any, hear: Hear) -> None:
    table = both_at_a_table(site, hear)
    (found,) = blocked(site.be("Ann"))
    assert (found["name"], set(found)) == ("Bob", {"id", "name", "made_at"})
    assert "g-Bob" not in str(found)
    assert len(block(site, table, 1).json()) == 1, "once more is no second line"
    assert blocked(site.be("Bob")) == []
    site.client.delete(f"/api/me/blocked/{found['id']}")
    assert blocked(site.be("Ann")) == [found], "the id is good in Ann's list alone"
    assert site.client.delete(f"/api/me/blocked/{found['id']}").json() == []


def test_nobody_sits_there(site: Any) -> None:
    table = site.table("me", "expert")
    for seat in (0, 1, 2):
        answer = block(site, table, seat)
        assert (answer.status_code, answer.json()["code"]) == (404, "no_such_chair")
    assert block(site, "nowhere", 0).json()["code"] == "unknown_table"
    assert block(site.be(""), table, 0).json()["code"] == "no_name"


def test_talk_is_silent_both_ways_and_the_game_goes_on(site: Any, hear: Hear) -> None:
    table = both_at_a_table(site, hear)
    with (
        site.look(table, "Ann") as ann,
        site.look(table, "Bob") as bob,
        site.look(table, "Cleo") as cleo,
    ):
        ann.send_json({"type": "begin", "request": 1})
        hear(ann, "done")
        say(bob, "hello")
        assert heard_until(bob, "hello") == ["hello"]
        say(ann, "nice")
        assert heard_until(ann, "nice") == ["nice"]
        say(cleo, "thanks")
        assert heard_until(ann, "thanks") == ["thanks"]
        assert heard_until(bob, "thanks") == ["thanks"]
        assert heard_until(cleo, "thanks") == ["hello", "nice", "thanks"]
        ann.send_json({"type": "play", "request": 9, "move": "mark 0"})
        hear(ann, "done")
        bob.send_json({"type": "play", "request": 9, "move": "mark 1"})
        hear(bob, "done")


def test_a_table_of_somebody_who_blocked_me_does_not_exist(site: Any, hear: Hear) -> None:
    both_at_a_table(site, hear)
    other = site.be("Ann").table("me", "open", access="public")
    asked = [f"/api/tables/{other}{what}" for what in ("", "/record", "/replay")]
    for path in asked:
        refused = site.be("Bob").client.get(path)
        nothing = site.client.get(path.replace(other, "abcdefghij"))
        assert refused.status_code == nothing.status_code == 404
        assert refused.text.replace(other, "abcdefghij") == nothing.text
        assert refused.headers.keys() == nothing.headers.keys()
    byes = []
    for table in (other, "abcdefghij"):
        with site.look(table, "Bob") as bob:
            byes.append(bob.receive_json())
            with pytest.raises(WebSocketDisconnect):
                bob.receive_json()
    assert byes[0] == byes[1]
    assert site.be("Cleo").client.get(asked[0]).status_code == 200
    mine = site.be("Bob").table("me", "open", access="public")
    answer = site.be("Ann").client.get(f"/api/tables/{mine}")
    assert (answer.status_code, answer.json()["code"]) == (403, "you_blocked")


def test_public_tables_are_hidden_from_both(site: Any, hear: Hear) -> None:
    both_at_a_table(site, hear)
    hers = site.be("Ann").table("me", "open", access="public")
    his = site.be("Bob").table("me", "open", access="public")
    assert (ids(site.be("Ann")), ids(site.be("Bob"))) == ([], [])
    assert set(ids(site.be("Cleo"))) == set(ids(site.be(""))) == {hers, his}
    (found,) = blocked(site.be("Ann"))
    site.client.delete(f"/api/me/blocked/{found['id']}")
    assert (ids(site.be("Ann")), ids(site.be("Bob"))) == ([his], [hers])


def test_an_open_lobby_hears_of_a_block_at_once(site: Any, hear: Hear) -> None:
    table = site.be("Ann").table("me", "open", access="public")
    second = site.be("Ann").table("me", "open")
    with site.look(second, "Bob") as bob:
        sit(hear, bob)
    with site.be("Bob").client.websocket_connect(SOCKET) as socket:
        page = Page(socket)
        assert ids_of(page.hear()["open"]) == [table]
        block(site.be("Ann"), second, 1)
        assert page.hear()["open"] == []


def test_who_watched_before_finds_every_chair_taken(site: Any, hear: Hear) -> None:
    table = site.be("Ann").table("me", "open")
    other = site.be("Ann").table("me", "open")
    with site.look(table, "Bob") as bob:
        sit(hear, bob)
    with site.look(other, "Bob") as bob:
        block(site.be("Ann"), table, 1)
        bob.send_json({"type": "sit", "request": 1, "seat": 1})
        assert hear(bob, "refused")["code"] == "chair_taken"


def test_a_rematch_leaves_out_who_was_blocked(site: Any, hear: Hear) -> None:
    table = both_at_a_table(site, hear)
    with site.look(table, "Ann") as ann, site.look(table, "Bob") as bob:
        ann.send_json({"type": "begin", "request": 1})
        hear(ann, "done")
        ann.send_json({"type": "resign", "request": 2})
        hear(ann, "done")
        bob.send_json({"type": "rematch", "request": 3})
        new = hear(bob, "again")["table"]
        say(ann, "bye")
        assert heard_until(ann, "bye") == ["bye"]
    chairs = site.be("Bob").client.get(f"/api/tables/{new}").json()["chairs"]
    assert sorted(one["kind"] for one in chairs) == ["open", "person"]
    with site.look(table, "Ann") as ann:
        say(ann, "hello")
        assert heard_until(ann, "hello") == ["hello"]


def test_the_list_is_bounded_in_clear_words(open_site: Any, hear: Hear) -> None:
    site = open_site(FEW)
    codes = []
    for name in ("Bob", "Cleo", "Dan"):
        table = site.be("Ann").table("me", "open")
        with site.look(table, name) as other:
            sit(hear, other)
        codes.append(block(site.be("Ann"), table, 1))
    assert [answer.status_code for answer in codes] == [200, 200, 409]
    assert codes[-1].json() == {"code": "too_many_blocked", "details": {"most": 2}}
    assert [one["name"] for one in blocked(site)] == ["Cleo", "Bob"]


def test_a_guest_who_makes_an_account_keeps_it_and_the_export_has_it(site: Any, hear: Hear) -> None:
    both_at_a_table(site, hear)
    answer = site.be("Ann").client.post(
        "/api/account", json={"name": "Annika", "passphrase": "correct horse"}
    )
    assert answer.status_code == 201
    assert [one["name"] for one in blocked(site)] == ["Bob"]
    packed = zipfile.ZipFile(io.BytesIO(site.client.post("/api/me/export").content))
    told = json.loads(packed.read("me.json"))
    assert [one["name"] for one in told["blocked"]] == ["Bob"]
    assert (told["friends"], told["friends_see_that_i_am_here"]) == ([], False)
    assert "g-Bob" not in packed.read("me.json").decode()


def test_who_deletes_their_account_is_in_nobodys_list(site: Any, hear: Hear) -> None:
    bob = join(site, "Bob")
    table = site.be("Ann").table("me", "open")
    with look(site, table, bob) as there:
        sit(hear, there)
    block(site.be("Ann"), table, 1)
    body = {"passphrase": "correct horse"}
    assert use(site, bob).client.request("DELETE", "/api/account", json=body).status_code == 200
    assert blocked(site.be("Ann")) == []
