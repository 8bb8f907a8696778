"""A table says when a move changes nothing about its next tick, and then it is true.

Every request in `trio.Room` checks that it is.
"""

from __future__ import annotations

import pytest

from table.lamps import seated
from table.trio import Room, room
from tablee.store.contract.tables import Pace
from tablee.table import Effects
from tablee.wire import Play


def moved(game: Room, viewer: str = "a", move: str = "mark 4") -> Effects:
    return game.table.ask(viewer, Play(1, move), game.now)


def test_a_plain_move_leaves_the_next_tick_where_it_was() -> None:
    game = room("ANN", "BOB")
    assert moved(game).due_stays
    assert game.table.due() is None


def test_so_it_does_while_somebody_is_away() -> None:
    game = room("ANN", "BOB", grace=60).go("b").wait(5_000)
    due = game.table.due()
    assert due is not None
    assert moved(game).due_stays
    assert game.table.due() == due


def test_the_last_move_does_not() -> None:
    game = room("ANN", "BOB")
    for viewer, move in (("a", "mark 0"), ("b", "mark 3"), ("a", "mark 1"), ("b", "mark 4")):
        assert moved(game, viewer, move).due_stays
    assert not moved(game, "a", "mark 2").due_stays


@pytest.mark.parametrize(
    "game", [room("ANN", "BOB", pace=Pace(per_move=30)), room("ANN", "random")]
)
def test_a_move_does_not_where_clocks_run_or_computer_players_act(game: Room) -> None:
    assert not moved(game).due_stays


def test_a_move_does_not_where_there_are_timers() -> None:
    assert not seated().ask("a", Play(1, "grab 1"), 10).due_stays
