"""A state from a view: shared fields come from it, and none is forgotten or mistaken."""

from __future__ import annotations

import msgspec
import pytest

from tablee.kernel import state_seen


class State(msgspec.Struct, frozen=True):
    turn: int
    stock: tuple[int, ...]
    points: tuple[int, ...] = ()


class View(msgspec.Struct, frozen=True):
    me: int
    turn: int
    stock: int
    """How many."""
    points: tuple[int, ...]


class Poor(msgspec.Struct, frozen=True):
    turn: int


VIEW = View(me=0, turn=1, stock=2, points=(3, 4))


def test_what_both_have_comes_from_the_view_and_the_rest_is_given() -> None:
    assert state_seen(State, VIEW, stock=(7, 8)) == State(1, (7, 8), (3, 4))


def test_what_is_given_wins() -> None:
    assert state_seen(State, VIEW, stock=(), turn=5).turn == 5


def test_views_that_share_one_field_or_none() -> None:
    assert state_seen(State, Poor(1), stock=(), points=()) == State(1, ())
    assert state_seen(State, Poor(1), stock=(), points=(), turn=2) == State(2, ())


def test_the_same_name_for_something_else_is_no_field_of_the_state() -> None:
    """In the view it is how many, in the state which."""
    with pytest.raises(TypeError, match="View does not have stock as State has it"):
        state_seen(State, VIEW)


def test_nothing_is_left_to_a_default_by_oversight() -> None:
    with pytest.raises(TypeError, match="Poor does not have points"):
        state_seen(State, Poor(1), stock=())


def test_a_name_that_the_state_does_not_have_is_refused() -> None:
    with pytest.raises(TypeError):
        state_seen(State, VIEW, stock=(), stack=())
