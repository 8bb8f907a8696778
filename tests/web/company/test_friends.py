"""Friends: both say yes, nothing leaks to anybody else, and invitations are bounded."""

from __future__ import annotations

from typing import Any

import httpx

from tablee.house.limits import Limits
from web.people import Hear

FEW = Limits(
    ping_seconds=3600.0,
    friends=1,
    friends_asked=1,
    seconds_an_invitation=10_000.0,
    invitations_at_once=2,
    seconds_an_invitation_to_one=0.0001,
)
LOBBY = "/ws/lobby?wire=8"


def call(site: Any, name: str, path: str, body: Any = None, method: str = "POST") -> httpx.Response:
    answer: httpx.Response = site.be(name).client.request(method, f"/api/{path}", json=body)
    return answer


def page(site: Any, name: str) -> dict[str, Any]:
    found: dict[str, Any] = site.be(name).client.get("/api/friends").json()
    return found


def meet(site: Any, hear: Hear, host: str, other: str) -> str:
    """A table at which both sit: the host first."""
    table = site.be(host).table("me", "open")
    with site.look(table, other) as socket:
        socket.send_json({"type": "sit", "request": 1, "seat": 1})
        hear(socket, "done")
    return str(table)


def befriend(site: Any, hear: Hear, one: str = "Ann", other: str = "Bob") -> str:
    """Returns what the first calls the other."""
    table = meet(site, hear, one, other)
    assert call(site, one, "friends", {"table": table, "seat": 1}).status_code == 200
    (asked,) = page(site, other)["asks"]
    assert call(site, other, f"friends/{asked['id']}/accept", {}).status_code == 200
    return str(page(site, one)["friends"][0]["id"])


def link_of(site: Any, name: str) -> str:
    """A new link of this person."""
    told = call(site, name, "friend-link", {})
    assert told.status_code == 200, told.text
    return str(told.json()["link"])


def opened(site: Any, name: str, token: str) -> httpx.Response:
    return call(site, name, "friend-link/open", {"token": token})


def accepted(site: Any, name: str, token: str) -> httpx.Response:
    return call(site, name, "friend-link/accept", {"token": token})


def is_unknown(site: Any, name: str, token: str) -> bool:
    """Whether both answers are, byte by byte, those of a link that never was."""
    never = opened(site, name, "never")
    assert (never.status_code, never.json()) == (404, {"code": "unknown_link"})
    both = opened(site, name, token), accepted(site, name, token)
    return all((one.status_code, one.content) == (404, never.content) for one in both)


def names(site: Any, name: str) -> list[str]:
    return [one["name"] for one in page(site, name).get("friends", [])]


def show(site: Any, name: str, shown: bool = True) -> None:
    assert call(site, name, "me/shown", {"shown": shown}).status_code == 200


def is_here(site: Any, name: str) -> list[bool]:
    return [one.get("here", False) for one in page(site, name)["friends"]]


def test_both_must_say_yes(site: Any, hear: Hear) -> None:
    table = meet(site, hear, "Ann", "Bob")
    told = call(site, "Ann", "friends", {"table": table, "seat": 1}).json()
    assert [(one["name"], one["mine"]) for one in told["asks"]] == [("Bob", True)]
    assert "friends" not in told
    (asked,) = page(site, "Bob")["asks"]
    assert asked == {"id": asked["id"], "name": "Ann"}
    assert call(site, "Cleo", f"friends/{asked['id']}/accept", {}).json() == {}
    told = call(site, "Bob", f"friends/{asked['id']}/accept", {}).json()
    assert [one["name"] for one in told["friends"]] == ["Ann"]
    assert [one["name"] for one in page(site, "Ann")["friends"]] == ["Bob"]
    assert "asks" not in page(site, "Ann")
    for text in (str(page(site, "Ann")), str(told)):
        assert "g-Ann" not in text
        assert "g-Bob" not in text


