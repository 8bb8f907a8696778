"""Random presses of several seats in several races: each player's moves keep their order."""

from __future__ import annotations

from random import Random
from typing import Literal

from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.kernel import Move
from tablee.table.race.fair_judge import FairJudge
from tablee.table.race.heat import in_own_order
from tablee.table.race.judge import Press, Rival
from tablee.table.race.photo import CAPS_MS
from tablee.table.race.trust import Trust
from tablee.wire.photo import Fact, Measure

SEATS = 4
RACES = ("left", "right", "middle", None)
"""What is pressed for; the last is a move nobody races for."""

kinds = st.sampled_from(("friendly", "rated"))
lines = st.lists(st.integers(0, 1_500), min_size=SEATS, max_size=SEATS)
presses = st.lists(
    st.tuples(
        st.integers(0, SEATS - 1),
        st.sampled_from(RACES),
        st.sampled_from((0, 0, 1, 3, 20, 150, 700)),
        st.integers(0, 900),
    ),
    max_size=30,
)
"""Who presses for what, how long after the press before, and the reaction they claim."""


class Push(Move, frozen=True, tag="push"):
    """Any move."""


class Bench:
    """A judge under a clock: what is due happens before the next press arrives."""

    def __init__(self, kind: Literal["friendly", "rated"], trips: list[int]) -> None:
        self.trusts = [Trust() for _ in range(SEATS)]
        self.judge = FairJudge(Random, self.trusts.__getitem__, kind)
        self.trips = trips
        self.ruled: list[tuple[Press, int]] = []

    def press(self, number: int, seat: int, race: str | None, now: int, claim: int) -> Press:
        self.run_until(now)
        trip = self.trips[seat]
        fact = Fact(seat, now, 0, 0, Measure(trip, trip, trip / 10), claim) if race else None
        press = Press(seat, Push(), now, race, "v", number, 0, fact)
        others = [Rival(other, self.trips[other]) for other in range(SEATS) if other != seat]
        self.judge.press(press, others if race else ())
        return press

    def run_until(self, now: int) -> None:
        """Lets every verdict fall whose moment comes before now."""
        due = self.judge.due()
        while due is not None and due < now:
            self.rule(due)
            due = self.judge.due()

    def rule(self, now: int) -> None:
        rulings = self.judge.verdict(now)
        assert rulings, "it was due, and nothing is decided"
        self.ruled += [(ruling.press, now) for ruling in rulings]


@settings(max_examples=200)  # each takes a ms
@given(kinds, lines, presses)
def test_each_players_moves_are_ruled_once_in_their_order_and_by_the_cap(
    kind: Literal["friendly", "rated"],
    trips: list[int],
    made: list[tuple[int, str | None, int, int]],
) -> None:
    bench, now, pressed = Bench(kind, trips), 0, []
    for number, (seat, race, gap, claim) in enumerate(made):
        now += gap
        pressed.append(bench.press(number, seat, race, now, claim))
    bench.run_until(now + 10_000)
    for seat in range(SEATS):
        ruled = [press.request for press, _ in bench.ruled if press.seat == seat]
        assert ruled == [press.request for press in pressed if press.seat == seat]
    assert all(at <= press.arrived + CAPS_MS[kind] for press, at in bench.ruled)
    assert bench.judge.due() is None


@given(st.permutations(range(9)), st.lists(st.integers(0, 2), min_size=9, max_size=9))
def test_races_are_merged_without_loss_and_in_each_seats_order(
    numbers: list[int], owners: list[int]
) -> None:
    merged = in_own_order((numbers[:4], numbers[4:7], numbers[7:]), dict(enumerate(owners)))
    assert sorted(merged) == list(range(9))
    for owner in set(owners):
        mine = [number for number in merged if owners[number] == owner]
        assert mine == sorted(mine)


def test_races_that_contradict_nobodys_order_keep_their_own() -> None:
    assert in_own_order(([2, 1], [3, 4]), {1: 0, 2: 1, 3: 0, 4: 1}) == [2, 1, 3, 4]
