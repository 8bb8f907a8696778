"""How my ratings went: game by game, for nobody but me."""

from __future__ import annotations

from typing import Any

from web.people import Hear, join, look, new_table, play_rated, settle, use


def over_time(site: Any, cookie: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = use(site, cookie).client.get("/api/me/ratings").json()
    return found


def test_each_rated_game_is_a_point_and_the_last_is_the_rating(site: Any, hear: Hear) -> None:
    ann, bob = join(site, "Ann"), join(site, "Bob")
    assert over_time(site, ann) == []
    for _ in range(2):
        play_rated(site, hear, ann, bob)
    first, last = over_time(site, ann)
    assert first["game"] == last["game"] == "tictactoe"
    assert first["table"] != last["table"]
    assert first["at"] <= last["at"]
    assert 1000 < first["rating"] < last["rating"]
    assert all(one["rating"] < one["likely"] for one in (first, last))
    (now,) = use(site, ann).client.get("/api/me").json()["ratings"]
    assert last["rating"] == now["rating"]
    assert [one["rating"] < 1000 for one in over_time(site, bob)] == [True, True]


def test_games_that_count_for_nothing_are_no_points(site: Any, hear: Hear) -> None:
    ann, bob = join(site, "Ann"), join(site, "Bob")
    table = new_table(site, ann, "me", "expert", begin=True)
    with look(site, table, ann) as socket:
        socket.send_json({"type": "resign", "request": 1})
        hear(socket, "done")
    play_rated(site, hear, ann, bob)
    settle(site)
    (counted,) = over_time(site, ann)
    assert counted["table"] != table


def test_a_guest_and_a_stranger_are_told_nothing(site: Any, hear: Hear) -> None:
    ann, bob = join(site, "Ann"), join(site, "Bob")
    play_rated(site, hear, ann, bob)
    assert over_time(site, join(site, "Eve")) == []
    site.be("Guest")
    assert site.client.get("/api/me/ratings").json() == []
    site.client.cookies.clear()
    assert site.client.get("/api/me/ratings").json() == []
