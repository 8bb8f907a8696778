"""The course of a game: it begins, it ends, it can be replayed, written and read."""

from __future__ import annotations

import pytest
from hypothesis import strategies as st

from tablee.catalog import refused, shelf
from tablee.kernel import BadOptions, Game, format_move, parse_move, replay
from tablee.testing.proof import proved
from tablee.testing.walk import BOUND, accepts, walk
from tablee.testing.walks import walks

STATES = 6
"""States looked at closely in each walk."""


def test_the_box_stands_on_the_shelf(game: Game) -> None:
    """The entry point of the package leads to this game."""
    why = [one.why for one in refused() if one.key == game.key]
    assert game.key in shelf(), f"no entry point brings {game.key} to the shelf {why}"
    assert shelf()[game.key] is game, f"the entry point {game.key} leads to another game"


def test_random_play_ends(game: Game, seats: int, full: bool) -> None:
    """Random play ends, nobody may act then, and the scores are explained by their lines."""
    for seed in range(20 if full else 2):
        ended = walk(game, game.options(), seats, seed, BOUND)
        outcome = game.outcome(ended.state)
        assert outcome is not None, f"still going on after {BOUND} entries\n{ended.told()}"
        assert game.to_act(ended.state) == (), ended.told()
        assert not game.timers(ended.state), ended.told()
        assert len(outcome.ranks) == len(outcome.scores) == seats
        assert min(outcome.ranks) == 1
        for score, lines in zip(outcome.scores, outcome.lines, strict=bool(outcome.lines)):
            assert sum(line.points for line in lines) == score, "a score its lines do not explain"


@proved(data=st.data())
def test_any_options_the_game_accepts_lead_to_an_end(game: Game, data: st.DataObject) -> None:
    """Whatever options are chosen, the game ends."""
    walked, seed = data.draw(walks(game, most=20)), data.draw(st.integers(0, 2**32))
    ended = walk(game, walked.options, walked.seats, seed, BOUND)
    assert game.outcome(ended.state) is not None, ended.told()


def test_wrong_options_are_refused(game: Game) -> None:
    """`start` accepts the numbers of seats that the box names, and refuses the others."""
    for seats in {0, 1, *range(min(game.seats), max(game.seats) + 2)} - {*game.seats}:
        with pytest.raises(BadOptions):
            game.start(game.options(), seats)
    assert all(accepts(game, game.options(), seats) for seats in game.seats)


@proved(data=st.data())
def test_the_log_replays_to_the_same_state(game: Game, data: st.DataObject) -> None:
    """A log written in notation, read and played again leads to the same state."""
    walked = data.draw(walks(game))
    told = [format_move(move) for _, move in walked.log]
    moves = [parse_move(game.moves, text) for text in told]
    log = [(seat, move) for (seat, _), move in zip(walked.log, moves, strict=True)]
    assert log == walked.log, "a move is another one after it was written and read"
    assert replay(game, game.start(walked.options, walked.seats), log) == walked.state


@proved(data=st.data())
def test_states_survive_being_written_and_read(game: Game, data: st.DataObject) -> None:
    """A state written as JSON and read again is the same state."""
    walked = data.draw(walks(game))
    for number in walked.samples(STATES):
        state = walked.states[number]
        assert game.read_state(game.write_state(state)) == state
