"""One contract, every scene: what is offered is exactly what is legal, and all of it has words."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.catalog import shelf
from tablee.catalog.words import LANGUAGES, words
from tablee.kernel import (
    WATCHER,
    Game,
    IllegalMove,
    Move,
    Outcome,
    Say,
    blank,
    format_move,
    parse_move,
)
from tablee.kernel.scene import Ask, Offer, Scene
from walk import BOUND, Walk, name_of, walk, walks, wild_moves

every_game = pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.key)
STATES = 8
NAMES = tuple(f"Player {seat}" for seat in range(12))


@every_game
@given(data=st.data())
def test_offers_are_exactly_the_legal_moves(game: Game, data: st.DataObject) -> None:
    walked = data.draw(walks(game))
    for number, viewer, scene in _scenes(walked):
        legal = walked.legal(number, viewer)
        offered = {move for offer in scene.offers if not offer.why for move in _moves(game, offer)}
        beyond = [format_move(move) for move in offered - set(legal)]
        missing = [format_move(move) for move in set(legal) - offered]
        told = f"after entry {number}, to {name_of(viewer)}"
        assert not beyond, f"offered but not legal {told}"
        assert not missing, f"legal but not offered {told}"


@every_game
@given(data=st.data())
def test_offers_that_say_why_not_are_refused(game: Game, data: st.DataObject) -> None:
    walked = data.draw(walks(game))
    for number, viewer, scene in _scenes(walked):
        for offer in scene.offers:
            if offer.why:
                assert viewer != WATCHER, "a watcher is offered a move"
                for move in _moves(game, offer):
                    with pytest.raises(IllegalMove):
                        game.apply(walked.states[number], viewer, move)


@every_game
@given(data=st.data())
def test_offers_name_the_race_they_enter(game: Game, data: st.DataObject) -> None:
    walked = data.draw(walks(game))
    for number, viewer, scene in _scenes(walked):
        for offer in scene.offers:
            if not offer.why:
                races = {game.race(walked.states[number], viewer, m) for m in _moves(game, offer)}
                assert races == {offer.race}, offer.move


@every_game
@given(data=st.data())
def test_what_one_clicks_lies_on_the_table(game: Game, data: st.DataObject) -> None:
    walked = data.draw(walks(game))
    for number, viewer, scene in _scenes(walked):
        told = f"after entry {number}, to {name_of(viewer)}"
        ids = [zone.id for zone in scene.zones]
        ids += [piece.id for zone in scene.zones for piece in (*zone.cells, *zone.pieces)]
        twice = {id for id in ids if ids.count(id) > 1}
        assert not twice, f"one id for two things {told}"
        for offer in scene.offers:
            assert set(offer.path) <= set(ids), f"{offer.move} {told}"
        keys = [offer.key for offer in scene.offers if offer.key and not offer.why]
        assert len(set(keys)) == len(keys), f"one key for two moves {told}"


@every_game
@given(data=st.data())
def test_pieces_stand_where_there_is_room(game: Game, data: st.DataObject) -> None:
    walked = data.draw(walks(game))
    for _, _, scene in _scenes(walked):
        assert len(scene.seats) in (0, walked.seats)
        for zone in scene.zones:
            assert not zone.same_cells, "only the table sets that"
            room = len(zone.cells) if zone.kind == "grid" else zone.count or 0
            if zone.kind == "grid":
                assert zone.cols > 0
            if zone.kind in ("grid", "track"):
                assert all(p.at is not None and 0 <= p.at < room for p in zone.pieces), zone.id


@every_game
@given(data=st.data())
def test_every_face_shown_can_be_drawn(game: Game, data: st.DataObject) -> None:
    walked = data.draw(walks(game))
    for _, _, scene in _scenes(walked):
        pieces = [piece for zone in scene.zones for piece in zone.pieces]
        shown = {piece.face or "back" for piece in pieces}
        shown |= {cell.face for zone in scene.zones for cell in zone.cells if cell.face}
        shown |= {badge for seat in scene.seats for badge in seat.badges}
        assert shown <= set(game.faces)


# --- words ---------------------------------------------------------------------------------------


@every_game
@given(data=st.data())
def test_everything_in_a_scene_has_words(game: Game, data: st.DataObject) -> None:
    walked = data.draw(walks(game))
    for _, _, scene in _scenes(walked):
        _assert_worded(game, set(_says(scene)))


@every_game
@given(data=st.data())
def test_all_news_have_words(game: Game, data: st.DataObject) -> None:
    walked = data.draw(walks(game))
    told: set[Any] = set()
    for number, (seat, move) in enumerate(walked.log):
        before, after = walked.states[number : number + 2]
        for viewer in walked.viewers:
            masked = game.mask(before, seat, move, viewer)
            if masked is None:
                continue
            views = game.view(before, viewer), game.view(after, viewer)
            told |= {_Key(say) for say in game.news(views[0], seat, masked, views[1])}
    _assert_worded(game, told)


@every_game
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_every_refusal_has_words(game: Game, data: st.DataObject, seed: int) -> None:
    walked, rng = data.draw(walks(game)), Random(seed)
    refused: set[_Key] = set()
    for number in walked.samples(STATES):
        for seat, move in wild_moves(walked, number, rng, 40):
            try:
                game.apply(walked.states[number], seat, move)
            except IllegalMove as fault:
                if 0 <= seat < walked.seats:  # nobody hears what chance is refused
                    refused.add(_Key(Say(f"refused-{fault.code}", dict(fault.details))))
    _assert_worded(game, refused)


@every_game
def test_every_end_has_words(game: Game) -> None:
    for seats in game.seats:
        ended = walk(game, game.options(), seats, seats, BOUND)
        outcome = game.outcome(ended.state)
        assert isinstance(outcome, Outcome)
        _assert_worded(game, set(_says(outcome)))
        faces = {face for lines in outcome.lines for line in lines for face in line.faces}
        assert faces <= set(game.faces)


class _Key:
    """A sentence that can stand in a set, so that each is spoken once."""

    def __init__(self, say: Say) -> None:
        self.say = say
        self._text = msgspec.json.encode(say)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and other._text == self._text

    def __hash__(self) -> int:
        return hash(self._text)


def _scenes(walked: Walk) -> Iterator[tuple[int, int, Scene]]:
    """(state, viewer, what that viewer sees) for some states of the walk."""
    game = walked.game
    for number in walked.samples(STATES):
        for viewer in walked.viewers:
            view = game.view(walked.states[number], viewer)
            yield number, viewer, game.scene(view, walked.legal(number, viewer))


def _moves(game: Game, offer: Offer) -> list[Move]:
    """Every move the offer stands for, blanks left open."""
    texts, ask = [offer.move], offer.ask
    while ask is not None:
        assert "{}" in texts[0], f"{offer.move} asks, but has no place for the answer"
        texts = [text.replace("{}", answer, 1) for text in texts for answer in _answers(ask)]
        ask = ask.then
    assert "{}" not in texts[0], f"{offer.move} has a place that nobody asks for"
    return [blank(parse_move(game.moves, text)) for text in texts]


def _answers(ask: Ask) -> list[str]:
    match ask.kind:
        case "choice":
            return [value for value, _ in ask.choices]
        case "number":
            return [str(number) for number in range(ask.least, ask.most + 1)]
        case "letter":
            return list("abcdefghijklmnopqrstuvwxyz")
        case "word":
            return ["mot"]


def _says(thing: Any) -> Iterator[_Key]:
    """Every sentence inside a struct."""
    if isinstance(thing, Say):
        yield _Key(thing)
    elif isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from _says(getattr(thing, name))
    elif isinstance(thing, tuple):
        for part in thing:
            yield from _says(part)


_spoken: dict[str, set[_Key]] = {}
"""What was found to have words already, by game."""


def _assert_worded(game: Game, told: set[_Key]) -> None:
    known = _spoken.setdefault(game.key, set())
    for lang in LANGUAGES:
        spoken = words(game, lang)
        faults = {fault for key in told - known for fault in spoken.speak(key.say, NAMES)[1]}
        assert not faults
    known |= told
