"""Playing through the socket: resuming, second tabs, spectators, and every kind of bad input."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from starlette.websockets import WebSocketDisconnect

from tablee.house.limits import Limits
from tablee.store import Lost

Hear = Callable[[Any, str], dict[str, Any]]


def play(socket: Any, request: int, move: str) -> None:
    socket.send_json({"type": "play", "request": request, "move": move})


def rows(site: Any, table: str) -> list[str]:
    """What the store has of this table's moves."""
    return [row.move for row in site.client.portal.call(site.house.store.load, table)[1]]


def test_two_people_play_and_a_third_watches(site: Any, hear: Hear) -> None:
    table = site.table("me", "open")
    with (
        site.look(table, "Ann") as ann,
        site.look(table, "Bob") as bob,
        site.look(table, "") as eve,
    ):
        assert hear(eve, "seating").get("you") is None
        for socket in (ann, bob, eve):
            socket.send_json({"type": "hello"})
        bob.send_json({"type": "sit", "request": 1, "seat": 1})
        assert hear(bob, "done")["request"] == 1
        assert hear(bob, "seating")["you"] == 1
        ann.send_json({"type": "begin", "request": 1})
        assert [bool(hear(socket, "fresh").get("offers")) for socket in (ann, bob, eve)] == [
            True,
            False,
            False,
        ]
        play(ann, 2, "mark 4")
        assert hear(ann, "done") == {"type": "done", "request": 2, "number": 1}
        assert hear(bob, "update")["o"]
        watched = hear(eve, "update")
        assert watched["n"] == 1
        assert "o" not in watched
        assert rows(site, table) == ["mark 4"]


def test_a_watcher_may_not_move_and_nobody_plays_for_another(site: Any, hear: Hear) -> None:
    table = site.table("me", "expert", begin=True)
    with site.look(table, "Bob") as bob:
        play(bob, 5, "mark 4")
        assert hear(bob, "refused") == {"type": "refused", "request": 5, "code": "not_seated"}
        for request in ({"type": "begin"}, {"type": "place", "seat": 1}, {"type": "stand"}):
            bob.send_json(request | {"request": 6})
            assert hear(bob, "refused")["code"] == "already_begun"
    assert rows(site, table) == []


def test_before_the_start_only_the_host_places_and_begins(site: Any, hear: Hear) -> None:
    table = site.table("me", "open")
    with site.look(table, "Bob") as bob:
        for request, code in (
            ({"type": "begin"}, "only_host"),
            ({"type": "place", "seat": 1, "level": "expert"}, "only_host"),
            ({"type": "sit", "seat": 0}, "chair_taken"),
            ({"type": "sit", "seat": 7}, "no_such_chair"),
            ({"type": "stand"}, "not_seated"),
            ({"type": "play", "move": "mark 0"}, "not_seated"),
        ):
            bob.send_json(request | {"request": 3})
            assert hear(bob, "refused")["code"] == code
    with site.look(table, "") as nobody:
        nobody.send_json({"type": "sit", "request": 1, "seat": 1})
        assert hear(nobody, "refused")["code"] == "no_name"


def test_what_is_no_number_of_players_is_refused_in_words(site: Any, hear: Hear) -> None:
    table = site.be("Ann").table("me", "open")
    with site.look(table, "Ann") as ann:
        assert "can_begin" not in hear(ann, "seating")
        for seats, code in ((1, "bad_seats"), (2, "company_changed"), (0, "chairs_open")):
            ann.send_json({"type": "begin", "request": 1, "seats": seats})
            assert hear(ann, "refused")["code"] == code
        for nonsense in (-1, "two", 1.5, 2**60):
            ann.send_json({"type": "begin", "request": 1, "seats": nonsense})
            assert hear(ann, "refused")["code"] == "bad_message"


def test_who_comes_back_gets_what_was_missed(site: Any, hear: Hear) -> None:
    table = site.table("me", "open")
    with site.look(table, "Ann") as ann:
        with site.look(table, "Bob") as bob:
            bob.send_json({"type": "sit", "request": 1, "seat": 1})
            hear(bob, "done")
            bob.send_json({"type": "hello"})
            ann.send_json({"type": "begin", "request": 1})
            assert hear(bob, "fresh")["number"] == 0
            play(ann, 2, "mark 4")
            assert hear(bob, "update")["n"] == 1
            play(bob, 2, "mark 0")
            assert hear(bob, "done")["number"] == 2
        hear(ann, "done")
        play(ann, 3, "mark 1")
        while hear(ann, "done")["request"] != 3:
            pass
        with site.look(table, "Bob") as bob:
            bob.send_json({"type": "hello", "since": 2})
            missed = hear(bob, "update")
            assert "s" not in missed
            assert missed["n"] == 3
            bob.send_json({"type": "hello", "since": 999})
            assert hear(bob, "fresh")["number"] == 3


