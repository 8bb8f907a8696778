"""The judge, case by case: a pure function of what was claimed and measured."""

from __future__ import annotations

from random import Random

import pytest

from tablee.table.race.photo import CAPS_MS, FALSE_START_MS, finish, order, photo
from tablee.table.race.round_trips import EXACT, RoundTrips
from tablee.table.race.samples import SLACK_MS
from tablee.table.race.witness import Witness
from tablee.wire.photo import PAINT_MS, Fact, Finish, Measure

NEAR = Measure(least=18, typical=20, spread=4)
FAR = Measure(least=210, typical=220, spread=12)
BORN = 1_000.0


def pressed(
    seat: int,
    after: float,
    line: Measure,
    *,
    claim: float | None = None,
    bias: float = PAINT_MS,
    trusted: bool = True,
) -> Fact:
    """A press really made `after` ms; the page claims just that unless told otherwise."""
    arrived = BORN + after + line.typical + PAINT_MS
    said = after if claim is None else claim
    return Fact(seat, arrived, BORN, BORN, line, said, bias, trusted)


def winner(*facts: Fact) -> int:
    return photo("thing", BORN, facts, "friendly", Random(1)).finishes[0].seat


def test_the_faster_person_wins_on_the_slower_line() -> None:
    assert winner(pressed(0, 330, NEAR), pressed(1, 300, FAR)) == 1


def test_the_faster_person_wins_on_the_faster_line() -> None:
    assert winner(pressed(0, 300, NEAR), pressed(1, 330, FAR)) == 0


def test_an_honest_claim_is_believed_as_it_is() -> None:
    assert finish(pressed(0, 300, FAR), CAPS_MS["friendly"]).moment == pytest.approx(BORN + 300)


def test_a_claim_earlier_than_the_line_allows_is_moved_up_to_the_bound() -> None:
    liar = finish(pressed(0, 400, NEAR, claim=150), CAPS_MS["friendly"])
    assert liar.leaning
    assert liar.moment == liar.low
    assert BORN + 400 - liar.moment < 2 * (NEAR.spread + PAINT_MS)


def test_a_claim_later_than_possible_is_moved_down() -> None:
    late = finish(pressed(0, 300, NEAR, claim=900), CAPS_MS["friendly"])
    assert late.moment == late.high


def test_whoever_is_not_trusted_is_judged_by_the_server_alone() -> None:
    cheat = finish(pressed(0, 400, FAR, claim=380, trusted=False), CAPS_MS["friendly"])
    assert cheat.moment == pytest.approx(BORN + 400)
    assert cheat.noise == FAR.spread / 2


def test_claims_that_always_lie_early_are_set_right_by_as_much() -> None:
    shaved = finish(pressed(0, 400, FAR, claim=390, bias=PAINT_MS + 10), CAPS_MS["friendly"])
    assert shaved.moment == pytest.approx(BORN + 400)


def test_a_line_slower_than_the_cap_is_made_up_for_only_to_the_cap() -> None:
    satellite = Measure(600, 600, 0)
    rated = finish(pressed(0, 300, satellite), CAPS_MS["rated"])
    assert rated.moment == pytest.approx(BORN + 300 + PAINT_MS + 600 - 250)


def test_a_computer_player_is_known_to_the_ms() -> None:
    fact = Fact(2, BORN + 312, BORN, BORN, EXACT, claim=312)
    assert finish(fact, CAPS_MS["rated"]).moment == BORN + 312


def test_nobody_reacts_in_under_a_tenth_of_a_second() -> None:
    picture = photo(
        "thing", BORN, [pressed(0, FALSE_START_MS - 20, NEAR), pressed(1, 300, FAR)], "rated",
        Random(1),
    )  # fmt: skip
    assert picture.early == (0,)
    assert [one.seat for one in picture.finishes] == [1, 0]


def test_ties_inside_the_noise_are_drawn_by_lots_and_never_by_arrival() -> None:
    near, far = pressed(0, 300.0, NEAR), pressed(1, 300.5, FAR)
    won = [
        photo("thing", BORN, [near, far], "friendly", Random(seed)).finishes[0].seat
        for seed in range(200)
    ]
    assert 70 < won.count(1) < 130
    assert photo("thing", BORN, [near, far], "friendly", Random(1)).tie


def test_the_same_facts_and_the_same_lots_give_the_same_verdict() -> None:
    facts = [pressed(0, 300, NEAR), pressed(1, 300.4, FAR), pressed(2, 299.8, NEAR)]
    once = photo("thing", BORN, facts, "friendly", Random(7))
    other_way = photo("thing", BORN, list(reversed(facts)), "friendly", Random(7))
    assert once.finishes == other_way.finishes


def test_who_is_clearly_later_never_wins_a_tie_of_others() -> None:
    tied = [Finish(0, 500, 480, 520, 2), Finish(1, 501, 480, 520, 2), Finish(2, 540, 520, 560, 2)]
    for seed in range(50):
        assert order(tied, Random(seed))[-1].seat == 2


def test_a_page_that_dawdles_over_pings_is_measured_by_the_kernel() -> None:
    line = RoundTrips()
    for _ in range(20):
        line.add(220.0, Witness(usual=20.0))
    assert line.measure().typical == 20 + SLACK_MS


def test_what_all_answers_have_in_common_beyond_the_line_is_taken_off_each() -> None:
    """The system knows a trip of 45 ms; every answer comes 100 ms late."""
    honest, late = RoundTrips(), RoundTrips()
    for trip in range(40, 60):
        honest.add(trip, Witness(least=40.0 + 5))
        late.add(trip + 100, Witness(least=40.0 + 5))
    assert honest.measure() == Measure(40, 49.5, 8.5)
    assert late.measure() == Measure(48, 57.5, 8.5)
    assert late.measure().least == 40 + 5 + SLACK_MS


def test_the_shortest_trip_is_remembered_as_long_as_the_connection() -> None:
    line = RoundTrips()
    line.add(40.0, Witness(usual=40.0, least=40.0))
    for _ in range(100):
        line.add(70.0, Witness(usual=70.0, least=70.0))
    assert line.measure().typical == 40 + SLACK_MS


def test_an_unmeasured_line_is_taken_for_a_short_one() -> None:
    assert RoundTrips().measure().typical == 0


def test_the_spread_tells_how_restless_a_line_is() -> None:
    calm, restless = RoundTrips(), RoundTrips()
    for trip in range(20):
        calm.add(100.0)
        restless.add(100.0 + 5 * (trip % 5))
    assert calm.measure().spread == 0 < restless.measure().spread
