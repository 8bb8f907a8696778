"""Who may know what: views are built, and what a viewer cannot know changes nothing for them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import strategies as st

from tablee.kernel import CHANCE, WATCHER, Game, IllegalMove, Move, format_move
from tablee.testing.contract.judge import parsed
from tablee.testing.proof import proved
from tablee.testing.walk import Walk, name_of
from tablee.testing.walks import walks

STATES = 6
"""States looked at closely in each walk."""


@proved(data=st.data())
def test_only_an_open_game_puts_its_whole_state_into_a_view(
    game: Game, data: st.DataObject
) -> None:
    """A view holds the state itself only in a game where everybody sees every move."""
    walked = data.draw(walks(game))
    for before, (seat, move) in zip(walked.states, walked.log, strict=False):
        for viewer in walked.viewers:
            if game.mask(before, seat, move, viewer) != move:
                whole = any(
                    isinstance(part, game.state) for part in _parts(game.view(before, viewer))
                )
                told = f"`mask` hides {format_move(move)}, and the view"
                assert not whole, f"{told} of {name_of(viewer)} holds the whole state"


@proved(data=st.data(), seed=st.integers(0, 2**32))
def test_what_is_imagined_looks_the_same(game: Game, data: st.DataObject, seed: int) -> None:
    """A state dealt again from a view cannot be told from the true one by that seat."""
    if game.imagine is None:
        pytest.skip("nothing to imagine")
    walked, rng = data.draw(walks(game)), Random(seed)
    for number in walked.samples(STATES):
        state = walked.states[number]
        for seat in range(walked.seats):
            twin = game.imagine(game.view(state, seat), rng)
            assert _shown(game, twin, seat) == _shown(game, state, seat), name_of(seat)


@proved(data=st.data(), seed=st.integers(0, 2**32))
def test_hidden_chance_stays_hidden(game: Game, data: st.DataObject, seed: int) -> None:
    """Chance deals something else that a viewer is shown the same way: nothing else may differ."""
    walked, rng = data.draw(walks(game, most=120)), Random(seed)
    before = walked.states[:-1]
    dealt = [number for number, state in enumerate(before) if game.to_act(state) == (CHANCE,)]
    for number in rng.sample(dealt, min(STATES, len(dealt))):
        for viewer in walked.viewers:
            other = _same_to(walked, number, viewer, rng)
            if other is not None:
                _follow(walked, number, other, viewer)


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


def _shown(game: Game, state: Any, viewer: int) -> dict[str, Any]:
    """Everything that viewer gets to know about the state."""
    acting = viewer in game.to_act(state) and viewer != WATCHER
    legal = tuple(game.legal(state, viewer)) if acting else ()
    view = game.view(state, viewer)
    return {
        "view": view,
        "legal": legal,
        "scene": msgspec.json.encode(game.scene(view, legal)),
        "clocks": sorted((t.key, t.seat, t.after_ms) for t in game.timers(state) if t.shown),
        "outcome": game.outcome(state),
    }


def _same_to(walked: Walk, number: int, viewer: int, rng: Random) -> Move | None:
    """Another chance move the viewer is shown just like the one that was made."""
    game, state, (_, move) = walked.game, walked.states[number], walked.log[number]
    shown = game.mask(state, CHANCE, move, viewer)
    others = (game.draw(state, rng) for _ in range(8))
    alike = (o for o in others if o != move and game.mask(state, CHANCE, o, viewer) == shown)
    return next(alike, None)


def _follow(walked: Walk, number: int, other: Move, viewer: int) -> None:
    """The same log from there on: for as long as the views agree, so does all that is shown."""
    game = walked.game
    twin = game.apply(walked.states[number], CHANCE, other)
    true = walked.states[number + 1]
    told = f"entry {number + 1} might have been {format_move(other)} to {name_of(viewer)}"
    assert game.view(twin, viewer) == game.view(true, viewer), told
    for later in range(number + 1, min(len(walked.log), number + 12)):
        assert _shown(game, twin, viewer) == _shown(game, true, viewer), (told, later)
        seat, move = walked.log[later]
        try:
            masked = game.mask(twin, seat, move, viewer)
            following = game.apply(twin, seat, move)
        except IllegalMove:
            return
        assert masked == game.mask(true, seat, move, viewer), (told, later)
        twin, true = following, walked.states[later + 1]
        if game.view(twin, viewer) != game.view(true, viewer):
            return


def _parts(thing: Any) -> Iterator[Any]:
    """The thing itself and everything inside it."""
    yield thing
    if isinstance(thing, msgspec.Struct):
        thing = [getattr(thing, name) for name in thing.__struct_fields__]
    elif isinstance(thing, Mapping):
        thing = [*thing, *thing.values()]
    if isinstance(thing, (list, tuple, set, frozenset)):
        for part in thing:
            yield from _parts(part)
