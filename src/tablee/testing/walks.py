"""Walks for Hypothesis: any number of seats, any options, any length.

Hypothesis draws a seed and a length; the walk itself follows from the seed. A shorter walk is the
beginning of a longer one, so a failing example shrinks to the step where things went wrong.
"""

from __future__ import annotations

from typing import Any

from hypothesis import note
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from tablee.kernel import Game
from tablee.kernel.options import Choice, describe_options
from tablee.testing.walk import Walk, accepts, walk


@st.composite
def walks(draw: st.DrawFn, game: Game, most: int = 250) -> Walk:
    """Walks with any number of seats, mostly default options, of any length up to `most`."""
    seats = draw(st.sampled_from(game.seats))
    options = draw(options_of(game, seats))
    seed = draw(st.integers(0, 2**32))
    haste = draw(st.sampled_from((0.3, 0.9, 0.05)))
    steps = draw(st.integers(0, most) | st.integers(most // 2, most))
    walked = walk(game, options, seats, seed, steps, haste)
    note(walked.told())
    return walked


def options_of(game: Game, seats: int) -> SearchStrategy[Any]:
    """The defaults, or some other choice that the game accepts with that many seats."""
    values = {choice.name: _values(choice) for choice in describe_options(game.options)}
    wild = st.fixed_dictionaries({}, optional=values).map(lambda chosen: game.options(**chosen))
    return st.just(game.options()) | wild.filter(lambda options: accepts(game, options, seats))


def _values(choice: Choice) -> SearchStrategy[Any]:
    """Values of one option: a switch, a whole number within bounds, or a choice."""
    match choice.kind:
        case "bool":
            return st.booleans()
        case "choice":
            return st.sampled_from(choice.values)
        case "int":
            assert choice.least is not None, f"option {choice.name} has no lower bound"
            assert choice.most is not None, f"option {choice.name} has no upper bound"
            return st.integers(choice.least, choice.most)
