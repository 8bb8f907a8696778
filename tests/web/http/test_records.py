"""Finished games over HTTP: downloaded, imported, shown again, continued, checked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from tablee.catalog import players, shelf
from tablee.house.limits import Limits
from tablee.kernel import Game
from tablee.record.retrace import write_down
from tablee.record.review import review as reviewing
from tablee.record.text import parse_record
from tablee.record.verify import verify
from tablee.store import Row, Sheet
from tablee.table import Table
from tablee.table.seating import bot_chair
from web.example import RECORD, TEXT, get, imported, keep, load

CHANCY = shelf()[RECORD.header.game]
PLAY = ("mark 0", "mark 3", "mark 1", "mark 4", "mark 2")
"""Ann wins in five moves."""


def finished(site: Any, hear: Any, moves: tuple[str, ...] = PLAY) -> str:
    """Ann and Bob play by the socket."""
    table: str = site.be("Ann").table("me", "open")
    with site.look(table, "Bob") as bob, site.look(table, "Ann") as ann:
        bob.send_json({"type": "sit", "request": 1, "seat": 1})
        hear(bob, "done")
        ann.send_json({"type": "begin", "request": 1})
        hear(ann, "done")
        for number, move in enumerate(moves):
            mover = (ann, bob)[number % 2]
            mover.send_json({"type": "play", "request": 10 + number, "move": move})
            hear(mover, "done")
    return table


def post(site: Any, table: str, **wish: Any) -> tuple[int, Any]:
    answer = site.client.post(f"/api/tables/{table}/branch", json=wish)
    return answer.status_code, answer.json()


# --- records -------------------------------------------------------------------------------------


def test_a_finished_game_is_downloaded_and_comes_back_as_a_table(site: Any, hear: Any) -> None:
    table = finished(site, hear)
    answer = site.be("").client.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    name = f"tablee-tictactoe-{table}.jsonl"
    assert answer.headers["content-disposition"] == f'attachment; filename="{name}"'
    assert "g-Ann" not in answer.text
    record = parse_record(answer.text)
    assert [row.move for row in record.rows] == list(PLAY)
    assert [seat.name for seat in record.header.seats] == ["Ann", "Bob"]
    status, card = imported(site.be("Carl"), answer.text)
    assert (status, card["status"]) == (201, "finished")
    assert [chair["name"] for chair in card["chairs"]] == ["Ann", "Bob"]
    sheet, rows = load(site, card["id"])
    assert (sheet.came_from, sheet.terms.rated, sheet.host) == ("record", False, "g-Carl")
    assert rows == list(record.rows)
    assert [chair.guest for chair in sheet.chairs] == ["", ""]


def test_a_table_made_from_a_record_is_opened_and_checked_like_any_other(site: Any) -> None:
    _, card = imported(site, TEXT)
    assert get(site, f"{card['id']}/verify") == (200, {"ok": True, "draws": 5})
    with site.look(card["id"], "Ann") as socket:
        socket.send_json({"type": "hello"})
        assert socket.receive_json()["type"] == "seating"


def test_the_lobby_hears_of_what_was_imported_or_branched(site: Any) -> None:
    heard: list[Sheet] = []
    site.house.listeners.append(heard.append)
    _, card = imported(site, TEXT)
    post(site, card["id"], number=3, seat=0)
    assert [sheet.status for sheet in heard] == ["finished", "playing"]


@pytest.mark.parametrize("what", ["record", "verify", "replay", "review"])
def test_a_running_game_tells_nothing_of_its_secret(site: Any, hear: Any, what: str) -> None:
    table = finished(site, hear, PLAY[:3])
    secret = load(site, table)[0].secret
    answer = site.client.get(f"/api/tables/{table}/{what}")
    assert secret not in answer.text
    if what == "replay":
        assert answer.status_code == 200
    else:
        assert (answer.status_code, answer.json()["code"]) == (409, "not_finished")


def test_a_finished_game_tells_its_secret(site: Any, hear: Any) -> None:
    table = finished(site, hear)
    secret = load(site, table)[0].secret
    assert secret in site.client.get(f"/api/tables/{table}/record").text
    assert get(site, f"{table}/replay")[1]["seating"]["secret"] == secret


@pytest.mark.parametrize(
    ("text", "status", "code"),
    [
        ("", 422, "bad_record"),
        ("hello\nworld", 422, "bad_record"),
        (TEXT.replace('"n":3', '"n":4'), 422, "bad_record"),
        (TEXT.replace('"version":1', '"version":9'), 409, "newer_version"),
        (TEXT.replace('"game":"switch"', '"game":"ludo"'), 404, "unknown_game"),
        (TEXT.replace("shed 5", "shed 9"), 422, "against_rules"),
        (TEXT.replace('"ranks":[2,1]', '"ranks":[1,2]'), 422, "other_outcome"),
        (TEXT.replace('"commitment":"a', '"commitment":"b'), 422, "other_commitment"),
        (TEXT.replace('"name":"Ada"', '"name":"A\\u202ea"'), 400, "bad_name"),
        (TEXT.replace('"level":"expert"', '"level":"genius"', 1), 422, "unknown_level"),
        (TEXT.replace("umbrella 7", "x" * 500), 422, "bad_record"),
        (TEXT.replace("window_ms", "windows"), 422, "bad_options"),
        ("[" * 500_000, 422, "bad_record"),
        ("x" * (Limits().record_bytes + 1), 413, "too_large"),
    ],
)
def test_what_is_no_game_is_not_imported(site: Any, text: str, status: int, code: str) -> None:
    answer = imported(site, text)
    assert (answer[0], answer[1]["code"]) == (status, code)
    assert asyncio.run(site.house.store.sheets()) == []


def test_bytes_that_are_no_text_are_refused(site: Any) -> None:
    answer = site.client.post("/api/records", content=b"\xff\xfe")
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_body")


def test_nobody_imports_without_a_name_or_without_end(open_site: Callable[[Limits], Any]) -> None:
    site = open_site(Limits(tables_an_hour=2))
    assert imported(site.be(""), TEXT)[0] == 401
    site.be("Ann")
    assert [imported(site, TEXT)[0] for _ in range(3)] == [201, 201, 429]


def test_a_forged_draw_is_imported_but_does_not_pass(site: Any) -> None:
    """By the rules the throw was possible; it is *verify* that says it never happened."""
    forged = TEXT.replace("roll 1,1,3,6 blank", "roll 1,2,3,6 blank")
    status, card = imported(site, forged)
    assert status == 201
    told = {"ok": False, "draws": 3, "failed": 7, "code": "other_draw"}
    assert get(site, f"{card['id']}/verify") == (200, told)


def test_a_game_of_older_rules_can_be_downloaded_but_not_shown(site: Any) -> None:
    table = keep(site, version=0)
    answer = site.client.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200
    assert parse_record(answer.text).outcome is None
    for path in ("replay", "verify", "review"):
        status, told = get(site, f"{table}/{path}")
        assert (status, told["code"], told["details"]["version"]) == (409, "retired", 0)


# --- replays -------------------------------------------------------------------------------------


def test_a_finished_game_is_shown_from_any_eyes(site: Any) -> None:
    table = keep(site)
    site.be("")
    for eyes in (0, 1, -2, -3):
        status, told = get(site, f"{table}/replay?eyes={eyes}")
        assert (status, told["eyes"]) == (200, eyes)
        assert [frame["update"]["n"] for frame in told["frames"]] == list(range(1, 12))
        assert told["seating"].get("you") == (eyes if eyes >= 0 else None)
        assert told["frames"][-1]["update"]["x"]["ranks"] == [2, 1]
        assert told["rounds"]


@pytest.mark.parametrize("eyes", ["2", "-1", "-4", "x", "", "99999999999999999999", "0x1"])
def test_eyes_nobody_has_are_refused(site: Any, eyes: str) -> None:
    table = keep(site)
    for path in ("replay", "review"):
        status, told = get(site, f"{table}/{path}?eyes={eyes}")
        assert (status, told["code"]) == (404, "no_such_eyes")


def test_a_running_game_is_shown_to_everybody_from_their_own_eyes(site: Any, hear: Any) -> None:
    table = finished(site, hear, PLAY[:3])
    assert get(site.be("Bob"), f"{table}/replay")[1]["eyes"] == 1
    assert get(site, f"{table}/replay?eyes=-2")[1]["eyes"] == -2
    assert get(site.be(""), f"{table}/replay")[1]["eyes"] == -2
    for name, eyes in (("Bob", 0), ("Bob", -3), ("Ann", 1), ("", 0), ("", -3), ("Carl", 1)):
        status, told = get(site.be(name), f"{table}/replay?eyes={eyes}")
        assert (status, told["code"]) == (403, "not_your_eyes")


def forgetful() -> Game:
    return next(game for game in shelf().values() if not game.scrollback)


def test_a_game_of_memory_shows_no_past_before_its_end(site: Any) -> None:
    game = forgetful()
    wish = {"game": game.key, "chairs": ["me"] + ["random"] * (min(game.seats) - 1), "begin": True}
    table = site.client.post("/api/tables", json=wish).json()["id"]
    for eyes in ("", "?eyes=0", "?eyes=-2"):
        status, told = get(site, f"{table}/replay{eyes}")
        assert (status, told["code"]) == (409, "no_scrollback")


def test_a_table_that_waits_has_nothing_to_show(site: Any) -> None:
    table = site.table("me", "open")
    assert get(site, f"{table}/replay")[1]["code"] == "not_begun"
    assert get(site, f"{table}/record")[1]["code"] == "not_finished"


def test_games_of_a_locked_table_are_for_its_people(site: Any) -> None:
    table = keep(site, access="locked")
    for path in ("record", "replay", "verify", "review"):
        assert site.be("Ann").client.get(f"/api/tables/{table}/{path}").status_code == 200
        for name in ("Bob", ""):
            status, told = get(site.be(name), f"{table}/{path}")
            assert (status, told["code"]) == (403, "locked")
    assert post(site.be("Bob"), table, number=3, seat=0)[1]["code"] == "locked"


@pytest.mark.parametrize("path", ["record", "replay", "verify", "review"])
def test_an_unknown_table_has_nothing(site: Any, path: str) -> None:
    status, told = get(site, f"nowhere/{path}")
    assert (status, told["code"]) == (404, "unknown_table")


# --- looked at again -----------------------------------------------------------------------------


def test_a_review_comes_in_portions_until_it_is_whole(
    site: Any, hear: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ann wins in five moves. Bob lost with his first one, and anyone may see that."""
    monkeypatch.setattr(reviewing, "PORTION", 1)
    table = finished(site, hear)
    told: dict[str, Any] = {}
    for done in range(1, 6):
        status, told = get(site.be("Bob"), f"{table}/review")
        assert (status, told["seat"], told["entries"]) == (200, 1, 5)
        assert len(told["chances"]) == done + 1
    assert told["choices"][0]["grade"] == "blunder"
    assert get(site.be(""), f"{table}/review?eyes=1") == (200, told)
    assert get(site.be(""), f"{table}/review")[1]["seat"] == 0


