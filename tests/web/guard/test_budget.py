"""Time on the event loop: so much at once, a share after that, and turns for those who wait."""

from __future__ import annotations

import asyncio
from time import perf_counter

import pytest

from tablee.web.guard.budget import LONGEST_WAIT, Budget, Turns
from tablee.web.guard.pending_bytes import PendingBytes


def test_a_budget_gives_so_much_at_once_and_then_its_share() -> None:
    budget = Budget(share=0.1, at_once=1.0)
    budget.spend(0.9, 0.0)
    assert budget.wait(0.0) == 0.0
    budget.spend(0.3, 0.0)
    assert budget.wait(0.0) == pytest.approx(2.0)
    assert budget.wait(1.0) == pytest.approx(1.0)
    assert budget.wait(3.0) == 0.0
    budget.spend(0.5, 1000.0)  # more than at once is never saved up
    budget.spend(0.6, 1000.0)
    assert budget.wait(1000.0) == pytest.approx(1.0)


def test_a_debt_has_an_end() -> None:
    budget = Budget(share=0.1, at_once=1.0)
    budget.spend(1e9, 0.0)
    assert budget.wait(0.0) == pytest.approx(LONGEST_WAIT)


def test_those_who_wait_are_called_in_their_order_and_each_pays() -> None:
    async def script() -> list[int]:
        budget = Budget(share=1.0, at_once=0.01)
        turns, called = Turns(budget), list[int]()

        def go(number: int) -> None:
            called.append(number)
            budget.spend(0.02, perf_counter())

        go(0)
        for number in (1, 2, 3):
            turns.join(lambda number=number: go(number))  # type: ignore[misc]
        assert called == [0]
        await turns.come()
        return called

    assert asyncio.run(script()) == [0, 1, 2, 3]


def test_one_who_fails_does_not_keep_the_others_waiting() -> None:
    async def script() -> list[str]:
        asyncio.get_running_loop().set_exception_handler(lambda *_: None)
        budget, called = Budget(share=1.0, at_once=0.01), list[str]()
        turns = Turns(budget)

        def fail() -> None:
            raise RuntimeError("gone")

        budget.spend(0.02, perf_counter())
        turns.join(fail)
        turns.join(lambda: called.append("after"))
        budget.spend(0.02, perf_counter())
        await turns.come()
        return called

    assert asyncio.run(script()) == ["after"]


def test_bytes_are_counted_for_one_for_its_address_and_for_all() -> None:
    house = PendingBytes(100)
    address = PendingBytes(50, house)
    first, second, elsewhere = (
        PendingBytes(30, address),
        PendingBytes(30, address),
        PendingBytes(100, house),
    )
    assert first.add(30)
    assert not first.add(1)
    assert not second.add(21)  # too many for the address
    assert second.add(20)
    assert not elsewhere.add(51)  # too many for all
    assert (first.bytes, second.bytes, address.bytes, house.bytes) == (30, 20, 50, 50)
    first.remove(30)
    assert (address.bytes, house.bytes) == (20, 20)
    assert second.add(10)
