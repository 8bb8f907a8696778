"""A state the view allows: what nobody can see, dealt again."""

from __future__ import annotations

from tablee.games.take_it.components import deck
from tablee.games.take_it.score import Piles, count
from tablee.games.take_it.state import State
from tablee.games.take_it.view import View
from tablee.kernel import Rng, state_seen
from tablee.pieces import stock as stocks


def imagine(view: View, rng: Rng) -> State:
    """Every card but those of the row may lie in any pile or in the stock."""
    hidden = _without(deck(view.options.edition), view.row)
    if view.shown:
        piles = view.shown
        hidden = _without(hidden, tuple(kind for own in piles for pile in own for kind in pile))
    else:
        piles, hidden = _deal(view, hidden, rng)
    return state_seen(State, view, stock=hidden, piles=piles)


def _deal(view: View, hidden: stocks.Stock, rng: Rng) -> tuple[Piles, stocks.Stock]:
    """One card for every pile, since none is empty, then the others where they happen to fall."""
    places: list[list[int]] = [[] for taken in view.piles for _ in range(taken)]
    for dealt in range(sum(hidden) - view.stock):
        place = dealt if dealt < len(places) else rng.randrange(len(places))
        kind = stocks.draw(hidden, rng)
        hidden = stocks.take(hidden, kind)
        places[place].append(kind)
    filled = iter(places)
    piles = tuple(tuple(tuple(next(filled)) for _ in range(taken)) for taken in view.piles)
    return piles, hidden


def _without(stock: stocks.Stock, cards: tuple[int, ...]) -> stocks.Stock:
    return tuple(all_ - gone for all_, gone in zip(stock, count(cards), strict=True))
