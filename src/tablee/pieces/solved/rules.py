"""What a solver and a table ask of the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from tablee.kernel import Game, Move, Outcome
from tablee.pieces.solved.table import Key


class Rules(msgspec.Struct, frozen=True):
    """Some functions of a `Game`. A game's own modules use this before their `Game` is made."""

    to_act: Callable[[Any], tuple[int, ...]]
    awaited: Callable[[Any], tuple[int, ...]]
    legal: Callable[[Any, int], Sequence[Move]]
    apply: Callable[[Any, int, Any], Any]
    outcome: Callable[[Any], Outcome | None]
    race: Callable[[Any, int, Any], str | None]
    alike: Callable[[Any], tuple[Key, int]]


def rules_of_game(game: Game, sensible: bool = False) -> Rules:
    """`sensible` leaves out what nobody would choose."""
    return Rules(
        game.to_act,
        game.awaited or game.to_act,
        _sensible(game) if sensible and game.sensible else game.legal,
        game.apply,
        game.outcome,
        game.race,
        game.alike or _as_written(game),
    )


def _sensible(game: Game) -> Callable[[Any, int], Sequence[Move]]:
    def legal(state: Any, seat: int) -> Sequence[Move]:
        moves = game.legal(state, seat)
        return game.sensible(game.view(state, seat), moves) if game.sensible else moves

    return legal


def _as_written(game: Game) -> Callable[[Any], tuple[Key, int]]:
    """Only equal states are alike."""
    return lambda state: (tuple(game.write_state(state)), 0)