def test_two_who_ask_each_other_are_friends(site: Any, hear: Hear) -> None:
    table = meet(site, hear, "Ann", "Bob")
    call(site, "Ann", "friends", {"table": table, "seat": 1})
    told = call(site, "Bob", "friends", {"table": table, "seat": 0}).json()
    assert [one["name"] for one in told["friends"]] == ["Ann"]


def test_only_who_sat_there_asks(site: Any, hear: Hear) -> None:
    table = meet(site, hear, "Ann", "Bob")
    assert call(site, "Cleo", "friends", {"table": table, "seat": 1}).json()["code"] == "not_seated"
    assert call(site, "Ann", "friends", {"table": table, "seat": 0}).json()["code"] == (
        "no_such_chair"
    )


def test_a_friend_or_an_ask_ends_for_both(site: Any, hear: Hear) -> None:
    id = befriend(site, hear)
    assert call(site, "Bob", f"friends/{id}", None, "DELETE").status_code == 200
    assert len(page(site, "Ann")["friends"]) == 1, "the id is good in Ann's list alone"
    assert call(site, "Ann", f"friends/{id}", None, "DELETE").json() == {}
    assert page(site, "Bob") == {}


def test_only_friends_see_who_is_here_and_only_if_they_may(site: Any, hear: Hear) -> None:
    befriend(site, hear)
    befriend(site, hear, "Cleo", "Dan")
    before = page(site, "Cleo")
    with site.be("Bob").client.websocket_connect(LOBBY) as socket:
        socket.receive_json()
        assert is_here(site, "Ann") == [False], "nobody asked Bob yet"
        show(site, "Bob")
        assert page(site, "Bob")["shown"] == "yes"
        assert is_here(site, "Ann") == [True]
        stranger = site.be("Cleo").client.get("/api/friends")
        assert stranger.json() == before
        show(site, "Bob", False)
        assert is_here(site, "Ann") == [False]
        show(site, "Bob")
    assert is_here(site, "Ann") == [False]


def test_to_strangers_and_to_the_blocked_all_answers_are_the_same(site: Any, hear: Hear) -> None:
    """The bytes of an answer do not depend on who is here."""
    befriend(site, hear)
    show(site, "Bob")
    table = meet(site, hear, "Bob", "Cleo")
    assert call(site, "Bob", "me/blocked", {"table": table, "seat": 1}).status_code == 200
    asked = {"table": table, "seat": 0}
    first = call(site, "Cleo", "friends", asked).json()
    assert [(one["name"], one["mine"]) for one in first["asks"]] == [("Bob", True)]
    assert "asks" not in page(site, "Bob"), "Bob never hears of it"
    seen = []
    for name in ("Cleo", "Eve", ""):
        away = site.be(name).client.get("/api/friends").content
        with site.be("Bob").client.websocket_connect(LOBBY) as socket:
            socket.receive_json()
            seen.append(site.be(name).client.get("/api/friends").content == away)
    assert seen == [True, True, True]


def test_a_block_ends_a_friendship(site: Any, hear: Hear) -> None:
    id = befriend(site, hear)
    table = meet(site, hear, "Bob", "Ann")
    call(site, "Bob", "me/blocked", {"table": table, "seat": 1})
    assert page(site, "Ann") == page(site, "Bob") == {}
    answer = call(site, "Ann", f"friends/{id}/invite", {"table": table})
    assert answer.json()["code"] == "unknown_friend"


def test_an_invitation_reaches_a_friend_at_another_table(site: Any, hear: Hear) -> None:
    id = befriend(site, hear)
    elsewhere = site.be("Bob").table("me", "expert", begin=True)
    waiting = site.be("Ann").table("me", "open")
    with site.look(elsewhere, "Bob") as bob, site.look(elsewhere, "Cleo") as cleo:
        answer = call(site, "Ann", f"friends/{id}/invite", {"table": waiting})
        assert (answer.status_code, answer.content) == (204, b"")
        told = hear(bob, "invited")
        assert told == {"type": "invited", "table": waiting, "game": "tictactoe", "name": "Ann"}
        bob.send_json({"type": "talk", "request": 5, "phrase": "bye"})
        message = cleo.receive_json()
        while message["type"] != "talked":
            assert message["type"] != "invited"
            message = cleo.receive_json()
    away = call(site, "Ann", f"friends/{id}/invite", {"table": waiting})
    assert away.json()["code"] == "too_fast"


