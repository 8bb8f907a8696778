"""Picks: a move whose blank is a tuple, and the offer that says from which pieces it is chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any

import msgspec

from tablee.kernel.chance import Rng
from tablee.kernel.move import Move
from tablee.kernel.notation import leads_to, parse_move
from tablee.kernel.scene import Offer, Pick, Scene

Drawn = Callable[[Any, Sequence[Move]], Scene]


@cache
def picked_field(kind: type[Move]) -> str:
    """The blank of this kind of move that is chosen from pieces; "" where it has none."""
    blanks = (field for field in msgspec.structs.fields(kind) if field.name in kind.blanks)
    return next((field.name for field in blanks if field.default == ()), "")


def picked(offer: Offer, words: Sequence[str]) -> str:
    """The notation of an offer with these words chosen: `pass {}` becomes `pass 2C,QS`."""
    return offer.move.replace("{}", ",".join(words) or ".", 1)


def pick_offer(scene: Scene, move: Move) -> tuple[Offer, Pick] | None:
    """The offer of this scene that leads to a move with an empty pick."""
    for offer in scene.offers:
        if offer.pick is not None and offer.why is None and leads_to(offer.move, move):
            return offer, offer.pick
    return None


def fill_from(scene: Drawn, moves: Sequence[type[Move]]) -> Callable[[Any, Any, Rng], Move]:
    """A `fill` for games whose only blanks are picks: any of the pieces, as many as may be."""
    return partial(_fill, scene, tuple(moves))  # it is sent to other processes


def _fill(scene: Drawn, moves: Sequence[type[Move]], view: Any, move: Move, rng: Rng) -> Move:
    found = pick_offer(scene(view, (move,)), move)
    if found is None:
        raise LookupError(f"no offer has a pick for {move}, and the game has no `fill`")
    offer, pick = found
    return parse_move(moves, picked(offer, _any_of(pick, rng)))


def _any_of(pick: Pick, rng: Rng) -> list[str]:
    words = [word for word, _ in pick.choices]
    for place in range(len(words) - 1, 0, -1):
        other = rng.randrange(place + 1)
        words[place], words[other] = words[other], words[place]
    chosen = words[: pick.least + rng.randrange(pick.most - pick.least + 1)]
    return chosen if pick.in_order else [word for word, _ in pick.choices if word in chosen]