def test_an_exact_review_comes_at_once(site: Any) -> None:
    told = get(site, f"{keep(site)}/review?eyes=0")[1]
    assert len(told["chances"]) == told["entries"] + 1 == 12
    assert not {"about", "unknown"} & told.keys()
    assert told["chances"][-1] == 0.0


def test_a_forgotten_review_is_computed_again(open_site: Callable[[Limits], Any]) -> None:
    site = open_site(Limits(reviews_remembered=1))
    table = keep(site)
    first = get(site, f"{table}/review?eyes=0")
    assert get(site, f"{table}/review?eyes=1") != first
    assert get(site, f"{table}/review?eyes=0") == first


# --- other endings -------------------------------------------------------------------------------


def test_a_game_goes_on_from_an_entry_and_can_still_be_checked(site: Any, hear: Any) -> None:
    table = finished(site, hear)
    status, card = post(site.be("Carl"), table, number=3, seat=1, level="expert", nonce="mine")
    assert (status, card["status"]) == (201, "playing")
    assert [chair["kind"] for chair in card["chairs"]] == ["bot", "person"]
    sheet, rows = load(site, card["id"])
    assert sheet.secret != load(site, table)[0].secret
    assert (sheet.came_from, sheet.nonces) == (table, ("bot-0", "mine"))
    assert [row.move for row in rows] == list(PLAY[:3])
    with site.look(card["id"], "Carl") as carl:
        carl.send_json({"type": "hello"})
        assert hear(carl, "fresh")["number"] == 3
        carl.send_json({"type": "play", "request": 1, "move": "mark 2", "seen": 3})
        hear(carl, "done")
    assert [row.move for row in load(site, card["id"])[1]][:4] == [*PLAY[:3], "mark 2"]


