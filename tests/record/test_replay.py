"""What a replay tells of a finished game, beside its pictures."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from record.played import play
from tablee.catalog import find
from tablee.kernel import WATCHER
from tablee.record.replay import OPEN, replay
from tablee.record.review import begin


@pytest.mark.parametrize("key", ["tictactoe", "take-it", "claquer"])
def test_it_says_whether_a_review_can_be_had(key: str) -> None:
    game = find(key)
    played = play(game)
    shown = replay(game, played.table.sheet, played.rows, 0)
    assert shown.has_review is not bool(begin(game, played.table.sheet, played.rows, 0).unknown)


def test_a_seat_is_told_what_the_game_counts_of_it() -> None:
    game = find("claquer")
    played = play(game)
    told = [replay(game, played.table.sheet, played.rows, eyes).figures for eyes in (0, 1)]
    assert [[figure.id for figure in one] for one in told] == [
        ["figure-gaffes", "figure-called"]
    ] * 2
    for eyes in (WATCHER, OPEN):
        assert replay(game, played.table.sheet, played.rows, eyes).figures == ()


def test_while_the_game_goes_on_nothing_is_counted_or_reviewed() -> None:
    """Gaffes that nobody has noticed stay unnoticed."""
    for game in (find("claquer"), find("tictactoe")):
        played = play(game)
        playing = replace(played.table.sheet, status="playing")
        shown = replay(game, playing, played.rows[: len(played.rows) // 2], 0)
        assert (shown.figures, shown.has_review) == ((), False)
