"""`tablee people` beside a running server, on a file and on a database: it is taken up at once."""

from __future__ import annotations

import asyncio
import io
import json
import re
import stat
import time
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import CliRunner
from websockets.asyncio.client import connect

from postgres import Server as Postgres
from sheets import wished
from tablee.cli.main import main
from tablee.store.contract.people import number_of
from web.conftest import Server
from web.players import ask

PASSPHRASE, NEW = "correct horse", "another horse"
ROUNDS, PAUSE = 300, 0.1


class Browser:
    """Somebody's cookies, at one server."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self.client = httpx.Client(base_url=server.address)

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.client.post(f"/api/{path}", json=body)

    def table(self, *chairs: str) -> httpx.Response:
        return self.client.post("/api/tables", json=wished("tictactoe", *chairs))

    def ask(self, table: str, **request: Any) -> dict[str, Any]:
        """One request at a table, and its answer."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())

        async def script() -> dict[str, Any]:
            where = self._server.socket(table)
            async with connect(where, additional_headers={"cookie": cookies}) as socket:
                return await ask(socket, request=1, **request)

        return asyncio.run(script())


class Place:
    """A server, and an operator on its machine."""

    def __init__(self, server: Server, data: Path, store: str) -> None:
        self.server, self.data, self.store = server, data, store
        self.browsers: list[Browser] = []

    def run(self, *words: str) -> tuple[int, str]:
        where = ["--data", str(self.data)] + (["--store", self.store] if self.store else [])
        found = CliRunner().invoke(main, ["people", *words, *where])
        return found.exit_code, found.output

    def does(self, *words: str) -> str:
        code, told = self.run(*words)
        assert code == 0, told
        return told

    def number(self, name: str) -> str:
        found = re.search(r"^number: (\S+)$", self.does("show", name), re.MULTILINE)
        assert found is not None
        return found[1]

    def browser(self) -> Browser:
        self.browsers.append(Browser(self.server))
        return self.browsers[-1]

    def account(self, name: str) -> Browser:
        browser = self.browser()
        assert browser.post("account", name=name, passphrase=PASSPHRASE).status_code == 201
        return browser

    @property
    def log(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in (self.data / "operator.log").read_text().splitlines()]


@pytest.fixture(params=["file", "database"])
def place(
    request: pytest.FixtureRequest, start: Callable[..., Server], tmp_path: Path
) -> Iterator[Place]:
    store = ""
    if request.param == "database":
        database: Postgres = request.getfixturevalue("postgres_server")
        store = database.new_database()
    found = Place(start(store=store), tmp_path / "data", store)
    yield found
    for browser in found.browsers:
        browser.client.close()


def until(happened: Callable[[], bool]) -> None:
    """Other processes hear of it soon."""
    for _ in range(ROUNDS):
        if happened():
            return
        time.sleep(PAUSE)
    raise AssertionError("it did not happen")


def test_a_muted_person_cannot_speak_and_a_banned_one_not_sit(place: Place) -> None:
    ann, bob = place.account("Ann"), place.account("Bob")
    table = ann.table("me", "open").json()["id"]
    number = place.number("Ann")
    told = place.does("mute", "Ann", "--days", "2", "--reason", "shouts")
    assert re.fullmatch(rf"{number} is muted until \d{{4}}-\S+ \S+ UTC\.\n", told)
    until(lambda: ann.ask(table, type="talk", phrase="hello").get("code") == "muted")
    refused = ann.ask(table, type="talk", phrase="hello")
    assert 86_400 < refused["details"]["until"] - time.time() <= 2 * 86_400
    assert ann.table("me", "open").status_code == 201, "a mute is no ban"
    place.does("ban", place.number("Bob"), "--days", "0.5", "--reason", "spoils games")
    until(lambda: bob.table("me", "open").status_code == 403)
    assert bob.table("me", "open").json()["code"] == "banned"
    assert bob.ask(table, type="sit", seat=1)["code"] == "banned"
    assert bob.ask(table, type="talk", phrase="hello")["code"] == "banned"
    assert "banned until" in place.does("list")
    assert "spoils games" in place.does("show", "Bob")
    place.does("lift", "Bob")
    until(lambda: bob.table("me", "open").status_code == 201)
    assert bob.ask(table, type="sit", seat=1)["type"] == "done"
    assert place.run("lift", "Bob")[0] == 2


def test_a_ban_holds_for_a_guest_and_for_a_browser_that_signed_out(place: Place) -> None:
    eve, ann = place.browser(), place.account("Ann")
    eve.post("me", name="Eve")
    table = eve.table("me", "open").json()["id"]
    assert place.run("show", "Eve")[0] == 2, "guests are known by their number alone"
    listed = place.does("list", "--table", table)
    number = listed.split()[0]
    assert listed == f"{number}  Eve  seat 1  guest\n"
    for who in (number, "Ann"):
        place.does("ban", who, "--days", "1", "--reason", "spoils games")
    until(lambda: eve.table("me", "open").status_code == 403)
    assert eve.post("account", name="Eva", passphrase=PASSPHRASE).json()["code"] == "banned"
    ann.post("account/logout")
    again = ann.post("me", name="Anna")
    assert (again.status_code, again.json()["code"]) == (403, "banned")
    new = place.browser()
    assert new.post("me", name="Anna").status_code == 200, "who clears the cookies is new"


