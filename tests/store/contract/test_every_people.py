"""One contract, every keeper of people: in memory, on disk, and in a database."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from store.somebody import ANN, Run
from tablee.kernel import Fault
from tablee.store import Lost, People, Person, Skill, SqliteStore, open_people
from tablee.store.sums import line_sum


def first_wins(known: Sequence[Skill]) -> Sequence[Skill]:
    """A judge simple enough to foresee: the first player gains 5, the others lose 1."""
    return [Skill(one.mean + (5 if n == 0 else -1), one.doubt - 1) for n, one in enumerate(known)]


def test_a_name_is_found_however_it_is_written(run: Run) -> None:
    async def script(people: People) -> None:
        await people.add(ANN)
        for written in ("Ann", "ANN", "ann", "Ａnn"):
            assert people.holder(written) == "g-ann"
            assert await people.find(written) == ANN
        assert people.name_of("g-ann") == "Ann"

    run(script)


def test_a_name_that_looks_like_anothers_is_taken(run: Run) -> None:
    async def script(people: People) -> None:
        await people.add(ANN)
        assert (people.alike("Аnn"), people.alike("Ann"), people.alike("Anna")) == (
            *("g-ann",) * 2,
            "",
        )
        assert people.holder("Аnn") == ""
        with pytest.raises(Fault, match="name_taken"):
            await people.add(Person("g-eve", "Аnn", "hash-e"))
        await people.remove("g-ann")
        assert people.alike("Аnn") == ""
        await people.add(Person("g-eve", "Аnn", "hash-e"))

    run(script)


def test_accounts_that_look_alike_from_before_both_stay(tmp_path: Path) -> None:
    async def script() -> None:
        people = await open_people(tmp_path / "t.db")
        await people.add(ANN)
        await people.close()
        eve = ("g-eve", "аnn", "Аnn", "hash-e", 7)
        with closing(sqlite3.connect(tmp_path / "t.db")) as file, file:
            file.execute("insert into accounts values (?, ?, ?, ?, ?, ?)", (*eve, line_sum(*eve)))
        people = await open_people(tmp_path / "t.db")
        assert (people.holder("Ann"), people.holder("Аnn")) == ("g-ann", "g-eve")
        await people.remove("g-ann")
        assert people.alike("Ann") == "g-eve"
        await people.remove("g-eve")
        assert people.alike("Ann") == ""
        await people.close()

    asyncio.run(script())


def test_what_rated_games_changed_can_be_read(run: Run) -> None:
    async def script(people: People) -> None:
        await people.ratings.rate("t1", "chess", ("a", "b"), first_wins, shared=True)
        await people.ratings.rate("t2", "chess", ("b", "c"), first_wins)
        await people.ratings.rate("t3", "chess", (), first_wins)
        found = {one.table: one for one in await people.ratings.rated(10)}
        assert {table: one.shared for table, one in found.items()} == {"t1": True, "t2": False}
        change = found["t1"].of("a")
        assert change is not None
        assert (change.before.mean, change.after.mean) == (25.0, 30.0)
        assert [one.table for one in await people.ratings.rated(10, "c")] == ["t2"]
        assert len(await people.ratings.rated(1)) == 1
        at = await people.ratings.rated_at(["t1", "t3", "t4"])
        assert {one.table: len(one.changes) for one in at} == {"t1": 2, "t3": 0}
        await people.ratings.undo("t1")
        assert [one.changes for one in await people.ratings.rated_at(["t1"])] == [[]]
        assert [one.table for one in await people.ratings.rated(10)] == ["t2"]

    run(script)


def test_a_change_from_before_addresses_were_compared_is_read(tmp_path: Path) -> None:
    async def script() -> None:
        people = await open_people(tmp_path / "t.db")
        old = '[["a",{"mean":25.0},{"mean":30.0}]]'
        with closing(sqlite3.connect(tmp_path / "t.db")) as file, file:
            file.execute("insert into rated values ('t1', 1, 'chess', ?)", (old,))
        (found,) = await people.ratings.rated(10)
        assert (found.shared, found.changes[0].after.mean) == (False, 30.0)
        await people.close()

    asyncio.run(script())


def test_who_is_not_there_is_nobody(run: Run) -> None:
    async def script(people: People) -> None:
        assert people.holder("Ann") == ""
        assert people.name_of("g-ann") == ""
        assert await people.find("Ann") is None
        assert await people.ratings.skills("g-ann") == {}
        assert await people.ratings.best("chess", 5) == []
        await people.remove("g-ann")

    run(script)


def test_a_new_passphrase_takes_the_place_of_the_old(run: Run) -> None:
    async def script(people: People) -> None:
        await people.add(ANN)
        before = people.seal_of("g-ann")
        assert await people.set_passphrase_hash(replace(ANN, passphrase_hash="hash-b"))
        assert not await people.set_passphrase_hash(Person("g-nobody", "Nobody", "hash-c"))
        assert "" != before != people.seal_of("g-ann") != ""
        assert people.seal_of("g-nobody") == ""
        assert await people.find("Ann") == Person("g-ann", "Ann", "hash-b", 7)
        assert people.name_of("g-nobody") == ""

    run(script)


def test_a_passphrase_that_was_changed_meanwhile_stays(run: Run) -> None:
    async def script(people: People) -> None:
        await people.add(ANN)
        assert await people.set_passphrase_hash(replace(ANN, passphrase_hash="hash-b"), ANN)
        known = people.seal_of("g-ann")
        late = replace(ANN, passphrase_hash="hash-c", recovery="code")
        assert not await people.set_passphrase_hash(late, ANN)
        assert not await people.set_recovery(late, ANN)
        assert await people.find("Ann") == Person("g-ann", "Ann", "hash-b", 7)
        assert people.seal_of("g-ann") == known

    run(script)


def test_a_name_and_a_guest_have_one_account(run: Run) -> None:
    async def script(people: People) -> None:
        await people.add(ANN)
        with pytest.raises(Fault, match="name_taken"):
            await people.add(Person("g-other", "aNN", "hash-b"))
        with pytest.raises(Fault, match="has_account"):
            await people.add(Person("g-ann", "Anna", "hash-c"))
        assert await people.find("Ann") == ANN
        assert people.holder("Anna") == ""

    run(script)


def test_of_many_who_want_a_name_at_once_one_gets_it(run: Run) -> None:
    async def script(people: People) -> None:
        wishes = [people.add(Person(f"g-{n}", "Ann", f"hash-{n}")) for n in range(8)]
        answers = await asyncio.gather(*wishes, return_exceptions=True)
        assert answers.count(None) == 1
        found = await people.find("Ann")
        assert found is not None
        assert found.guest == people.holder("Ann") == f"g-{answers.index(None)}"

    run(script)


def test_a_removed_account_leaves_no_name_and_no_rating(run: Run) -> None:
    async def script(people: People) -> None:
        await people.add(ANN)
        await people.ratings.rate("t1", "chess", ["g-ann", "bot:expert"], first_wins)
        await people.remove("g-ann")
        assert people.holder("Ann") == ""
        assert await people.find("Ann") is None
        assert await people.ratings.skills("g-ann") == {}
        assert [player for player, _ in await people.ratings.best("chess", 5)] == ["bot:expert"]
        await people.add(Person("g-new", "Ann", "hash-d"))

    run(script)


def test_a_table_is_rated_once(run: Run) -> None:
    async def script(people: People) -> None:
        players = ["g-ann", "bot:expert"]
        assert await people.ratings.rate("t1", "chess", players, first_wins)
        assert not await people.ratings.rate("t1", "chess", players, first_wins)
        assert (await people.ratings.skills("g-ann"))["chess"].mean == 30.0
        assert (await people.ratings.skills("g-ann"))["chess"].games == 1
        assert await people.ratings.rate("t2", "chess", players, first_wins)
        assert (await people.ratings.skills("g-ann"))["chess"].mean == 35.0

    run(script)


def test_a_judge_that_fails_changes_nothing(run: Run) -> None:
    async def script(people: People) -> None:
        def fail(known: Sequence[Skill]) -> Sequence[Skill]:
            raise ArithmeticError

        await people.ratings.expect("t1")
        with pytest.raises(ArithmeticError):
            await people.ratings.rate("t1", "chess", ["g-ann"], fail)
        assert await people.ratings.expected() == ["t1"]
        assert await people.ratings.skills("g-ann") == {}
        assert await people.ratings.rate("t1", "chess", ["g-ann"], first_wins)

    run(script)


def test_a_table_is_expected_until_it_is_rated(run: Run) -> None:
    async def script(people: People) -> None:
        for _ in range(2):
            await people.ratings.expect("t1")
            await people.ratings.expect("t2")
        assert sorted(await people.ratings.expected()) == ["t1", "t2"]
        await people.ratings.rate("t1", "chess", ["g-ann"], first_wins)
        await people.ratings.rate("t2", "chess", [], first_wins)
        await people.ratings.expect("t1")
        assert await people.ratings.expected() == []

    run(script)


def test_one_level_on_two_chairs_learns_their_average(run: Run) -> None:
    async def script(people: People) -> None:
        await people.ratings.rate("t1", "chess", ["bot:expert", "g-ann", "bot:expert"], first_wins)
        skill = (await people.ratings.skills("bot:expert"))["chess"]
        assert skill == Skill(27.0, 25 / 3 - 1, 1)  # one gained 5, the other lost 1

    run(script)


def test_the_best_are_surest_to_be_good(run: Run) -> None:
    async def script(people: People) -> None:
        for name, skill in {"a": Skill(30, 9), "b": Skill(29, 5), "c": Skill(20, 1)}.items():
            await people.ratings.rate(name, "chess", [name], lambda known, skill=skill: [skill])  # type: ignore[misc]
        assert [player for player, _ in await people.ratings.best("chess", 2)] == ["c", "b"]
        assert await people.ratings.best("go", 2) == []
        assert await people.ratings.best("chess", 2, least=99) == []

    run(script)


def test_people_survive_a_new_start_beside_the_tables(tmp_path: Path) -> None:
    async def before() -> None:
        store, people = SqliteStore(tmp_path / "t.db"), await open_people(tmp_path / "t.db")
        await people.add(ANN)
        await people.ratings.rate("t1", "chess", ["g-ann"], first_wins)
        await people.ratings.expect("t2")
        await people.close()
        await store.close()

    async def after() -> None:
        people = await open_people(tmp_path / "t.db")
        assert people.holder("ann") == "g-ann"
        assert await people.find("ann") == ANN
        assert (await people.ratings.skills("g-ann"))["chess"].games == 1
        assert await people.ratings.expected() == ["t2"]
        assert not await people.ratings.rate("t1", "chess", ["g-ann"], first_wins)
        await people.close()
        with pytest.raises(Lost):
            await people.ratings.expected()

    asyncio.run(before())
    asyncio.run(after())


def test_a_person_is_written_without_the_hash() -> None:
    assert "hash-a" not in repr(ANN)


def test_what_a_rated_game_made_of_its_players_is_taken_back(run: Run) -> None:
    def judge(known: Sequence[Skill]) -> Sequence[Skill]:
        won, lost = known
        return (
            replace(won, mean=won.mean + 2, doubt=won.doubt * 0.9),
            replace(lost, mean=lost.mean - 2, doubt=lost.doubt * 0.9),
        )

    async def script(people: People) -> None:
        for table in ("t1", "t2"):
            assert await people.ratings.rate(table, "chess", ("a", "b"), judge)
        both = (await people.ratings.skills("a"))["chess"]
        assert await people.ratings.undo("t1") == ["a", "b"]
        left = (await people.ratings.skills("a"))["chess"]
        assert left.mean == pytest.approx(both.mean - 2)
        assert left.games == 1
        assert both.doubt < left.doubt < Skill().doubt
        assert await people.ratings.undo("t1") == []
        assert await people.ratings.rate("t1", "chess", ("a", "b"), judge) is False
        assert await people.ratings.undo("t2") == ["a", "b"]
        begun = (await people.ratings.skills("a"))["chess"]
        assert begun.mean == pytest.approx(25.0)
        assert begun.doubt == pytest.approx(25.0 / 3.0)
        assert await people.ratings.undo("nothing") == []

    run(script)


def test_nobody_who_is_gone_comes_back_by_undoing(run: Run) -> None:
    def judge(known: Sequence[Skill]) -> Sequence[Skill]:
        return [replace(one, mean=one.mean + 1) for one in known]

    async def script(people: People) -> None:
        await people.ratings.rate("t1", "chess", ("a", "b"), judge)
        await people.remove("a")
        assert await people.ratings.undo("t1") == ["b"]
        assert await people.ratings.skills("a") == {}

    run(script)
