"""The parent of processes that share a file: who is silent, who is dead, and who waits for whom."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from store.listeners import device, person, until
from store.pair import refused, row, sheet
from store.sharing import One, on_file, play
from tablee.store import Lost
from tablee.store.others import LOOK
from tablee.store.sqlite.shared.desk import (
    HANGS_AFTER,
    MOST_CHANGES,
    PAUSED_AFTER,
    STARTS_WITHIN,
    Desk,
    Member,
)
from tablee.store.sqlite.shared.line import Line
from tablee.store.sqlite.shared.words import Notices


class Clock:
    """Stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Parent:
    """A desk with two processes, on a clock that the test moves."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.desk = Desk(self.clock)
        self.a, self.b = self.desk.arrive("/w/1"), self.desk.arrive("/w/2")
        self.desk.opened(self.a)
        self.desk.opened(self.b)

    async def ask(self, member: Member, what: str, about: object = None) -> object:
        return await self.desk.answer(member, what, about)

    def wait(self, seconds: float, *speaking: Member) -> list[int]:
        """Time passes in small steps, and these give signs of life; says who hangs in the end."""
        hung: list[int] = []
        for _ in range(int(seconds * 2)):
            self.clock.now += 0.5
            for member in speaking:
                self.desk.hear_of(member)
            hung = self.desk.hung()
        return hung


def at_desk(script: Callable[[Parent], Awaitable[None]]) -> None:
    async def go() -> None:
        async with asyncio.timeout(60):
            await script(Parent())

    asyncio.run(go())


def test_a_process_that_says_nothing_for_five_seconds_hangs() -> None:
    async def script(parent: Parent) -> None:
        assert parent.wait(HANGS_AFTER, parent.a) == []
        assert parent.wait(1, parent.a) == [parent.b.number]

    at_desk(script)


def test_one_that_starts_has_more_time_and_not_for_ever() -> None:
    async def script(parent: Parent) -> None:
        late = parent.desk.arrive("/w/2")
        assert parent.wait(STARTS_WITHIN, parent.a, parent.b) == []
        assert parent.wait(1, parent.a, parent.b) == [late.number]

    at_desk(script)


def test_after_a_pause_of_its_own_the_parent_lets_them_speak_first() -> None:
    async def script(parent: Parent) -> None:
        parent.clock.now += 3_600 + PAUSED_AFTER
        assert parent.desk.hung() == []
        assert parent.wait(HANGS_AFTER, parent.a) == []
        assert parent.wait(1, parent.a) == [parent.b.number]

    at_desk(script)


async def claim_from_a_silent_one(parent: Parent) -> asyncio.Future[Any]:
    """What the second process asks for the first one has, of which nothing is heard."""
    await parent.ask(parent.a, "claim", "t1")
    parent.wait(3, parent.b)
    claim = asyncio.ensure_future(parent.ask(parent.b, "claim", "t1"))
    await asyncio.wait({claim}, timeout=0.3)
    assert not claim.done()
    return claim


def test_a_claim_waits_while_the_holder_is_silent_until_it_is_dead() -> None:
    async def script(parent: Parent) -> None:
        claim = await claim_from_a_silent_one(parent)
        parent.desk.lose(parent.a)
        assert await claim is True, "it was taken over"
        assert await parent.ask(parent.b, "claim", "t1") is False

    at_desk(script)


def test_a_claim_waits_while_the_holder_is_silent_until_it_is_heard() -> None:
    async def script(parent: Parent) -> None:
        claim = await claim_from_a_silent_one(parent)
        parent.desk.hear_of(parent.a)
        assert (await refused(claim)).details["address"] == "/w/1"

    at_desk(script)


def test_a_line_that_ended_frees_nothing_before_the_process_is_dead() -> None:
    """It may still be writing."""

    async def script(parent: Parent) -> None:
        await parent.ask(parent.a, "claim", "t1")
        parent.a.cut_off = True
        claim = asyncio.ensure_future(parent.ask(parent.b, "claim", "t1"))
        await asyncio.wait({claim}, timeout=0.3)
        assert not claim.done()
        parent.desk.lose(parent.a)
        await claim

    at_desk(script)


def test_a_dead_process_is_given_nothing_that_it_waited_for() -> None:
    async def script(parent: Parent) -> None:
        await parent.ask(parent.a, "bar")
        claim = asyncio.ensure_future(parent.ask(parent.b, "claim", "t1"))
        await asyncio.wait({claim}, timeout=0.1)
        parent.desk.lose(parent.b)
        await parent.ask(parent.a, "unbar")
        assert (await refused(claim)).code == "fenced"
        await parent.ask(parent.a, "claim", "t1")

    at_desk(script)


@pytest.mark.parametrize("how", ["unbar", "death"])
def test_nobody_claims_anything_while_another_one_clears_away(how: str) -> None:
    async def script(parent: Parent) -> None:
        await parent.ask(parent.b, "claim", "t1")
        assert await parent.ask(parent.a, "bar") == ["t1"]
        claim = asyncio.ensure_future(parent.ask(parent.b, "claim", "t2"))
        second = asyncio.ensure_future(parent.ask(parent.b, "bar"))
        await asyncio.wait({claim, second}, timeout=0.1)
        assert not claim.done()
        assert not second.done()
        await parent.ask(parent.a, "claim", "t3")
        if how == "unbar":
            await parent.ask(parent.a, "unbar")
        else:
            parent.desk.lose(parent.a)
        await claim
        assert await second == (["t3"] if how == "unbar" else [])

    at_desk(script)


def test_who_waited_too_long_to_clear_away_bars_nobody() -> None:
    async def script(parent: Parent) -> None:
        await parent.ask(parent.a, "bar")
        late = asyncio.ensure_future(parent.ask(parent.b, "bar"))
        await asyncio.wait({late}, timeout=0.1)
        await parent.ask(parent.b, "unbar")
        await parent.ask(parent.a, "unbar")
        await late
        await parent.ask(parent.a, "claim", "t1")

    at_desk(script)


def test_a_word_that_only_a_newer_program_knows_is_refused() -> None:
    async def script(parent: Parent) -> None:
        assert (await refused(parent.ask(parent.a, "sing"))).code == "unknown_word"

    at_desk(script)


def test_after_a_death_everybody_is_read_again() -> None:
    """What it changed last, it may not have told."""

    async def script(parent: Parent) -> None:
        heard: list[Notices] = []
        parent.b.hear = heard.append
        await parent.ask(parent.a, "changed", ["g-Ann"])
        assert await parent.ask(parent.b, "behind", 0) == (1, ["g-Ann"])
        assert await parent.ask(parent.b, "behind", 1) == (1, [])
        parent.desk.lose(parent.a)
        assert heard == [Notices([(LOOK, None)])]
        assert await parent.ask(parent.b, "behind", 1) == (2, None)
        assert await parent.ask(parent.b, "behind", 2) == (2, [])

    at_desk(script)


def test_who_knows_less_than_is_remembered_reads_everybody_again() -> None:
    async def script(parent: Parent) -> None:
        await parent.ask(parent.a, "changed", [f"g-{n}" for n in range(MOST_CHANGES + 1)])
        assert await parent.ask(parent.b, "behind", 0) == (MOST_CHANGES + 1, None)
        _, guests = await parent.desk.answer(parent.b, "behind", 1)
        assert len(guests) == MOST_CHANGES

    at_desk(script)


def test_a_departure_is_not_remembered_for_ever() -> None:
    async def script(parent: Parent) -> None:
        await parent.ask(parent.a, "depart", "g-Ann")
        parent.clock.now += 59
        assert await parent.ask(parent.b, "departing") == ["g-Ann"]
        parent.clock.now += 2
        assert await parent.ask(parent.b, "departing") == []

    at_desk(script)


def test_everything_about_people_is_learnt_after_a_death(tmp_path: Path) -> None:
    """Also what the dead one stored and told nobody."""
    desk, file = Desk(), tmp_path / "t.db"

    async def go() -> None:
        async with on_file(file, desk)("/w/1") as (_, mine):
            await mine.add(person("Ann"))
            await mine.devices.sign_in(device("d1", "g-Ann"))
            assert await mine.catch_up() == []  # its own
            lone = desk.arrive("/w/2")
            async with on_file(file, Desk())("/w/2") as (_, other):
                await other.add(person("Bob"))
                await other.devices.sign_out(["d1"])
            assert await mine.catch_up() == []
            desk.lose(lone)
            (signed_out,) = await mine.catch_up()
            assert (signed_out.guest, signed_out.devices) == ("g-Ann", {"d1"})
            assert mine.holder("bob") == "g-Bob"
            assert mine.devices.get("d1") is None

    asyncio.run(go())


def test_what_a_request_that_was_given_up_changed_is_learnt(tmp_path: Path) -> None:
    opened = on_file(tmp_path / "t.db", Desk())

    async def go() -> None:
        async with opened("/w/1") as (_, mine), opened("/w/2") as (_, other):
            adding = asyncio.ensure_future(mine.add(person("Ann")))
            await asyncio.sleep(0)
            adding.cancel()
            await asyncio.gather(adding, return_exceptions=True)
            async with asyncio.timeout(60):
                while other.holder("Ann") != "g-Ann":
                    await other.catch_up()
                    await asyncio.sleep(0.01)

    asyncio.run(go())


def test_who_opens_a_table_while_it_is_put_away_has_it(tmp_path: Path) -> None:
    async def script(a: One, b: One) -> None:
        await a[0].save(sheet("t1"))
        putting_away = asyncio.ensure_future(a[0].release("t1"))
        await asyncio.sleep(0)
        await a[0].claim("t1")
        await putting_away
        assert (await refused(b[0].claim("t1"))).code == "elsewhere"
        await a[0].append("t1", [row(1)])

    play(on_file(tmp_path / "t.db", Desk()), script)


def test_without_its_parent_a_process_goes_on_with_its_tables_and_gets_no_others(
    tmp_path: Path,
) -> None:
    async def script(a: One, b: One) -> None:
        await a[0].save(sheet("t1"))
        await b[0].save(sheet("t2"))
        await b[0].release("t2")
        line = a[0].others
        assert isinstance(line, Line)
        line._writer.close()
        await until(lambda: line._ended)
        await a[0].append("t1", [row(1)])
        for wish in (a[0].claim("t2"), a[0].save(sheet("t3")), a[0].sweep("waiting", 9, 9)):
            assert (await refused(wish)).details["why"] == "no_parent"
        await a[0].release("t1")
        assert await b[0].load("t1") == (sheet("t1"), [row(1)])

    play(on_file(tmp_path / "t.db", Desk()), script)


def test_a_name_that_two_give_away_at_once_is_one_persons(tmp_path: Path) -> None:
    async def script(a: One, b: One) -> None:
        told = await asyncio.gather(
            a[1].add(person("Ann")), b[1].add(person("ANN")), return_exceptions=True
        )
        codes = [getattr(one, "code", "") for one in told]
        assert sorted(codes) == ["", "name_taken"]
        assert not any(isinstance(one, Lost) for one in told)

    play(on_file(tmp_path / "t.db", Desk()), script)


def test_a_process_is_listed_from_the_moment_it_serves() -> None:
    desk = Desk()
    member = desk.arrive(":8001")
    assert desk.listed() == []
    desk.opened(member)
    assert [one.number for one in desk.listed()] == [member.number]
