"""Players that choose by what a move is worth."""

from __future__ import annotations

from random import Random

from tablee.kernel import Intent, Move
from tablee.pieces.rated import TEMPERS, RatedPlayer, rated


class Take(Move, frozen=True, tag="take"):
    stones: int


MOVES = [Take(stones) for stones in (1, 2, 3, 4)]


def rate(view: int, move: Take) -> float | None:
    """Any even number is as good as another; three is never taken."""
    return None if move.stones == 3 else float(move.stones % 2 == view)


def taken(level: str, view: int = 0) -> list[int]:
    bot, rng = rated(rate)[level](0), Random(level)
    found = [bot.think(view, MOVES, rng) for _ in range(300)]
    return [intent.move.stones for intent in found if isinstance(intent, Intent)]  # type: ignore[attr-defined]


def test_the_best_move_is_made_and_all_of_the_best() -> None:
    assert set(taken("expert")) == {2, 4}
    assert set(taken("expert", 1)) == {1}


def test_weaker_players_slip_but_never_to_what_is_out_of_the_question() -> None:
    slips = {level: taken(level).count(1) for level in TEMPERS}
    assert slips["beginner"] > slips["regular"] > slips["expert"] == 0
    assert not any(3 in taken(level) for level in TEMPERS)


def test_without_a_move_worth_making_it_waits() -> None:
    waits = RatedPlayer(lambda view, move: None, TEMPERS["expert"], 0)
    assert waits.think(0, MOVES, Random(1)) is None
