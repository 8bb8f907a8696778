"""What a link says of itself: enough to be opened, and nothing that a stranger may not know."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tablee.store.contract.people import Tie
from web.example import TEXT, imported
from web.preview.conftest import ORIGIN, tags


def test_a_table_says_what_is_played_and_no_names(shown: Any, crawl: Any) -> None:
    site = shown()
    table = site.be("Ada").table("me", "open")
    told = crawl(site, f"/table/{table}")
    assert told["og:title"] == "Une table : Morpion"
    assert told["og:description"] == told["description"] != ""
    assert told["og:url"] == f"{ORIGIN}/table/{table}"
    assert told["og:image"] == f"{ORIGIN}/preview/table/tictactoe/fr.png"
    assert (told["og:image:width"], told["og:image:height"]) == ("1200", "630")
    assert told["twitter:card"] == "summary_large_image"
    assert "Ada" not in str(told)


def test_what_it_says_follows_the_game(shown: Any, crawl: Any) -> None:
    site = shown()
    waiting = site.be("Ada").table("me", "open")
    playing = site.be("Ada").table("me", "beginner", begin=True)
    _, over = imported(site.be("Ada"), TEXT)
    pages = [f"/table/{id}" for id in (waiting, playing, over["id"])]
    assert len({crawl(site, page)["og:description"] for page in pages}) == 3


def test_a_replay_and_a_moment_of_it(shown: Any, crawl: Any) -> None:
    site = shown()
    _, card = imported(site.be("Ada"), TEXT)
    whole = crawl(site, f"/replay/{card['id']}")
    moment = crawl(site, f"/replay/{card['id']}?eyes=-1&at=3")
    assert whole["og:url"] == f"{ORIGIN}/replay/{card['id']}"
    assert moment["og:url"] == f"{ORIGIN}/replay/{card['id']}?eyes=-1&at=3"
    assert "3" in moment["og:title"]
    assert "/preview/moment/" in moment["og:image"]
    nonsense = crawl(site, f"/replay/{card['id']}?at=%22%3E%3Cscript%3E&eyes=%22")
    assert nonsense == whole


def test_a_running_game_has_no_replay_to_show(shown: Any, crawl: Any) -> None:
    site = shown()
    table = site.be("Ada").table("me", "beginner", begin=True)
    assert crawl(site, f"/replay/{table}") == crawl(site, f"/table/{table}")


def test_a_box_a_puzzle_and_an_evening(shown: Any, crawl: Any) -> None:
    site = shown()
    boxes = {"boxes": [{"game": "tictactoe"}, {"game": "switch"}]}
    wish = {"game": "", "chairs": [], "terms": {}, "evening": boxes}
    evening = site.be("Ada").client.post("/api/tables", json=wish).json()["id"]
    assert crawl(site, "/box/switch")["og:title"] == "Switch"
    assert "12" in crawl(site, "/puzzle/switch/12")["og:title"]
    told = crawl(site, f"/evening/{evening}")
    assert "Morpion, Switch" in told["og:description"]
    assert "Ada" not in str(told)


@pytest.mark.parametrize(
    "path",
    [
        *("/", "/table/nothing", "/replay/nothing", "/evening/nothing", "/box/nothing"),
        *("/puzzle", "/puzzle/switch/999999", "/puzzle/switch/x", "/puzzle/tictactoe/1"),
        *("/me", "/friends", "/friends/secret", "/join", "/about"),
    ],
)
def test_everything_else_is_the_library_itself(shown: Any, crawl: Any, path: str) -> None:
    site = shown()
    told = crawl(site, path)
    assert told == crawl(site, "/")
    assert told["og:url"] == f"{ORIGIN}/"
    assert told["og:image"] == f"{ORIGIN}/preview/library/all/fr.png"


@pytest.mark.parametrize("screen", ["table", "replay", "evening"])
def test_a_locked_table_looks_like_one_that_is_not_there(
    shown: Any, crawl: Any, screen: str
) -> None:
    site = shown()
    wish = {"game": "tictactoe", "chairs": ["me", "open"]}
    locked = wish | {"terms": {"access": "locked"}, "word": "secret"}
    made = site.be("Ada").client.post("/api/tables", json=locked)
    assert made.status_code == 201
    unknown = site.be("").client.get(f"/{screen}/nothing")
    found = site.client.get(f"/{screen}/{made.json()['id']}")
    assert (found.status_code, found.text) == (unknown.status_code, unknown.text)
    assert found.headers == unknown.headers
    own = site.be("Ada").client.get(f"/{screen}/{made.json()['id']}")
    assert own.text == unknown.text


def test_who_is_blocked_is_told_nothing_of_a_table_of_theirs(shown: Any) -> None:
    site = shown()
    table = site.be("Ada").table("me", "open")
    tie = Tie("g-Ada", "block", "g-Bob", "one", "Bob", 1)
    asyncio.run(site.house.people.ties.change(put=[tie]))
    unknown = site.be("Bob").client.get("/table/nothing").text
    assert site.client.get(f"/table/{table}").text == unknown
    assert site.be("Cleo").client.get(f"/table/{table}").text != unknown


def test_a_disk_that_hangs_does_not_keep_the_page_back(
    shown: Any, crawl: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = shown()

    async def hangs(table: str) -> None:
        await asyncio.sleep(3_600)

    monkeypatch.setattr(site.house.store, "load", hangs)
    monkeypatch.setattr("tablee.web.preview.link.PATIENCE", 0.01)
    assert crawl(site, "/table/abc") == crawl(site, "/")


def test_a_name_of_the_library_is_text_and_its_language_counts(shown: Any, crawl: Any) -> None:
    library = 'name = "A \\"<b>room</b>"\ndescription = "Games & more"\nlanguage = "en"\n'
    site = shown(library=library)
    told = crawl(site, "/")
    assert told["og:title"] == 'A "<b>room</b>'
    assert told["og:description"] == "Games & more"
    assert "<b>" not in site.client.get("/").text
    box = crawl(site, "/box/tictactoe")
    assert (box["og:title"], box["og:locale"]) == ("Tic-tac-toe", "en_GB")


@pytest.mark.parametrize("path", ["/", "/box/switch", "/table/nothing"])
def test_host_changes_nothing(shown: Any, path: str) -> None:
    client = shown().client
    said = {"host": "evil.example", "x-forwarded-host": "evil.example"}
    answer = client.get(path, headers=said)
    assert answer.text == client.get(path).text
    assert "evil" not in answer.text


def test_without_a_public_address_there_is_no_tag(shown: Any, crawl: Any) -> None:
    site = shown(public="")
    table = site.be("Ada").table("me", "open")
    for path in ("/", "/box/switch", f"/table/{table}"):
        assert crawl(site, path) == {}


def test_a_page_that_is_not_there_has_no_tags(shown: Any) -> None:
    answer = shown().client.get("/nowhere", headers={"accept": "text/html"})
    assert (answer.status_code, tags(answer.text)) == (404, {})
