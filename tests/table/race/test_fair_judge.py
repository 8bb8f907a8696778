"""The fair judge waits just long enough, then lets the photo-finish decide."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tablee.kernel import Move
from tablee.table.race.fair_judge import FREEZE_MS, FairJudge
from tablee.table.race.judge import Press, Rival
from tablee.table.race.trust import LEANING_ALLOWED, PROBATION, Trust
from tablee.wire.photo import Fact, Measure

NEAR = Measure(20, 20, 4)
FAR = Measure(220, 220, 12)


class Grab(Move, frozen=True, tag="grab"):
    """Something to race for."""


class Tidy(Move, frozen=True, tag="tidy"):
    """Something nobody races for."""


class Race:
    """A fair judge with a record of claims for each seat."""

    def __init__(self, freeze_ms: int = FREEZE_MS) -> None:
        self.trusts: dict[int, Trust] = {}
        self.judge = FairJudge(lambda race: Random(race), self.trust, freeze_ms=freeze_ms)

    def trust(self, seat: int) -> Trust:
        return self.trusts.setdefault(seat, Trust())

    def press(
        self,
        seat: int,
        at: int,
        took: float,
        line: Measure,
        rivals: Sequence[Rival] = (),
        race: str = "thing",
    ) -> None:
        fact = Fact(seat, at, 0, 0, line, took)
        self.judge.press(Press(seat, Grab(), at, race, "v", seat, 0, fact), rivals)

    def tidy(self, seat: int, at: int) -> None:
        self.judge.press(Press(seat, Tidy(), at), ())

    def seats(self, now: int) -> list[int]:
        return [ruling.press.seat for ruling in self.judge.verdict(now)]

    def told(self, now: int) -> list[str]:
        """Who and what for: `0 left` for a press, `0` for what does not race."""
        presses = [ruling.press for ruling in self.judge.verdict(now)]
        return [f"{press.seat} {press.race or ''}".strip() for press in presses]


def test_alone_nobody_waits() -> None:
    race = Race()
    race.press(0, 330, 300, NEAR)
    assert race.judge.due() == 330


def test_against_computer_players_nobody_waits() -> None:
    race = Race()
    race.press(0, 330, 300, NEAR, rivals=[])
    assert race.seats(330) == [0]


def test_the_verdict_waits_for_a_slower_line_that_could_still_win() -> None:
    race = Race()
    race.press(0, 320, 300, NEAR, [Rival(1, 130)])
    assert race.judge.due() == 430  # pressed at 300 too, it would be here by then
    race.press(1, 415, 290, FAR, [Rival(0, 20)])
    assert race.seats(415) == [1, 0]


def test_the_verdict_falls_as_soon_as_everybody_has_pressed() -> None:
    race = Race()
    race.press(0, 320, 300, NEAR, [Rival(1, 130)])
    race.press(1, 400, 310, FAR, [Rival(0, 20)])
    assert race.judge.due() == 320


def test_nobody_is_waited_for_beyond_the_cap() -> None:
    race = Race()
    race.press(0, 320, 300, NEAR, [Rival(1, 5_000)])
    assert race.judge.due() == 300 + 1_000


def test_what_does_not_race_waits_behind_the_race() -> None:
    race = Race()
    race.press(0, 320, 300, NEAR, [Rival(1, 130)])
    race.tidy(2, 340)
    assert race.seats(350) == []
    assert race.seats(430) == [0, 2]


def test_a_seats_own_moves_keep_their_order() -> None:
    race = Race()
    race.press(0, 320, 300, NEAR, [Rival(1, 130)])
    race.tidy(1, 340)
    race.press(1, 410, 280, FAR, [Rival(0, 20)])
    moves = [(r.press.seat, type(r.press.move)) for r in race.judge.verdict(410)]
    assert moves == [(1, Tidy), (1, Grab), (0, Grab)]


def test_a_press_waits_for_its_players_earlier_press_in_another_race() -> None:
    race = Race()
    race.press(0, 320, 300, NEAR, [Rival(1, 130)], "left")
    race.tidy(0, 330)
    race.press(0, 340, 320, NEAR, [Rival(1, 130)], "right")
    race.press(1, 400, 290, FAR, [Rival(0, 20)], "right")  # everybody is here on the right
    assert race.told(400) == []
    assert race.judge.due() == 430  # when the left is decided
    assert race.told(430) == ["0 left", "1 right", "0", "0 right"]


def test_a_move_made_after_a_press_in_the_same_ms_stays_behind_it() -> None:
    race = Race()
    race.press(0, 320, 300, NEAR)
    race.tidy(0, 320)
    assert race.told(320) == ["0 thing", "0"]


def test_two_races_that_wait_for_each_other_are_decided_together() -> None:
    race = Race()
    race.press(0, 320, 300, NEAR, [Rival(1, 130)], "left")
    race.press(1, 330, 200, FAR, [Rival(0, 20)], "right")
    race.press(0, 340, 320, NEAR, [Rival(1, 130)], "right")
    race.press(1, 350, 250, FAR, [Rival(0, 20)], "left")
    assert race.told(350) == ["1 right", "1 left", "0 left", "0 right"]


def test_a_players_own_order_counts_more_than_two_pictures_that_contradict_it() -> None:
    race = Race()
    race.press(0, 320, 300, NEAR, [Rival(1, 130)], "left")
    race.press(1, 410, 300, FAR, [Rival(0, 20)], "right")
    race.press(0, 411, 280, NEAR, [Rival(1, 130)], "right")  # both say: before my first
    race.press(1, 412, 190, FAR, [Rival(0, 20)], "left")
    told = race.told(430)
    assert told.index("0 left") < told.index("0 right")
    assert told.index("1 right") < told.index("1 left")
    assert len(told) == 4


def test_no_race_waits_beyond_its_own_cap_for_another() -> None:
    race = Race()
    race.press(1, 300, 280, NEAR, [], "right")
    race.press(0, 330, 310, NEAR, [Rival(2, 5_000)], "left")  # may wait until 1,310
    race.press(0, 340, 320, NEAR, [], "right")
    assert race.judge.due() == 300 + 1_000
    assert race.told(1_300) == ["1 right", "0 left", "0 right"]


def test_what_does_not_race_waits_for_no_race_that_began_later() -> None:
    race = Race()
    race.press(0, 320, 300, NEAR, [Rival(1, 130)], "left")
    race.tidy(2, 340)
    race.press(0, 350, 330, NEAR, [Rival(1, 900)], "right")
    assert race.told(430) == ["0 left", "2"]


def test_a_false_start_is_refused_and_freezes_its_seat_for_a_while() -> None:
    race = Race()
    race.press(0, 60, 40, NEAR)
    (ruling,) = race.judge.verdict(60)
    assert ruling.refused == "false_start"
    race.press(0, 400, 380, NEAR)
    (again,) = race.judge.verdict(400)
    assert again.refused == "frozen"
    race.press(0, 60 + FREEZE_MS, 300, NEAR)
    (later,) = race.judge.verdict(60 + FREEZE_MS)
    assert later.refused == ""


def test_the_table_sets_what_a_false_start_costs() -> None:
    race = Race(freeze_ms=0)
    race.press(0, 60, 40, NEAR)
    (ruling,) = race.judge.verdict(60)
    assert ruling.refused == "false_start"
    race.press(0, 400, 380, NEAR)
    (again,) = race.judge.verdict(400)
    assert again.refused == ""


def test_a_contested_race_has_its_photo_on_the_first_ruling_alone() -> None:
    race = Race()
    race.press(0, 320, 300, NEAR, [Rival(1, 130)])
    race.press(1, 415, 290, FAR, [Rival(0, 20)])
    first, second = race.judge.verdict(415)
    assert first.photo is not None
    assert [one.seat for one in first.photo.finishes] == [1, 0]
    assert second.photo is None


def test_claims_that_keep_leaning_on_the_bound_are_no_longer_heard() -> None:
    race = Race()
    for turn in range(LEANING_ALLOWED + 1):
        assert race.trust(0).trusted, turn
        race.press(0, 500, 150, NEAR)
        race.judge.verdict(500)
    assert not race.trust(0).trusted


def test_after_honest_presses_enough_claims_are_heard_again() -> None:
    race = Race()
    for _ in range(LEANING_ALLOWED + 1):
        race.press(0, 500, 150, NEAR)
        race.judge.verdict(500)
    for _ in range(PROBATION):
        race.press(0, 500, 475, NEAR)
        race.judge.verdict(500)
    assert race.trust(0).trusted
