"""What nearly every game says the same: ready-made parts for a `Game`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from tablee.kernel.chance import Rng
from tablee.kernel.fault import IllegalMove
from tablee.kernel.move import Move, Timer

T = TypeVar("T")
Chances = Callable[[Any], Sequence[tuple[Move, int]]]


def no_chances(state: Any) -> Sequence[tuple[Move, int]]:
    """Nothing is shuffled or thrown."""
    return ()


def draw_from(chances: Chances) -> Callable[[Any, Rng], Move]:
    """Picks one of the listed chances by its weight. A game with many of them draws faster."""

    def draw(state: Any, rng: Rng) -> Move:
        listed = chances(state)
        if not listed:
            raise IllegalMove("no_chance_here")
        place = rng.randrange(sum(weight for _, weight in listed))
        for move, weight in listed:
            place -= weight
            if place < 0:
                return move
        raise AssertionError("weights are whole numbers above zero")

    return draw


no_draw = draw_from(no_chances)
"""Refuses: there is nothing to draw."""


def all_is_open(state: Any, seat: int, move: Move, viewer: int) -> Move:
    """A mask for games without secrets: everybody is shown every move as it was made."""
    return move


def all_is_seen(state: T, seat: int) -> T:
    """A view for games without secrets: everybody sees the state as it is."""
    return state


def seen_is_all(view: T, rng: Rng) -> T:
    """`imagine` for such a game: one state only looks like this."""
    return view


def no_reveal(state: Any, seat: int, move: Any, viewer: int) -> Any:
    """Nobody learns more from a move than `mask` shows of it."""
    return None


def no_consequence(before: Any, seat: int, move: Any, after: Any) -> None:
    """News and pieces that move say enough."""


def no_race(state: Any, seat: int, move: Any) -> str | None:
    """Nothing is competed for."""
    return None


def no_timers(state: Any) -> Sequence[Timer]:
    """Nothing happens by itself."""
    return ()


def none_held(state: Any) -> Sequence[str]:
    """Every timer runs."""
    return ()


def no_defaults(chosen: Mapping[str, Any], people: int) -> Mapping[str, Any]:
    """The defaults of the options struct hold at every table."""
    return {}


def no_needs(options: Any) -> tuple[str, ...]:
    """Nothing beside the rules is needed."""
    return ()
