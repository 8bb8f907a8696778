"""Who may know what: views are built, and what a viewer cannot know changes nothing for them."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import strategies as st

from tablee.kernel import Game
from tablee.testing.contract.judge import parsed
from tablee.testing.proof import proved
from tablee.testing.shown import Eyes
from tablee.testing.walk import name_of
from tablee.testing.walks import walks

STATES = 6
"""States looked at closely in each walk."""


@proved(data=st.data(), seed=st.integers(0, 2**32))
def test_what_is_imagined_looks_the_same(game: Game, data: st.DataObject, seed: int) -> None:
    """A state dealt again from a view cannot be told from the true one by that seat."""
    if game.imagine is None:
        pytest.skip("nothing to imagine")
    walked, rng = data.draw(walks(game)), Random(seed)
    for number in walked.samples(STATES):
        state = walked.states[number]
        for seat in range(walked.seats):
            states = state, game.imagine(game.view(state, seat), rng)
            different = Eyes(game, seat, states).first(states)
            assert not different, f"to {name_of(seat)}, {different}"


@proved(data=st.data())
def test_masks_are_moves_of_the_game(game: Game, data: st.DataObject) -> None:
    """`mask` gives moves of the game, and shows players the whole of their own moves."""
    walked = data.draw(walks(game))
    for before, (seat, move) in zip(walked.states, walked.log, strict=False):
        for viewer in walked.viewers:
            masked = game.mask(before, seat, move, viewer)
            if masked is not None:
                assert parsed(game, masked) == masked
            if viewer == seat:
                assert masked == move, "players know what they did themselves"
