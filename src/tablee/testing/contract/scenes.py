"""What is shown: what is offered is exactly what is legal, and can be found and drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations
from typing import Any

import pytest
from hypothesis import strategies as st

from tablee.catalog.drawing import read_drawing
from tablee.kernel import WATCHER, Game, IllegalMove, Move, blank, format_move, parse_move
from tablee.kernel.picking import picked
from tablee.kernel.places import Area, area_of, is_outline
from tablee.kernel.scene import Ask, Consequence, Offer, Scene, Zone
from tablee.testing.proof import proved
from tablee.testing.walk import Walk, name_of
from tablee.testing.walks import walks

STATES = 8
"""States looked at in each walk."""


@proved(data=st.data())
def test_offers_are_exactly_the_legal_moves(game: Game, data: st.DataObject) -> None:
    """A scene offers every legal move of its viewer, and no other."""
    walked = data.draw(walks(game))
    for number, viewer, scene in scenes(walked):
        legal = walked.legal(number, viewer)
        offered = {move for offer in scene.offers if not offer.why for move in _moves(game, offer)}
        beyond = [format_move(move) for move in offered - set(legal)]
        missing = [format_move(move) for move in set(legal) - offered]
        told = f"after entry {number}, to {name_of(viewer)}"
        assert not beyond, f"offered but not legal {told}"
        assert not missing, f"legal but not offered {told}"


@proved(data=st.data())
def test_offers_that_say_why_not_are_refused(game: Game, data: st.DataObject) -> None:
    """An offer with `why` is a move that `apply` refuses."""
    walked = data.draw(walks(game))
    for number, viewer, scene in scenes(walked):
        for offer in scene.offers:
            if offer.why:
                assert viewer != WATCHER, "a watcher is offered a move"
                for move in _moves(game, offer):
                    with pytest.raises(IllegalMove):
                        game.apply(walked.states[number], viewer, move)


@proved(data=st.data())
def test_offers_name_the_race_they_enter(game: Game, data: st.DataObject) -> None:
    """An offer names the same race as `race` does for its move."""
    walked = data.draw(walks(game))
    for number, viewer, scene in scenes(walked):
        for offer in scene.offers:
            if not offer.why:
                races = {game.race(walked.states[number], viewer, m) for m in _moves(game, offer)}
                assert races == {offer.race}, offer.move


@proved(data=st.data())
def test_what_one_clicks_lies_on_the_table(game: Game, data: st.DataObject) -> None:
    """Offers point to ids of the scene; no id and no key stands for two things."""
    walked = data.draw(walks(game))
    for number, viewer, scene in scenes(walked):
        told = f"after entry {number}, to {name_of(viewer)}"
        ids = _ids(scene)
        twice = {id for id in ids if ids.count(id) > 1}
        assert not twice, f"one id for two things {told}"
        for offer in scene.offers:
            assert set(offer.path) <= set(ids), f"{offer.move} {told}"
        keys = [offer.key for offer in scene.offers if offer.key and not offer.why]
        assert len(set(keys)) == len(keys), f"one key for two moves {told}"


@proved(data=st.data())
def test_pieces_stand_where_there_is_room(game: Game, data: st.DataObject) -> None:
    """Pieces, latches and what is done of a way stay within a grid or a track."""
    walked = data.draw(walks(game))
    for _, _, scene in scenes(walked):
        assert len(scene.seats) in (0, walked.seats)
        for zone in scene.zones:
            assert not zone.same_cells, "only the table sets that"
            room = len(zone.cells) if zone.kind == "grid" else zone.count or 0
            if zone.kind == "grid":
                assert zone.cols > 0 or zone.places
            if zone.kind in ("grid", "track"):
                assert all(p.at is not None and 0 <= p.at < room for p in zone.pieces), zone.id
            if zone.done is not None or zone.latches:
                assert zone.kind == "track", zone.id
                assert 0 <= (zone.done or 0) <= room, zone.id
                assert all(0 < step <= room for step in zone.latches), zone.id


@proved(data=st.data())
def test_a_board_names_all_its_lines_or_none(game: Game, data: st.DataObject) -> None:
    """`row_names` and `column_names` name every line of a grid, each by a name of its own."""
    walked = data.draw(walks(game))
    for _, _, scene in scenes(walked):
        for zone in scene.zones:
            names = (zone.row_names, zone.column_names)
            if any(names):
                assert zone.kind == "grid", f"{zone.id} has names of lines, and is no grid"
                assert zone.cols > 0, f"{zone.id} has names of lines, and no `cols`"
                counts = (-(-len(zone.cells) // zone.cols), zone.cols)
                assert (len(names[0]), len(names[1])) == counts, zone.id
                assert all(len(set(line)) == len(line) for line in names), zone.id


@proved(data=st.data())
def test_cells_that_stand_anywhere_can_be_drawn(game: Game, data: st.DataObject) -> None:
    """`places` has one for each cell, none in another cell; the outline and the ground fit."""
    walked = data.draw(walks(game))
    for _, _, scene in scenes(walked):
        for zone in scene.zones:
            dressed = zone.outline or zone.margin or zone.ground or zone.turns
            assert zone.places or not dressed, f"{zone.id} has an outline or a ground, no places"
            if zone.places:
                assert zone.kind == "grid", f"{zone.id} has places, and is no grid"
                face = zone.cells[0].face if zone.cells else None
                area = assert_standing(zone, _ratio(game.face, face) if face else 1)
                ratio = _ratio(game.face, zone.ground) if zone.ground else area.wide / area.high
                assert ratio == pytest.approx(area.wide / area.high, rel=0.02), (
                    f"{zone.ground} is drawn for another board than {zone.id}"
                )


@proved(data=st.data())
def test_every_face_shown_can_be_drawn(game: Game, data: st.DataObject) -> None:
    """`faces` names every face that a scene shows."""
    walked = data.draw(walks(game))
    for _, _, scene in scenes(walked):
        pieces = [piece for zone in scene.zones for piece in zone.pieces]
        shown = {piece.face or "back" for piece in pieces}
        shown |= {cell.face for zone in scene.zones for cell in zone.cells if cell.face}
        shown |= {zone.ground for zone in scene.zones if zone.ground}
        assert not {piece.face for piece in pieces} & set(game.dress), "a piece is no dress"
        shown |= {badge for seat in scene.seats for badge in seat.badges}
        shown |= {offer.face for offer in scene.offers if offer.face}
        assert shown <= set(game.faces)


@proved(data=st.data())
def test_consequences_show_what_is_there(game: Game, data: st.DataObject) -> None:
    """A consequence has faces of the game and ids of the scene after it, and is in the news too."""
    walked = data.draw(walks(game))
    for number, viewer, told in consequences(walked):
        where = f"after entry {number}, to {name_of(viewer)}"
        scene = game.scene(game.view(walked.states[number], viewer), walked.legal(number, viewer))
        drawn = {piece.face or "back" for piece in (*told.pieces, *told.beside)}
        assert drawn <= set(game.faces), f"a consequence shows what cannot be drawn {where}"
        unknown = {*told.over, *told.things} - set(_ids(scene))
        assert not unknown, f"a consequence points to what is not on the table {where}"
        assert {told.seat, told.to} <= {None, *range(walked.seats)}, where
        heard = heard_of(walked, number, viewer)
        assert heard is not None
        assert game.news(*heard), f"a consequence that no news tells of {where}"


def scenes(walked: Walk) -> Iterator[tuple[int, int, Scene]]:
    """(state, viewer, what that viewer sees) for some states of the walk."""
    game = walked.game
    for number in walked.samples(STATES):
        for viewer in walked.viewers:
            view = game.view(walked.states[number], viewer)
            yield number, viewer, game.scene(view, walked.legal(number, viewer))


def consequences(walked: Walk) -> Iterator[tuple[int, int, Consequence]]:
    """(state after it, viewer, what that viewer is shown) for every consequence of the walk."""
    for number in range(1, len(walked.log) + 1):
        for viewer in walked.viewers:
            heard = heard_of(walked, number, viewer)
            told = heard and walked.game.consequence(*heard)
            if told is not None:
                yield number, viewer, told


def heard_of(walked: Walk, number: int, viewer: int) -> tuple[Any, int, Move, Any] | None:
    """What `news` and `consequence` are given of an entry; None where it is hidden."""
    game, (before, after) = walked.game, walked.states[number - 1 : number + 1]
    seat, move = walked.log[number - 1]
    masked = game.mask(before, seat, move, viewer)
    if masked is None:
        return None
    return game.view(before, viewer), seat, masked, game.view(after, viewer)


def assert_standing(zone: Zone, face_ratio: float = 1) -> Area:
    """The places of its cells can be drawn, and no cell hides another: the room they take."""
    area = area_of(zone, face_ratio)
    assert area is not None, f"{zone.id} has not one place for each cell, or one that is far away"
    assert is_outline(zone.outline), f"{zone.id} has an outline that nobody knows: {zone.outline}"
    assert zone.margin >= 0, zone.id
    hidden = _hidden(zone.places, area.cell_high)
    assert hidden is None, f"cells {hidden} of {zone.id} lie over each other"
    return area


@cache  # a board is the same after each move
def _hidden(places: tuple[tuple[float, float], ...], high: float) -> tuple[int, int] | None:
    """Two cells of which one has the middle of the other."""
    for (a, (x, y)), (b, (u, v)) in combinations(enumerate(places), 2):
        if abs(x - u) < 0.5 and abs(y - v) < high / 2:
            return a, b
    return None


@cache
def _ratio(draw: Callable[[str], str], face: str) -> float:
    return read_drawing(draw(face)).ratio


def _ids(scene: Scene) -> list[str]:
    zones = [zone.id for zone in scene.zones]
    return zones + [piece.id for zone in scene.zones for piece in (*zone.cells, *zone.pieces)]


def _moves(game: Game, offer: Offer) -> list[Move]:
    """Every move the offer stands for, blanks left open."""
    texts, ask = [offer.move], offer.ask
    if offer.pick is not None:
        assert ask is None, f"{offer.move} has a pick and a question"
        assert not offer.path, f"{offer.move} has a pick and a path"
        assert "{}" in offer.move, f"{offer.move} has a pick, but no place for it"
        return [blank(parse_move(game.moves, picked(offer, ())))]
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
