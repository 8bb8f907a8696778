"""Devices, recovery codes and passkeys of an account: one contract for every store."""

from __future__ import annotations

import asyncio
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from store.somebody import ANN, Run
from tablee.store import Lost, People, open_people
from tablee.store.contract.people import Device, Passkey
from tablee.store.sqlite.care.check import check_file
from tablee.store.sqlite.layout import connect

# --- devices -------------------------------------------------------------------------------------

PHONE = Device("d-phone", "g-ann", 5, 5, 5, "Safari · iPhone")
LAPTOP = Device("d-laptop", "g-ann", 6, 6, 6)
BEAS = Device("d-bea", "g-bea", 7, 7, 7)


def test_devices_are_found_by_id_and_by_account(run: Run) -> None:
    async def script(people: People) -> None:
        for device in (PHONE, LAPTOP, BEAS):
            assert await people.devices.sign_in(device)
        assert people.devices.get("d-phone") == PHONE
        assert people.devices.get("d-nobody") is None
        assert people.devices.of("g-ann") == [PHONE, LAPTOP]
        assert people.devices.of("g-nobody") == []

    run(script)


def test_a_device_that_is_signed_out_is_never_changed_back(run: Run) -> None:
    async def script(people: People) -> None:
        for device in (PHONE, LAPTOP):
            await people.devices.sign_in(device)
        late = people.devices.change(replace(PHONE, seen_at=9), replace(LAPTOP, seen_at=9))
        await asyncio.gather(people.devices.sign_out(["d-phone", "d-none"]), late)
        assert people.devices.of("g-ann") == [replace(LAPTOP, seen_at=9)]
        follower = Device("d-new", "g-ann", 9, 9, 9, follows="d-phone")
        assert not await people.devices.sign_in(follower, after="d-phone")
        assert await people.devices.sign_in(follower, after="d-laptop")
        assert [one.id for one in people.devices.of("g-ann")] == ["d-laptop", "d-new"]

    run(script)


def test_a_new_passphrase_and_a_goodbye_sign_all_devices_out(run: Run) -> None:
    async def script(people: People) -> None:
        other = replace(ANN, passphrase_hash="hash-b")
        for change in (people.set_passphrase_hash(other), people.remove("g-ann")):
            if not people.holder("Ann"):
                await people.add(ANN)
            for device in (PHONE, LAPTOP, BEAS):
                await people.devices.sign_in(device)
            await change
            assert people.devices.of("g-ann") == []
            assert people.devices.of("g-bea") == [BEAS]
            await people.devices.sign_out(["d-bea"])

    run(script)


def test_devices_that_nobody_uses_are_swept_a_few_at_a_time(run: Run) -> None:
    async def script(people: People) -> None:
        for device in (PHONE, LAPTOP, BEAS):
            await people.devices.sign_in(device)
        assert [await people.devices.sweep(7, 1) for _ in range(3)] == [1, 1, 0]
        assert people.devices.of("g-ann") == []
        assert people.devices.get("d-bea") == BEAS

    run(script)


def test_devices_survive_a_new_start_and_those_signed_out_do_not(tmp_path: Path) -> None:
    async def before() -> None:
        people = await open_people(tmp_path / "t.db")
        for device in (PHONE, LAPTOP, BEAS):
            await people.devices.sign_in(device)
        await people.devices.change(replace(BEAS, ends_at=99))
        await people.devices.sign_out(["d-phone"])
        await people.close()

    async def after() -> None:
        people = await open_people(tmp_path / "t.db")
        assert people.devices.of("g-ann") == [LAPTOP]
        assert people.devices.of("g-bea") == [replace(BEAS, ends_at=99)]
        await people.close()

    asyncio.run(before())
    asyncio.run(after())
    assert check_file(tmp_path / "t.db").is_sound
    assert b"d-phone" not in (tmp_path / "t.db").read_bytes()


