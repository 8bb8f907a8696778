"""Tasks of the day over HTTP: the same for everybody, one try, no answer before, no day ahead."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tablee.catalog import find, shelf
from tablee.catalog.puzzles import find_puzzle, puzzle_of_the_day, puzzles_of
from tablee.house.archive import today
from tablee.house.rules import run_rules
from tablee.kernel.puzzle import Puzzle
from tablee.web.app import TASKS
from tablee.web.http import puzzles as routes
from tablee.web.session import Sessions
from web.conftest import KEY

GAME = "switch"
A_DAY = 86_400
NOW = 1_800_000_000.0
DAY = "2027-01-15"
SECRET = Sessions(KEY).secret_for(TASKS)
WITH_TASKS = [key for key, game in shelf().items() if puzzles_of(game)]


@pytest.fixture(autouse=True)
def clock(site: Any, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The server's clock, which tests may set."""
    now = [NOW]
    monkeypatch.setattr(site.house, "wall", lambda: now[0])
    routes.day_page.cache_clear()
    return now


def puzzle(game: str = GAME, day: int = today.day_of(NOW)) -> Puzzle:
    number = puzzle_of_the_day(SECRET, find(game), day)
    assert number is not None
    return puzzles_of(find(game))[number - 1]


def asked(site: Any, status: int = 200) -> Any:
    answer = site.client.get("/api/today")
    assert answer.status_code == status, answer.text
    return answer.json()


def tried(site: Any, move: Any, day: str = DAY, game: str = GAME, status: int = 200) -> Any:
    answer = site.client.post(f"/api/today/{game}", json={"day": day, "move": move})
    assert answer.status_code == status, answer.text
    return answer.json()


def test_every_box_that_has_tasks_has_one_today(site: Any) -> None:
    page = asked(site)
    assert page["day"] == DAY
    assert sorted(task["game"] for task in page["tasks"]) == sorted(WITH_TASKS)
    for task in page["tasks"]:
        assert task["seating"]["you"] == puzzle(task["game"]).seat
        assert task["fresh"]["offers"]


def test_it_is_the_same_for_everybody_and_another_tomorrow(site: Any, clock: list[float]) -> None:
    page = asked(site.be("Ann"))
    assert asked(site.be("Bob")) == page
    assert asked(site.be("")) == page
    clock[0] += A_DAY
    assert asked(site)["day"] == "2027-01-16"
    assert asked(site)["tasks"] != page["tasks"]


def test_a_right_and_a_wrong_move_get_the_answer(site: Any) -> None:
    best, *others = puzzle().chances
    right, wrong = tried(site, best), tried(site, others[-1])
    assert (right["right"], wrong["right"]) == (True, False)
    assert right["move"] == wrong["move"] == best
    assert wrong["chance"] == puzzle().chances[others[-1]]
    assert {other["move"] for other in wrong["others"]} >= {others[0], others[-1]}
    assert all(other["chance"] < right["best"] for other in right["others"])
    assert all(other["why"]["id"].startswith("because-") for other in right["others"])
    assert all(other["label"]["id"].startswith("move-") for other in right["others"])


def test_every_task_around_the_year_is_answered(site: Any, clock: list[float]) -> None:
    for day in range(0, 366, 40):
        clock[0] = NOW + day * A_DAY
        date = asked(site)["day"]
        for game in WITH_TASKS:
            found = puzzle(game, today.day_of(clock[0]))
            assert tried(site, found.best, date, game)["right"]


def test_the_lid_says_that_a_box_has_tasks(site: Any) -> None:
    lids = site.client.get("/api/shelf/en").json()
    named = [lid["card"]["key"] for lid in lids if lid.get("tasks")]
    assert sorted(named) == sorted(WITH_TASKS)


# --- what nobody may know ------------------------------------------------------------------------


