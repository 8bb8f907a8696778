"""Everything about me: in one file, only mine, and never a hash or a secret."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from tablee.house.limits import Limits
from tablee.record.text import parse_record
from tablee.store import Store
from web.people import PASSPHRASE, Hear, join, look, new_table, play, play_rated, seat_two, use

FEW = {"ping_seconds": 3600.0, "rated_moves": 0, "rated_ms_a_minute": 0}


def export(site: Any) -> zipfile.ZipFile:
    answer = site.client.post("/api/me/export")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/zip"
    assert "tablee-me.zip" in answer.headers["content-disposition"]
    return zipfile.ZipFile(io.BytesIO(answer.content))


def about(packed: zipfile.ZipFile) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(packed.read("me.json"))
    return told


def games(packed: zipfile.ZipFile) -> list[str]:
    return [name for name in packed.namelist() if name.startswith("games/")]


def test_an_account_gets_its_ratings_its_tables_and_its_games(site: Any, hear: Hear) -> None:
    ann, bob = join(site, "Ann"), join(site, "Bob")
    table = play_rated(site, hear, ann, bob)
    open_table = new_table(site, ann, "me", "open")
    packed = export(use(site, ann))
    told = about(packed)
    assert told["name"] == told["account"]["name"] == "Ann"
    assert told["account"]["made_at"] > 0
    assert [one["games"] for one in told["ratings"]] == [1]
    (change,) = told["rated_games"]
    assert (change["table"], change["before"]) == (table, 1000)
    assert change["after"] == told["ratings"][0]["rating"] > 1000
    assert {(one["table"], one["seat"], one["status"]) for one in told["tables"]} == {
        (table, 0, "finished"),
        (open_table, 0, "waiting"),
    }
    assert (told["all_tables"], told["records_left_out"]) == (True, 0)
    (name,) = games(packed)
    assert len(parse_record(packed.read(name).decode()).rows) == 5


def test_nothing_in_it_helps_to_sign_in_or_to_cheat(site: Any, hear: Hear) -> None:
    ann, bob = join(site, "Ann"), join(site, "Bob")
    table = new_table(site, ann, "me", "open")
    with look(site, table, ann) as first, look(site, table, bob) as second:
        seat_two(site, hear, first, second)
        play(hear, first, second, ("mark 0",))
    packed = export(use(site, ann))
    everything = b"".join(packed.read(name) for name in packed.namelist()).decode()
    guest = site.house.people.holder("Ann")
    person = site.client.portal.call(site.house.people.find, "Ann")
    sheet, _ = site.client.portal.call(site.house.store.load, table)
    for secret in (
        PASSPHRASE,
        person.passphrase_hash,
        guest,
        sheet.secret,
        site.house.people.seal_of(guest),
    ):
        assert secret not in everything
    assert "Bob" not in everything
    assert games(packed) == []  # the game still runs


def test_devices_are_in_it_without_their_tokens(site: Any) -> None:
    ann = join(site, "Ann")
    packed = export(use(site, ann))
    (device,) = about(packed)["devices"]
    assert set(device) == {"browser", "signed_in_at", "seen_at"}
    assert about(packed)["passkeys"] == []
    (stored,) = site.house.people.devices.of(site.house.people.holder("Ann"))
    assert stored.id not in packed.read("me.json").decode()


def test_a_guest_gets_what_the_cookie_is_for(site: Any, hear: Hear) -> None:
    table = site.be("Ann").table("me", "open")
    with site.look(table, "Ann") as ann, site.look(table, "Bob") as bob:
        seat_two(site, hear, ann, bob)
        play(hear, ann, bob)
    site.be("Eve").table("me", "open")
    packed = export(site.be("Bob"))
    told = about(packed)
    assert (told["name"], told["account"], told["ratings"]) == ("Bob", None, [])
    (mine,) = told["tables"]
    assert (mine["seat"], mine["name"], mine["i_made_it"]) == (1, "Bob", False)
    assert games(packed) == [f"games/tictactoe-{table}.jsonl"]


def test_nobody_gets_nothing(site: Any) -> None:
    answer = site.be("").client.post("/api/me/export")
    assert (answer.status_code, answer.json()["code"]) == (401, "no_name")


def test_a_page_of_another_site_cannot_ask_for_it(site: Any) -> None:
    answer = site.client.post("/api/me/export", headers={"origin": "https://elsewhere.example"})
    assert answer.json()["code"] == "foreign_origin"


def test_what_is_too_much_is_left_out_and_counted(
    open_site: Callable[[Limits], Any], hear: Hear
) -> None:
    site = open_site(Limits(**FEW, export_bytes=10, export_tables=1))  # type: ignore[arg-type]
    ann, bob = join(site, "Ann"), join(site, "Bob")
    play_rated(site, hear, ann, bob)
    packed = export(use(site, ann))
    assert games(packed) == []
    assert (about(packed)["records_left_out"], about(packed)["all_tables"]) == (1, False)


@pytest.mark.parametrize("limit", ["exports_an_hour", "exports_an_hour_per_address"])
def test_it_may_be_asked_for_only_so_often(open_site: Callable[[Limits], Any], limit: str) -> None:
    site = open_site(Limits(**{limit: 2}))
    codes = [site.be("Ann").client.post("/api/me/export").status_code for _ in range(3)]
    assert codes == [200, 200, 429]


async def spoil(store: Store, table: str) -> None:
    sheet, (first, *others) = await store.load(table)
    await store.remove([table])
    await store.save(sheet)
    await store.append(table, [replace(first, move="fly away"), *others])


def test_a_game_that_cannot_be_read_does_not_spoil_the_rest(site: Any, hear: Hear) -> None:
    ann, bob = join(site, "Ann"), join(site, "Bob")
    broken, whole = play_rated(site, hear, ann, bob), play_rated(site, hear, ann, bob)
    asyncio.run(spoil(site.house.store, broken))
    packed = export(use(site, ann))
    assert games(packed) == [f"games/tictactoe-{whole}.jsonl"]
    assert about(packed)["records_left_out"] == 1
