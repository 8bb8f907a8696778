"""Rules of Claquer, battre et taper: what players do. Marks like CB-17 point to rules.md."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from tablee.games.claquer import rounds
from tablee.games.claquer.components import ACTION, DECKS, matches, obeys, shares, welcome
from tablee.games.claquer.gaffe import call, call_race, calls, open_since
from tablee.games.claquer.moves import (
    Clap,
    Gaffe,
    GaffeAt,
    Options,
    Play,
    Release,
    Rest,
    Show,
    Slap,
    Snap,
    Times,
)
from tablee.games.claquer.piles import lift, put, put_pair, size, with_pile
from tablee.games.claquer.state import Landing, Lock, Pile, State
from tablee.kernel import CHANCE, BadOptions, IllegalMove, Move, Rng

SEATS = (2, 3, 4, 5, 6)
AFTER_STOP = 3
_EVERYBODY = {seats: tuple(range(seats)) for seats in SEATS}
_MOVEMENTS: tuple[Move, ...] = (Snap(), Clap(), Slap(1), Slap(2))
_MOVEMENTS_OR_REST = (*_MOVEMENTS, Rest())
REMEMBERED = {1: 3, 2: 1}
"""A-CB-14: the last movement counts. In version 1 two were a gaffe already."""


def start(options: Options, seats: int) -> State:
    return dealt(options, options.times, seats, version=2)


def dealt(options: Options, times: Times, seats: int, version: int) -> State:
    """CB-02…04: everything is dealt, and lies face down."""
    if seats not in SEATS:
        raise BadOptions("bad_seats", seats=seats)
    deck = DECKS[options.deck]
    sizes, spare = shares(len(deck), seats)
    return State(
        options=options,
        times=times,
        seats=seats,
        phase="countdown",
        piles=(tuple(Pile(hidden=size) for size in sizes),) * seats,
        stock=deck,
        spare=spare,
        gestures=((),) * seats,
        frozen=(0,) * seats,
        won=(0,) * seats,
        left=(0,) * seats,
        rules=version,
    )


def to_act(state: State) -> tuple[int, ...]:
    """CB-07: everybody who has cards, at the same time."""
    if state.due:
        return (CHANCE,)
    if state.phase != "play":
        return ()
    everybody = _EVERYBODY[state.seats]
    return tuple(seat for seat in everybody if seat not in state.out) if state.out else everybody


def legal(state: State, seat: int) -> Sequence[Move]:
    if seat not in to_act(state) or seat == CHANCE:
        return ()
    moves = [*(_MOVEMENTS_OR_REST if _may_rest(state, seat) else _MOVEMENTS)]
    if state.lock is not None and state.lock.seat == seat:
        moves.append(Release())
    if _held_back(state, seat) is None:
        moves += _plays(state, seat)
    return moves + calls(state, seat)


def apply(state: State, seat: int, move: Any) -> State:
    if state.phase == "over":
        raise IllegalMove("game_over")
    if seat == CHANCE:
        return rounds.happen(state, move)
    judge = _JUDGES.get(type(move))
    if judge is None or not 0 <= seat < state.seats:
        raise IllegalMove("not_yours")
    if seat not in to_act(state):
        raise IllegalMove("no_cards" if seat in state.out else "not_now")
    return rounds.settle(judge(state, seat, move))


def chances(state: State) -> Sequence[tuple[Move, int]]:
    """Each unseen card is equally likely to lie where a card shows next."""
    return tuple((Show(card), 1) for card in state.stock) if state.due else ()


def draw(state: State, rng: Rng) -> Move:
    if not state.due:
        raise IllegalMove("not_now")
    return Show(state.stock[rng.randrange(len(state.stock))])


def race(state: State, seat: int, move: Move) -> str | None:
    """X-3: plays compete for the top they aim at, calls for the player they aim at."""
    if isinstance(move, Play):
        return f"r{move.receive}-{move.aim}"
    if isinstance(move, (Gaffe, GaffeAt)):
        return call_race(state.landings, move)
    return None


def reveals(state: State, seat: int, move: Move, viewer: int) -> tuple[str, ...]:
    """Cards once seen come up again by themselves, from under a pile: nobody draws them (CB-27)."""
    after = apply(state, seat, move)
    tops = (pile.top for hand in after.piles for pile in hand)
    return (*tops, *(card for cards in after.receive for card in cards[-1:]))


# --- movements -----------------------------------------------------------------------------------


def _snap(state: State, seat: int, move: Snap) -> State:
    return replace(state, gestures=_shown(state, seat, "snap"))


def _clap(state: State, seat: int, move: Clap) -> State:
    return replace(state, gestures=_shown(state, seat, "clap"))


def _slap(state: State, seat: int, move: Slap) -> State:
    """CB-16, A-CB-15: aimed at one receive pile; everybody sees whose hand it was."""
    if move.receive not in (1, 2):
        raise IllegalMove("no_such_pile")
    shown = _shown(state, seat, f"slap{move.receive}")
    (left, right), (one, other) = state.beats, state.struck
    if move.receive == 1:
        return replace(state, gestures=shown, beats=(left + 1, right), struck=(seat, other))
    return replace(state, gestures=shown, beats=(left, right + 1), struck=(one, seat))


def _shown(state: State, seat: int, gesture: str) -> tuple[tuple[str, ...], ...]:
    """Everybody's movements after this one."""
    latest = (*state.gestures[seat], gesture)[-REMEMBERED[state.rules] :]
    return put(state.gestures, seat, latest)


