"""The ladder: what each game promises of its levels holds, at every number of seats.

A short run shows at the smallest table of each game that no level has fallen behind its promise;
`--full` plays more games and at every table. docs/benchmarks.md has the figures of long series.
"""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tablee.catalog import find, shelf
from tablee.lab.arena import contest, standing
from tablee.lab.ladder import EVEN, LadderStep, least, steps
from tablee.testing import size

OURS = ("claquer", "crack-word", "double-action", "switch", "take-it")
PAIRS = {"claquer": 2, "crack-word": 2, "double-action": 3, "switch": 30, "take-it": 8}
"""Few where a game takes long or levels are far apart."""
MORE = {"claquer": 4, "crack-word": 6, "double-action": 6, "switch": 120, "take-it": 30}
"""With --full."""
QUICK = {("double-action", "regular"): 10}
"""So many times as many where neither of the two thinks for long."""
EVERY = [step for key in OURS for step in steps(find(key))]
SMALLEST = [step for step in EVERY if step.asked.seats == min(find(step.asked.game).seats)]


def _name(step: LadderStep) -> str:
    return f"{step.asked.game}-{step.asked.seats}-{step.asked.one}"


@pytest.mark.slow
@pytest.mark.parametrize("step", EVERY if size.full else SMALLEST, ids=_name)
def test_each_level_beats_the_one_below(step: LadderStep) -> None:
    """It fails where the promise is out of reach: the upper end of the interval is below it."""
    game, level = step.asked.game, step.asked.one
    pairs = (MORE if size.full else PAIRS)[game] * QUICK.get((game, level), 1)
    found = standing(contest(step.asked, pairs))
    assert found.high >= step.least


def test_every_game_of_ours_promises_something_at_every_number_of_seats() -> None:
    for key in OURS:
        game = shelf()[key]
        assert {step.asked.seats for step in steps(game)} == set(game.seats)
        assert all(step.least > EVEN for step in steps(game))


def test_a_promise_holds_for_more_seats_until_another_is_made() -> None:
    game = replace(find("take-it"), apart={2: 0.6, 4: 0.52})
    assert [least(game, seats) for seats in (2, 3, 4, 5)] == [0.6, 0.6, 0.52, 0.52]
    assert least(replace(game, apart={}), 2) == EVEN
