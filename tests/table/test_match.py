"""A match: wins are counted by the chair, and games that nobody wins count for nobody."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from sheets import changed
from table.trio import GAME, sheet
from tablee.house.tables.rematch import rematch
from tablee.kernel import Outcome
from tablee.store.contract.tables import Sheet
from tablee.table import match


def played(games: int, nth: int = 1) -> Sheet:
    return replace(changed(sheet("ANN", "BOB", "regular"), games=games), nth=nth)


def wins(of: Sheet) -> list[int]:
    return [chair.wins for chair in of.chairs]


@pytest.mark.parametrize(
    ("ranks", "won"),
    [((1, 2, 3), [1, 0, 0]), ((1, 1, 3), [1, 1, 0]), ((1, 1, 1), [0, 0, 0])],
)
def test_whoever_wins_a_game_has_a_point(ranks: tuple[int, ...], won: list[int]) -> None:
    assert wins(match.tally(played(3), Outcome(ranks, (0, 0, 0)))) == won


def test_a_single_game_counts_no_wins() -> None:
    one = played(1)
    assert match.tally(one, Outcome((1, 2, 3), (0, 0, 0))) is one


def test_wins_move_with_their_chairs_to_the_next_game_until_the_last() -> None:
    first = match.tally(played(2), Outcome((2, 1, 3), (0, 0, 0)))
    second = rematch(GAME, replace(first, status="finished"), "ANN", 9)
    assert [chair.name for chair in second.chairs] == ["BOB", "regular", "ANN"]
    assert (wins(second), second.nth) == ([1, 0, 0], 2)
    assert not match.goes_on(second)
    new = rematch(GAME, replace(second, status="finished"), "ANN", 9)
    assert (wins(new), new.nth, new.terms.games) == ([0, 0, 0], 1, 2)
