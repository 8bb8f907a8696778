"""One contract, every keeper of people: whom somebody has blocked, and who is their friend."""

from __future__ import annotations

from store.sharing import One, Opened, play
from store.somebody import ANN, Run
from tablee.store import People
from tablee.store.contract.people import Tie

BLOCK = Tie("g-ann", "block", "g-bob", "t1", "Bob", 7)
FRIEND = Tie("g-ann", "friend", "g-cleo", "t2", "Cleo", 8)
BACK = Tie("g-cleo", "friend", "g-ann", "t3", "Ann", 8)


def test_somebody_who_was_blocked_is_met_by_neither(run: Run) -> None:
    async def script(people: People) -> None:
        assert people.ties.may_meet("g-ann", "g-bob")
        await people.ties.change(put=[BLOCK])
        assert not people.ties.may_meet("g-ann", "g-bob")
        assert not people.ties.may_meet("g-bob", "g-ann")
        assert people.ties.may_meet("g-ann", "g-cleo")
        assert people.ties.may_meet("", "")
        assert people.ties.of("g-ann", "block") == [BLOCK]
        assert people.ties.of("g-bob", "block") == []
        await people.ties.change(drop=[BLOCK])
        assert people.ties.may_meet("g-ann", "g-bob")

    run(script)


def test_ties_are_there_again_after_a_restart(run: Run) -> None:
    async def script(people: People) -> None:
        await people.ties.change(put=[BLOCK, FRIEND])
        await people.ties.change(put=[BLOCK])  # once more changes nothing
        people.ties.learn("g-ann", ())
        await people.recall()
        assert people.ties.of("g-ann", "block") == [BLOCK]
        assert people.ties.of("g-ann", "friend") == [FRIEND]

    run(script)


def test_a_removed_account_is_in_nobodys_list(run: Run) -> None:
    async def script(people: People) -> None:
        await people.add(ANN)
        other = Tie("g-bob", "block", "g-cleo", "t4", "Cleo", 9)
        await people.ties.change(put=[BLOCK, FRIEND, BACK, other])
        await people.remove("g-ann")
        for _ in range(2):
            assert people.ties.of("g-ann", "block") == people.ties.of("g-ann", "friend") == []
            assert people.ties.of("g-cleo", "friend") == []
            assert people.ties.of("g-bob", "block") == [other]
            await people.recall()

    run(script)


def test_ties_of_guests_are_forgotten_some_day_and_those_of_accounts_stay(run: Run) -> None:
    async def script(people: People) -> None:
        await people.add(ANN)
        await people.ties.change(put=[BLOCK, BACK, Tie("g-bob", "block", "g-x", "t5", "X", 20)])
        assert await people.ties.sweep(9, 10) == 1
        assert people.ties.of("g-cleo", "friend") == []
        assert [len(people.ties.of(one, "block")) for one in ("g-ann", "g-bob")] == [1, 1]

    run(script)


def test_a_link_is_found_by_its_id_until_it_is_renewed_dropped_or_swept(run: Run) -> None:
    async def script(people: People) -> None:
        await people.add(ANN)
        old, new = (Tie("g-ann", "link", "", id, "Ann", 7) for id in ("l1", "l2"))
        await people.ties.change(put=[old, FRIEND])
        assert people.ties.link("l1") == old
        assert people.ties.link(FRIEND.id) is None
        await people.ties.change(put=[new])
        for _ in range(2):
            assert people.ties.link("l1") is None
            assert people.ties.link("l2") == new
            people.ties.learn("g-ann", ())
            assert people.ties.link("l2") is None
            await people.recall()
        await people.ties.change(drop=[new])
        assert people.ties.link("l2") is None
        await people.ties.change(put=[new])
        assert await people.ties.sweep(8, 10) == 1, "of accounts, too"
        assert people.ties.link("l2") is None
        await people.ties.change(put=[new])
        await people.remove("g-ann")
        assert people.ties.link("l2") is None

    run(script)


def test_who_listens_hears_of_both(run: Run) -> None:
    async def script(people: People) -> None:
        heard: list[tuple[str, str]] = []
        people.ties.on_change.append(lambda one, other: heard.append((one, other)))
        await people.ties.change(put=[BLOCK])
        people.ties.drop_all("g-bob")
        assert heard == [("g-ann", "g-bob")] * 2

    run(script)


def test_another_process_learns_of_it(processes: Opened) -> None:
    async def script(a: One, b: One) -> None:
        (_, here), (_, there) = a, b
        heard: list[tuple[str, str]] = []
        there.ties.on_change.append(lambda one, other: heard.append((one, other)))
        link = Tie("g-cleo", "link", "", "l1", "Cleo", 9)
        await here.ties.change(put=[BLOCK, FRIEND, BACK, link])
        await there.catch_up()
        assert there.ties.link("l1") == link
        assert there.ties.of("g-ann", "block") == [BLOCK]
        assert not there.ties.may_meet("g-bob", "g-ann")
        two = {("g-ann", "g-cleo"), ("g-cleo", "g-ann")}
        assert set(heard) == {("g-ann", "g-bob"), ("g-cleo", ""), *two}
        await here.remove("g-ann")
        await there.catch_up()
        assert there.ties.of("g-cleo", "friend") == []
        assert there.ties.may_meet("g-bob", "g-ann")

    play(processes, script)
