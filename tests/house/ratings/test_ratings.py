"""Ratings: what is shown of them, who is rated, and ratings that nobody earned."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from house.judged import finished, rows
from sheets import wished
from tablee import catalog
from tablee.house.limits import Limits
from tablee.house.ratings.ratings import Ratings, shown
from tablee.house.ratings.verdict import Verdict
from tablee.house.ratings.which_games_count import is_long_enough
from tablee.store import Chair, MemoryPeople, MemoryStore, Person, Row, Sheet, Skill, Terms
from tablee.store.contract.people import MARK
from tablee.store.people.skill import judged
from web.conftest import QUIET
from web.people import Hear, join, look, new_table, play, play_rated, post, seat_two, settle, use


def ratings(site: Any, cookie: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = use(site, cookie).client.get("/api/me").json().get("ratings", [])
    return found


def leaders(site: Any) -> list[tuple[str, bool]]:
    found = site.client.get("/api/games/tictactoe/leaderboard").json()
    return [(one["name"], one.get("bot", False)) for one in found]


def test_everybody_begins_at_1000() -> None:
    assert shown(Skill()) == 1000
    assert shown(Skill(30.0, 5.0)) == 1000 + 40 * 15


def test_who_wins_a_rated_game_rises_and_who_loses_falls(site: Any, hear: Hear) -> None:
    ann, bob = join(site, "Ann"), join(site, "Bob")
    play_rated(site, hear, ann, bob)
    (won,), (lost,) = ratings(site, ann), ratings(site, bob)
    assert won["rating"] > 1000 > lost["rating"]
    assert (won["game"], won["games"], won["name"]) == ("tictactoe", 1, "Ann")
    assert leaders(site) == [("Ann", False), ("Bob", False)]


def test_a_table_for_four_that_two_begin_is_rated_as_one_of_two(site: Any, hear: Hear) -> None:
    ann, bob = join(site, "Ann"), join(site, "Bob")
    wish = wished("switch", "me", "open", "open", "open", rated=True)
    table = use(site, ann).client.post("/api/tables", json=wish).json()["id"]
    with look(site, table, ann) as first, look(site, table, bob) as second:
        second.send_json({"type": "sit", "request": 1, "seat": 3})
        hear(second, "done")
        first.send_json({"type": "begin", "request": 1, "seats": 2})
        hear(first, "done")
        second.send_json({"type": "resign", "request": 2})
        hear(second, "done")
    settle(site)
    (won,), (lost,) = ratings(site, ann), ratings(site, bob)
    assert won["rating"] > 1000 > lost["rating"]
    assert len(use(site, ann).client.get(f"/api/tables/{table}").json()["chairs"]) == 2


def test_chairs_show_ratings(site: Any, hear: Hear) -> None:
    ann, bob = join(site, "Ann"), join(site, "Bob")
    play_rated(site, hear, ann, bob)
    rating = ratings(site, ann)[0]["rating"]
    table = new_table(site, ann, "me", "open", access="public")
    use(site, bob)
    assert site.client.get("/api/lobby").json()["open"][0]["chairs"][0]["rating"] == rating
    with look(site, table, bob) as socket:
        assert hear(socket, "seating")["chairs"][0]["rating"] == rating


def test_a_rated_game_refuses_guests_at_the_beginning(site: Any, hear: Hear) -> None:
    ann = join(site, "Ann")
    table = new_table(site, ann, "me", "open", rated=True)
    with look(site, table, ann) as first, site.look(table, "Guest") as second:
        second.send_json({"type": "sit", "request": 1, "seat": 1})
        hear(second, "done")
        first.send_json({"type": "begin", "request": 1})
        assert hear(first, "refused") == {"type": "refused", "request": 1, "code": "needs_account"}
    site.be("Guest")
    wish = wished("tictactoe", "me", "expert", rated=True, begin=True)
    answer = site.client.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (403, "needs_account")


def test_computer_players_are_rated_under_their_level(site: Any, hear: Hear) -> None:
    ann = join(site, "Ann")
    table = new_table(site, ann, "me", "expert", rated=True, begin=True)
    with look(site, table, ann) as socket:
        socket.send_json({"type": "resign", "request": 1})
        hear(socket, "done")
    settle(site)
    assert leaders(site) == [("expert", True), ("Ann", False)]


def test_a_game_all_agreed_to_stop_does_not_count(site: Any, hear: Hear) -> None:
    ann, bob = join(site, "Ann"), join(site, "Bob")
    table = new_table(site, ann, "me", "open", rated=True)
    with look(site, table, ann) as first, look(site, table, bob) as second:
        seat_two(site, hear, first, second)
        play(hear, first, second, ("mark 0",))
        for socket in (first, second):
            socket.send_json({"type": "stop", "request": 5})
            hear(socket, "done")
    settle(site)
    assert site.client.get(f"/api/tables/{table}").json()["status"] == "finished"
    assert leaders(site) == []
    assert site.client.portal.call(site.house.people.ratings.expected) == []


def test_an_unrated_game_changes_nothing(site: Any, hear: Hear) -> None:
    ann, bob = join(site, "Ann"), join(site, "Bob")
    table = new_table(site, ann, "me", "open")
    with look(site, table, ann) as first, look(site, table, bob) as second:
        seat_two(site, hear, first, second)
        play(hear, first, second)
    settle(site)
    assert ratings(site, ann) == []
    assert leaders(site) == []


def test_looking_at_a_finished_table_again_changes_nothing(site: Any, hear: Hear) -> None:
    ann, bob = join(site, "Ann"), join(site, "Bob")
    table = play_rated(site, hear, ann, bob)
    before = ratings(site, ann)
    for _ in range(3):
        with look(site, table, bob) as socket:
            hear(socket, "seating")
        known = (site.house.store, site.house.people, site.house.limits)
        site.house.ratings = Ratings(*known)
    settle(site)
    assert ratings(site, ann) == before


def test_a_leaderboard_of_no_game_is_not_found(site: Any) -> None:
    answer = site.client.get("/api/games/ludo/leaderboard")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown_game")


def test_a_guest_has_no_ratings(site: Any) -> None:
    site.be("")
    assert post(site, "me", name="Ann").json() == {"name": "Ann"}


@pytest.mark.parametrize("shared", [True, False])
def test_people_who_share_an_address_are_noted(
    shared: bool, caplog: pytest.LogCaptureFixture
) -> None:
    async def script() -> None:
        store, people = MemoryStore(), MemoryPeople()
        for name in ("ann", "bob"):
            await people.add(Person(f"g-{name}", name, "hash"))
        ratings = Ratings(store, people)
        ratings.came(running := replace(finished(), status="playing"), "g-ann", "192.0.2.1")
        ratings.came(running, "g-bob", "192.0.2.1" if shared else "192.0.2.2")
        await store.save(finished())
        await store.append("t1", rows())
        await ratings.settle("t1")
        (found,) = await people.ratings.rated(10)
        assert found.shared == shared

    with caplog.at_level("INFO"):
        asyncio.run(script())
    assert ("table t1 is rated: people at it share an address" in caplog.messages) == shared
    assert "192.0.2" not in caplog.text


def test_a_rated_game_of_one_address_counts_and_is_noted(site: Any, hear: Hear) -> None:
    ann, bob = join(site, "Ann"), join(site, "Bob")
    table = play_rated(site, hear, ann, bob)
    (found,) = site.client.portal.call(site.house.people.ratings.rated, 10)
    assert (found.table, found.shared) == (table, True)
    assert ratings(site, ann)[0]["games"] == 1


# --- ratings that nobody earned ------------------------------------------------------------------


def give_up(site: Any, hear: Hear, ann: str, bob: str) -> None:
    """A rated game that Bob gives up at once."""
    table = new_table(site, ann, "me", "open", rated=True)
    with look(site, table, ann) as first, look(site, table, bob) as second:
        seat_two(site, hear, first, second)
        second.send_json({"type": "resign", "request": 2})
        hear(second, "done")
    settle(site)


def test_games_given_up_at_once_make_nobody_strong(
    open_site: Callable[[Limits], Any], hear: Hear
) -> None:
    site = open_site(Limits(ping_seconds=3600.0, rated_games_until_listed=1))
    ann, bob = join(site, "Ann"), join(site, "Bob")
    for _ in range(4):
        give_up(site, hear, ann, bob)
    assert ratings(site, ann) == ratings(site, bob) == []
    assert leaders(site) == []


def test_the_same_two_rate_each_other_only_so_often_a_day(
    open_site: Callable[[Limits], Any], hear: Hear
) -> None:
    site = open_site(replace(QUIET, rated_games_a_day=3))
    ann, bob, cid = (join(site, name) for name in ("Ann", "Bob", "Cid"))
    for _ in range(5):
        play_rated(site, hear, ann, bob)
    assert ratings(site, ann)[0]["games"] == 3
    play_rated(site, hear, ann, cid)
    assert ratings(site, ann)[0]["games"] == 4


def test_a_rating_is_provisional_and_off_the_board_at_first(
    open_site: Callable[[Limits], Any], hear: Hear
) -> None:
    site = open_site(replace(QUIET, rated_games_until_listed=2))
    ann, bob = join(site, "Ann"), join(site, "Bob")
    play_rated(site, hear, ann, bob)
    assert ratings(site, ann)[0]["provisional"] is True
    assert leaders(site) == []
    play_rated(site, hear, ann, bob)
    assert "provisional" not in ratings(site, ann)[0]
    assert leaders(site) == [("Ann", False), ("Bob", False)]


@pytest.mark.parametrize(
    ("moves", "seconds", "counts"), [(4, 60, True), (3, 60, False), (4, 1, False), (0, 0, False)]
)
@pytest.mark.parametrize("resigned", [(), (1,)])
def test_a_game_counts_after_some_moves_and_some_time_however_it_ended(
    resigned: tuple[int, ...], moves: int, seconds: int, counts: bool
) -> None:
    chairs = (Chair("person", "Ann", "a"), Chair("person", "Bob", "b"))
    sheet = Sheet("t", "tictactoe", 1, Terms(), chairs, "a", secret="00", resigned=resigned)
    rows = [Row(n + 1, n % 2, f"mark {n}", n * seconds * 250) for n in range(moves)]
    if rows:
        rows[-1] = replace(rows[-1], at=seconds * 1_000)
    assert is_long_enough(catalog.find("tictactoe"), sheet, rows, Limits()) is counts


def test_legal_games_that_are_over_in_no_time_make_nobody_strong(
    open_site: Callable[[Limits], Any], hear: Hear
) -> None:
    site = open_site(replace(QUIET, rated_moves=2, rated_ms_a_minute=3_000))
    ann, bob = join(site, "Ann"), join(site, "Bob")
    play_rated(site, hear, ann, bob)
    assert ratings(site, ann) == ratings(site, bob) == []


def test_a_person_is_rated_only_so_often_a_day_whoever_the_others_are(
    open_site: Callable[[Limits], Any], hear: Hear
) -> None:
    site = open_site(replace(QUIET, rated_games_a_day_per_person=3))
    ann = join(site, "Ann")
    for name in ("Bob", "Cid", "Dan", "Eve"):
        play_rated(site, hear, ann, join(site, name))
    assert ratings(site, ann)[0]["games"] == 3


def won(times: int, losers: list[str], known: dict[str, Skill]) -> Skill:
    """What becomes of somebody who beats each of them so often, as the store goes on counting."""
    for _ in range(times):
        for loser in losers:
            players = ("boss", loser)
            before = [known.get(player, Skill()) for player in players]
            game = Verdict(players, (0, 1), (1, 2), established=10)
            known.update(judged(players, before, game.judge))
    return known["boss"]


def test_a_hundred_games_against_puppets_count_little() -> None:
    """Twenty fresh accounts lose five games each, as the attack did it: 2784 points before."""
    boss = won(5, [f"puppet-{n}" for n in range(20)], {})
    assert shown(boss) < 1_800
    assert boss.opponents == "", "no one of them was known: no place on the leaderboard"


def test_opponents_who_are_known_count_in_full() -> None:
    old = {f"old-{n}": Skill(25.0, 2.0, 30) for n in range(6)}
    boss = won(1, list(old), dict(old))
    fresh = won(1, [f"new-{n}" for n in range(6)], {})
    assert boss.mean - 25 > 4 * (fresh.mean - 25)
    assert len(boss.opponents) == 5 * MARK, "the sixth is not remembered"


def test_a_place_on_the_leaderboard_needs_opponents_who_are_known(
    open_site: Callable[[Limits], Any], hear: Hear
) -> None:
    site = open_site(replace(QUIET, opponents_until_listed=2))
    ann, bob, cid = (join(site, name) for name in ("Ann", "Bob", "Cid"))
    play_rated(site, hear, ann, bob)
    play_rated(site, hear, ann, bob)
    assert ratings(site, ann)[0]["provisional"], "she has met one who is known, twice"
    assert leaders(site) == []
    play_rated(site, hear, bob, cid)
    play_rated(site, hear, ann, cid)
    assert ("Ann", False) in leaders(site)
    assert "provisional" not in ratings(site, ann)[0]
