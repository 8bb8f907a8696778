"""What an operator decides about people, and their names: the same in every store."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from store.sharing import Opened
from store.somebody import ANN, Run
from tablee.kernel import Fault
from tablee.store import People, Person, open_people
from tablee.store.contract.people import PersonDecision, number_of

MUTE = PersonDecision("g-ann", "mute", 200, 100, "shouts ☃")
BAN = PersonDecision("g-bob", "ban", 150, 100)


def test_a_decision_holds_until_its_end(run: Run) -> None:
    async def script(people: People) -> None:
        await people.decisions.put(MUTE)
        await people.decisions.put(replace(MUTE, kind="ban", ends_at=120))
        assert people.decisions.find("g-ann", "mute", 199) == MUTE
        assert people.decisions.find("g-ann", "mute", 200) is None
        assert [one.kind for one in people.decisions.of("g-ann", 150)] == ["mute"]
        await people.decisions.put(replace(MUTE, ends_at=300))
        assert people.decisions.find("g-ann", "mute", 200) == replace(MUTE, ends_at=300)
        assert await people.decisions.drop("g-ann", ["mute", "ban"])
        assert not await people.decisions.drop("g-ann", ["mute", "ban"])
        assert people.decisions.guests() == []

    run(script)


def test_what_is_over_is_forgotten_some_at_a_time(run: Run) -> None:
    async def script(people: People) -> None:
        for decision in (MUTE, BAN, replace(BAN, kind="mute")):
            await people.decisions.put(decision)
        assert await people.decisions.sweep(160, 1) == 1
        assert await people.decisions.sweep(160, 10) == 1
        assert people.decisions.guests() == ["g-ann"]

    run(script)


def test_a_deleted_account_leaves_no_decision(run: Run) -> None:
    async def script(people: People) -> None:
        await people.add(ANN)
        await people.decisions.put(MUTE)
        await people.remove(ANN.guest)
        assert people.decisions.guests() == []
        assert not await people.decisions.drop(ANN.guest, ["mute"])

    run(script)


def test_an_account_gets_another_name_that_is_free(run: Run) -> None:
    async def script(people: People) -> None:
        await people.add(ANN)
        await people.add(Person("g-bob", "Bob", "hash-b", 9))
        before = people.seal_of(ANN.guest)
        await people.rename(ANN.guest, "Anna")
        assert people.name_of(ANN.guest) == "Anna"
        assert (people.holder("Ann"), people.holder("ANNA")) == ("", ANN.guest)
        assert await people.find("anna") == replace(ANN, name="Anna")
        assert people.seal_of(ANN.guest) == before, "nobody is signed out by it"
        await people.rename(ANN.guest, "ANNA")
        for guest, name, code in (
            (ANN.guest, "bob", "name_taken"),
            ("g-nobody", "Eve", "no_account"),
        ):
            with pytest.raises(Fault) as told:
                await people.rename(guest, name)
            assert told.value.code == code
        assert [name for _, name, _ in await people.named()] == ["ANNA", "Bob"]

    run(script)


def test_a_file_has_them_after_it_was_opened_again(tmp_path: Path) -> None:
    async def script() -> None:
        people = await open_people(tmp_path / "t.db")
        await people.decisions.put(MUTE)
        await people.close()
        people = await open_people(tmp_path / "t.db")
        assert people.decisions.find("g-ann", "mute", 150) == MUTE
        await people.close()

    asyncio.run(script())


def test_another_process_learns_of_both(processes: Opened) -> None:
    async def script() -> None:
        async with processes("/w/1") as (_, here), processes("/w/2") as (_, there):
            await here.add(ANN)
            await here.decisions.put(MUTE)
            await here.rename(ANN.guest, "Anna")
            await there.catch_up()
            assert there.decisions.find("g-ann", "mute", 150) == MUTE
            assert there.name_of(ANN.guest) == "Anna"
            await here.decisions.drop("g-ann", ["mute"])
            await there.catch_up()
            assert there.decisions.guests() == []

    asyncio.run(script())


def test_a_number_is_that_of_one_guest_alone() -> None:
    numbers = {number_of(f"g-{n}") for n in range(2_000)}
    assert len(numbers) == 2_000
    assert all(len(number) == 14 for number in numbers)
    assert number_of("g-1") == number_of("g-1")
