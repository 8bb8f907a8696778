"""The script that opens the page without the server: one for each build, and one that leaves."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tablee.house.house import House
from tablee.house.library.house_rules import HouseRules
from tablee.house.library.open_library import OpenLibrary
from tablee.store import MemoryStore
from tablee.web.app import make_app
from tablee.web.guard.middleware import HEADERS
from tablee.web.session import Sessions
from web.conftest import KEY

POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "svelte-trusted-html tablee-faces tablee-texts",
}


def client(page: Path, library: str = "") -> TestClient:
    rules = HouseRules(OpenLibrary(library))
    return TestClient(make_app(House(MemoryStore(), rules=rules), Sessions(KEY), page))


@pytest.fixture
def page(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    for name in ("Box-1.js", "Box-1.css", "Box-1.js.br", "workbench-2.js", "a.license.txt"):
        (tmp_path / "assets" / name).write_text("x")
    (tmp_path / "worker.js").write_text("keeps();\n")
    (tmp_path / "no-worker.js").write_text("leaves();\n")
    (tmp_path / "build.txt").write_text("abc\n")
    return tmp_path


def test_it_knows_its_build_and_the_files_of_the_page(page: Path) -> None:
    with client(page) as browser:
        answer = browser.get("/worker.js")
    assert answer.text == (
        'const BUILD = "abc";\nconst FILES = ["/assets/Box-1.css", "/assets/Box-1.js"];\nkeeps();\n'
    )
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"


def test_an_operator_may_have_it_taken_away(page: Path) -> None:
    with client(page, "offline = false") as browser:
        assert browser.get("/worker.js").text == "leaves();\n"
        assert browser.get("/api/library").json() == {"offline": False}


def test_a_page_that_was_not_built_has_none(tmp_path: Path) -> None:
    with client(tmp_path) as browser:
        assert browser.get("/worker.js").status_code == 404


def test_the_policy_lets_a_worker_of_ours_in_and_nothing_else() -> None:
    rules = (rule.strip().partition(" ") for rule in HEADERS["content-security-policy"].split(";"))
    assert {name: value for name, _, value in rules} == POLICY


@pytest.mark.parametrize(
    ("path", "may"),
    [
        ("/api/shelf/fr", True),
        ("/api/games/take-it", True),
        ("/api/games/take-it/faces.svg", True),
        ("/api/games/take-it/words/fr.ftl", True),
        ("/api/games/take-it/leaderboard", False),
        ("/api/me", False),
        ("/api/me/blocked", False),
        ("/api/friends", False),
        ("/api/lobby", False),
        ("/api/tables/abc", False),
        ("/api/games/../me", False),
    ],
)
def test_it_stores_of_the_server_only_what_is_the_same_for_everybody(path: str, may: bool) -> None:
    source = Path(__file__).parents[3] / "client/public/worker.js"
    if not source.exists():
        pytest.skip("only where the page's source is")
    found = re.search(r"SHARED =\s*/(\^.*\$)/;", source.read_text("utf-8"))
    assert found is not None
    assert bool(re.match(found[1].replace("\\/", "/"), path)) == may
