"""What was shown when: the origin of every reaction does not move, and nobody sees more, sooner."""

from __future__ import annotations

from tablee.table.race.reveal import REMEMBERED, SHOW_CAP_MS, FirstShown, Reveals
from tablee.table.race.timing import Timing
from tablee.wire.photo import Measure

ANN, BOB = 0, 1
NEAR = Measure(20, 20, 4)
FAR = Measure(80, 80, 4)
UNKNOWN = FirstShown(0.0, Measure())
LINES = {"ann": (ANN, NEAR), "bob": (BOB, FAR)}


def test_an_entry_told_again_to_somebody_who_comes_back_moves_nobodys_origin() -> None:
    log = Reveals()
    log.plan(7, 1_000, LINES)
    log.offered("row-2", 7)
    log.told(7, 1_020)
    log.told(7, 1_900)
    assert log.common(7, 0.0) == 1_060.0
    assert log.first_sight(ANN, 7, UNKNOWN) == (1_050.0, NEAR)
    assert log.born("row-2", 0.0) == 1_060.0


def test_what_still_lies_there_is_never_taken_for_new() -> None:
    log = Reveals()
    for number in (7, 8):
        log.plan(number, 1_000 * number, LINES)
    log.offered("row-2", 7)
    for other in range(2 * REMEMBERED):
        log.offered(f"other-{other}", 8)
        log.offered("row-2", 8)
    assert log.born("row-2", 0.0) == log.common(7, 0.0)


def test_until_it_has_left_an_entry_counts_from_when_it_was_judged() -> None:
    log = Reveals()
    log.plan(7, 1_000, {"ann": (ANN, NEAR)})
    assert log.common(7, 0.0) == 1_010.0


def test_a_fast_line_is_sent_it_later_and_a_watcher_last_of_all() -> None:
    assert Reveals().plan(7, 0, LINES, ["eve"]) == {"ann": 30, "bob": 0, "eve": 40}


def test_nothing_is_held_back_for_longer_than_the_cap() -> None:
    lines = {"ann": (ANN, NEAR), "bob": (BOB, Measure(900, 900, 4))}
    assert Reveals().plan(7, 0, lines, ["eve"])["eve"] == SHOW_CAP_MS


def test_who_asks_for_a_picture_gets_it_no_sooner_than_the_slowest_player() -> None:
    log = Reveals()
    log.plan(7, 1_000, LINES)
    assert log.hold(7, 1_005) == 40
    log.told(7, 1_020)
    assert [log.hold(7, now) for now in (1_020, 1_050, 1_060, 2_000)] == [40, 10, 0, 0]
    assert log.hold(6, 1_020) == 0


def test_a_second_line_counts_for_the_first_sight_even_when_it_is_gone() -> None:
    timing = Timing()
    for viewer, trip in (("fast", 20.0), ("slow", 300.0)):
        timing.measured(viewer, trip)
    timing.plan(7, 1_000, {"fast": ANN, "slow": ANN}, ())
    timing.shown.told(7, 1_000)
    before = timing.person(ANN, "slow", 7, 1_500, 200.0)
    timing.forget("fast")
    assert timing.person(ANN, "slow", 7, 1_500, 200.0) == before
    assert before.measure.typical == (20 + 300) / 2
