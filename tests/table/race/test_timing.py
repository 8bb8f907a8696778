"""Several connections, late answers and lies: nobody gets the best of two lines."""

from __future__ import annotations

from table import lamps
from tablee.kernel import CHANCE, Stream
from tablee.store import Row
from tablee.table.race.judge import Press, Ruling, facts_of
from tablee.table.race.photo import finish, photo
from tablee.table.race.round_trips import RoundTrips
from tablee.table.race.samples import SLACK_MS
from tablee.table.race.timing import Timing
from tablee.table.race.trust import LEANING_ALLOWED, REMEMBERED, UNKNOWN_PRESSES, Trust
from tablee.table.race.witness import Witness
from tablee.wire.photo import PAINT_MS, Fact, Measure, Photo

ANN, BOB = 0, 1
CAP = 1_000.0


def line(*trips: float, kernel: float | None = None) -> Measure:
    measured = RoundTrips()
    for trip in trips:
        measured.add(trip, Witness(kernel))
    return measured.measure()


def known(**trips: float) -> Timing:
    """Lines of these round trips, each measured a few times."""
    timing = Timing()
    for viewer, trip in trips.items():
        for _ in range(8):
            timing.measured(viewer, trip)
    return timing


def test_late_answers_count_no_more_than_the_system_measures() -> None:
    assert line(140, 140, 140, kernel=40).typical == 40 + SLACK_MS


def test_a_second_tab_is_sent_a_picture_as_late_as_a_watcher() -> None:
    timing = known(ann=40, tab=40, bob=100)
    waits = timing.plan(7, 0, {"ann": ANN, "tab": ANN, "bob": BOB}, ["eve"])
    assert waits == {"ann": 30, "tab": 50, "bob": 0, "eve": 50}


def test_the_connection_pressed_on_last_is_the_one_that_is_looked_through() -> None:
    timing = known(ann=40, tab=40, bob=100)
    seats = {"ann": ANN, "tab": ANN, "bob": BOB}
    timing.plan(7, 0, seats, ())
    timing.person(ANN, "tab", 7, 400, 300.0)
    assert timing.plan(8, 500, seats, ()) == {"ann": 50, "tab": 30, "bob": 0}


def test_who_presses_on_another_line_than_before_gets_its_shortest_trip() -> None:
    timing = known(ann=40, bob=100)
    for trip in (30, 50, 50, 50):
        timing.measured("tab", trip)
    timing.plan(7, 0, {"ann": ANN, "tab": ANN, "bob": BOB}, ())
    timing.person(ANN, "ann", 7, 400, 300.0)
    switched = timing.person(ANN, "tab", 7, 400, 300.0)
    settled = timing.person(ANN, "tab", 7, 400, 300.0)
    assert (switched.measure.typical, settled.measure.typical) == (35, 45)


def test_who_comes_back_on_a_new_line_is_not_taken_for_two() -> None:
    timing = known(ann=40, bob=100)
    timing.plan(7, 0, {"ann": ANN, "bob": BOB}, ())
    timing.person(ANN, "ann", 7, 400, 300.0)
    timing.forget("ann")
    for trip in (30, 50, 50, 50):
        timing.measured("back", trip)
    assert timing.person(ANN, "back", 8, 900, 300.0).measure.typical == 50


def learn(trust: Trust, viewer: str, lie: float, times: int = 1) -> None:
    """So many presses that claim `lie` ms less than what was measured."""
    for _ in range(times):
        fact = Fact(ANN, 400, 0, 0, Measure(20, 40, 10), 400 - 40 - PAINT_MS - lie)
        trust.learn(fact, finish(fact, CAP), viewer)


def test_honest_presses_on_one_line_do_not_pay_for_lies_on_another() -> None:
    trust = Trust()
    learn(trust, "honest", 0.0, REMEMBERED // 2)
    learn(trust, "lies", 9.0, REMEMBERED // 2)
    assert trust.bias("lies") > PAINT_MS + 7
    assert trust.bias("honest") > PAINT_MS + 3


def test_nobody_saves_up_for_lies_with_claims_that_cannot_be() -> None:
    absurd, late = Trust(), Trust()
    learn(absurd, "page", -5_000.0)
    learn(late, "page", -28.0)  # as late as the shortest trip allows
    assert absurd.bias("page") == late.bias("page")


def test_the_first_claim_of_somebody_counts_nothing_and_each_later_one_more() -> None:
    trust, weights = Trust(), []
    for _ in range(UNKNOWN_PRESSES + 2):
        weights.append(trust.weight)
        learn(trust, "page", 0.0)
    assert weights[0] == 0.0
    assert weights[:-1] == sorted(set(weights))
    assert weights[-2:] == [1.0, 1.0]


def test_a_claim_that_counts_half_lies_between_itself_and_the_measurement() -> None:
    measure = Measure(20, 40, 10)
    claims = [finish(Fact(ANN, 400, 0, 0, measure, 340, weight=w), CAP).moment for w in (0, 0.5, 1)]
    assert claims == [400 - 40 - PAINT_MS, (352 + 340) / 2, 340]


def leaned_on(race: str) -> Photo:
    """Ann claims more than her line allows."""
    claimed = [Fact(seat, 500, 100, 100, Measure(20, 20, 2), claim=150) for seat in (ANN, BOB)]
    return photo(race, 0, claimed, "friendly", Stream(b"", (), 0))


def test_claims_that_leaned_before_are_not_heard_after_a_table_moved() -> None:
    timing = Timing()
    for lamp in range(LEANING_ALLOWED + 1):
        assert timing.trust(ANN).trusted, lamp
        timing.recall(leaned_on(f"lamp-{lamp}"))
    assert not timing.trust(ANN).trusted


def test_what_was_learnt_of_claims_comes_back_with_the_log() -> None:
    ruling = Ruling(Press(ANN, lamps.Grab(1), 500), photo=leaned_on("lamp-1"))
    grabbed = Row(1, ANN, "grab 1", 500, facts_of(ruling, late=False, kept=False))
    late = Row(3, BOB, "grab 2", 900, facts_of(None, late=True, kept=False))
    rows = (grabbed, Row(2, CHANCE, "paint 7", 500), late)
    trust = lamps.table("ANN", "BOB", rows=rows)._running.races.timing.trust(ANN)
    assert trust.weight == 1 / UNKNOWN_PRESSES**2
    assert trust.bias("anywhere") > PAINT_MS
