"""What a game says of chances to win: from what a viewer may know, and true to its own rules."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import strategies as st

from tablee.kernel import CHANCE, Game
from tablee.testing.proof import proved
from tablee.testing.walks import walks

STATES = 4
"""States looked at closely in each walk."""


@proved(data=st.data())
def test_states_alike_go_on_alike(game: Game, data: st.DataObject) -> None:
    """Chance leads from a state to the same keys by `chances_alike` as by `chances`."""
    if game.alike is None or game.chances_alike is None:
        pytest.skip("nothing is said to be alike")
    walked = data.draw(walks(game, most=60))
    drawn = [state for state in walked.states if game.to_act(state) == (CHANCE,)]
    for state in drawn[-STATES:]:
        told = []
        for chances in (game.chances, game.chances_alike):
            leads: Counter[object] = Counter()
            for move, weight in chances(state):
                leads[game.alike(game.apply(state, CHANCE, move))] += weight
            told.append(leads)
        assert told[0] == told[1], walked.told()


@proved(data=st.data())
def test_sensible_moves_are_some_of_the_legal_ones(game: Game, data: st.DataObject) -> None:
    """`sensible` leaves some out, never all, and adds none."""
    if game.sensible is None:
        pytest.skip("every legal move is sensible")
    walked = data.draw(walks(game))
    for number in walked.samples(STATES):
        for seat in range(walked.seats):
            if moves := walked.legal(number, seat):
                kept = game.sensible(game.view(walked.states[number], seat), moves)
                assert kept, walked.told()
                assert all(move in moves for move in kept), walked.told()


@proved(data=st.data(), seed=st.integers(0, 2**32))
def test_chances_to_win_are_chances(game: Game, data: st.DataObject, seed: int) -> None:
    """They add up to 1, say nothing about what the viewer cannot know, and agree with the end."""
    if game.worth is None:
        pytest.skip("nobody knows the chances")
    walked, rng = data.draw(walks(game)), Random(seed)
    for number in walked.samples(STATES):
        for seat in range(walked.seats):
            view = game.view(walked.states[number], seat)
            worth = game.worth(view)
            assert worth is not None, walked.told()
            assert len(worth.chances) == walked.seats
            assert sum(worth.chances) == pytest.approx(1.0)
            assert min(worth.chances) >= 0.0
            if game.imagine is not None:
                twin = game.view(game.imagine(view, rng), seat)
                assert game.worth(twin) == worth, walked.told()
    outcome, told = game.outcome(walked.state), game.worth(game.view(walked.state, 0))
    if outcome is not None and told is not None:
        shares = [(place == 1) / outcome.ranks.count(1) for place in outcome.ranks]
        assert told.chances == pytest.approx(shares)


@proved(data=st.data())
def test_every_move_is_weighed(game: Game, data: st.DataObject) -> None:
    """`weigh` gives a chance for each move, in an exact game none above that of the position."""
    if game.weigh is None or game.worth is None:
        pytest.skip("nobody weighs moves")
    walked = data.draw(walks(game))
    for number in walked.samples(STATES):
        state = walked.states[number]
        for seat in (game.awaited or game.to_act)(state):
            moves = walked.legal(number, seat)
            if not moves:
                continue
            view = game.view(state, seat)
            weighed, worth = game.weigh(view, moves), game.worth(view)
            assert weighed is not None, walked.told()
            assert worth is not None
            assert len(weighed.chances) == len(moves)
            assert all(0.0 <= chance <= 1.0 for chance in weighed.chances)
            if not weighed.about and game.to_act(state) == (seat,):
                assert max(weighed.chances) == pytest.approx(worth.chances[seat]), walked.told()
