"""The page and its files: what browsers may keep, and what they never get."""

from __future__ import annotations

import gzip
import logging
import re
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tablee.catalog import shelf
from tablee.catalog.words import LANGUAGES, words
from tablee.house.house import House
from tablee.kernel import Say
from tablee.store import MemoryStore
from tablee.store.key import signing_key
from tablee.web.app import make_app
from tablee.web.http.assets import to_html
from tablee.web.serve import run
from tablee.web.session import Sessions
from tablee.web.shared import read_codings


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Tablée</title>")
    (page / "assets" / "app-1a2b.js").write_text("1")
    (page / "assets" / "long-3c4d.js").write_text("const lamp = 1;\n" * 200)
    (page / "icon.svg").write_text("<svg/>")
    (page / ".fingerprint").write_text("secret")
    (tmp_path / "key").write_text("secret")
    with TestClient(make_app(House(MemoryStore()), Sessions(b"key"), page)) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/box/switch", "/table/abc"])
def test_every_address_of_the_page_gives_the_page(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert "Tablée" in answer.text
    assert answer.headers["cache-control"] == "no-cache"
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]


def test_files_with_a_fingerprint_are_kept_for_ever_and_others_asked_for(
    client: TestClient,
) -> None:
    assert "immutable" in client.get("/assets/app-1a2b.js").headers["cache-control"]
    assert client.get("/icon.svg").headers["cache-control"] == "no-cache"


def test_texts_are_compressed_for_browsers_that_can_read_it(client: TestClient) -> None:
    whole = client.get("/assets/long-3c4d.js", headers={"accept-encoding": "identity"})
    short = client.get("/assets/long-3c4d.js", headers={"accept-encoding": "br, gzip"})
    assert "content-encoding" not in whole.headers
    assert short.headers["content-encoding"] == "gzip"
    assert int(short.headers["content-length"]) < int(whole.headers["content-length"]) / 2
    assert short.text == whole.text
    assert short.headers["vary"] == "accept-encoding"


def test_a_form_that_was_built_is_sent_as_it_is(client: TestClient, tmp_path: Path) -> None:
    """The test cannot read brotli: it finds the bytes of the file."""
    built = tmp_path / "page" / "assets" / "long-3c4d.js.br"
    built.write_bytes(b"short")
    gzipped = built.with_suffix(".gz")
    gzipped.write_bytes(gzip.compress(b"const lamp = 1;\n" * 200))
    path = "/assets/long-3c4d.js"
    with client.stream("GET", path, headers={"accept-encoding": "gzip, deflate, br"}) as answer:
        assert answer.headers["content-encoding"] == "br"
        assert b"".join(answer.iter_raw()) == b"short"
    older = client.get(path, headers={"accept-encoding": "gzip"})
    assert older.headers["content-encoding"] == "gzip"
    assert older.headers["content-length"] == str(gzipped.stat().st_size)
    assert older.headers["vary"] == "accept-encoding"


@pytest.mark.parametrize(
    ("accepted", "codings"),
    [
        ("gzip, deflate, br", {"gzip", "deflate", "br"}),
        ("br;q=0, gzip;q=0.5", {"gzip"}),
        ("gzip; q=0.0,br ;q=1", {"br"}),
        ("", set()),
        ("browser, xgzip", {"browser", "xgzip"}),
    ],
)
def test_what_a_browser_can_read_is_what_it_names(accepted: str, codings: set[str]) -> None:
    assert read_codings(accepted) == codings


