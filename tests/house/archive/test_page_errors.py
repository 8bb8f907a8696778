"""Errors that pages tell: counted, logged once, and never with what somebody typed."""

from __future__ import annotations

import asyncio
import logging

import pytest

from tablee.house.archive.page_errors import PageErrors, plain
from tablee.house.limits import Limits
from tablee.house.metrics import Metrics
from tablee.wire import PageError

OURS = "assets/index-AbC1.js:3:1207"
LINE = "a page failed"


def told(
    caplog: pytest.LogCaptureFixture, errors: list[PageError], limits: Limits | None = None
) -> tuple[list[logging.LogRecord], str]:
    """The lines in the log, and the metrics."""
    metrics = Metrics()

    async def go() -> None:
        known = PageErrors(limits or Limits(), metrics, ["index-AbC1.js"])
        for error in errors:
            known.tell(error)

    with caplog.at_level(logging.INFO):
        asyncio.run(go())
    lines = [line for line in caplog.records if line.message == LINE]
    return lines, metrics.render().decode()


def test_an_error_is_one_line_with_its_places(caplog: pytest.LogCaptureFixture) -> None:
    error = PageError("error", "TypeError", "x is not a function", (OURS,))
    lines, metrics = told(caplog, [error])
    facts = vars(lines[0])
    assert len(lines) == 1
    assert (facts["kind"], facts["error"], facts["places"]) == ("error", "TypeError", [OURS])
    assert facts["about"] == "… is not a function"
    assert 'tablee_page_errors_total{kind="error"} 1.0' in metrics


def test_the_same_error_is_counted_each_time_and_logged_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    lines, metrics = told(caplog, [PageError("rejection", "TypeError", "", (OURS,))] * 30)
    assert len(lines) == 1
    assert 'tablee_page_errors_total{kind="rejection"} 30.0' in metrics


def test_nobody_fills_the_log(caplog: pytest.LogCaptureFixture) -> None:
    many = [PageError("error", "E", "", (f"assets/index-AbC1.js:{n}",)) for n in range(1, 300)]
    lines, metrics = told(caplog, many, Limits(page_errors_logged_an_hour=10))
    assert len(lines) == 10
    assert 'tablee_page_errors_total{kind="error"} 299.0' in metrics


@pytest.mark.parametrize(
    "place",
    [
        "assets/other.js:1:1",
        "https://elsewhere.example/assets/index-AbC1.js:1:1",
        "assets/../index-AbC1.js:1:1",
        "assets/index-AbC1.js:1:1 Ann",
        "table/secret-id:1:1",
    ],
)
def test_only_places_in_our_own_scripts_are_logged(
    caplog: pytest.LogCaptureFixture, place: str
) -> None:
    lines, _ = told(caplog, [PageError("error", "TypeError", "", (place,))])
    assert vars(lines[0])["places"] == []


def test_a_name_that_is_no_kind_of_error_is_not_logged(caplog: pytest.LogCaptureFixture) -> None:
    lines, _ = told(caplog, [PageError("error", "Ann\nwrote this", "", (OURS,))])
    assert vars(lines[0])["error"] == "other"


@pytest.mark.parametrize(
    ("message", "shown"),
    [
        ("Cannot read property of null (reading 'x')", "Cannot read property of null (reading …"),
        ('Unexpected token H in JSON: "Hello Bob"', "Unexpected token … in JSON: … …"),
        ("Ada's word 'sesame' at /table/abc", "… … … at …"),
        ("wait 12345 ms\nand a second line", "… … …"),
        ("", ""),
        ("\n", ""),
        ("value " * 100, ("value " * 20).rstrip()),
    ],
)  # fmt: skip
def test_of_a_message_only_the_words_of_browsers_stay(message: str, shown: str) -> None:
    assert plain(message).rstrip() == shown
