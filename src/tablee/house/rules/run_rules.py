"""Every call of the server into rules goes through here, so that one that never ends is found.

`endless.py` finds these calls in the stack of a thread, and raises `NoReturn` in them.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from types import CodeType
from typing import Any, TypeVar, TypeVarTuple

from tablee.kernel import Fault, Game

Given = TypeVarTuple("Given")
Result = TypeVar("Result")

STOPPED: set[tuple[str, int]] = set()
"""Games by key and version whose rules did not return in this process. Nothing of theirs is opened
until the server starts again: each try could hold up everybody."""

_log = logging.getLogger(__name__)


class NoReturn(BaseException):
    """Raised inside rules that do not return. No `except Exception` of a game catches it."""


def run_rules(
    game: Game[Any, Any, Any], step: Callable[[*Given], Result], *given: *Given
) -> Result:
    """A step on the event loop, where all tables wait for it. Rules that do not return are broken
    off: the step raises `game_fault`, and the game is stopped."""
    try:
        return step(*given)
    except NoReturn:
        _stop(game)
    raise Fault("game_fault")


def run_aside(
    game: Game[Any, Any, Any], step: Callable[[*Given], Result], *given: *Given
) -> Result:
    """The same in another thread, where only work of its kind waits. It may take far longer."""
    try:
        return step(*given)
    except NoReturn:
        _stop(game)
    raise Fault("game_fault")


def run_thought(step: Callable[[], Result]) -> Result:
    """A computer player in such a thread. It fails alone: its game goes on."""
    try:
        return step()
    except NoReturn:
        _log.exception("a computer player did not return")
    raise Fault("game_fault")


def ask_rules(
    game: Game[Any, Any, Any], step: Callable[[*Given], Result], *given: *Given
) -> Result:
    """`run_rules` for what no table waits for; a game that is stopped is not asked again."""
    if is_stopped(game):
        raise Fault("game_fault")
    return run_rules(game, step, *given)


def is_stopped(game: Game[Any, Any, Any]) -> bool:
    return (game.key, game.version) in STOPPED


def _stop(game: Game[Any, Any, Any]) -> None:
    STOPPED.add((game.key, game.version))
    _log.exception("the rules of %s did not return", game.key)


BOUNDS: Mapping[CodeType, float] = {
    run_rules.__code__: 2.0,
    run_aside.__code__: 30.0,
    run_thought.__code__: 30.0,
}
"""Seconds of processor time that such a call has after it was first seen, which takes up to one.
On the loop, games of ours need thousandths."""
