"""An evening over HTTP: wished for with its boxes, and read by its link."""

from __future__ import annotations

from typing import Any

import pytest

BOXES = {"boxes": [{"game": "tictactoe"}, {"game": "switch"}]}


def wish(site: Any, **evening: Any) -> tuple[int, Any]:
    answer = site.be("Ann").client.post("/api/tables", json=new(evening))
    return answer.status_code, answer.json()


def new(evening: Any, **terms: Any) -> dict[str, Any]:
    return {"game": "", "chairs": [], "terms": terms, "evening": evening}


def test_it_is_made_with_its_list_and_anyone_with_the_link_reads_it(site: Any) -> None:
    status, table = wish(site, **BOXES)
    assert (status, table["game"]) == (201, "tictactoe")
    assert [chair["kind"] for chair in table["chairs"]] == ["person", "open"]
    answer = site.be("").client.get(f"/api/tables/{table['id']}/evening")
    assert answer.json() == {"games": [{"game": "tictactoe"}, {"game": "switch"}]}
    assert "g-Ann" not in answer.text


def test_a_table_of_no_evening_has_none_to_read(site: Any) -> None:
    table = site.be("Ann").table("me", "open")
    answer = site.client.get(f"/api/tables/{table}/evening")
    assert (answer.status_code, answer.json()["code"]) == (404, "no_evening")


@pytest.mark.parametrize(
    ("evening", "status", "code"),
    [
        ({"boxes": []}, 422, "evening_length"),
        ({"boxes": [{"game": "switch"}]}, 422, "evening_length"),
        ({"boxes": [{"game": "switch"}] * 2, "lot": 1}, 422, "evening_length"),
        ({"boxes": [{"game": "switch"}] * 13}, 422, "evening_length"),
        ({"boxes": [{"game": "switch"}] * 41}, 400, "bad_body"),
        ({"boxes": [{"game": "switch"}, {"game": "chess"}]}, 404, "unknown_game"),
        ({"boxes": [{"game": "switch"}, {"game": "switch", "options": {"a": 1}}]}, 422, None),
        ({"boxes": "switch"}, 400, "bad_body"),
    ],
)
def test_a_list_that_is_none_is_refused(
    site: Any, evening: Any, status: int, code: str | None
) -> None:
    found, told = wish(site, **evening)
    assert found == status
    assert code in (None, told["code"])


@pytest.mark.parametrize("terms", [{"rated": True}, {"games": 3}, {"lesson": "fr"}])
def test_terms_of_a_single_game_are_refused(site: Any, terms: dict[str, Any]) -> None:
    answer = site.be("Ann").client.post("/api/tables", json=new(BOXES, **terms))
    assert answer.status_code == 422


def test_a_locked_evening_is_read_by_its_people_alone(site: Any) -> None:
    locked = new(BOXES, access="locked") | {"word": "Sesame"}
    table = site.be("Ann").client.post("/api/tables", json=locked).json()["id"]
    assert site.client.get(f"/api/tables/{table}/evening").status_code == 200
    assert site.be("Bob").client.get(f"/api/tables/{table}/evening").status_code != 200
