"""Options as a form: described from the struct, parsed back into it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest

from tablee.kernel import BadOptions
from tablee.kernel.options import Choice, describe_options, parse_options


class Rich(msgspec.Struct, frozen=True):
    """One option of each kind."""

    fast: bool = False
    rounds: Annotated[int, msgspec.Meta(ge=1, le=9)] = 3
    tone: Literal["low", "high", "any"] = "low"


def test_every_kind_of_option_is_described_in_order() -> None:
    assert describe_options(Rich) == (
        Choice("fast", "bool", False),
        Choice("rounds", "int", 3, 1, 9),
        Choice("tone", "choice", "low", values=("low", "high", "any")),
    )


def test_what_is_not_chosen_keeps_its_default() -> None:
    assert parse_options(Rich, {"rounds": 5}) == Rich(rounds=5)


@pytest.mark.parametrize(
    ("chosen", "field"),
    [
        ({"fast": 1}, "fast"),
        ({"rounds": 0}, "rounds"),
        ({"rounds": "3"}, "rounds"),
        ({"rounds": None}, "rounds"),
        ({"tone": "shrill"}, "tone"),
        ({"speed": 3}, "speed"),
    ],
)
def test_a_wrong_option_is_named(chosen: dict[str, Any], field: str) -> None:
    with pytest.raises(BadOptions) as refused:
        parse_options(Rich, chosen)
    assert (refused.value.code, refused.value.details) == ("bad_options", {"field": field})


def test_an_option_no_form_can_draw_is_told_to_its_author() -> None:
    class Odd(msgspec.Struct):
        share: float = 0.5

    with pytest.raises(TypeError, match="share"):
        describe_options(Odd)
