"""Finished games over HTTP: how much of them is read, stored and computed."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from tablee.house.limits import Limits
from web.test_records import TEXT, get, imported, keep, load


def test_too_many_at_once_are_told_to_come_back(open_site: Any) -> None:
    site = open_site(Limits(replays_waiting=0))
    table = keep(site)
    for path in ("replay", "review"):
        assert get(site, f"{table}/{path}") == (503, {"code": "busy"})


def with_facts(text: str, facts: Any) -> str:
    """The same record with these facts beside its first entry."""
    lines = text.splitlines()
    lines[1] = json.dumps({**json.loads(lines[1]), "facts": facts})
    return "\n".join(lines)


@pytest.mark.parametrize(
    "facts",
    [
        {"note": "x" * 100_000},
        {"race": "r" * 100_000, "born": 0, "finishes": []},
        {"race": "r", "born": 0, "finishes": [], "early": list(range(1_000))},
        {"late": "x" * 1_000},
    ],
)
def test_a_record_carries_nothing_that_no_game_writes(site: Any, facts: Any) -> None:
    status, told = imported(site, with_facts(TEXT, facts))
    assert (status, told["code"]) == (422, "bad_record")


def test_what_a_photo_does_not_know_is_left_out(site: Any) -> None:
    finish = {"seat": 0, "moment": 1.5, "low": 1.0, "high": 2.0, "noise": 0.5, "junk": "x" * 1_000}
    facts = {"race": "r", "born": 0, "finishes": [finish], "kept": True}
    status, told = imported(site, with_facts(TEXT, facts))
    assert status == 201
    stored = load(site, told["id"])[1][0].facts
    assert "junk" not in stored
    assert '"kept":true' in stored


def test_nobody_has_more_records_stored_than_their_share(
    open_site: Callable[[Limits], Any],
) -> None:
    site = open_site(Limits(record_bytes_an_hour=int(2.5 * len(TEXT)))).be("Ann")
    assert [imported(site, TEXT)[0] for _ in range(3)] == [201, 201, 429]
    site.be("Bob")
    assert imported(site, TEXT)[0] == 201


def test_no_address_has_more_records_stored_than_its_share(
    open_site: Callable[[Limits], Any],
) -> None:
    site = open_site(Limits(record_bytes_an_hour_per_address=int(2.5 * len(TEXT))))
    answers = [imported(site.be(name), TEXT)[0] for name in ("Ann", "Bob", "Cid")]
    assert answers == [201, 201, 429]


def test_looking_at_an_imported_game_is_noted_once_a_day(site: Any) -> None:
    _, told = imported(site, TEXT)
    sheet, _ = load(site, told["id"])
    old = replace(sheet, made_at=sheet.made_at - 10 * 86_400)
    site.client.portal.call(site.house.store.save, old)
    assert get(site, f"{told['id']}/replay")[0] == 200
    noted = load(site, told["id"])[0]
    assert noted.opened_at >= sheet.made_at
    assert get(site, f"{told['id']}/replay")[0] == 200
    assert load(site, told["id"])[0] == noted
