"""Learning from self-play: the same from the same seed, and better than knowing nothing."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest

from tablee.catalog import find
from tablee.lab.learn import CannotLearn, LearningPlan, learn
from tablee.lab.learn.play import TRUST, Lessons, later, self_play
from tablee.lab.learn.train import loss, train
from tablee.pieces.learned import About, read_net
from tablee.pieces.learned.net import encode_net, new_net

OPTIONS: tuple[dict[str, bool], ...] = ({"auto_draw": True}, {})


def test_the_same_seed_learns_the_same_in_any_number_of_processes(full: bool) -> None:
    """One round; with --full another, which is played by the net of the first."""
    course = LearningPlan("double-action", 2, 2 if full else 1, 1, 5, OPTIONS)
    alone = [encode_net(each.net) for each in learn(course)]
    assert alone == [encode_net(each.net) for each in learn(course, workers=2)]
    assert len(set(alone)) == course.rounds


def test_what_was_learned_is_shown_by_games_it_has_not_seen() -> None:
    """One batch of games, then the loss over another; 0.693 is that of who knows nothing.

    The net that comes with the game has learned from many more.
    """
    game = find("double-action")
    options = [game.options(auto_draw=True)]
    seen, new = (self_play(game, options, 2, None, seed) for seed in ("seen", "new"))
    signs = seen.rows.shape[1]
    rng = np.random.default_rng(3)
    net = new_net(About(game.key, game.version, 2, signs, 0, 0), rng)
    assert loss(train(net, seen, 1, rng), new) < loss(net, new)
    shipped = read_net(game.folder / "learned" / "2.net", game.key, game.version, 2, signs)
    assert loss(shipped, new) < 0.65


def test_training_finds_what_is_there_to_find() -> None:
    """The first number decides, the others are noise."""
    rng = np.random.default_rng(4)
    rows = rng.random((8_192, 4), np.float32)
    lessons = Lessons(rows, (rows[:, 0] > 0.5).astype(np.float32))
    net = train(new_net(About("any", 1, 2, 4, 0, 0), rng), lessons, 20, rng)
    found = net.chances(np.array([[0.9, 0.1, 0.5, 0.9], [0.1, 0.9, 0.5, 0.1]], np.float32))
    assert found[0] > 0.95
    assert found[1] < 0.05


def test_a_view_learns_from_what_its_seat_thought_later() -> None:
    views = [SimpleNamespace(me=seat) for seat in (0, 1, 0, 0)]
    found = later(views, [0.1, 0.2, 0.6, 0.7], [1.0, 0.0, 1.0, 1.0])
    assert found[3] == 1.0  # the end of the game
    assert found[2] == 1.0  # what comes next is the end
    assert found[1] == 0.0
    assert found[0] == pytest.approx(TRUST * 1.0 + (1 - TRUST) * 0.6)


def test_a_game_that_shows_nothing_cannot_be_learned() -> None:
    with pytest.raises(CannotLearn, match="tictactoe does not say what a net is to be shown"):
        next(learn(LearningPlan("tictactoe", 2, 1, 1)))
