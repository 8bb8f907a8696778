"""The small values of the kernel: ranks, faults, options, replays."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.catalog import find
from tablee.kernel import (
    BadOptions,
    Fault,
    IllegalMove,
    Outcome,
    parse_move,
    rank,
    replay,
    who,
)
from tablee.kernel.options import Choice, describe_options, parse_options


class Options(msgspec.Struct, frozen=True):
    """One of each kind."""

    open_hands: bool = False
    rounds: Annotated[int, msgspec.Meta(ge=1, le=9)] = 3
    deck: Literal["full", "quick"] = "full"


def test_ties_share_the_better_rank() -> None:
    assert rank((12, 12, 7)) == (1, 1, 3)
    assert Outcome(ranks=(1, 1, 3), scores=(12, 12, 7)).winners == (0, 1)


@given(st.lists(st.integers(), min_size=1))
def test_the_best_score_is_first_and_a_better_score_never_ranks_behind(scores: list[int]) -> None:
    ranks = rank(scores)
    assert min(ranks) == 1
    for mine, place in zip(scores, ranks, strict=True):
        assert place == 1 + sum(other > mine for other in scores)


def test_faults_tell_their_code_and_details() -> None:
    assert str(Fault("cell_taken", cell=4, by="@1")) == "cell_taken (cell=4, by=@1)"
    assert str(IllegalMove("game_over")) == "game_over"


def test_seats_are_named_by_a_sign() -> None:
    assert who(2) == "@2"


def test_options_are_described_as_the_form_draws_them() -> None:
    assert describe_options(Options) == (
        Choice("open_hands", "bool", False),
        Choice("rounds", "int", 3, 1, 9),
        Choice("deck", "choice", "full", values=("full", "quick")),
    )


def test_options_are_read() -> None:
    assert parse_options(Options, {"rounds": 5, "deck": "quick"}) == Options(False, 5, "quick")


@pytest.mark.parametrize(
    ("chosen", "field"),
    [
        ({"rounds": 0}, "rounds"),
        ({"rounds": "many"}, "rounds"),
        ({"deck": "marked"}, "deck"),
        ({"open_hands": 1}, "open_hands"),
        ({"speed": 3}, "speed"),
    ],
)
def test_wrong_options_are_refused_by_name(chosen: dict[str, object], field: str) -> None:
    with pytest.raises(BadOptions) as refused:
        parse_options(Options, chosen)
    assert refused.value.details == {"field": field}


def test_a_log_that_breaks_the_rules_is_not_replayed() -> None:
    game = find("tictactoe")
    log = [(0, parse_move(game.moves, "mark 4")), (1, parse_move(game.moves, "mark 4"))]
    with pytest.raises(IllegalMove, match="cell_taken"):
        replay(game, game.start(game.options(), 2), log)
