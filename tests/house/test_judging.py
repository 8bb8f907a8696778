"""The judge of rated games: who rises and falls, exactly once, also after a crash."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

import pytest

from house.judged import ANN_WINS, finished, rows
from tablee import catalog
from tablee.house.ratings.ratings import Ratings
from tablee.house.ratings.verdict import Verdict, verdict
from tablee.store import Lost, MemoryPeople, MemoryStore, Person, Skill
from tablee.store.contract.people import SkillUpdate
from tablee.store.people.ratings import StoredRatings
from tablee.store.sqlite.people import in_memory
from tablee.table import seating


def test_sides_win_and_lose_together() -> None:
    game = Verdict(("a", "b", "c", "d"), sides=(0, 1, 0, 1), ranks=(1, 3, 1, 3))
    a, b, c, d = game.judge([Skill()] * 4)
    assert a == c
    assert b == d
    assert a.mean > 25 > b.mean


def test_equal_ranks_leave_equals_equal() -> None:
    a, b = Verdict(("a", "b"), (0, 1), (1, 1)).judge([Skill()] * 2)
    assert a.mean == pytest.approx(25.0)
    assert b.mean == pytest.approx(25.0)


def test_who_resigned_is_behind_whatever_came_after() -> None:
    game = catalog.find("tictactoe")
    assert verdict(game, finished(), rows()).ranks == (1, 2)
    # A computer player took Ann's seat over and won: that is not Ann's doing.
    assert verdict(game, finished(resigned=(0,)), rows()).ranks == (3, 2)
    early = finished(resigned=(1,), ending="resigned")
    first, second = verdict(game, early, rows(ANN_WINS[:1])).ranks
    assert first < second


def test_a_game_that_ended_before_a_crash_is_judged_after_it() -> None:
    async def script() -> None:
        store, people = MemoryStore(), MemoryPeople()
        for name in ("ann", "bob"):
            await people.add(Person(f"g-{name}", name, "hash"))
        await store.save(finished())
        await store.append("t1", rows())
        for table in ("t1", "cleared-away"):
            await people.ratings.expect(table)
        for _ in range(2):
            await Ratings(store, people).catch_up()
        best = await people.ratings.best("tictactoe", 9)
        assert [player for player, _ in best] == ["g-ann", "g-bob"]
        assert (await people.ratings.skills("g-ann"))["tictactoe"].games == 1
        assert await people.ratings.expected() == []

    asyncio.run(script())


def test_a_running_game_is_expected_and_not_judged_before_its_end_is_on_disk() -> None:
    async def script() -> None:
        store, people = MemoryStore(), MemoryPeople()
        for name in ("ann", "bob"):
            await people.add(Person(f"g-{name}", name, "hash"))
        ratings = Ratings(store, people)
        running = finished(status="playing", ending="")
        await store.save(running)
        ratings.notice(running)
        ratings.notice(finished())  # ended, but the disk is busy
        await ratings.settled()
        assert await people.ratings.expected() == ["t1"]
        assert await people.ratings.best("tictactoe", 9) == []
        await store.append("t1", rows(), finished())
        ratings.notice(finished())
        await ratings.settled()
        assert await people.ratings.expected() == []
        assert len(await people.ratings.best("tictactoe", 9)) == 2

    asyncio.run(script())


def test_a_person_without_a_name_of_their_own_is_not_judged() -> None:
    async def script() -> None:
        store, people = MemoryStore(), MemoryPeople()
        await people.add(Person("g-ann", "Ann", "hash"))
        await store.save(finished())
        await store.append("t1", rows())
        ratings = Ratings(store, people)
        ratings.notice(finished())
        await ratings.settled()
        assert await people.ratings.best("tictactoe", 9) == []

    asyncio.run(script())


def test_somebody_of_whom_this_process_has_not_heard_yet_is_judged() -> None:
    """Another process gave them their name a moment ago."""

    async def script() -> None:
        store, people = MemoryStore(), MemoryPeople()
        await people.add(Person("g-ann", "Ann", "hash"))
        await store.save(finished())
        await store.append("t1", rows())
        ratings = Ratings(store, people)
        ratings.catch_up_with_others = lambda: people.add(Person("g-bob", "Bob", "hash"))
        await ratings.settle("t1")
        assert len(await people.ratings.best("tictactoe", 9)) == 2

    asyncio.run(script())


class Failing(StoredRatings):
    """Their disk fails a few times."""

    failures = 2

    async def rate(
        self,
        table: str,
        game: str,
        players: Sequence[str],
        judge: SkillUpdate,
        shared: bool = False,
    ) -> bool:
        if self.failures:
            self.failures -= 1
            raise Lost("not_kept")
        return await super().rate(table, game, players, judge, shared)


def test_a_game_is_judged_later_when_the_disk_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Ratings._see_to, "__defaults__", (0.01,))
    told: list[bool] = []

    async def script() -> None:
        store, people = MemoryStore(), MemoryPeople()
        people.ratings = Failing(in_memory())
        for name in ("ann", "bob"):
            await people.add(Person(f"g-{name}", name, "hash"))
        await store.save(finished())
        await store.append("t1", rows())
        ratings = Ratings(store, people)
        ratings.listeners.append(lambda: told.append(True))
        ratings.notice(finished())
        async with asyncio.timeout(10):
            while not told:
                await asyncio.sleep(0.01)
        assert (await people.ratings.skills("g-ann"))["tictactoe"].games == 1

    asyncio.run(script())
    assert told == [True]


class Waiting(StoredRatings):
    """Answer with what was stored when it was asked, once they may."""

    def __init__(self) -> None:
        super().__init__(in_memory())
        self.may = asyncio.Event()

    async def skills(self, player: str) -> Mapping[str, Skill]:
        found = dict(await super().skills(player))
        await self.may.wait()
        return found


def test_a_rating_is_shown_while_it_is_read_again_and_an_old_answer_is_not_believed() -> None:
    """Another process may have judged a game, or this one does just then."""

    async def script() -> None:
        store, people, waiting = MemoryStore(), MemoryPeople(), Waiting()
        people.ratings = waiting
        for name in ("ann", "bob"):
            await people.add(Person(f"g-{name}", name, "hash"))
        await store.save(finished())
        await store.append("t1", rows())
        ratings = Ratings(store, people)

        def seen() -> int | None:
            return ratings.dressed(seating.chair_notes(finished(), ()), finished())[0].rating

        early = asyncio.ensure_future(ratings.recall("tictactoe", ["g-ann"]))
        await asyncio.sleep(0)  # it has asked, before the game is judged
        judging = asyncio.ensure_future(ratings.settle("t1"))
        while not (await StoredRatings.skills(waiting, "g-ann")):
            await asyncio.sleep(0.01)
        waiting.may.set()
        await asyncio.gather(early, judging)
        rating = seen()
        assert rating is not None, "nothing was known of Ann when it was asked for"
        waiting.may.clear()
        ratings.read_again()
        again = asyncio.ensure_future(ratings.recall("tictactoe", ["g-ann"]))
        await asyncio.sleep(0)
        assert seen() == rating
        waiting.may.set()
        await again
        assert seen() == rating

    asyncio.run(asyncio.wait_for(script(), 10))