def test_nothing_shown_depends_on_which_move_is_best(
    site: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer is in no page, id, tag or size: other chances, the same bytes."""
    told = [site.client.get("/api/today")]
    real = find_puzzle

    def other(game: Any, number: int) -> Puzzle:
        found = real(game, number)
        return replace(
            found, chances=dict(reversed(list(found.chances.items()))), origin="elsewhere"
        )

    monkeypatch.setattr(today, "find_puzzle", other)
    routes.day_page.cache_clear()
    told.append(site.client.get("/api/today"))
    first, second = ((one.content, dict(one.headers)) for one in told)
    assert first == second
    routes.day_page.cache_clear()


def test_no_page_says_a_chance_or_which_puzzle_it_is(site: Any) -> None:
    text = site.client.get("/api/today").text
    for game in WITH_TASKS:
        found = puzzle(game)
        assert not any(f":{chance}" in text for chance in found.chances.values() if chance < 1)
        assert found.origin not in text
    assert not any(word in text for word in ("chances", "because"))


def test_no_day_but_today_and_yesterday_is_answered(site: Any, clock: list[float]) -> None:
    """A page that was open at midnight goes on; nobody reads ahead or looks back."""
    yesterday = puzzle(day=today.day_of(NOW) - 1)
    assert tried(site, yesterday.best, "2027-01-14")["right"]
    best = puzzle().best
    for day in ("2027-01-16", "2027-01-13", "2028-01-15", "", "today", "2027-1-15", "x" * 50):
        answer = tried(site, best, day, status=409)
        assert (answer["code"], answer["details"]) == ("other_day", {"day": DAY})


def test_who_has_the_package_and_not_the_key_knows_no_order() -> None:
    days = range(today.day_of(NOW), today.day_of(NOW) + 60)
    orders = {
        tuple(puzzle_of_the_day(bytes([key]) * 32, find(GAME), day) for day in days)
        for key in range(8)
    }
    assert len(orders) == 8


@pytest.mark.parametrize("game", WITH_TASKS)
def test_every_puzzle_has_its_day_before_one_comes_again(game: str) -> None:
    count = len(puzzles_of(find(game)))
    days = [puzzle_of_the_day(SECRET, find(game), day) for day in range(20_000, 20_000 + 2 * count)]
    assert sorted(number for number in days[:count] if number) == list(range(1, count + 1))
    assert days[:count] == days[count:]


# --- what is not there ---------------------------------------------------------------------------


@pytest.mark.parametrize("move", ["", "fly", "shed {}", "x" * 301, 7, None, "throw"])
def test_what_is_no_move_here_is_refused(site: Any, move: Any) -> None:
    """And it uses up nothing: a try that counts is one that the rules allow."""
    answer = site.client.post(f"/api/today/{GAME}", json={"day": DAY, "move": move})
    assert answer.status_code in (400, 422)
    assert "best" not in answer.json()


def test_a_box_that_has_no_tasks_says_so(site: Any) -> None:
    assert tried(site, "fly", game="take-it", status=404)["code"] == "no_puzzles"
    assert tried(site, "fly", game="nowhere", status=404)["code"] == "unknown_game"


def test_a_shelf_without_puzzles_says_so(
    site: Any, monkeypatch: pytest.MonkeyPatch, clock: list[float]
) -> None:
    monkeypatch.setattr("tablee.catalog.puzzles.puzzles_of", lambda game: ())
    assert asked(site, 404)["code"] == "no_puzzles"


def test_a_box_whose_rules_do_not_return_leaves_the_others_their_tasks(
    site: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run_rules, "STOPPED", {(GAME, find(GAME).version)})
    assert {task["game"] for task in asked(site)["tasks"]} == {*WITH_TASKS} - {GAME}


def test_two_libraries_have_other_days() -> None:
    other = Sessions(b"another key").secret_for(TASKS)
    days = range(20_000, 20_030)
    mine, theirs = (
        [puzzle_of_the_day(key, find(GAME), day) for day in days] for key in (SECRET, other)
    )
    assert mine != theirs