def test_what_is_not_on_disk_is_still_signed_in(tmp_path: Path) -> None:
    """A logout that failed is not told, and not done by halves either."""

    async def script() -> None:
        people = await open_people(tmp_path / "t.db")
        await people.devices.sign_in(PHONE)
        with closing(connect(tmp_path / "t.db")) as other:
            other.execute("begin immediate")
            with pytest.raises(Lost):
                await people.devices.sign_out(["d-phone"])
            assert people.devices.get("d-phone") == PHONE
            other.execute("rollback")
        await people.devices.sign_out(["d-phone"])
        assert people.devices.get("d-phone") is None
        await people.close()

    asyncio.run(script())


# --- recovery codes ------------------------------------------------------------------------------


def test_a_recovery_code_is_stored_replaced_and_forgotten(run: Run) -> None:
    async def script(people: People) -> None:
        first = replace(ANN, recovery="code-a", recovery_at=5)
        await people.add(first)
        assert await people.find("Ann") == first
        second = replace(first, recovery="code-b", recovery_at=6)
        assert await people.set_recovery(second, first)
        assert await people.find("Ann") == second
        third = replace(second, passphrase_hash="hash-c", recovery="code-c", recovery_at=7)
        assert await people.set_passphrase_hash(third, second)
        assert await people.find("Ann") == third
        assert not await people.set_recovery(replace(ANN, guest="g-nobody"), ANN)
        await people.remove("g-ann")
        await people.add(ANN)
        assert await people.find("Ann") == ANN

    run(script)


def test_a_new_passphrase_voids_the_code_that_was_there(run: Run) -> None:
    async def script(people: People) -> None:
        await people.add(replace(ANN, recovery="code-a", recovery_at=5))
        assert await people.set_passphrase_hash(replace(ANN, passphrase_hash="hash-b"))
        assert await people.find("Ann") == replace(ANN, passphrase_hash="hash-b")

    run(script)


def test_of_two_changes_at_once_one_is_told_that_it_was_too_late(run: Run) -> None:
    """A new code and a recovery by the old one: only one of them may have worked."""

    async def script(people: People) -> None:
        known = replace(ANN, recovery="code-a", recovery_at=5)
        await people.add(known)
        fresh = replace(known, recovery="code-b", recovery_at=6)
        taken = replace(known, passphrase_hash="hash-c", recovery="code-c", recovery_at=6)
        done = await asyncio.gather(
            people.set_recovery(fresh, known), people.set_passphrase_hash(taken, known)
        )
        assert sorted(done) == [False, True]
        assert await people.find("Ann") == (fresh if done[0] else taken)

    run(script)


# --- passkeys ------------------------------------------------------------------------------------

KEY = Passkey("k-1", "g-ann", "play.example", "public", 0, "Phone", 5, 5)


def test_of_equal_counts_at_once_one_is_good(run: Run) -> None:
    """The others are copies. Keys that do not count say 0 every time."""

    async def script(people: People) -> None:
        use = people.passkeys.use
        await people.passkeys.add(KEY)
        assert await asyncio.gather(*(use("k-1", 0, 9) for _ in range(4))) == [True] * 4
        assert sorted(await asyncio.gather(*(use("k-1", 5, 9) for _ in range(4)))) == [
            *[False] * 3,
            True,
        ]
        assert not await use("k-1", 0, 10)
        assert await use("k-1", 6, 10)

    run(script)


def test_passkeys_are_stored_used_and_removed(run: Run) -> None:
    async def script(people: People) -> None:
        spare = replace(KEY, id="k-2", made_at=6)
        assert await people.passkeys.add(KEY)
        assert await people.passkeys.add(spare)
        assert not await people.passkeys.add(replace(KEY, guest="g-bea")), "the id is known"
        assert await people.passkeys.of("g-ann") == [KEY, spare]
        assert await people.passkeys.use("k-1", 3, 9)
        assert not await people.passkeys.use("k-none", 3, 9)
        assert await people.passkeys.find("k-1") == replace(KEY, count=3, used_at=9)
        await people.passkeys.remove("g-bea", "k-1")
        await people.passkeys.remove("g-ann", "k-2")
        assert [one.id for one in await people.passkeys.of("g-ann")] == ["k-1"]
        assert await people.passkeys.find("k-none") is None
        await people.add(ANN)
        await people.remove("g-ann")
        assert await people.passkeys.of("g-ann") == []

    run(script)
