"""Puzzles over HTTP: shown without their answer, judged by the server, the same for everybody."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tablee.catalog import find, shelf
from tablee.catalog.puzzles import puzzles_of
from tablee.house.archive import puzzles

GAME = "switch"
PUZZLES = puzzles_of(find(GAME))
FIRST = PUZZLES[0]
WRONG = list(FIRST.chances)[1]


def asked(site: Any, path: str, status: int = 200) -> Any:
    answer = site.client.get(f"/api/puzzles/{path}")
    assert answer.status_code == status, answer.text
    return answer.json()


def tried(site: Any, move: Any, number: Any = 1, status: int = 200, game: str = GAME) -> Any:
    answer = site.client.post(f"/api/puzzles/{game}/{number}", json={"move": move})
    assert answer.status_code == status, answer.text
    return answer.json()


def test_a_puzzle_is_a_table_with_one_person(site: Any) -> None:
    page = asked(site, f"{GAME}/1")
    assert (page["game"], page["number"], page["of"]) == (GAME, 1, len(PUZZLES))
    assert page["seating"]["you"] == FIRST.seat
    assert page["fresh"]["to_act"] == [FIRST.seat]
    offered = {offer["move"] for offer in page["fresh"]["offers"] if "why" not in offer}
    assert offered >= set(FIRST.chances)


def test_what_is_shown_is_the_same_whichever_move_is_best(
    site: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer is not in the page: other chances, the same bytes."""
    told = [puzzles.shown(find(GAME), 1)]
    turned = dict(reversed(list(FIRST.chances.items())))
    other = replace(FIRST, chances=turned, origin="elsewhere")
    monkeypatch.setattr(puzzles, "find_puzzle", lambda game, number: other)
    told.append(puzzles.shown(find(GAME), 1))
    assert told[0] == told[1]
    text = site.client.get(f"/api/puzzles/{GAME}/1").text
    assert not any(str(chance) in text for chance in FIRST.chances.values())
    assert "chances" not in text


def test_a_wrong_move_is_told_its_chance_and_not_the_answer(site: Any) -> None:
    answer = tried(site, WRONG)
    assert answer == {
        "right": False,
        "best": FIRST.chances[FIRST.best],
        "chance": FIRST.chances[WRONG],
    }


def test_the_right_move_is_made_on_the_table(site: Any) -> None:
    answer = tried(site, FIRST.best)
    assert answer["right"]
    assert answer["move"] == FIRST.best
    assert answer["chance"] == answer["best"] > answer["next"]
    assert "s" not in answer["update"]
    assert answer["update"]["n"] == 1
    assert answer["update"]["o"] is None


def test_the_answer_is_given_to_who_asks_for_it(site: Any) -> None:
    answer = asked(site, f"{GAME}/1/answer")
    assert not answer["right"]
    assert answer["move"] == FIRST.best
    assert answer["label"]["id"]
    assert answer["update"] == tried(site, FIRST.best)["update"]


def test_every_puzzle_is_shown_and_solved(site: Any) -> None:
    for key, game in shelf().items():
        for number, puzzle in enumerate(puzzles_of(game), 1):
            assert asked(site, f"{key}/{number}")["fresh"]["offers"]
            assert tried(site, puzzle.best, number, game=key)["right"]


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("nowhere/1", "unknown_game"),
        (f"{GAME}/0", "no_such_puzzle"),
        (f"{GAME}/{len(PUZZLES) + 1}", "no_such_puzzle"),
        (f"{GAME}/one", "no_such_puzzle"),
        (f"{GAME}/-1", "no_such_puzzle"),
        (f"{GAME}/{'9' * 30}", "no_such_puzzle"),
        (f"{GAME}/9999/answer", "no_such_puzzle"),
        ("take-it/1", "no_such_puzzle"),
    ],
)
def test_what_is_not_there_is_a_404(site: Any, path: str, code: str) -> None:
    assert asked(site, path, 404)["code"] == code


@pytest.mark.parametrize("move", ["", "fly", "shed {}", "x" * 301, 7, None, "throw", "lock 0 red"])
def test_what_is_no_move_here_is_refused(site: Any, move: Any) -> None:
    assert tried(site, move, status=400)["code"]


def test_a_legal_move_that_nobody_would_make_is_just_not_the_best(site: Any) -> None:
    for number, puzzle in enumerate(PUZZLES, 1):
        page = asked(site, f"{GAME}/{number}")
        offers = (offer["move"] for offer in page["fresh"]["offers"] if "why" not in offer)
        odd = next((move for move in offers if move not in puzzle.chances), None)
        if odd is not None:
            assert tried(site, odd, number) == {"right": False, "best": puzzle.chances[puzzle.best]}
            return
    pytest.fail("no puzzle has such a move")


def test_a_box_says_how_many_it_has(site: Any) -> None:
    assert site.client.get(f"/api/games/{GAME}").json()["puzzles"] == len(PUZZLES)
