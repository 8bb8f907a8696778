"""Calling gaffes: who may, what is judged, what it costs. Marks like CB-22 point to rules.md."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from tablee.games.claquer.components import matches
from tablee.games.claquer.moves import Gaffe, GaffeAt
from tablee.games.claquer.piles import (
    give,
    put,
    put_pair,
    size,
    tuck,
    unshown,
    with_hand,
    with_pile,
)
from tablee.games.claquer.state import Call, Landing, State
from tablee.games.claquer.view import LandingView
from tablee.kernel import IllegalMove, Move


def calls(state: State, seat: int) -> list[Move]:
    """CB-22: on everybody else with a play that can still be called, right or wrong alike."""
    if state.frozen[seat]:
        return []
    others = [landing for landing in state.landings if landing.seat != seat]
    if state.rules == 1:
        return [GaffeAt(landing.seat, landing.number) for landing in others]
    return [Gaffe(culprit) for culprit in sorted({landing.seat for landing in others})]


def call_race(landings: Sequence[Landing | LandingView], move: Gaffe | GaffeAt) -> str | None:
    """X-3: the first caller counts, whatever play each of them saw last.

    The name stays while one open play follows another. If it changed when the oldest one closes,
    a call in that moment would pass for a false start.
    """
    if isinstance(move, GaffeAt):
        return f"gaffe-{move.seat}-{move.seen}"
    since = next((landing.since for landing in landings if landing.seat == move.seat), None)
    return None if since is None else f"gaffe-{move.seat}-{since}"


def open_since(landings: Sequence[Landing], seat: int, number: int) -> int:
    """For play `number` of this seat: the first play of the row of open ones that it continues."""
    return next((landing.since for landing in landings if landing.seat == seat), number)


def call(state: State, seat: int, move: Gaffe | GaffeAt) -> State:
    """CB-22…25: heard if it is in time; judged on that play and any earlier one still open."""
    if move.seat == seat:
        raise IllegalMove("own_gaffe")
    if state.frozen[seat]:
        raise IllegalMove("frozen")
    aimed = [landing for landing in state.landings if landing.seat == move.seat]
    if all(landing.number != move.seen for landing in aimed):
        raise IllegalMove("call_too_late")
    judged = [landing for landing in aimed if landing.number <= move.seen]
    wrong = [landing.number for landing in judged if landing.gaffe]
    if not wrong:
        return _unfounded(state, seat, move.seat, judged)
    if state.rules > 1:  # the oldest is punished; what came after it can be called again
        judged = [landing for landing in judged if landing.number <= wrong[0]]
    return _caught(state, seat, move.seat, judged)


def _caught(state: State, caller: int, culprit: int, judged: Sequence[Landing]) -> State:
    state, returned = _take_back(state, judged)
    giver, taker, given = give(state.piles[caller], state.piles[culprit])
    piles = with_hand(with_hand(state.piles, caller, giver), culprit, taker)
    out = tuple(seat for seat in state.out if not size(piles[seat]))
    if caller not in out and not size(giver):
        out = (*out, caller)
    return replace(
        _judged(state, judged, Call(caller, culprit, True, given, returned)),
        piles=piles,
        due=unshown(piles),
        out=out,
        turned=0,
        sunk=0,
    )


def _unfounded(state: State, caller: int, culprit: int, judged: Sequence[Landing]) -> State:
    """A-CB-9: a short pause, and the caller may not play for a while."""
    state = _judged(state, judged, Call(caller, culprit, False))
    if state.times.false_call_ms:
        state = replace(state, frozen=put(state.frozen, caller, state.calls))
    return state


def _judged(state: State, judged: Sequence[Landing], call: Call) -> State:
    """CB-23: play stops for a moment; what was judged cannot be called again."""
    return replace(
        state,
        phase="pause",
        landings=tuple(landing for landing in state.landings if landing not in judged),
        calls=state.calls + 1,
        call=call,
    )


def _take_back(state: State, judged: Sequence[Landing]) -> tuple[State, tuple[str, ...]]:
    """A-CB-4: under `loose_matching` a card that did not match goes back under its pile."""
    returned: list[str] = []
    for landing in judged:
        if not matches(landing.card, landing.covered, state.options.wild_both_ways):
            returned.append(landing.card)
            state = _put_back(state, landing)
    return state, tuple(returned)


def _put_back(state: State, landing: Landing) -> State:
    """Out from wherever it lies by now; the top changes only if it was the top."""
    onto, lock, cards = landing.receive, state.lock, state.receive[landing.receive]
    pile = tuck(state.piles[landing.seat][landing.pile], landing.card)
    rest = tuple(card for card in cards if card != landing.card)
    return replace(
        state,
        receive=put_pair(state.receive, onto, rest),
        aims=put_pair(state.aims, onto, state.aims[onto] + (cards[-1] == landing.card)),
        piles=with_pile(state.piles, landing.seat, landing.pile, pile),
        lock=None if lock and lock.number == landing.number else lock,
    )
