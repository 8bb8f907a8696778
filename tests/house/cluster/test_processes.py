"""Other processes beside this one: what is counted of them, and who is sent away."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from house.ear import Ear, enter
from house.figures import figures
from house.running import ANN
from tablee import wire
from tablee.house.cluster import placement
from tablee.house.house import House
from tablee.store import Lost, MemoryPeople, MemoryStore
from tablee.store.contract.cluster import Alone, Process
from tablee.store.contract.people import SignedOut


class TwoProcesses(Alone):
    """One more process, which is open and says nothing."""

    number = 1
    is_dead = False

    async def listed(self) -> list[Process]:
        open_now = (1,) if self.is_dead else (1, 2)
        return [Process(n, f"/w/{n}", "", False, 0.0, 0) for n in open_now]


class News(MemoryPeople):
    """With each look, one change of another process is learnt."""

    looks = 0

    @property
    def learnt(self) -> int:
        return self.looks

    async def catch_up(self) -> list[SignedOut]:
        self.looks += 1
        return []


def with_house(script: Callable[[House, TwoProcesses], Awaitable[None]]) -> None:
    async def go() -> None:
        cluster = TwoProcesses()
        house = House(MemoryStore(), people=News(), cluster=cluster)
        house.other_processes.is_alone = False
        house.start()
        await script(house, cluster)

    asyncio.run(go())


def counted(house: House, name: str) -> float:
    return figures(house.metrics.render().decode())[f"tablee_{name}_total"]


async def sit(house: House) -> Ear:
    made = await house.create(wire.NewTable("tictactoe", chairs=("me", "open")), ANN)
    live = await house.open(made.id)
    return enter(live, "v1", ANN)


def test_who_is_closed_or_cut_off_sends_everybody_away_and_counts_it() -> None:
    async def script(house: House, cluster: TwoProcesses) -> None:
        for name in ("fenced", "cut_off"):
            ear = await sit(house)
            getattr(cluster.events, name)()
            assert ear.bye_code == "moved"
            assert counted(house, name) == 1
        assert house.open_sheets() == []
        await house.close()

    with_house(script)


def test_tables_handed_over_and_taken_over_are_counted() -> None:
    async def script(house: House, cluster: TwoProcesses) -> None:
        ear = await sit(house)
        cluster.events.took_over()
        await house.close()
        assert ear.bye_code == "moved"
        assert counted(house, "tables_handed_over") == 1
        assert counted(house, "tables_taken_over") == 1

    with_house(script)


def test_what_is_learnt_without_a_notice_is_counted() -> None:
    async def script(house: House, cluster: TwoProcesses) -> None:
        await house.other_processes.look(woken=True)
        assert counted(house, "notices_repaired") == 0
        await house.other_processes.look(woken=False)
        assert counted(house, "notices_repaired") == 1
        await house.close()

    with_house(script)


def test_another_key_is_said_once(caplog: pytest.LogCaptureFixture) -> None:
    async def script(house: House, cluster: TwoProcesses) -> None:
        house.other_processes.key_mark = "ours"
        house.other_processes.hear("key", "ours")
        assert "another key" not in caplog.text
        for _ in range(2):
            house.other_processes.hear("key", "theirs")
        assert caplog.text.count("signs cookies with another key") == 1
        await house.close()

    with_house(script)


def test_who_comes_is_sent_to_a_process_with_far_fewer_tables_unless_it_has_just_died(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(placement, "MORE", 0)

    async def script(house: House, cluster: TwoProcesses) -> None:
        await sit(house)
        for _ in range(2):
            await house.other_processes.look(woken=True)
        with pytest.raises(Lost) as told:
            await house.other_processes.place("asleep")
        assert (told.value.code, told.value.details["address"]) == ("elsewhere", "/w/2")
        await sit(house)
        cluster.is_dead = True
        await house.other_processes.place("asleep")

    with_house(script)
