"""Everything one viewer is shown of two games, compared part by part."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from tablee.kernel import WATCHER, Entry, Game, IllegalMove, Move, format_move
from tablee.table.viewers.glimpse import glimpse
from tablee.table.viewers.viewpoint import Viewpoint
from tablee.testing.walk import Walk
from tablee.testing.wild import wild_moves

QUESTIONS = 6
"""Moves that the viewer tries in vain, on some of the states."""
LONGEST = 160
"""Characters of a value in a failure."""

encode = msgspec.json.Encoder(enc_hook=repr).encode


class Eyes:
    """One viewer of two games; both are looked at after every entry."""

    def __init__(self, game: Game, viewer: int, states: tuple[Any, Any]) -> None:
        self._game, self._viewer = game, viewer
        self._points = [Viewpoint(game, viewer, state) for state in states]

    def first(self, states: tuple[Any, Any]) -> str | None:
        """What is different before anything happens."""
        found = self._compare(states)
        return found or _sent(*(point.fresh(()) for point in self._points))

    def look(
        self, befores: tuple[Any, Any], entries: tuple[Entry, Entry], states: tuple[Any, Any]
    ) -> str | None:
        """What is different after this entry; None where all is the same."""
        updates = []
        for point, before, entry, state in zip(self._points, befores, entries, states, strict=True):
            point.notice(before, entry, state)
            updates.append(point.update(state, (), frozenset()))
        return self._compare(states) or _sent(*updates)

    def _compare(self, states: tuple[Any, Any]) -> str | None:
        one, other = (shown(self._game, state, self._viewer) for state in states)
        found = (differing(name, one[name], other[name]) for name in one)
        return next((told for told in found if told), None)


def shown(game: Game, state: Any, viewer: int) -> dict[str, Any]:
    """Everything that viewer gets to know about the state, the view first."""
    acting = game.to_act(state)
    is_able = viewer != WATCHER and viewer in acting
    legal = tuple(game.legal(state, viewer)) if is_able else ()
    return {
        "view": game.view(state, viewer),
        "to_act": acting,
        "awaited": game.awaited(state) if game.awaited else acting,
        "legal": [format_move(move) for move in legal],
        "race": [game.race(state, viewer, move) for move in legal],
        "timers": sorted((t.key, t.seat, t.after_ms, t.shown) for t in game.timers(state)),
        "held": sorted(game.held(state)),
        "default": game.default(state, viewer) if game.default and legal else None,
        "outcome": game.outcome(state),
        "picture": glimpse(game, state) if viewer == WATCHER else None,
    }


def refusals(walked: Walk, number: int, twin: Any, viewer: int) -> str | None:
    """What the judge answers differently when the viewer tries what cannot be done."""
    if viewer == WATCHER:
        return None
    wild = wild_moves(walked, number, Random(number), QUESTIONS)
    for move in (move for _, move in wild):
        answers = [_answer(walked.game, s, viewer, move) for s in (walked.states[number], twin)]
        if answers[0] != answers[1]:
            return differing(f"refusal of {format_move(move)}", *answers)
    return None


def _answer(game: Game, state: Any, seat: int, move: Move) -> Any:
    try:
        game.apply(state, seat, move)
    except IllegalMove as fault:
        return [fault.code, dict(fault.details)]
    return "accepted"


def differing(name: str, one: Any, other: Any) -> str | None:
    """Names the first part in which two things differ, and shows both; None where none does."""
    if encode(one) == encode(other):
        return None
    for where, first, second in _differences(name, _plain(one), _plain(other)):
        return f"`{where}` is {first!s:.{LONGEST}}, and {second!s:.{LONGEST}} in the other game"
    return None


def _sent(one: Any, other: Any) -> str | None:
    """As it would travel: an order may tell something, too."""
    if encode(one) == encode(other):
        return None
    return differing("sent", one, other) or "`sent` has another order in the other game"


def _differences(name: str, one: Any, other: Any) -> Iterator[tuple[str, Any, Any]]:
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for key in one:
            yield from _differences(f"{name}.{key}", one[key], other[key])
    elif type(one) is type(other) and isinstance(one, list | tuple) and len(one) == len(other):
        for place, parts in enumerate(zip(one, other, strict=True)):
            yield from _differences(f"{name}[{place}]", *parts)
    elif one != other:
        yield name, one, other


def _plain(thing: Any) -> Any:
    """As it would be written; sets and dictionaries have no order that could be seen."""
    return msgspec.to_builtins(thing, str_keys=True, enc_hook=repr, order="deterministic")
