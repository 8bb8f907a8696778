"""The shelf, the boxes and the tables over HTTP, and every wrong way to ask for them."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
from msgspec.structs import replace

from tablee.catalog import find, shelf
from tablee.catalog.shelf import Shelf
from tablee.catalog.words import words
from tablee.house.archive.retention_periods import RetentionPeriods
from tablee.house.limits import Limits
from tablee.kernel import Game, Say
from tablee.web.http import assets
from tablee.web.http.page_files import NOT_BUILT
from tablee.web.session import COOKIE

TIC = {"game": "tictactoe", "chairs": ["me", "open"]}


def test_the_shelf_shows_the_box(site: Any) -> None:
    cards = site.client.get("/api/games").json()
    assert "tictactoe" in [card["key"] for card in cards]


def test_an_opened_box_tells_levels_and_faces(site: Any) -> None:
    page = site.client.get("/api/games/tictactoe").json()
    assert page["card"]["seats"] == [2]
    assert page["levels"] == ["beginner", "regular", "expert", "random"]
    assert page["faces"] == ["cross", "ring"]  # the cell is no piece


def test_words_that_are_no_text_leave_the_shelf_where_it_is(
    site: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A stranger saved them in another way: what can be read is read, and the log says so."""
    good = find("tictactoe")
    copytree(good.folder / "words", tmp_path / "words")
    for file in (tmp_path / "words").iterdir():
        file.write_bytes(b"odd = \xff\xfe\n" + file.read_bytes())
    bad = replace(good, folder=tmp_path)
    games = {key: bad if key == "tictactoe" else game for key, game in shelf().items()}
    monkeypatch.setattr(sys.modules["tablee.catalog.shelf"], "_installed", lambda: Shelf(games))
    monkeypatch.setattr(assets, "words", assets.words.__wrapped__)
    monkeypatch.setattr(assets, "about", assets.about.__wrapped__)
    lids = {lid["card"]["key"]: lid["title"] for lid in site.client.get("/api/shelf/en").json()}
    assert lids.keys() == games.keys()
    assert lids["tictactoe"] == words(good, "en").tell(Say("title"))
    for path in ("words/en.ftl", "about/en"):
        assert site.client.get(f"/api/games/tictactoe/{path}").status_code == 200
    assert "words/en.ftl" in caplog.text


@pytest.mark.parametrize("game", [game for game in shelf().values() if game.not_offered])
def test_who_only_others_are_measured_against_is_not_offered(site: Any, game: Game) -> None:
    """At a table that was made before, and at its rematch, they still sit."""
    offered = site.client.get(f"/api/games/{game.key}").json()["levels"]
    assert {"beginner", "regular", "expert"} <= set(offered)
    assert not game.not_offered & set(offered)
    for level in game.not_offered:
        table = {"game": game.key, "chairs": ["me", level], "begin": True}
        made = site.client.post("/api/tables", json=table).json()
        assert site.client.get(f"/api/tables/{made['id']}").json()["chairs"][1]["level"] == level


def test_words_and_faces_are_kept_by_browsers_until_they_change(site: Any) -> None:
    for path in ("words/fr.ftl", "faces.svg"):
        first = site.client.get(f"/api/games/tictactoe/{path}")
        assert first.status_code == 200
        tag = first.headers["etag"]
        again = site.client.get(f"/api/games/tictactoe/{path}", headers={"if-none-match": tag})
        assert (again.status_code, again.content) == (304, b"")


def test_the_sprite_holds_every_face_as_a_symbol(site: Any) -> None:
    sprite = site.client.get("/api/games/tictactoe/faces.svg").text
    for name in ("cell", "cross", "ring"):
        assert f'<symbol id="face-{name}" viewBox="0 0 100 100">' in sprite


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/api/games/ludo", "unknown_game"),
        ("/api/games/ludo/faces.svg", "unknown_game"),
        ("/api/games/tictactoe/words/xx.ftl", "unknown_language"),
        ("/api/games/tictactoe/words/..%2ffr.ftl", "not_found"),
        ("/api/games/tictactoe/about/zz", "unknown_language"),
        ("/api/tables/nowhere", "unknown_table"),
        ("/api/nothing", "not_found"),
        ("/assets/..%2f..%2fapp.py", "not_found"),
    ],
)
def test_what_is_not_there_is_told_by_a_code(site: Any, path: str, code: str) -> None:
    answer = site.client.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, code)


def test_a_guest_types_a_name_once(site: Any) -> None:
    site.be("")
    assert site.client.get("/api/me").json() == {}
    answer = site.client.post("/api/me", json={"name": "  Ada   L. "})
    assert answer.json() == {"name": "Ada L."}
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert site.client.get("/api/me").json() == {"name": "Ada L."}


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\u0000b", "a\u202eb"])
def test_a_name_nobody_can_read_is_refused(site: Any, name: str) -> None:
    answer = site.client.post("/api/me", json={"name": name})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_name")
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("cookie", ["", "x", "e30.bad", "eyJpZCI6ImctQW5uIn0.AAAA"])
def test_a_cookie_that_is_not_ours_is_nobody(site: Any, cookie: str) -> None:
    site.client.cookies.clear()
    site.client.cookies.set(COOKIE, cookie)
    assert site.client.get("/api/me").json() == {}
    answer = site.client.post("/api/tables", json=TIC)
    assert (answer.status_code, answer.json()["code"]) == (401, "no_name")


