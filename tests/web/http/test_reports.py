"""Errors of the page and problems that people report, over HTTP."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sheets import wished
from tablee.house.archive.problem_reports import ProblemReport, ProblemReports
from tablee.house.limits import Limits
from tablee.record.text import parse_record
from tablee.store.contract.people import number_of
from web.people import Hear, play, post, seat_two

TEXT = "The card did not move."


@pytest.fixture
def reports(site: Any, tmp_path: Path) -> ProblemReports:
    """The house stores its reports here."""
    site.house.reports = ProblemReports(tmp_path, site.house.limits)
    return ProblemReports(tmp_path)


def newest(reports: ProblemReports) -> ProblemReport:
    return reports.load(reports.ids()[0])


def table_of_two(site: Any, hear: Hear, moves: tuple[str, ...] | None = None) -> str:
    """Ann and Bob play: to the end, or these moves."""
    table = str(site.be("Ann").table("me", "open"))
    with site.look(table, "Ann") as ann, site.look(table, "Bob") as bob:
        seat_two(site, hear, ann, bob)
        play(hear, ann, bob) if moves is None else play(hear, ann, bob, moves)
    return table


def test_what_somebody_writes_is_stored_without_who_it_was(
    site: Any, reports: ProblemReports
) -> None:
    answer = post(site, "reports", text=f"  {TEXT} ", language="en", build="b1", screen="390x844")
    assert (answer.status_code, answer.json()) == (201, {"attached": False})
    found = newest(reports)
    assert (found.text, found.language, found.build, found.screen) == (TEXT, "en", "b1", "390x844")
    assert b"Ann" not in msgspec.json.encode(found)


def test_a_finished_game_comes_as_its_record_without_names(
    site: Any, hear: Hear, reports: ProblemReports
) -> None:
    table = table_of_two(site, hear)
    answer = post(site.be("Ann"), "reports", text=TEXT, table=table)
    assert answer.json() == {"attached": True}
    found = newest(reports)
    record = parse_record(found.record)
    assert (found.attached, found.game, len(record.rows)) == ("record", "tictactoe", 5)
    assert [seat.name for seat in record.header.seats] == ["#1", "#2"]
    assert "Ann" not in found.record
    assert "g-Ann" not in found.record


def test_a_running_game_comes_as_the_seat_sees_it(
    site: Any, hear: Hear, reports: ProblemReports
) -> None:
    table = table_of_two(site, hear, ("mark 0", "mark 3"))
    post(site.be("Bob"), "reports", text=TEXT, table=table)
    seen = msgspec.json.decode(newest(reports).record)
    assert newest(reports).attached == "view"
    assert (seen["eyes"], len(seen["frames"])) == (1, 2)
    post(site.be("Eve"), "reports", text=TEXT, table=table)
    assert {
        msgspec.json.decode(one.record)["eyes"] for one in map(reports.load, reports.ids())
    } == {
        1,
        -2,
    }


@pytest.mark.parametrize("game", ["switch", "take-it", "double-action", "crack-word", "claquer"])
def test_nothing_of_a_running_game_says_more_than_the_seat_may_know(
    site: Any, hear: Hear, reports: ProblemReports, game: str
) -> None:
    chairs = ["me", *["regular"] * (min(_seats(site, game)) - 1)]
    wish = wished(game, *chairs, begin=True)
    table = site.be("Ann").client.post("/api/tables", json=wish).json()["id"]
    sheet, _ = site.client.portal.call(site.house.store.load, table)
    assert post(site, "reports", text=TEXT, table=table).json() == {"attached": True}
    found = newest(reports)
    assert found.attached == "view"
    assert sheet.secret not in found.record
    own = site.client.get(f"/api/tables/{table}/replay")
    if own.status_code == 200:  # the past is shown: the report has what the page could show
        assert msgspec.json.decode(found.record)["frames"] == own.json()["frames"]
    else:
        assert own.json()["code"] == "no_scrollback"
        assert "frames" not in msgspec.json.decode(found.record)


def _seats(site: Any, game: str) -> list[int]:
    found: list[int] = site.client.get(f"/api/games/{game}").json()["card"]["seats"]
    return found


def test_a_table_that_waits_has_nothing_to_attach(site: Any, reports: ProblemReports) -> None:
    table = site.table("me", "open")
    assert post(site, "reports", text=TEXT, table=table).json() == {"attached": False}
    assert newest(reports).game == "tictactoe"


def test_a_game_that_is_too_large_is_left_out(
    open_site: Callable[[Limits], Any], tmp_path: Path, hear: Hear
) -> None:
    site = open_site(Limits(report_bytes=200, ping_seconds=3600.0))
    site.house.reports = ProblemReports(tmp_path)
    table = table_of_two(site, hear)
    assert post(site.be("Ann"), "reports", text=TEXT, table=table).json() == {"attached": False}


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"text": "  "}, 400, "nothing_said"),
        ({"text": "x" * 2_001}, 400, "bad_body"),
        ({"text": "x" * 10_000}, 413, "too_large"),
        ({"text": TEXT, "table": "nowhere"}, 404, "unknown_table"),
        ({"text": TEXT, "language": "klingon"}, 400, "bad_body"),
        ({}, 400, "bad_body"),
    ],
)
def test_a_report_that_cannot_be_stored_says_why(
    site: Any, reports: ProblemReports, body: dict[str, str], status: int, code: str
) -> None:
    answer = post(site, "reports", **body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert reports.ids() == []


def test_a_locked_table_is_reported_by_its_people_alone(site: Any, reports: ProblemReports) -> None:
    wish = wished("tictactoe", "me", "open", access="locked", word="sesame")
    table = site.client.post("/api/tables", json=wish).json()["id"]
    answer = post(site.be("Eve"), "reports", text=TEXT, table=table)
    assert (answer.status_code, answer.json()["code"]) == (403, "locked")
    assert post(site.be("Ann"), "reports", text=TEXT, table=table).status_code == 201


@pytest.mark.parametrize("path", ["reports", "errors"])
def test_nobody_floods_the_operator(open_site: Callable[[Limits], Any], path: str) -> None:
    few = {"reports_an_hour_per_address": 3, "page_errors_at_once_per_address": 3.0}
    site = open_site(Limits(**few))  # type: ignore[arg-type]
    body = {"text": "", "kind": "error"}
    codes = [post(site, path, **body).status_code for _ in range(5)]
    assert codes[3:] == [429, 429]
    assert 429 not in codes[:3]


def test_all_addresses_together_have_a_share(
    open_site: Callable[[Limits], Any], tmp_path: Path
) -> None:
    site = open_site(Limits(reports_an_hour=2))
    site.house.reports = ProblemReports(tmp_path)
    assert [post(site, "reports", text=TEXT).status_code for _ in range(3)] == [201, 201, 429]


def test_six_addresses_do_not_use_up_everybodys_reports(
    open_site: Callable[[Limits], Any], tmp_path: Path
) -> None:
    site = open_site(Limits())
    site.house.reports = ProblemReports(tmp_path)
    for n in range(6):
        site.come_from(f"198.51.100.{n}")
        while post(site, "reports", text=TEXT).status_code == 201:
            pass
    site.come_from("198.51.100.99")
    assert post(site, "reports", text=TEXT).status_code == 201


def test_an_error_is_heard_and_nothing_is_answered(site: Any) -> None:
    answer = post(site, "errors", kind="error", name="TypeError", message="x is not a function")
    assert (answer.status_code, answer.content) == (204, b"")
    assert 'tablee_page_errors_total{kind="error"} 1.0' in site.house.metrics.render().decode()


@pytest.mark.parametrize("body", [{}, {"kind": "other"}, {"kind": "error", "name": "x" * 301}])
def test_an_error_that_no_page_tells_is_refused(site: Any, body: dict[str, str]) -> None:
    assert post(site, "errors", **body).json()["code"] == "bad_body"


def test_a_page_from_elsewhere_reports_nothing(site: Any, reports: ProblemReports) -> None:
    head = {"origin": "https://elsewhere.example"}
    for path, body in (("reports", {"text": TEXT}), ("errors", {"kind": "error"})):
        answer = site.client.post(f"/api/{path}", json=body, headers=head)
        assert answer.json()["code"] == "foreign_origin"
    assert reports.ids() == []


def test_a_report_about_a_person_has_their_number_and_no_name(
    site: Any, hear: Hear, reports: ProblemReports
) -> None:
    table = table_of_two(site, hear, ("mark 0",))
    answer = post(site.be("Ann"), "reports", text="He shouts.", table=table, seat=1)
    assert (answer.status_code, answer.json()) == (201, {"attached": True})
    found = newest(reports)
    assert (found.seat, found.about, found.text) == (1, number_of("g-Bob"), "He shouts.")
    assert b"Bob" not in msgspec.json.encode(found)
    assert found.about not in answer.text


def test_whoever_is_reported_hears_nothing_of_it(
    site: Any, hear: Hear, reports: ProblemReports
) -> None:
    table = table_of_two(site, hear, ("mark 0",))
    with site.look(table, "Bob") as bob:
        hear(bob, "seating")
        post(site.be("Ann"), "reports", text="He shouts.", table=table, seat=1)
        bob.send_json({"type": "talk", "request": 7, "phrase": "hello"})
        assert hear(bob, "done")["request"] == 7  # nothing came before
    exported = site.be("Bob").client.post("/api/me/export").content
    assert newest(reports).about.encode() not in exported
    assert site.client.get(f"/api/tables/{table}/replay").text.count("shouts") == 0


@pytest.mark.parametrize("seat", [0, 2, 99])
def test_only_somebody_else_at_the_table_can_be_meant(
    site: Any, hear: Hear, reports: ProblemReports, seat: int
) -> None:
    table = table_of_two(site, hear, ("mark 0",))
    answer = post(site.be("Ann"), "reports", text="x", table=table, seat=seat)
    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_chair")
    assert post(site, "reports", text="x", seat=1).json()["code"] == "no_such_chair"
    assert reports.ids() == []


def test_a_computer_player_is_nobody(site: Any, reports: ProblemReports) -> None:
    table = site.table("me", "random", begin=True)
    assert post(site, "reports", text="x", table=table, seat=1).json()["code"] == "no_such_chair"
