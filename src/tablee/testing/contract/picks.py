"""Picks: what may be chosen lies there, the judge takes what is filled in, and refuses the rest."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from hypothesis import strategies as st

from tablee.kernel import Fault, Game, parse_move
from tablee.kernel.notation import filled_in
from tablee.kernel.picking import picked, picked_field
from tablee.kernel.scene import Offer, Pick, Scene
from tablee.testing.proof import proved
from tablee.testing.walk import Walk, accepted, filled
from tablee.testing.walks import walks

STATES = 8
"""Moments looked at in each walk."""


@proved(data=st.data())
def test_what_may_be_chosen_lies_in_its_zone(game: Game, data: st.DataObject) -> None:
    """Each choice of a pick is a piece of its zone, once, with one word; it can be fulfilled."""
    walked = data.draw(walks(game))
    for _, _, scene in choosing(walked):
        paths = {id for offer in scene.offers for id in offer.path if not offer.why}
        for offer, pick in picks_of(scene):
            words, ids = zip(*pick.choices, strict=True) if pick.choices else ((), ())
            assert len({*words}) == len({*ids}) == len(ids), f"{offer.move} has a choice twice"
            assert {*ids} <= _lying(scene, pick.zone), f"{offer.move}: not all lie in {pick.zone}"
            assert not {*ids} & paths, f"{offer.move}: a touch would mean two things"
            assert 0 <= pick.least <= pick.most <= len(ids), f"{offer.move} cannot be fulfilled"
            assert pick.most > 0, f"{offer.move} leaves nothing to choose"


@proved(data=st.data(), seed=st.integers(0, 2**32))
def test_a_pick_is_filled_and_judged(game: Game, data: st.DataObject, seed: int) -> None:
    """`fill` chooses among the pieces of the offer; `apply` accepts it, and refuses wild picks."""
    walked, rng = data.draw(walks(game)), Random(seed)
    for number, seat, scene in choosing(walked):
        state = walked.states[number]
        for offer, pick in picks_of(scene):
            move = filled(game, state, seat, parse_move(game.moves, picked(offer, ())), rng)
            words = filled_in(offer.move, move)[0]
            chosen = [] if words == "." else words.split(",")
            assert {*chosen} <= {word for word, _ in pick.choices}, f"`fill` made {words}"
            assert pick.least <= len(chosen) <= pick.most, f"`fill` made {words}"
            accepted(game, state, seat, move, "`fill`")
            for wrong in _wild(pick, chosen, rng):
                text = picked(offer, wrong)
                assert not _is_accepted(game, state, seat, text), f"`apply` accepts {text}"


def _is_accepted(game: Game, state: Any, seat: int, text: str) -> bool:
    """Whether the judge takes it; anything but a Fault is a fault of the game."""
    try:
        game.apply(state, seat, parse_move(game.moves, text))
    except Fault:
        return False
    return True


def choosing(walked: Walk) -> Iterator[tuple[int, int, Scene]]:
    """(state, seat, its scene) where a seat may choose: some of all that there are in the walk."""
    if not any(map(picked_field, walked.game.moves)):
        return
    listed = (
        (number, seat, walked.legal(number, seat))
        for number in range(len(walked.states))
        for seat in range(walked.seats)
    )
    found = [one for one in listed if any(picked_field(type(move)) for move in one[2])]
    for number, seat, legal in found[:: max(1, len(found) // STATES)]:
        yield number, seat, walked.game.scene(walked.game.view(walked.states[number], seat), legal)


def picks_of(scene: Scene) -> Iterator[tuple[Offer, Pick]]:
    """Offers with a pick that can be made now."""
    for offer in scene.offers:
        if offer.pick is not None and not offer.why:
            yield offer, offer.pick


def _lying(scene: Scene, zone: str) -> set[str]:
    found = next((one for one in scene.zones if one.id == zone), None)
    assert found is not None, f"a pick from {zone}, which is no zone"
    return {piece.id for piece in found.pieces}


def _wild(pick: Pick, chosen: list[str], rng: Random) -> Iterator[list[str]]:
    """The same piece twice, too many, too few, and what nobody may choose."""
    words = [word for word, _ in pick.choices]
    if chosen:
        yield [*chosen[1:], chosen[-1], chosen[-1]]
        yield [*chosen[1:], "nothing-like-it"]
    if len(words) > pick.most:
        yield rng.sample(words, pick.most + 1)
    if pick.least:
        yield rng.sample(words, pick.least - 1)
