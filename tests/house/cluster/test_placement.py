"""Which process opens a table: who has far more than another one sends people there."""

from __future__ import annotations

from tablee.house.cluster.placement import MORE, TIMES, Placement, oldest_elsewhere
from tablee.store.contract.cluster import Process


def process(number: int, tables: int, leaving: bool = False, silent: float = 0.0) -> Process:
    return Process(number, f"/w/{number}", "", leaving, silent, tables)


def placed(*others: Process) -> Placement:
    placement = Placement()
    for _ in range(2):
        placement.learn([process(1, 500), *others], own=1)
    return placement


def test_a_process_without_others_opens_everything() -> None:
    assert placed().elsewhere(10_000) == ""


def test_the_one_with_the_fewest_tables_is_named_by_one_that_has_far_more() -> None:
    assert placed(process(2, 100), process(3, 50)).elsewhere(500) == "/w/3"


def test_a_small_difference_moves_nobody() -> None:
    some = placed(process(2, 100))
    assert some.elsewhere(MORE + int(TIMES * 100)) == ""
    assert some.elsewhere(MORE + int(TIMES * 100) + 1) == "/w/2"
    assert placed(process(2, 0)).elsewhere(MORE) == ""


def test_nobody_is_sent_to_one_that_leaves_is_silent_or_has_no_address() -> None:
    nowhere = Process(4, "", "", False, 0.0, 0)
    others = process(2, 0, leaving=True), process(3, 0, silent=2.5), nowhere
    assert placed(*others).elsewhere(10_000) == ""


def test_whoever_is_sent_on_counts_until_the_next_look() -> None:
    pair = placed(process(2, 0), process(3, 1))
    assert [pair.elsewhere(500) for _ in range(4)] == ["/w/2", "/w/2", "/w/3", "/w/2"]


def test_two_that_know_the_same_never_send_people_to_and_fro() -> None:
    for ours in range(0, 300, 7):
        for theirs in range(0, 300, 7):
            here, there = Placement(), Placement()
            for _ in range(2):
                here.learn([process(2, theirs)], own=1)
                there.learn([process(1, ours)], own=2)
            assert not (here.elsewhere(ours) and there.elsewhere(theirs))


def test_nobody_is_sent_to_a_process_before_it_was_seen_twice() -> None:
    placement = placed()
    placement.learn([process(2, 0)], own=1)
    assert placement.elsewhere(500) == ""
    placement.learn([process(2, 0)], own=1)
    assert placement.elsewhere(500) == "/w/2"


def test_whoever_has_died_or_leaves_since_the_last_look_is_forgotten_and_no_count_is() -> None:
    three = placed(process(2, 0), process(3, 0), process(4, 3))
    assert [three.elsewhere(500) for _ in range(2)] == ["/w/2", "/w/3"]
    now = [process(2, 0), process(4, 3, leaving=True)]
    three.keep(now, own=1)
    assert [three.elsewhere(MORE + 3) for _ in range(3)] == ["/w/2", "/w/2", ""]


def test_one_that_took_the_place_of_a_dead_one_is_not_taken_for_it() -> None:
    some = placed(process(2, 0))
    some.keep([Process(9, "/w/2", "", False, 0.0, 0)], own=1)
    assert some.elsewhere(500) == ""


def test_the_oldest_process_that_stays_knows_all_who_wait() -> None:
    own = process(3, 0)
    assert oldest_elsewhere([own, process(2, 0), process(1, 0)], own=3) == "/w/1"
    assert oldest_elsewhere([own, process(1, 0, leaving=True), process(4, 0)], own=3) == ""
    assert oldest_elsewhere([own, process(1, 0, silent=2.5), process(2, 0)], own=3) == "/w/2"
    assert oldest_elsewhere([process(3, 0, silent=2.5), process(4, 0)], own=3) == ""
    assert oldest_elsewhere([], own=3) == ""