def test_only_to_a_table_where_i_sit_and_that_waits(site: Any, hear: Hear) -> None:
    id = befriend(site, hear)
    theirs = site.be("Cleo").table("me", "open")
    begun = site.be("Ann").table("me", "expert", begin=True)
    codes = [
        call(site, "Ann", f"friends/{id}/invite", {"table": table}).json()["code"]
        for table in (theirs, begun, "nowhere")
    ]
    assert codes == ["not_seated", "already_begun", "unknown_table"]
    refused = call(site, "Cleo", f"friends/{id}/invite", {"table": theirs})
    assert (refused.status_code, refused.json()["code"]) == (404, "unknown_friend")


def test_invitations_and_lists_are_bounded(open_site: Any, hear: Hear) -> None:
    site = open_site(FEW)
    id = befriend(site, hear)
    table = site.be("Ann").table("me", "open")
    codes = [
        call(site, "Ann", f"friends/{id}/invite", {"table": table}).status_code for _ in range(3)
    ]
    assert codes == [204, 204, 429]
    other = meet(site, hear, "Ann", "Cleo")
    refused = call(site, "Ann", "friends", {"table": other, "seat": 1})
    assert refused.json() == {"code": "too_many_friends", "details": {"most": 1}}
    call(site, "Cleo", "friends", {"table": other, "seat": 0})
    (asked,) = page(site, "Ann")["asks"]
    refused = call(site, "Ann", f"friends/{asked['id']}/accept", {})
    assert (refused.status_code, refused.json()["code"]) == (409, "too_many_friends")
    third = meet(site, hear, "Cleo", "Dan")
    refused = call(site, "Cleo", "friends", {"table": third, "seat": 1})
    assert refused.json() == {"code": "too_many_asked", "details": {"most": 1}}


def test_recent_company_and_games_against_a_friend(site: Any, hear: Hear) -> None:
    id = befriend(site, hear)
    table = site.be("Ann").table("me", "open")
    with site.look(table, "Ann") as ann, site.look(table, "Bob") as bob:
        bob.send_json({"type": "sit", "request": 1, "seat": 1})
        hear(bob, "done")
        ann.send_json({"type": "begin", "request": 1})
        hear(ann, "done")
        for number, move in enumerate(("mark 0", "mark 3", "mark 1", "mark 4", "mark 2")):
            mover = (ann, bob)[number % 2]
            mover.send_json({"type": "play", "request": 10 + number, "move": move})
            hear(mover, "done")
    told = site.be("Ann").client.get(f"/api/friends/{id}/games").json()
    assert told == [{"game": "tictactoe", "games": 1, "wins": 1, "draws": 0, "losses": 0}]
    assert site.be("Cleo").client.get(f"/api/friends/{id}/games").status_code == 404
    (mine,) = site.be("Ann").client.get("/api/me/company").json()
    assert (mine["table"], mine["seat"], mine["name"]) == (table, 1, "Bob")
    assert "g-Bob" not in str(mine)
    call(site, "Ann", "me/blocked", {"table": table, "seat": 1})
    for name in ("Ann", "Bob", "Cleo", ""):
        assert site.be(name).client.get("/api/me/company").json() == []


