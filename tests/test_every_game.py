"""One contract, every game: whatever stands on the shelf keeps these promises.

The walks are in walk.py; a failing example shows the log that leads to it, in notation.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import entry_points
from random import Random
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.catalog import shelf
from tablee.kernel import (
    CHANCE,
    WATCHER,
    BadOptions,
    Game,
    IllegalMove,
    Move,
    blank,
    format_move,
    parse_move,
    replay,
)
from tablee.kernel.notation import BadNotation
from walk import BOUND, Walk, accepts, filled, name_of, walk, walks, wild_moves

GAMES = tuple(shelf().values())
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
every_seating = pytest.mark.parametrize(
    ("game", "seats"),
    [pytest.param(game, seats, id=f"{game.key}-{seats}") for game in GAMES for seats in game.seats],
)
seeds = st.integers(0, 2**32)

STATES = 6
"""States looked at closely in each walk."""
WILD = 40
"""Wild moves tried on each of them."""


def test_every_box_on_the_shelf_opens() -> None:
    points = {point.name for point in entry_points(group="tablee.games")}
    assert points == set(shelf()) == {game.key for game in GAMES}
    assert points


# --- from the first move to the last -------------------------------------------------------------


@every_seating
def test_random_play_ends(game: Game, seats: int, full: bool) -> None:
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


@every_game
@given(data=st.data())
def test_any_options_the_game_accepts_lead_to_an_end(game: Game, data: st.DataObject) -> None:
    walked = data.draw(walks(game, most=20))
    ended = walk(game, walked.options, walked.seats, data.draw(seeds), BOUND)
    assert game.outcome(ended.state) is not None, ended.told()


@every_game
@given(data=st.data())
def test_the_log_replays_to_the_same_state(game: Game, data: st.DataObject) -> None:
    walked = data.draw(walks(game))
    told = [format_move(move) for _, move in walked.log]
    moves = [parse_move(game.moves, text) for text in told]
    log = [(seat, move) for (seat, _), move in zip(walked.log, moves, strict=True)]
    assert log == walked.log
    assert replay(game, game.start(walked.options, walked.seats), log) == walked.state


@every_game
@given(data=st.data())
def test_states_survive_being_written_and_read(game: Game, data: st.DataObject) -> None:
    walked = data.draw(walks(game))
    for number in walked.samples(STATES):
        state = walked.states[number]
        assert msgspec.json.decode(msgspec.json.encode(state), type=game.state) == state


# --- the judge -----------------------------------------------------------------------------------


@every_game
@given(data=st.data(), seed=seeds)
def test_every_legal_move_is_accepted(game: Game, data: st.DataObject, seed: int) -> None:
    walked, rng = data.draw(walks(game)), Random(seed)
    for number in walked.samples(STATES):
        state = walked.states[number]
        for seat in range(walked.seats):
            legal = walked.legal(number, seat)
            assert len(set(legal)) == len(legal), f"the same move twice for seat {seat}"
            for move in legal:
                assert blank(move) == move, f"{format_move(move)} is listed with its blanks filled"
                assert _parsed(game, move) == move
                game.apply(state, seat, filled(game, state, seat, move, rng))


@every_game
@given(data=st.data(), seed=seeds)
def test_what_is_not_legal_is_refused_and_changes_nothing(
    game: Game, data: st.DataObject, seed: int
) -> None:
    walked, rng = data.draw(walks(game)), Random(seed)
    for number in walked.samples(STATES):
        state = walked.states[number]
        before = msgspec.json.encode(state)
        for seat, move in wild_moves(walked, number, rng, WILD):
            if _parsed(game, move) != move:
                continue  # it could not be said over the wire
            accepted = _is_accepted(game, state, seat, move)
            told = f"entry {number + 1}: {name_of(seat)} {format_move(move)}"
            if accepted:
                assert _is_expected(walked, number, seat, move), f"{told} was accepted"
        assert msgspec.json.encode(state) == before


@every_game
@given(data=st.data())
def test_timers_may_run_out(game: Game, data: st.DataObject) -> None:
    walked = data.draw(walks(game))
    for number in walked.samples(STATES * 3):
        state = walked.states[number]
        timers = game.timers(state)
        assert len({timer.key for timer in timers}) == len(timers), "two timers with one key"
        for timer in timers:
            assert timer.after_ms > 0
            assert _parsed(game, timer.move) == timer.move
            game.apply(state, timer.seat, timer.move)


@every_game
@given(data=st.data(), seed=seeds)
def test_chance_draws_what_it_lists(game: Game, data: st.DataObject, seed: int) -> None:
    walked, rng = data.draw(walks(game)), Random(seed)
    due = [state for state in walked.states if game.to_act(state) == (CHANCE,)]
    for state in rng.sample(due, min(len(due), STATES)):
        chances = dict(game.chances(state))
        assert len(chances) == len(game.chances(state)), "a chance listed twice"
        assert all(type(weight) is int and weight > 0 for weight in chances.values())
        some = rng.sample(list(chances), min(len(chances), 30))
        for move in (*(game.draw(state, rng) for _ in range(10)), *some):
            assert move in chances, f"{format_move(move)} drawn, but not listed"
            assert _parsed(game, move) == move
            game.apply(state, CHANCE, move)


@every_game
def test_wrong_options_are_refused(game: Game) -> None:
    for seats in {0, 1, *range(min(game.seats), max(game.seats) + 2)} - {*game.seats}:
        with pytest.raises(BadOptions):
            game.start(game.options(), seats)
    assert all(accepts(game, game.options(), seats) for seats in game.seats)


# --- who may know what ---------------------------------------------------------------------------


@every_game
@given(data=st.data(), seed=seeds)
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


@every_game
@given(data=st.data(), seed=seeds)
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


@every_game
@given(data=st.data())
def test_masks_are_moves_of_the_game(game: Game, data: st.DataObject) -> None:
    walked = data.draw(walks(game))
    for before, (seat, move) in zip(walked.states, walked.log, strict=False):
        for viewer in walked.viewers:
            masked = game.mask(before, seat, move, viewer)
            if masked is not None:
                assert _parsed(game, masked) == masked
            if viewer == seat:
                assert masked == move, "players know what they did themselves"


# --- what is drawn -------------------------------------------------------------------------------


@every_game
def test_faces_are_drawings(game: Game) -> None:
    assert len(set(game.faces)) == len(game.faces)
    for name in game.faces:
        root = ElementTree.fromstring(game.face(name))
        assert root.tag == "{http://www.w3.org/2000/svg}svg", name
        left, top, width, height = map(float, root.attrib["viewBox"].split())
        assert (left, top) == (0, 0), name
        assert min(width, height) > 0, name
        assert not {"width", "height"} & set(root.attrib), f"{name} has a fixed size"
        for element in root.iter():
            kind = element.tag.rpartition("}")[2]
            assert kind not in ("style", "script", "image", "foreignObject"), (name, kind)
            told = {key.rpartition("}")[2] for key in element.attrib}
            assert not told & {"id", "class", "href", "onclick", "onload"}, (name, kind)


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


def _parsed(game: Game, move: Move) -> Move | None:
    try:
        return parse_move(game.moves, format_move(move))
    except BadNotation:
        return None


def _is_accepted(game: Game, state: Any, seat: int, move: Move) -> bool:
    try:
        game.apply(state, seat, move)
    except IllegalMove:
        return False
    return True


def _is_expected(walked: Walk, number: int, seat: int, move: Move) -> bool:
    """Listed as legal for that seat; or, for chance, due now or what its timer would play."""
    if seat == CHANCE:
        return move in set(_chance_moves(walked.game, walked.states[number]))
    return blank(move) in walked.legal(number, seat)


def _chance_moves(game: Game, state: Any) -> Iterator[Move]:
    if game.to_act(state) == (CHANCE,):
        yield from (move for move, _ in game.chances(state))
    yield from (timer.move for timer in game.timers(state) if timer.seat == CHANCE)