def listed(site: Any, part: str) -> list[str]:
    """Tables in one list of the lobby."""
    return [card["id"] for card in site.client.get("/api/lobby").json().get(part, [])]


def test_a_table_is_made_and_listed_to_who_sits_there(site: Any) -> None:
    answer = site.client.post("/api/tables", json=TIC)
    assert answer.status_code == 201
    card = answer.json()
    assert card["status"] == "waiting"
    assert card["chairs"] == [{"kind": "person", "name": "Ann"}, {"kind": "open"}]
    assert len(card["id"]) == 10
    assert site.client.get(f"/api/tables/{card['id']}").json() == card
    assert listed(site, "mine") == [card["id"]]
    site.be("Bob")
    assert listed(site, "open") == []


def test_a_public_table_is_listed_to_everybody(site: Any) -> None:
    table = site.table("me", "open", access="public")
    site.be("")
    assert listed(site, "open") == [table]


def test_a_table_may_begin_at_once(site: Any) -> None:
    table = site.table("me", "expert", begin=True)
    assert site.client.get(f"/api/tables/{table}").json()["status"] == "playing"


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"game": "ludo", "chairs": ["me"]}, 404, "unknown_game"),
        ({"game": "tictactoe", "chairs": ["me"]}, 422, "bad_seats"),
        ({"game": "tictactoe", "chairs": ["me"] * 2}, 422, "bad_chairs"),
        ({"game": "tictactoe", "chairs": ["me", "genius"]}, 422, "unknown_level"),
        (TIC | {"terms": {"options": {"size": 4}}}, 422, "bad_options"),
        (TIC | {"terms": {"grace": -1}}, 400, "bad_body"),
        (TIC | {"access": "public"}, 400, "bad_body"),
        (TIC | {"begin": True}, 400, "chairs_open"),
        ({"game": "tictactoe"}, 400, "bad_body"),
        ({"game": 3, "chairs": []}, 400, "bad_body"),
        ([], 400, "bad_body"),
        ({"game": "tictactoe", "chairs": ["x" * 9000]}, 413, "too_large"),
    ],
)
def test_a_wrong_wish_is_refused_and_no_table_made(
    site: Any, wish: Any, status: int, code: str
) -> None:
    answer = site.client.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert listed(site, "mine") == []


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe", b"null", b"[" * 5000])
def test_a_body_that_is_no_json_is_refused(site: Any, body: bytes) -> None:
    for path in ("/api/me", "/api/tables"):
        answer = site.client.post(path, content=body)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_body")


def test_one_guest_cannot_fill_the_house(open_site: Callable[[Limits], Any]) -> None:
    site = open_site(Limits(tables_an_hour=2)).be("Ann")
    site.table("me", "open")
    site.table("me", "open")
    answer = site.client.post("/api/tables", json=TIC)
    assert (answer.status_code, answer.json()["code"]) == (429, "too_many_tables")
    site.be("Bob").table("me", "open")


def test_another_site_may_not_ask_in_my_name(site: Any) -> None:
    answer = site.client.post("/api/tables", json=TIC, headers={"origin": "https://evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
    assert listed(site, "mine") == []
    ours = {"origin": "http://testserver"}
    assert site.client.post("/api/tables", json=TIC, headers=ours).status_code == 201


@pytest.mark.parametrize("path", ["/", "/box/x", "/api/games", "/api/nothing", "/table/y"])
def test_every_answer_carries_the_security_headers(site: Any, path: str) -> None:
    headers = site.client.get(path).headers
    assert "script-src 'self'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"


def test_a_page_that_is_not_built_says_how_to_build_it(site: Any) -> None:
    answer = site.client.get("/")
    assert (answer.status_code, answer.text) == (503, NOT_BUILT)


def test_a_fault_of_ours_tells_nothing_but_internal(
    site: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(kind: type[Any]) -> None:
        raise RuntimeError("the secret is 42")

    monkeypatch.setattr("tablee.web.app.describe_options", broken)
    answer = site.client.get("/api/games/tictactoe")
    assert (answer.status_code, answer.json()) == (500, {"code": "internal"})


def test_a_wrong_method_is_told_so(site: Any) -> None:
    answer = site.client.delete("/api/tables")
    assert (answer.status_code, answer.json()) == (405, {"code": "wrong_method"})


def test_the_privacy_page_has_the_numbers_of_this_server(site: Any) -> None:
    assert site.client.get("/api/privacy").json() == {
        "waiting_hours": 48.0,
        "playing_days": 0.0,
        "finished_days": 0.0,
        "guests_days": 90.0,
        "imported_days": 30.0,
        "reports_days": 90.0,
    }
    site.house.retention = RetentionPeriods(finished_days=10, guests_days=0)
    told = site.client.get("/api/privacy").json()
    assert (told["finished_days"], told["guests_days"]) == (10.0, 10.0)