def test_who_opens_a_link_is_a_friend_in_one_touch(site: Any, hear: Hear) -> None:
    token = link_of(site, "Ann")
    assert len(token) >= 22, "six bits a letter"
    assert page(site, "Ann")["link"] == token
    for name in ("", "Bob"):
        assert opened(site, name, token).json() == {"name": "Ann"}
    assert (names(site, "Ann"), page(site, "Bob")) == ([], {}), "nothing came of looking"
    assert accepted(site, "", token).json()["code"] == "no_name"
    told = accepted(site, "Bob", token).json()
    assert [one["name"] for one in told["friends"]] == ["Ann"]
    assert "link" not in told, "it is Ann's"
    assert opened(site, "Bob", token).json() == {"name": "Ann", "friends": True}
    assert accepted(site, "Bob", token).status_code == 200
    assert accepted(site, "Cleo", token).status_code == 200, "it is good for more than one"
    assert names(site, "Ann") == ["Bob", "Cleo"]


def test_a_link_settles_what_was_asked(site: Any, hear: Hear) -> None:
    table = meet(site, hear, "Ann", "Bob")
    call(site, "Ann", "friends", {"table": table, "seat": 1})
    accepted(site, "Bob", link_of(site, "Ann"))
    assert "asks" not in page(site, "Ann")
    assert "asks" not in page(site, "Bob")
    assert names(site, "Bob") == ["Ann"]


def test_a_new_link_ends_the_old_one_and_a_touch_ends_it(site: Any) -> None:
    old = link_of(site, "Ann")
    new = link_of(site, "Ann")
    assert old != new
    assert is_unknown(site, "Bob", old)
    assert opened(site, "Bob", new).status_code == 200
    assert call(site, "Bob", "friend-link", {}, "DELETE").status_code == 200
    assert opened(site, "Bob", new).status_code == 200, "Bob has no link to end"
    assert call(site, "Ann", "friend-link", {}, "DELETE").json() == {}
    assert is_unknown(site, "Bob", new)
    assert call(site, "Ann", "friend-link", {}, "DELETE").json() == {}


def test_a_link_ends_after_a_week(site: Any) -> None:
    now = site.house.wall()
    site.house.wall = lambda: now
    token, ends_at = link_of(site, "Ann"), page(site, "Ann")["link_ends_at"]
    assert ends_at == int(now) + 7 * 24 * 3600
    site.house.wall = lambda: ends_at - 1.0
    assert opened(site, "Bob", token).status_code == 200
    site.house.wall = lambda: float(ends_at)
    assert is_unknown(site, "Bob", token)
    assert page(site, "Ann") == {}


def test_ones_own_link_says_so_and_makes_nobody_their_own_friend(site: Any) -> None:
    token = link_of(site, "Ann")
    assert opened(site, "Ann", token).json() == {"name": "Ann", "mine": True}
    assert accepted(site, "Ann", token).json() == {"code": "unknown_link"}
    assert names(site, "Ann") == []


def test_a_link_between_two_who_may_not_meet_is_unknown(site: Any, hear: Hear) -> None:
    anns, bobs = link_of(site, "Ann"), link_of(site, "Bob")
    table = meet(site, hear, "Bob", "Ann")
    call(site, "Bob", "me/blocked", {"table": table, "seat": 1})
    assert is_unknown(site, "Ann", bobs)
    assert is_unknown(site, "Bob", anns)
    assert opened(site, "Cleo", bobs).json() == {"name": "Bob"}


def test_no_other_id_and_no_odd_token_is_a_link(site: Any, hear: Hear) -> None:
    id = befriend(site, hear)
    link_of(site, "Ann")
    for token in (id, "", "g-Ann", "é" * 300):
        assert is_unknown(site, "Cleo", token)
    assert opened(site, "Cleo", "x" * 301).status_code == 400
    assert call(site, "", "friend-link", {}).json()["code"] == "no_name"


def test_links_make_no_more_friends_than_there_is_room_for(open_site: Any) -> None:
    site = open_site(FEW)
    anns, cleos = link_of(site, "Ann"), link_of(site, "Cleo")
    accepted(site, "Bob", anns)
    full = {"code": "too_many_friends", "details": {"most": 1}}
    assert accepted(site, "Cleo", anns).json() == full, "Ann has no room"
    assert accepted(site, "Bob", cleos).json() == full, "Bob has no room"
    assert call(site, "Ann", "friend-link", {}).json() == full
