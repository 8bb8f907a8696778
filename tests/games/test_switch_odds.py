"""Switch: the exact odds, against an oracle and by independent counting."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from tablee.games.switch import odds
from tablee.games.switch.components import DICE_BY_TOP, LAST

# The chance to make the top card with one throw, dice only, rounded to two places.
ORACLE = (
    0.42, 0.48, 0.54, 0.61, 0.84, 0.92, 0.77, 0.78,
    0.91, 0.93, 0.88, 0.90, 0.79, 0.73, 0.64, 0.56,
)  # fmt: skip


@pytest.mark.parametrize(("top", "chance"), list(enumerate(ORACLE, 1)))
def test_the_chance_to_make_each_card_is_known(top: int, chance: float) -> None:  # SW-10, SW-14
    made = sum(p for cards, p in odds.shedding(top) if cards)
    assert round(made, 2) == chance


@pytest.mark.parametrize("top", [1, 4, 5, 8, 9, 13, 16])
def test_ways_are_counted_over_every_throw(top: int) -> None:  # SW-14 to SW-18
    counted: dict[int, int] = {}
    for dice in product(range(1, 7), repeat=DICE_BY_TOP[top]):
        sizes = range(1, len(dice) + 1)
        made = {sum(some) for size in sizes for some in combinations(dice, size)}
        cards = 0
        while top + cards in made and top + cards <= LAST:
            cards += 1
        counted[cards] = counted.get(cards, 0) + 1
    assert dict(odds.ways(top)) == counted
    assert sum(counted.values()) == 6 ** DICE_BY_TOP[top]


def test_a_pack_at_the_16_alone() -> None:
    """At 16 all depends on one throw: with p = 5/6 · P(16), turns = 1/p, as 9 is never risked."""
    turns = odds.turns_left()
    p = 5 / 6 * dict(odds.shedding(16))[1]
    assert turns[16] == pytest.approx(1 / p, abs=1e-5)


def test_the_klick_card_is_a_step_forward() -> None:
    """Right after the 9 is reached nothing can be lost: a great deal nearer than the 8."""
    turns = odds.turns_left()
    assert turns[1] > turns[4] > turns[8] > turns[9]
    assert odds.risk(turns)[9] < turns[9]


@pytest.mark.parametrize("theirs", range(1, 17))
def test_the_odds_of_a_duel_at_the_16_add_up(theirs: int) -> None:
    """One card to go: won with the 16, otherwise handed over or, by green or red, swapped."""
    wins, made = odds.duel().wins, dict(odds.shedding(16))[1]
    kept, swapped = 1 - wins[theirs][16], 1 - wins[16][theirs]
    red = swapped if theirs < 16 else kept
    green = made + (1 - made) * max(kept, swapped)
    other = made + (1 - made) * kept
    assert wins[16][theirs] == pytest.approx(red / 6 + green / 6 + 4 / 6 * other, abs=1e-5)


def test_the_odds_of_a_duel_follow_the_packs() -> None:
    wins = odds.duel().wins
    assert wins[9][1] > wins[1][1] > 0.5 > wins[1][9]
    assert all(0 < wins[mine][theirs] < 1 for mine in range(1, 17) for theirs in range(1, 17))


def test_the_first_throw_is_an_advantage_between_equals() -> None:
    duel = odds.duel()
    assert all(duel.wins[top][top] > 0.5 for top in range(1, odds.GONE))