def _rest(state: State, seat: int, move: Rest) -> State:
    if not _may_rest(state, seat):
        raise IllegalMove("hands_down")
    return replace(state, gestures=put(state.gestures, seat, ()))


def _may_rest(state: State, seat: int) -> bool:
    return state.rules == 1 and bool(state.gestures[seat])


# --- cards ---------------------------------------------------------------------------------------


def _play(state: State, seat: int, move: Play) -> State:
    """CB-08, CB-17: a card that may go there is accepted, whatever its player did before."""
    if not (1 <= move.pile <= 4 and 1 <= move.receive <= 2):
        raise IllegalMove("no_such_pile")
    if move.aim != state.aims[move.receive - 1]:
        raise IllegalMove("too_late")
    card = state.piles[seat][move.pile - 1].top
    refused = _held_back(state, seat) or _misfit(state, card, move.receive - 1)
    if refused:
        raise IllegalMove(refused)
    return _land(state, seat, move.pile - 1, move.receive - 1)


def _land(state: State, seat: int, number: int, onto: int) -> State:
    pile, covered, gestures = state.piles[seat][number], state.receive[onto], state.gestures[seat]
    fits = matches(pile.top, covered[-1], state.options.wild_both_ways)
    right = fits and obeys(covered[-1], gestures, onto + 1)
    plays, rest = state.plays + 1, lift(pile)
    aim = state.aims[onto] + 1
    since = open_since(state.landings, seat, plays)
    landing = Landing(
        seat, number, plays, onto, aim, pile.top, covered[-1], gestures, not right, since
    )
    piles = with_pile(state.piles, seat, number, rest)
    empty = not rest.count and not size(piles[seat])
    return replace(
        state,
        piles=piles,
        receive=put_pair(state.receive, onto, (*covered, pile.top)),
        aims=put_pair(state.aims, onto, aim),
        landings=rounds.with_landing(state, landing),
        gestures=put(state.gestures, seat, ()),
        due=(2 + 4 * seat + number,) if rest.hidden else (),
        plays=plays,
        lock=_locked(state, seat, pile.top, plays),
        out=(*state.out, seat) if empty else state.out,
        turned=0,
        sunk=0,
    )


def _locked(state: State, seat: int, card: str, plays: int) -> Lock | None:
    """CB-19, CB-20: three plays after a stop card; another stop starts them again (A-CB-6)."""
    if ACTION[card] == "stop":
        return Lock(seat, AFTER_STOP, plays)
    lock = state.lock
    return replace(lock, left=lock.left - 1) if lock is not None and lock.left > 1 else None


def _release(state: State, seat: int, move: Release) -> State:
    if state.lock is None or state.lock.seat != seat:
        raise IllegalMove("no_stop")
    return replace(state, lock=None)


def _held_back(state: State, seat: int) -> str | None:
    """Why that seat can play nothing at all now, if so."""
    if state.out:
        return "round_won"
    if state.lock is not None and state.lock.seat != seat:
        return "stopped"
    return "frozen" if state.frozen[seat] else None


def _misfit(state: State, card: str, onto: int) -> str | None:
    """Why this top cannot go there, if it cannot; free of charge (A-CB-4)."""
    if not card:
        return "empty_pile"
    wild, loose = state.options.wild_both_ways, state.options.loose_matching
    return None if card in welcome(state.receive[onto][-1], wild, loose) else "no_match"


def _plays(state: State, seat: int) -> list[Play]:
    """What `_misfit` lets pass, onto the first receive pile and then onto the second."""
    (left, right), (one, two) = state.receive, state.aims
    wild, loose = state.options.wild_both_ways, state.options.loose_matching
    on_left, on_right = welcome(left[-1], wild, loose), welcome(right[-1], wild, loose)
    first: list[Play] = []
    second: list[Play] = []
    for number, pile in enumerate(state.piles[seat], start=1):
        if pile.top in on_left:
            first.append(Play(number, 1, one))
        if pile.top in on_right:
            second.append(Play(number, 2, two))
    return first + second


_JUDGES: dict[type, Callable[[State, int, Any], State]] = {
    Snap: _snap,
    Clap: _clap,
    Slap: _slap,
    Rest: _rest,
    Play: _play,
    Release: _release,
    Gaffe: call,
    GaffeAt: call,
}