def test_a_second_tab_is_the_same_player(site: Any, hear: Hear) -> None:
    table = site.table("me", "expert", begin=True)
    with site.look(table, "Ann") as one, site.look(table, "Ann") as two:
        assert hear(two, "seating")["you"] == 0
        two.send_json({"type": "hello"})
        hear(two, "fresh")
        play(one, 1, "mark 4")
        assert hear(one, "done")["number"] == 1
        assert hear(two, "update")["n"] == 1


def test_the_computer_answers_by_itself(site: Any, hear: Hear) -> None:
    table = site.table("me", "expert", begin=True)
    with site.look(table, "Ann") as ann:
        ann.send_json({"type": "hello"})
        hear(ann, "fresh")
        play(ann, 1, "mark 4")
        assert hear(ann, "update")["n"] == 1
        assert hear(ann, "update")["n"] == 2


def test_nobody_is_told_a_guest_id_or_the_secret(site: Any, hear: Hear) -> None:
    table = site.table("me", "open")
    sheet, _ = site.client.portal.call(site.house.store.load, table)
    with site.look(table, "Bob") as bob:
        told = msgspec.json.encode(hear(bob, "seating")).decode()
    told += site.be("Bob").client.get(f"/api/tables/{table}").text
    assert "g-Ann" not in told
    assert sheet.secret not in told


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "null",
        "[1]",
        '{"type":"dance","request":1}',
        '{"type":"play","request":"1","move":"mark 4"}',
        '{"type":"play","request":-1,"move":"mark 4"}',
        '{"type":"play","request":1e400,"move":"mark 4"}',
        '{"type":"play","request":99999999999999999999,"move":"mark 4"}',
        '{"type":"play","request":1}',
        '{"type":"play","request":1,"move":"\\ud800"}',
        "[" * 4000,
    ],
)
def test_a_frame_that_cannot_be_read_is_told_so(site: Any, hear: Hear, frame: str) -> None:
    table = site.table("me", "expert", begin=True)
    with site.look(table, "Ann") as ann:
        ann.send_text(frame)
        assert hear(ann, "refused") == {"type": "refused", "request": 0, "code": "bad_message"}
        play(ann, 1, "mark 4")
        assert hear(ann, "done")["number"] == 1


def test_bytes_are_no_message(site: Any, hear: Hear) -> None:
    table = site.table("me", "expert", begin=True)
    with site.look(table, "Ann") as ann:
        ann.send_bytes(b'{"type":"hello"}')
        assert hear(ann, "refused")["code"] == "bad_message"


@pytest.mark.parametrize(
    "move",
    [
        "",
        "fly 3",
        "mark",
        "mark x",
        "mark 3 4 5",
        "mark 9",
        "mark -1",
        "mark 1000000000000000000000000000000000000000",
        'mark "4',
        "mark 4,5",
        "m" * 2000,
        "\x00",
    ],
)
def test_a_move_that_is_none_is_refused_and_nothing_kept(site: Any, hear: Hear, move: str) -> None:
    table = site.table("me", "expert", begin=True)
    with site.look(table, "Ann") as ann:
        play(ann, 8, move)
        assert hear(ann, "refused")["request"] == 8
        play(ann, 9, "mark 4")
        assert hear(ann, "done")["number"] == 1
    assert rows(site, table)[0] == "mark 4"


def test_a_message_that_is_too_large_ends_the_connection(site: Any, hear: Hear) -> None:
    table = site.table("me", "expert", begin=True)
    with site.look(table, "Ann") as ann:
        ann.send_text('{"type":"play","request":1,"move":"' + "x" * 9000 + '"}')
        assert hear(ann, "bye") == {"type": "bye", "code": "too_large", "again": False}
        with pytest.raises(WebSocketDisconnect) as closed:
            ann.receive_text()
        assert closed.value.code == 1008


def test_a_flood_is_slowed_and_then_shut_out(
    open_site: Callable[[Limits], Any], hear: Hear
) -> None:
    limits = Limits(per_second=0.001, burst=3, patience=4, ping_seconds=3600)
    site = open_site(limits).be("Ann")
    table = site.table("me", "open")
    with site.look(table, "Ann") as ann:
        for request in range(1, 8):
            play(ann, request, "mark 0")
        told = [hear(ann, "refused") for _ in range(7)]
        assert [one["code"] for one in told] == ["not_playing"] * 3 + ["too_fast"] * 4
        assert told[3]["request"] == 4
        assert hear(ann, "bye") == {"type": "bye", "code": "too_fast", "again": False}
    with site.look(table, "Bob") as bob:
        assert hear(bob, "seating")["status"] == "waiting"