@pytest.mark.parametrize("path", ["/api/shelf/fr", "/api/games/switch"])
def test_what_is_the_same_for_everybody_is_compressed_and_stored(
    client: TestClient, path: str
) -> None:
    answer = client.get(path, headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    again = client.get(path, headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shelf_comes_whole_in_one_answer(client: TestClient, language: str) -> None:
    lids = client.get(f"/api/shelf/{language}").json()
    assert [lid["card"] for lid in lids] == client.get("/api/games").json()
    said = words(shelf()["switch"], language)
    (switch,) = [lid for lid in lids if lid["card"]["key"] == "switch"]
    assert (switch["title"], switch["pitch"]) == (said.tell(Say("title")), said.tell(Say("pitch")))
    sprite = client.get("/api/games/switch/faces.svg").text
    drawn = re.findall("<symbol .*?</symbol>", switch["drawing"])
    assert len(drawn) == 3
    assert all(symbol in sprite for symbol in drawn)


def test_a_shelf_in_an_unknown_language_is_refused(client: TestClient) -> None:
    answer = client.get("/api/shelf/tlh")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown_language")


@pytest.mark.parametrize("path", ["/api/me", "/api/lobby", "/api/privacy"])
def test_what_may_be_somebodys_is_never_compressed(client: TestClient, path: str) -> None:
    client.post("/api/me", json={"name": "Ann"})
    answer = client.get(path, headers={"accept-encoding": "gzip, br"})
    assert answer.status_code == 200
    assert "content-encoding" not in answer.headers


@pytest.mark.parametrize("path", ["/", "/icon.svg", "/assets/long-3c4d.js"])
def test_a_browser_that_has_it_already_is_told_so(client: TestClient, path: str) -> None:
    tag = client.get(path).headers["etag"]
    again = client.get(path, headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")


def test_a_page_that_was_built_anew_is_given_at_once(client: TestClient, tmp_path: Path) -> None:
    before = client.get("/").headers["etag"]
    (tmp_path / "page" / "index.html").write_text("<!doctype html><title>Newer</title>")
    after = client.get("/", headers={"if-none-match": before})
    assert after.status_code == 200
    assert "Newer" in after.text


@pytest.mark.parametrize(
    "path", ["/.fingerprint", "/assets/../../key", "/assets/%2e%2e/%2e%2e/key", "/..%2fkey", "/%00"]
)
def test_nothing_beside_the_page_is_given(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert "secret" not in answer.text


@pytest.mark.parametrize("path", ["/nowhere", "/nowhere/at/all", "/.fingerprint", "/..%2fkey"])
def test_who_follows_a_broken_link_is_told_by_the_page(client: TestClient, path: str) -> None:
    answer = client.get(path, headers={"accept": "text/html,*/*"})
    assert answer.status_code == 404
    assert "Tablée" in answer.text
    assert "secret" not in answer.text
    assert client.get(path).json()["code"] == "not_found"


@pytest.mark.parametrize("path", ["/api/nothing", "/api/nothing/at/all", "/assets/nothing.js"])
def test_programs_are_told_by_a_code(client: TestClient, path: str) -> None:
    answer = client.get(path, headers={"accept": "text/html"})
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


@pytest.mark.parametrize("folder", ["/", "/assets/", "/assets/a/"])
@pytest.mark.parametrize("name", ["a" * 300, "%00", "%ff%fe", "%ed%a0%80", "a/" * 3000, "~" * 5000])
def test_names_that_no_file_can_have_are_not_found_and_no_fault_of_ours(
    client: TestClient, folder: str, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    assert client.get(folder + name).status_code == 404
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]


def test_a_text_has_no_style_and_no_html_of_its_own() -> None:
    html = to_html("|a|b|c|\n|--:|:-:|---|\n|1|2|3|\n\n<b onclick='x'> [x](javascript:x)")
    assert '<th class="right">a</th>' in html
    assert '<td class="center">2</td>' in html
    assert "style" not in html
    assert "<b" not in html
    assert "<a" not in html


def test_the_key_is_made_once_and_readable_by_its_owner_alone(tmp_path: Path) -> None:
    key = signing_key(tmp_path)
    assert len(key) == 32
    assert signing_key(tmp_path) == key
    assert (tmp_path / "key").stat().st_mode & 0o777 == 0o600


def test_an_address_that_is_taken_is_told_so(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(OSError, match="in use"):
        run(port=taken.getsockname()[1], data=tmp_path / "data")
    assert not (tmp_path / "data").exists()
