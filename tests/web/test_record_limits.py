"""Finished games over HTTP: how much of them is read, stored and computed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace
from starlette.requests import ClientDisconnect, Request

from tablee.house.limits import Limits
from tablee.record.text import parse_record, sheet_of
from tablee.web.answer import unless_gone
from web.example import TEXT, get, imported, keep, load
from web.long_game import long_record


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


def test_a_record_of_too_many_entries_is_refused(site: Any) -> None:
    most = Limits().record_entries
    status, told = imported(site, long_record(most + 1))
    assert (status, told["code"]) == (422, "bad_record")
    assert str(most) in told["details"]["why"]
    assert imported(site, long_record(most))[0] == 201


def test_what_is_stored_already_still_opens(site: Any) -> None:
    """Also where it has more entries than anybody may bring today."""
    record = parse_record(long_record(Limits().record_entries + 1_000))
    sheet = sheet_of(record, "long", "somebody", 0)
    store = site.house.store
    site.client.portal.call(store.save, replace(sheet, status="waiting"))
    site.client.portal.call(store.append, sheet.id, record.rows, sheet)
    status, told = get(site, "long/replay")
    assert (status, len(told["frames"])) == (200, len(record.rows))
    assert get(site, "long/verify")[0] == 200


def test_who_asks_for_an_old_game_pays_for_reading_it(
    open_site: Callable[[Limits], Any],
) -> None:
    site = open_site(Limits(helper_share_per_address=1e-9)).be("Ann")  # nothing comes back
    _, told = imported(site, long_record(1_000))
    caller = site.rate_limit.share_of("testclient")
    before, helped = caller.budget.left, caller.helped.left
    assert get(site, f"{told['id']}/verify")[0] == 200
    assert caller.budget.left < before
    assert caller.helped.left < helped


def test_work_for_somebody_who_hung_up_is_dropped(site: Any) -> None:
    """Their line is closed while another game is being shown."""
    table, dropped = keep(site), []

    async def ask() -> None:
        messages = iter([{"type": "http.request"}, {"type": "http.disconnect"}])

        async def receive() -> Any:
            return next(messages)

        scope = {"type": "http", "method": "GET", "path": "/", "headers": [], "query_string": b""}
        request = Request(scope, receive)
        answer = asyncio.get_running_loop().create_future()
        with pytest.raises(ClientDisconnect):
            await unless_gone(request, answer)
        dropped.append(answer.cancelled())

    site.client.portal.call(ask)
    assert dropped == [True]
    assert get(site, f"{table}/replay")[0] == 200
