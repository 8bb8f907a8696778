"""What processes on one database learn of each other."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from store.listeners import Heard, device, ears, person, until
from store.sharing import One, Opened, play
from tablee.store import Lost, Person
from tablee.store.contract.people import SignedOut


def with_ears(processes: Opened, script: Callable[[One, Heard, Heard], Awaitable[None]]) -> None:
    """The first speaks; what it hears itself comes first, then what the second hears."""

    async def go(a: One, b: One) -> None:
        await script(a, *await ears(a[0].cluster, b[0].cluster))

    play(processes, go)


def test_what_one_changes_about_people_the_other_learns(processes: Opened) -> None:
    async def script(a: One, b: One) -> None:
        mine, other = a[1], b[1]
        await mine.add(person("Ann"))
        await mine.devices.sign_in(device("d1", "g-Ann"))
        await mine.devices.sign_in(device("d2", "g-Ann"))
        assert other.holder("Ann") == ""
        assert await other.catch_up() == []
        assert other.holder("ann") == "g-Ann"
        assert (mine.learnt, other.learnt) == (0, 1)
        assert {one.id for one in other.devices.of("g-Ann")} == {"d1", "d2"}
        await mine.devices.sign_out(["d1"])
        assert await other.catch_up() == [SignedOut("g-Ann", {"d1"})]
        await mine.set_passphrase_hash(Person("g-Ann", "Ann", "another"))
        assert await other.catch_up() == [SignedOut("g-Ann", None)]
        assert other.seal_of("g-Ann") == mine.seal_of("g-Ann")
        await mine.remove("g-Ann")
        assert await other.catch_up() == [SignedOut("g-Ann", None)]
        assert other.holder("Ann") == other.name_of("g-Ann") == ""
        assert await other.catch_up() == []

    play(processes, script)


def test_nobody_is_signed_out_by_hearing_of_their_own_changes(processes: Opened) -> None:
    async def script(a: One, b: One) -> None:
        await a[1].add(person("Ann"))
        await a[1].devices.sign_in(device("d1", "g-Ann"))
        assert await a[1].catch_up() == []
        await a[1].devices.sign_out(["d1"])
        await a[1].set_passphrase_hash(Person("g-Ann", "Ann", "another"))
        assert await a[1].catch_up() == []
        assert a[1].learnt == 0

    play(processes, script)


def test_a_name_that_two_give_away_at_once_is_one_persons(processes: Opened) -> None:
    async def script(a: One, b: One) -> None:
        told = await asyncio.gather(
            a[1].add(person("Ann")), b[1].add(person("ANN")), return_exceptions=True
        )
        assert sorted(getattr(one, "code", "") for one in told) == ["", "name_taken"]
        assert not any(isinstance(one, Lost) for one in told)

    play(processes, script)


def test_what_a_request_that_was_given_up_changed_is_learnt(processes: Opened) -> None:
    """It is stored although the one who waited has gone: all learn it."""

    async def script(a: One, b: One) -> None:
        adding = asyncio.ensure_future(a[1].add(person("Ann")))
        await asyncio.sleep(0)
        adding.cancel()
        await asyncio.gather(adding, return_exceptions=True)
        await a[1].ratings.expect("t1")  # writes are stored in the order in which they came
        assert await a[1].find("Ann") == person("Ann")
        for _, people in (a, b):
            await people.catch_up()
            assert people.holder("Ann") == "g-Ann"

    play(processes, script)


def test_no_change_is_missed_however_many_come_at_once(processes: Opened) -> None:
    async def script(a: One, b: One) -> None:
        async with processes("/w/3") as (_, third):
            names = [f"Ann {n}" for n in range(40)]
            sides = [(a, b)[n % 2][1] for n in range(40)]
            adding = asyncio.gather(
                *(side.add(person(name)) for side, name in zip(sides, names, strict=True))
            )
            while not adding.done():
                await third.catch_up()
                await asyncio.sleep(0)
            await adding
            await third.catch_up()
            assert all(third.holder(name) == f"g-{name}" for name in names)

    play(processes, script)


def test_a_process_that_opens_later_knows_everything_already(processes: Opened) -> None:
    async def script(a: One, b: One) -> None:
        await a[1].add(person("Ann"))
        async with processes("/w/3") as (_, third):
            assert third.holder("Ann") == "g-Ann"
            assert await third.catch_up() == []

    play(processes, script)


def test_notices_are_heard_by_the_others_and_a_later_one_takes_their_place(
    processes: Opened,
) -> None:
    async def script(a: One, own: Heard, other: Heard) -> None:
        tell = a[0].cluster.tell
        tell("card", "t1", 1)
        tell("card", "t1", 2)
        tell("card", "t2", 3)
        await until(lambda: len(other) == 2)
        assert other == [("card", 2), ("card", 3)]
        assert own == []

    with_ears(processes, script)


def test_many_notices_come_in_several_pieces(processes: Opened) -> None:
    async def script(a: One, own: Heard, other: Heard) -> None:
        for n in range(500):
            a[0].cluster.tell("card", str(n), n)
        await until(lambda: len(other) >= 500)
        assert other == [("card", n) for n in range(500)]

    with_ears(processes, script)


def test_a_departure_is_known_to_all_until_it_is_over(processes: Opened) -> None:
    async def script(a: One, b: One) -> None:
        await a[0].cluster.depart("g-Ann")
        await a[0].cluster.depart("g-Ann")
        assert await b[0].cluster.departing() == ["g-Ann"]
        await a[0].cluster.departed("g-Ann")
        assert await b[0].cluster.departing() == []

    play(processes, script)