def test_a_code_of_the_operator_is_good_once(place: Place) -> None:
    ann, thief = place.account("Ann"), place.browser()
    told = place.does("reset", "ann")
    code = told.splitlines()[0].removeprefix("Code: ")

    def recovered(new: str) -> httpx.Response:
        return thief.post("account/recover", name="Ann", code=code, new=new)

    until(lambda: recovered(NEW).status_code == 200)
    assert ann.client.get("/api/me").json() == {}, "every device is signed out"
    assert recovered("yet another").json()["code"] == "wrong_code"
    assert place.browser().post("account/login", name="Ann", passphrase=NEW).status_code == 200
    written = (place.data / "operator.log").read_text()
    assert code not in written
    assert code not in place.server.log.read_text()


def test_somebody_gets_another_name_and_is_deleted(place: Place) -> None:
    ann, bob = place.account("Rude"), place.account("Bob")
    table = ann.table("me", "open").json()["id"]
    number = place.number("Rude")
    for wrong in ("Bob", "Вob", "x" * 25, "Anonyme", " "):
        assert place.run("rename", "Rude", wrong)[0] == 2
    place.does("rename", "Rude", "Ann")
    until(lambda: ann.client.get("/api/me").json().get("name") == "Ann")
    until(lambda: _name_at(bob, table) == "Ann")
    assert place.number("Ann") == number
    place.does("delete", "Ann", "--yes")
    until(lambda: ann.client.get("/api/me").json() == {})
    until(lambda: _name_at(bob, table) == "")
    assert place.run("show", number)[0] == 2
    assert "Ann" not in place.does("list")
    written = (place.data / "operator.log").read_text()
    assert "Rude" not in written, "the log knows numbers, and no name that is to be forgotten"


def _name_at(browser: Browser, table: str) -> str:
    chair = browser.client.get(f"/api/tables/{table}").json()["chairs"][0]
    return str(chair.get("name", ""))


def test_everything_about_somebody_is_written_into_a_file(place: Place, tmp_path: Path) -> None:
    place.account("Ann").table("me", "open")
    file = tmp_path / "ann.zip"
    place.does("export", "Ann", str(file))
    with zipfile.ZipFile(io.BytesIO(file.read_bytes())) as packed:
        about = json.loads(packed.read("me.json"))
    assert (about["name"], len(about["tables"])) == ("Ann", 1)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert place.run("export", "Ann", str(file)) == (2, f"Error: {file} exists already.\n")


def test_all_that_is_done_is_written_down(place: Place) -> None:
    place.account("Ann")
    number = place.number("Ann")
    place.does("mute", "Ann", "--days", "1", "--reason", "shouts")
    place.run("rename", "Ann", "")
    place.does("list")
    done, failed = place.log
    assert (done["did"], done["whom"], done["reason"]) == ("people mute", number, "shouts")
    assert done["who"]
    assert (failed["did"], failed["whom"], failed["fault"]) == ("people rename", number, "bad_name")
    assert stat.S_IMODE((place.data / "operator.log").stat().st_mode) == 0o600


def test_a_report_leads_to_whom_it_is_about(place: Place) -> None:
    ann, bob = place.account("Ann"), place.browser()
    bob.post("me", name="Bob")
    table = ann.table("me", "open").json()["id"]
    assert bob.ask(table, type="sit", seat=1)["type"] == "done"
    until(lambda: _name_at(ann, table) == "Ann")
    told = ann.post("reports", text="He shouts.", table=table, seat=1)
    assert told.status_code == 201
    reports = ["reports", "list", "--data", str(place.data)]
    listed = CliRunner().invoke(main, reports).output
    found = re.search(r"^(\S+) .* about (\S+)  He shouts\.$", listed.strip())
    assert found is not None
    report, number = found[1], found[2]
    shown = CliRunner().invoke(main, ["reports", "show", report, *reports[2:]]).output
    assert f"about: {number} (seat 2)" in shown
    person = place.does("show", number)
    assert "name: Bob" in person
    assert f"reports: {report}" in person
    assert number not in place.server.log.read_text()


def test_nobody_else_is_meant(place: Place) -> None:
    place.account("Ann")
    other = number_of("nobody")
    for words in (
        ("show", "Bob"),
        ("show", other),
        ("mute", "Bob", "--days", "1", "--reason", "x"),
        ("mute", "Ann", "--days", "0", "--reason", "x"),
        ("mute", "Ann", "--days", "9999", "--reason", "x"),
        ("mute", "Ann", "--days", "1"),
        ("reset", other),
        ("delete", other, "--yes"),
        ("list", "--table", "nowhere"),
    ):
        code, told = place.run(*words)
        assert code == 2
        assert len(told.strip().splitlines()[-1]) > 20
    assert place.does("list").count("\n") == 1
    assert "muted" not in place.does("list")


def test_nothing_of_it_is_reachable_over_http(place: Place) -> None:
    if place.store:
        assert not (place.data / "operator.sock").exists()
        return
    mode = (place.data / "operator.sock").stat().st_mode
    assert stat.S_ISSOCK(mode)
    assert stat.S_IMODE(mode) == 0o600
    place.server.kill()
    assert place.run("list") == (0, ""), "a socket that was left over is in nobody's way"


def test_a_person_named_like_a_number_is_not_who_has_that_number(place: Place) -> None:
    place.account("Ann")
    number = place.number("Ann")
    place.account(number)
    assert place.does("show", number).splitlines()[1] == "name: Ann"
