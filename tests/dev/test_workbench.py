"""`tablee dev`: what is saved runs at once, at the same port, with the same tables."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from dev.author import Author
from tablee.dev.workbench import OURS


@pytest.fixture
def author(tmp_path: Path) -> Iterator[Author]:
    with Author(tmp_path / "game") as one:
        yield one


def test_what_is_saved_runs_with_the_game_as_it_stands(author: Author) -> None:
    author.ask("/api/dev/bench/tictactoe/move", {"at": 0, "seat": 0, "move": "mark 4"})
    author.ask("/api/me", {"name": "Ann"})
    begun = {"game": "tictactoe", "chairs": ["me", "beginner"], "begin": True}
    table = author.ask("/api/tables", begun)["id"]
    author.news()
    author.change("rules", "return () if state.over else (state.turn,)", "return (state.turn,)")
    assert author.news()["trouble"] is None
    author.change("scene", 'note=f"{n + 1}"', 'note=f"{n + 41}"')
    author.news()
    told = author.ask("/api/tables/bench-tictactoe/replay?eyes=1")
    assert told["start"]["zones"][0]["cells"][0]["note"] == "41"
    assert len(told["frames"]) == 1
    assert author.ask(f"/api/tables/{table}")["status"] == "playing"


def test_what_does_not_load_is_told_and_the_old_one_goes_on(author: Author) -> None:
    author.news()
    author.change("scene", "def scene(", "def scene(:")
    trouble = author.news()["trouble"]
    assert trouble["text"].startswith("SyntaxError")
    assert trouble["places"][0]["file"] == str(author.path("scene"))
    shown = author.ask("/api/dev/bench/tictactoe")["shown"]
    assert len(shown["choices"]) == 9
    author.change("scene", "def scene(:", "def scene(")
    assert author.news()["trouble"] is None


def test_what_raises_in_a_scene_is_told_with_the_line(author: Author) -> None:
    author.news()
    author.change("scene", "    return Scene(", "    assert not moves, 'seen'\n    return Scene(")
    assert author.news()["trouble"] is None
    trouble = author.ask("/api/dev/bench/tictactoe")["shown"]["trouble"]
    assert trouble["text"] == "AssertionError: seen"
    assert trouble["places"][0]["file"] == str(author.path("scene"))


def test_it_answers_under_the_names_of_this_machine_alone(author: Author) -> None:
    port = author.address.rpartition(":")[2]
    paths = ("/workbench", "/api/dev/games", "/api/dev/bench/tictactoe", "/api/dev/check")
    for path in paths:
        for headers in (
            {"host": f"evil.example:{port}"},
            {"origin": "http://evil.example"},
            {"origin": "null"},
            {"sec-fetch-site": "cross-site"},
        ):
            answer = httpx.get(author.address + path, headers=headers)
            assert answer.status_code == 403, (path, headers)
    assert "127.0.0.1" in OURS
    assert httpx.get(f"http://127.0.0.1:{port}/api/dev/games").status_code == 200


def test_frames_are_its_own_alone(author: Author) -> None:
    for path in ("/workbench", "/replay/bench-tictactoe"):
        headers = httpx.get(author.address + path, headers={"accept": "text/html"}).headers
        assert headers["x-frame-options"] == "SAMEORIGIN"
        assert "frame-ancestors 'self'" in headers["content-security-policy"]


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/dev/bench/nothing", None, 404),
        ("/api/dev/bench/tictactoe?at=999999", None, 200),
        ("/api/dev/bench/tictactoe", {"game": "tictactoe", "seats": 9}, 400),
        ("/api/dev/bench/tictactoe", {"game": 3}, 400),
        ("/api/dev/bench/tictactoe", {"game": "x" * 2_000_000, "seats": 2}, 413),
        ("/api/dev/bench/tictactoe/move", {"at": 0, "count": 10**9}, 200),
        ("/api/dev/bench/tictactoe/move", {"at": 10**9, "count": 1}, 404),
        ("/api/dev/bench/tictactoe/move", {"at": 0, "seat": 5, "move": "mark 1"}, 400),
        ("/api/dev/bench/tictactoe/move", {"at": -4, "seat": 0, "move": "mark 1"}, 404),
        ("/api/tables/bench-tictactoe/replay?eyes=all", None, 404),
    ],
)
def test_nonsense_is_refused(author: Author, path: str, body: object, status: int) -> None:
    address = author.address + path
    answer = httpx.get(address) if body is None else httpx.post(address, json=body)
    assert answer.status_code == status, answer.text
