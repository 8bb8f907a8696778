"""What a seat may know: every top, every movement, no mark of any gaffe, no card underneath."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tablee.games.claquer.components import DECKS, matches, obeys
from tablee.games.claquer.state import Call, Landing, Lock, Options, Phase, Pile, State
from tablee.kernel import Rng


class PileView(msgspec.Struct, frozen=True, gc=False):
    """CB-05: the top, if it lies face up, and how many cards there are."""

    top: str
    count: int


class LandingView(msgspec.Struct, frozen=True, gc=False):
    """What everybody saw of a play that can still be called: nothing tells right from wrong."""

    seat: int
    pile: int
    number: int
    covered: str
    gestures: tuple[str, ...]


class ReceiveView(msgspec.Struct, frozen=True, gc=False):
    """A receive pile: its top, and the card just covered for as long as a call is possible."""

    top: str
    count: int
    aim: int
    landing: LandingView | None
    beats: int
    struck: int


class View(msgspec.Struct, frozen=True, gc=False):
    """The table as one seat, or a watcher, sees it."""

    me: int
    options: Options
    seats: int
    phase: Phase
    round: int
    piles: tuple[tuple[PileView, ...], ...]
    receive: tuple[ReceiveView, ReceiveView]
    spare: int
    gestures: tuple[tuple[str, ...], ...]
    frozen: tuple[int, ...]
    won: tuple[int, ...]
    left: tuple[int, ...]
    due: tuple[int, ...]
    plays: int
    calls: int
    lock: Lock | None
    call: Call | None
    out: tuple[int, ...]
    turned: int
    sunk: int


def view(state: State, seat: int) -> View:
    return View(
        me=seat,
        options=state.options,
        seats=state.seats,
        phase=state.phase,
        round=state.round,
        piles=tuple(tuple(PileView(p.top, p.count) for p in hand) for hand in state.piles),
        receive=(_receive(state, 0), _receive(state, 1)),
        spare=state.spare,
        gestures=state.gestures,
        frozen=state.frozen,
        won=state.won,
        left=state.left,
        due=state.due,
        plays=state.plays,
        calls=state.calls,
        lock=state.lock,
        call=state.call,
        out=state.out,
        turned=state.turned,
        sunk=state.sunk,
    )


def _receive(state: State, onto: int) -> ReceiveView:
    cards, landing = state.receive[onto], state.landings[onto]
    seen = None
    if landing is not None:
        seen = LandingView(
            seat=landing.seat,
            pile=landing.pile,
            number=landing.number,
            covered=landing.covered,
            gestures=landing.gestures,
        )
    return ReceiveView(
        top=cards[-1] if cards else "",
        count=len(cards),
        aim=state.aims[onto],
        landing=seen,
        beats=state.beats[onto],
        struck=state.struck[onto],
    )


def imagine(view: View, rng: Rng) -> State:
    """Every card that does not lie open now, dealt again; marks as anybody could judge them."""
    unseen = _shuffled(sorted(set(DECKS[view.options.deck]) - _open(view)), rng)
    receive = (_buried(view.receive[0], unseen), _buried(view.receive[1], unseen))
    return State(
        options=view.options,
        seats=view.seats,
        phase=view.phase,
        piles=tuple(tuple(_pile(pile) for pile in hand) for hand in view.piles),
        stock=tuple(sorted(unseen)),
        spare=view.spare,
        gestures=view.gestures,
        frozen=view.frozen,
        won=view.won,
        left=view.left,
        receive=receive,
        aims=(view.receive[0].aim, view.receive[1].aim),
        landings=(_landing(view, 0), _landing(view, 1)),
        beats=(view.receive[0].beats, view.receive[1].beats),
        struck=(view.receive[0].struck, view.receive[1].struck),
        due=view.due,
        round=view.round,
        plays=view.plays,
        calls=view.calls,
        lock=view.lock,
        call=view.call,
        out=view.out,
        turned=view.turned,
        sunk=view.sunk,
    )


def _open(view: View) -> set[str]:
    tops = {pile.top for hand in view.piles for pile in hand}
    covered = {pile.landing.covered for pile in view.receive if pile.landing}
    return tops | covered | {pile.top for pile in view.receive}


def _pile(pile: PileView) -> Pile:
    return Pile(pile.top, pile.count - (pile.top != ""))


def _buried(pile: ReceiveView, unseen: list[str]) -> tuple[str, ...]:
    """The receive pile with cards drawn for what lies below; they leave `unseen`."""
    visible: Sequence[str] = [pile.top] if pile.top else []
    if pile.landing is not None:
        visible = [pile.landing.covered, pile.top]
    below = [unseen.pop() for _ in range(pile.count - len(visible))]
    return (*below, *visible)


def _landing(view: View, onto: int) -> Landing | None:
    pile = view.receive[onto]
    seen = pile.landing
    if seen is None:
        return None
    right = obeys(seen.covered, seen.gestures, onto + 1)
    right = right and matches(pile.top, seen.covered, view.options.wild_both_ways)
    return Landing(seen.seat, seen.pile, seen.number, seen.covered, seen.gestures, gaffe=not right)


def _shuffled(cards: list[str], rng: Rng) -> list[str]:
    for last in range(len(cards) - 1, 0, -1):
        other = rng.randrange(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards
