"""Who may know what: hands are secret, between partners too (DA-18); all else lies open."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from tablee.games.double_action.moves import Deal, Lose, Options
from tablee.games.double_action.state import Fives, Pair, State, pack_count
from tablee.kernel import Move, Rng, state_seen
from tablee.pieces import stock as stocks
from tablee.pieces.playing_cards import packs


class View(msgspec.Struct, frozen=True, gc=False):
    """What one seat may know: its own hand, and all that lies open."""

    me: int
    options: Options
    seats: int
    left: int
    hand: tuple[int, ...]
    sizes: tuple[int, ...]
    discards: tuple[tuple[int, ...], ...]
    dealer: int
    opening: int
    dealing: int
    losing: int
    turn: int
    last: int
    owed: int
    swapped: int
    passes: int
    told: int
    tokens: Pair
    locked: Pair
    series: tuple[Fives, Fives]
    latest: int
    over: bool


def view(state: State, seat: int) -> View:
    return View(
        me=seat,
        options=state.options,
        seats=state.seats,
        left=state.left,
        hand=state.hands[seat] if 0 <= seat < state.seats else (),
        sizes=tuple(map(len, state.hands)),
        discards=state.discards,
        dealer=state.dealer,
        opening=state.opening,
        dealing=state.dealing,
        losing=state.losing,
        turn=state.turn,
        last=state.last,
        owed=state.owed,
        swapped=state.swapped,
        passes=state.passes,
        told=state.told,
        tokens=state.tokens,
        locked=state.locked,
        series=state.series,
        latest=state.latest,
        over=state.over,
    )


def mask(state: State, seat: int, move: Move, viewer: int) -> Move:
    """A card dealt or lost is shown to its owner alone; chance knows what it dealt."""
    if isinstance(move, Deal | Lose) and viewer not in (move.seat, seat):
        return replace(move, card=None)
    return move


def imagine(view: View, rng: Rng) -> State:
    """The cards this seat has not seen, dealt again to the other hands and the pile."""
    unseen = unseen_cards(view)
    hands: list[tuple[int, ...]] = []
    for seat, size in enumerate(view.sizes):
        if seat == view.me:
            hands.append(view.hand)
            continue
        dealt = [_take(unseen, rng) for _ in range(size)]
        hands.append(tuple(sorted(dealt)))
    return state_seen(State, view, stock=_counted(unseen), hands=tuple(hands))


def unseen_cards(view: View) -> list[int]:
    """Every card that is neither in my hand nor laid down, in order of kinds."""
    counts = list(packs(pack_count(view.options, view.seats)))
    for pile in (view.hand, *view.discards):
        for kind in pile:
            counts[kind] -= 1
    return stocks.kinds(counts)


def _take(cards: list[int], rng: Rng) -> int:
    """Any card, taken out; the last one fills its place."""
    place = rng.randrange(len(cards))
    cards[place], cards[-1] = cards[-1], cards[place]
    return cards.pop()


def _counted(cards: list[int]) -> stocks.Stock:
    counts = [0] * len(packs(1))
    for kind in cards:
        counts[kind] += 1
    return tuple(counts)