def test_chairs_are_not_changed_all_the_time(
    open_site: Callable[[Limits], Any], hear: Hear
) -> None:
    site = open_site(Limits(ping_seconds=3600, changes_a_second=0.001, changes_at_once=4))
    table = site.be("Ann").table("me", "open", access="public")
    with site.look(table, "Bob") as bob:
        for number in range(1, 7):
            kind = {"type": "sit", "seat": 1} if number % 2 else {"type": "stand"}
            bob.send_json({**kind, "request": number})
        answers = [hear_answer(bob) for _ in range(6)]
    assert answers == ["done"] * 4 + ["too_fast"] * 2


def test_nobody_joins_and_leaves_an_evening_all_the_time(
    open_site: Callable[[Limits], Any],
) -> None:
    """Each step is stored and told to everybody, also one of somebody who only watches."""
    site = open_site(Limits(ping_seconds=3600, changes_a_second=0.001, changes_at_once=4))
    boxes = {"boxes": [{"game": "tictactoe"}] * 2}
    wish = {"game": "", "chairs": [], "evening": boxes}
    table = site.be("Ann").client.post("/api/tables", json=wish).json()["id"]
    with site.look(table, "Bob") as bob:
        for number in range(1, 7):
            step = "join" if number % 2 else "leave"
            bob.send_json({"type": "eveningstep", "step": step, "request": number})
        answers = [hear_answer(bob) for _ in range(6)]
    assert answers == ["done"] * 4 + ["too_fast"] * 2


def hear_answer(socket: Any) -> str:
    while (told := socket.receive_json())["type"] not in ("done", "refused"):
        pass
    return str(told.get("code", told["type"]))


def test_too_much_garbage_ends_the_connection(site: Any, hear: Hear) -> None:
    table = site.table("me", "open")
    with site.look(table, "Ann") as ann:
        for _ in range(40):
            ann.send_text("?")
        assert hear(ann, "bye") == {"type": "bye", "code": "bad_message", "again": False}


def test_an_unknown_table_says_bye(site: Any, hear: Hear) -> None:
    with site.look("nowhere", "Ann") as ann:
        assert hear(ann, "bye") == {"type": "bye", "code": "unknown_table", "again": False}


def test_a_page_of_another_site_gets_no_socket(site: Any) -> None:
    table = site.table("me", "open")
    headers = {"origin": "https://evil.example"}
    with (
        pytest.raises(WebSocketDisconnect),
        site.client.websocket_connect(f"/ws/tables/{table}", headers=headers),
    ):
        pass


def test_when_the_disk_fails_nobody_hears_of_the_move_and_the_table_goes_on_from_the_disk(
    site: Any, hear: Hear, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = site.table("me", "open")
    with site.look(table, "Ann") as ann, site.look(table, "Bob") as bob:
        bob.send_json({"type": "sit", "request": 1, "seat": 1})
        hear(bob, "done")
        bob.send_json({"type": "hello"})
        ann.send_json({"type": "begin", "request": 1})
        hear(ann, "done")
        hear(bob, "fresh")

        async def fails(*_: Any) -> None:
            raise Lost("not_kept")

        with monkeypatch.context() as patch:
            patch.setattr(site.house.store, "append", fails)
            play(ann, 2, "mark 4")
            assert bob.receive_json() == {"type": "bye", "code": "not_kept"}
            heard = [ann.receive_json()["type"] for _ in range(2)]
        assert "done" not in heard
        assert "bye" in heard
    with site.look(table, "Ann") as ann:
        ann.send_json({"type": "hello", "since": 0})
        assert "pieces" not in hear(ann, "fresh")["zones"][0]
        play(ann, 1, "mark 4")
        assert hear(ann, "done")["number"] == 1


def test_a_finished_game_takes_no_more_moves(site: Any, hear: Hear) -> None:
    table = site.table("me", "open")
    with site.look(table, "Ann") as ann, site.look(table, "Bob") as bob:
        bob.send_json({"type": "sit", "request": 1, "seat": 1})
        hear(bob, "done")
        ann.send_json({"type": "begin", "request": 1})
        hear(ann, "done")
        for turn, cell in enumerate((0, 3, 1, 4, 2)):
            socket = (ann, bob)[turn % 2]
            play(socket, 10 + turn, f"mark {cell}")
            hear(socket, "done")
        play(bob, 99, "mark 8")
        assert hear(bob, "refused")["code"] == "not_playing"
    assert site.be("Bob").client.get(f"/api/tables/{table}").json()["status"] == "finished"