def test_a_branch_draws_from_its_own_secret_and_knows_the_older_one(site: Any) -> None:
    """Three entries of the example, then bots to the end: two secrets, and all of it checked."""
    table = keep(site)
    _, card = post(site, table, number=3, seat=0)
    sheet, rows = load(site, card["id"])
    assert [(root.table, root.until) for root in sheet.roots] == [(table, 3)]
    chairs = tuple(bot_chair(seat, "random") for seat in range(len(sheet.chairs)))
    sheet, rows = to_the_end(replace(sheet, chairs=chairs), rows)
    assert [row.move for row in rows[3:]] != [row.move for row in RECORD.rows[3:]]
    checked = verify(CHANCY, write_down(CHANCY, sheet, rows))
    assert checked.ok
    assert checked.draws > 3
    lost = verify(CHANCY, write_down(CHANCY, replace(sheet, roots=()), rows))
    assert (lost.ok, lost.code) == (False, "other_draw")
    assert lost.failed in (1, 2, 3)  # another secret may draw the same once, by luck


def to_the_end(sheet: Sheet, rows: list[Row]) -> tuple[Sheet, list[Row]]:
    table = Table(CHANCY, sheet, players(CHANCY), rows)
    now = table.last_at
    effects = table.wake(now)
    while True:
        rows += effects.rows
        if table.ended:
            return table.sheet, rows
        for thought in effects.thoughts:
            table.decide(thought, thought.run(), now)
        now = table.due() or now
        effects = table.tick(now)


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"number": 12, "seat": 0}, 404, "no_such_entry"),
        ({"number": 3, "seat": 2}, 404, "no_such_chair"),
        ({"number": 3, "seat": 0, "level": "genius"}, 422, "unknown_level"),
        ({"number": 11, "seat": 0}, 409, "already_over"),
        ({"number": -1, "seat": 0}, 400, "bad_body"),
        ({"seat": 0}, 400, "bad_body"),
    ],
)
def test_a_branch_nobody_can_play_is_refused(site: Any, wish: Any, status: int, code: str) -> None:
    answer = post(site, keep(site), **wish)
    assert (answer[0], answer[1]["code"]) == (status, code)
    assert len(asyncio.run(site.house.store.sheets())) == 1


def test_only_a_finished_game_is_continued_and_only_by_somebody(site: Any, hear: Any) -> None:
    table = finished(site, hear, PLAY[:3])
    assert post(site, table, number=1, seat=0)[1]["code"] == "not_finished"
    assert post(site.be(""), table, number=1, seat=0) == (401, {"code": "no_name"})


def test_a_branch_of_a_branch_remembers_every_table(site: Any) -> None:
    table = keep(site)
    first = post(site, table, number=5, seat=0)[1]["id"]
    sheet, _ = load(site, first)
    done = replace(sheet, status="finished", ending="stopped")
    more = [replace(RECORD.rows[number], number=number + 1) for number in range(5, 8)]
    asyncio.run(site.house.store.append(first, more, done))
    for number, roots in ((3, [(table, 3)]), (5, [(table, 5)]), (7, [(table, 5), (first, 7)])):
        second = post(site, first, number=number, seat=1)[1]["id"]
        kept = load(site, second)[0].roots
        assert [(root.table, root.until) for root in kept] == roots
    assert load(site, post(site, first, number=0, seat=1)[1]["id"])[0].roots == ()
