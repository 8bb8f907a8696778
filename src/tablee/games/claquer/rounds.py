"""How a round goes by itself: turning up, closing windows, resuming, unsticking, ending."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from functools import lru_cache
from itertools import chain
from typing import Any, TypeAlias

from msgspec.structs import replace

from tablee.games.claquer.components import DECKS, matches, partners, shares
from tablee.games.claquer.moves import (
    Again,
    Close,
    Release,
    Resume,
    Reveal,
    Show,
    Step,
    Thaw,
    Unstick,
)
from tablee.games.claquer.piles import put, put_pair, sink, size, unshown, with_pile
from tablee.games.claquer.state import Landing, Lock, Pile, State
from tablee.kernel import CHANCE, IllegalMove, Timer

Landings: TypeAlias = tuple[Landing, ...]

COUNTDOWN_MS = 3_000
PAUSE_MS = 1_500
STUCK_MS = 1_500
TURN_MS = 500
"""The second turning and the next ones come faster than the first."""
BETWEEN_MS = 6_000


def timers(state: State) -> tuple[Timer, ...]:
    """What happens if nobody does anything. None runs while play is stopped (see `held`)."""
    if state.due or state.phase == "over":
        return ()
    if state.phase == "play":
        return _running(state)
    if state.phase == "countdown":
        return (Timer(f"countdown-{state.round}", CHANCE, Reveal(), COUNTDOWN_MS),)
    if state.phase == "between":
        return (Timer(f"again-{state.round}", CHANCE, Again(), BETWEEN_MS),)
    return (Timer(f"pause-{state.calls}", CHANCE, Resume(), PAUSE_MS),)


def held(state: State) -> tuple[str, ...]:
    """CB-23: while play is stopped for a call, everything else stands still and then goes on."""
    if state.phase != "pause":
        return ()
    return tuple(timer.key for timer in _running(state))


def _running(state: State) -> tuple[Timer, ...]:
    running: list[Timer] = []
    for landing in state.landings:
        running.append(_window(landing.receive + 1, landing.aim, state.times.gaffe_ms))
    if any(state.frozen):
        running += _freezes(state)
    if state.lock is not None:
        running.append(_stop(state.lock, state.times.stop_ms))
    if is_stuck(state):
        key = f"stuck-{state.round}-{state.plays}-{state.calls}-{state.turned}-{state.sunk}"
        after, step = TURN_MS if state.turned else STUCK_MS, Unstick(next_step(state))
        running.append(Timer(f"{key}-{state.spare}", CHANCE, step, after, False))
    return tuple(running)


def _stop(lock: Lock, after_ms: int) -> Timer:
    """CB-20: then the others go on."""
    return Timer(f"stop-{lock.number}", lock.seat, Release(), after_ms)


def _freezes(state: State) -> list[Timer]:
    after = state.times.false_call_ms
    return [
        Timer(f"freeze-{seat}-{number}", CHANCE, Thaw(seat), after)
        for seat, number in enumerate(state.frozen)
        if number
    ]


@lru_cache(maxsize=256)  # asked again after every entry while the window is open
def _window(receive: int, aim: int, after_ms: int) -> Timer:
    """A-CB-8: the same for right and wrong plays, and not shown."""
    return Timer(f"window-{receive}-{aim}", CHANCE, Close(receive, aim), after_ms, False)


def happen(state: State, move: Any) -> State:
    """The judge of everything that happens by itself: what is due, and nothing else."""
    if isinstance(move, Show) and state.due:
        return settle(_show(state, move.card))
    if move not in [timer.move for timer in timers(state) if timer.seat == CHANCE]:
        raise IllegalMove("not_now")
    match move:
        case Reveal():
            due = (0, 1, *unshown(state.piles))
            state = replace(state, phase="play", due=due)
        case Close():
            state = replace(state, landings=_closed(state, move))
        case Resume():
            state = replace(state, phase="play")
        case Thaw(seat=seat):
            state = replace(state, frozen=put(state.frozen, seat, 0))
        case Unstick(step=step):
            state = _STEPS[step](state)
        case Again():
            state = _again(state)
    return settle(state)


def settle(state: State) -> State:
    """What follows at once from what just happened."""
    if state.phase not in ("play", "pause"):
        return state
    if state.out and not _is_open(state, state.out[0]):
        return _end_round(state, state.out[0])  # CB-28
    lock = state.lock
    if lock is not None and not state.due and not _can_go_on(state, lock.seat):
        return replace(state, lock=None)  # CB-20
    return state


def _show(state: State, card: str) -> State:
    found = bisect_left(state.stock, card)
    if state.stock[found : found + 1] != (card,):
        raise IllegalMove("no_such_card")
    slot, due = state.due[0], state.due[1:]
    stock = state.stock[:found] + state.stock[found + 1 :]
    if slot < 2:
        return _turn_up(replace(state, stock=stock, due=due), slot, card)
    seat, number = divmod(slot - 2, 4)
    pile = state.piles[seat][number]
    shown = Pile(card, pile.hidden - 1, pile.known)
    piles = with_pile(state.piles, seat, number, shown)
    return replace(state, stock=stock, due=due, piles=piles)


def _turn_up(state: State, onto: int, card: str) -> State:
    """CB-06: a card turned up by nobody; nothing to be called, no stop (CB-19 is for players)."""
    return replace(
        state,
        receive=put_pair(state.receive, onto, (*state.receive[onto], card)),
        aims=put_pair(state.aims, onto, state.aims[onto] + 1),
        landings=_uncovered(state, onto),
    )


def with_landing(state: State, landing: Landing) -> Landings:
    others = _uncovered(state, landing.receive)
    if state.rules == 1 and landing.receive == 0:
        return (landing, *others)
    return (*others, landing)


def _uncovered(state: State, onto: int) -> Landings:
    """A-CB-8: a card that is covered can still be called. In version 1 it could not."""
    if state.rules > 1:
        return state.landings
    return tuple(landing for landing in state.landings if landing.receive != onto)


def _closed(state: State, move: Close) -> Landings:
    here = (move.receive - 1, move.aim)
    return tuple(one for one in state.landings if (one.receive, one.aim) != here)


def _is_open(state: State, seat: int) -> bool:
    """A-CB-12: whether a play of that seat can still be called, right or wrong."""
    return any(landing.seat == seat for landing in state.landings)


def _can_go_on(state: State, seat: int) -> bool:
    return not state.frozen[seat] and _has_match(state, state.piles[seat])


# --- nobody can play -----------------------------------------------------------------------------


def is_stuck(state: State) -> bool:
    """CB-27: no top of anybody goes on either receive pile."""
    if state.out or state.due or state.phase != "play":
        return False
    return not _has_match(state, chain.from_iterable(state.piles))


def next_step(state: State) -> Step:
    """A-CB-11: turn while turning can help, then set-aside cards, then everybody's own tops.

    The receive cards have all been seen, so a full turn of the piles that would change nothing
    need not be walked through.
    """
    if not state.turned or _turning_helps(state):
        return "turn"
    if state.spare:
        return "spare"
    if state.sunk < max(pile.count for hand in state.piles for pile in hand):
        return "sink"
    return "draw"


def _has_match(state: State, piles: Iterable[Pile]) -> bool:
    wild, (left, right) = state.options.wild_both_ways, state.receive
    on_left, on_right = partners(left[-1], wild), partners(right[-1], wild)
    for pile in piles:  # noqa: SIM110 (a generator costs more than the search: the first often goes)
        if pile.top in on_left or pile.top in on_right:
            return True
    return False


def _turning_helps(state: State) -> bool:
    wild = state.options.wild_both_ways
    tops = {pile.top for hand in state.piles for pile in hand if pile.top}
    buried = (*state.receive[0], *state.receive[1])
    return any(matches(top, card, wild) for card in buried for top in tops)


def _turn(state: State) -> State:
    """CB-27: the bottom card of each receive pile becomes its top."""
    left, right = state.receive
    return replace(
        state,
        receive=((*left[1:], left[0]), (*right[1:], right[0])),
        aims=(state.aims[0] + 1, state.aims[1] + 1),
        landings=() if state.rules == 1 else state.landings,
        turned=state.turned + 1,
    )


def _spare(state: State) -> State:
    due = (0, 1)[: state.spare]
    return replace(state, due=due, spare=state.spare - len(due))


def _sink(state: State) -> State:
    """Every pile of two or more cards puts its top underneath. Then turning may help again."""
    piles = tuple(tuple(sink(pile) for pile in hand) for hand in state.piles)
    return replace(state, piles=piles, due=unshown(piles), sunk=state.sunk + 1)


def _draw(state: State) -> State:
    """Every card has met every receive card and none goes: the round is nobody's."""
    return _end_round(state, None)


_STEPS = {"turn": _turn, "spare": _spare, "sink": _sink, "draw": _draw}


# --- rounds --------------------------------------------------------------------------------------


def _end_round(state: State, winner: int | None) -> State:
    won, left = list(state.won), list(state.left)
    if winner is not None:
        won[winner] += 1
        left = [left[seat] + size(hand) for seat, hand in enumerate(state.piles)]
    return replace(
        state,
        phase="over" if state.round == state.options.rounds else "between",
        won=tuple(won),
        left=tuple(left),
        landings=(),
        due=(),
        lock=None,
    )


def _again(state: State) -> State:
    """The next round: all cards together again; numbers go on, so that no aim comes back."""
    deck = DECKS[state.options.deck]
    sizes, spare = shares(len(deck), state.seats)
    return replace(
        state,
        phase="countdown",
        round=state.round + 1,
        piles=(tuple(Pile(hidden=count) for count in sizes),) * state.seats,
        stock=deck,
        spare=spare,
        receive=((), ()),
        gestures=((),) * state.seats,
        frozen=(0,) * state.seats,
        call=None,
        out=(),
        turned=0,
        sunk=0,
    )
