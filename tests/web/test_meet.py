"""Strangers on `/ws/meet`: from the wish to play to a game that has begun."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

import pytest

from web.people import Hear


def meet(site: Any, name: str) -> Any:
    site.be(name)
    return site.client.websocket_connect("/ws/meet")


def seek(socket: Any, hear: Hear, *games: str) -> None:
    socket.send_json({"type": "seek", "request": 1, "games": games})
    assert hear(socket, "seeking") == {"type": "seeking"}


def test_two_strangers_meet_and_their_game_begins_by_itself(site: Any, hear: Hear) -> None:
    with ExitStack() as sockets:
        people = {name: sockets.enter_context(meet(site, name)) for name in ("Ann", "Bob")}
        for socket in people.values():
            seek(socket, hear, "tictactoe")
        for socket in people.values():
            call = hear(socket, "called")
            socket.send_json({"type": "come", "request": 2, "call": call["call"]})
        (table,) = {hear(socket, "met")["table"] for socket in people.values()}
        looks = {name: sockets.enter_context(site.look(table, name)) for name in people}
        for look in looks.values():
            look.send_json({"type": "hello", "wire": 8})
            look.send_json({"type": "nonce", "request": 1, "value": "mine"})
        for look in looks.values():
            assert hear(look, "fresh")["number"] == 0
        for socket in people.values():
            assert hear(socket, "bye")["code"] == "met"


def test_who_has_no_name_is_sent_away(site: Any, hear: Hear) -> None:
    with meet(site, "") as socket:
        assert hear(socket, "bye")["code"] == "no_name"


@pytest.mark.parametrize("games", [["nothing"], ["x" * 400], ["tictactoe"] * 101, "tictactoe", 7])
def test_a_bad_wish_is_refused_with_a_code(site: Any, hear: Hear, games: Any) -> None:
    with meet(site, "Ann") as socket:
        socket.send_json({"type": "seek", "request": 1, "games": games})
        assert hear(socket, "refused")["code"] in ("unknown_game", "bad_message")
        seek(socket, hear)


def test_a_socket_that_is_lost_leaves_the_other_waiting(site: Any, hear: Hear) -> None:
    with meet(site, "Ann") as ann:
        seek(ann, hear)
        with meet(site, "Bob") as bob:
            seek(bob, hear)
            hear(bob, "called")
        hear(ann, "called")
        assert hear(ann, "seeking")["missed"]


def test_the_lobby_says_how_many_wait_and_play(site: Any, hear: Hear) -> None:
    table = site.be("Ann").table("me", "open", begin=False)
    with site.look(table, "Ann") as ann, site.look(table, "Bob") as bob:
        bob.send_json({"type": "sit", "request": 1, "seat": 1})
        hear(bob, "done")
        ann.send_json({"type": "begin", "request": 1})
        hear(ann, "done")
        with meet(site, "Cem") as cem:
            seek(cem, hear, "tictactoe")
            with site.be("Dan").client.websocket_connect("/ws/lobby?wire=8") as lobby:
                told = lobby.receive_json()["crowds"]
    assert told == {name: {"waiting": 1, "playing": 2} for name in ("", "tictactoe")}
