"""Who may know what: hands and passed cards are secret, all that was played lies open (HE-4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from tablee.kernel import Move, Rng, state_seen
from tablee.pieces import deals
from tablee.pieces.deals import Deal
from tablee.pieces.tricks import SUIT, Cards
from tablee_hearts.rules import (
    PASSED,
    SEATS,
    STEPS,
    TWO,
    Four,
    Options,
    Pass,
    Phase,
    State,
    apply,
    giver,
    way_of,
)

PACK = frozenset(range(52))
TRIES = 20
"""Deals that are tried before what a player has not is left aside."""


class View(msgspec.Struct, frozen=True, gc=False):
    """What one seat may know."""

    me: int
    options: Options
    phase: Phase
    hand: Cards
    sizes: Four
    given: Cards
    """What I passed, and what came instead of it."""
    came: Cards
    has_passed: tuple[bool, bool, bool, bool]
    leader: int
    trick: Cards
    last: Cards
    led: int
    played: Cards
    voids: Four
    points: Four
    tricks: Four
    history: tuple[Four, ...]


def view(state: State, seat: int) -> View:
    sits = 0 <= seat < SEATS
    return View(
        me=seat,
        options=state.options,
        phase=state.phase,
        hand=state.hands[seat] if sits else (),
        sizes=sizes(state),
        given=state.passed[seat] if sits else (),
        came=came(state, seat) if sits and state.phase == "play" else (),
        has_passed=has_passed(state),
        leader=state.leader,
        trick=state.trick,
        last=state.last,
        led=state.led,
        played=state.played,
        voids=state.voids,
        points=state.points,
        tricks=state.tricks,
        history=state.history,
    )


def sizes(state: State) -> Any:
    return tuple(map(len, state.hands))


def has_passed(state: State) -> Any:
    return tuple([state.phase == "pass" and bool(cards) for cards in state.passed])


def came(state: State, seat: int) -> Cards:
    return () if state.way == "keep" else state.passed[giver(state.way, seat)]


def mask(state: State, seat: int, move: Move, viewer: int) -> Move:
    """A card that is dealt is seen by its owner alone, and three that are passed by nobody else."""
    if isinstance(move, Deal) and viewer != seat:
        return deals.mask(move, viewer)
    return Pass() if isinstance(move, Pass) and viewer != seat else move


def reveals(state: State, seat: int, move: Move, viewer: int) -> Any:
    """With the last card dealt or passed, all see who has the two of clubs; I see what I got."""
    after = apply(state, seat, move)
    if state.phase == "play" or after.phase != "play":
        return None
    return after.leader, came(after, viewer) if viewer >= 0 else ()


# --- what is out of sight, dealt again -----------------------------------------------------------


def imagine(view: View, rng: Rng) -> State:
    """Hands that agree with what was played, passed and not followed."""
    hands = _hands(view, rng)
    return state_seen(
        State,
        view,
        stock=_stock(view, hands),
        hands=tuple(tuple(sorted(hand)) for hand in hands),
        passed=_passed(view, hands, rng),
    )


def _hands(view: View, rng: Rng) -> list[list[int]]:
    """Cards that are known to lie somewhere lie there; the others go to whoever may have them."""
    hands: list[list[int]] = [[] for _ in range(SEATS)]
    if view.me >= 0:
        hands[view.me] = [*view.hand]
    unseen = PACK - {*view.hand} - {*view.played}
    known = _known(view, unseen)
    for kind, seat in known.items():
        hands[seat].append(kind)
    rest = sorted(unseen - {*known})
    for attempt in range(TRIES):
        dealt = _deal_out(view, hands, rest, rng, strict=attempt < TRIES - 1)
        if dealt is not None:
            return dealt
    raise AssertionError("without the suits a deal always comes out")


def _known(view: View, unseen: frozenset[int]) -> dict[int, int]:
    """Cards out of sight that the viewer knows the place of."""
    if view.phase != "play":
        return {}
    step = STEPS[way_of(view.history)]
    known = {kind: (view.me + step) % SEATS for kind in view.given if kind in unseen}
    return known | ({TWO: view.leader} if TWO in unseen else {})


def _deal_out(
    view: View, begun: Sequence[Sequence[int]], rest: Sequence[int], rng: Rng, strict: bool
) -> list[list[int]] | None:
    """One deal; cards that few may have come first. None where it does not come out."""
    hands = [list(hand) for hand in begun]
    left = [size - len(hand) for size, hand in zip(view.sizes, hands, strict=True)]
    spare = len(rest) - sum(left)
    voids = view.voids if strict else (0,) * SEATS
    able = [[s for s in range(SEATS) if left[s] and not voids[s] >> suit & 1] for suit in range(4)]
    cards = [*rest]
    for place in range(len(cards) - 1, 0, -1):
        other = rng.randrange(place + 1)
        cards[place], cards[other] = cards[other], cards[place]
    if any(voids):
        cards.sort(key=lambda kind: len(able[SUIT[kind]]))
    for kind in cards:
        seats = [seat for seat in able[SUIT[kind]] if left[seat]]
        at = rng.randrange(sum(left[seat] for seat in seats) + spare or 1)
        for seat in seats:
            at -= left[seat]
            if at < 0:
                hands[seat].append(kind)
                left[seat] -= 1
                break
        else:
            if not spare:
                return None
            spare -= 1
    return hands


def _stock(view: View, hands: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """While cards are dealt, what nobody has; later nothing."""
    held = {kind for hand in hands for kind in hand}
    return tuple(int(view.phase == "deal" and kind not in held) for kind in range(len(PACK)))


def _passed(view: View, hands: Sequence[Sequence[int]], rng: Rng) -> Any:
    """What others have chosen while I choose, and afterwards what I gave and got."""
    passed: list[Cards] = [()] * SEATS
    for seat, has in enumerate(view.has_passed):
        if has and seat != view.me:
            held = [*hands[seat]]
            drawn = [held.pop(rng.randrange(len(held))) for _ in range(PASSED)]
            passed[seat] = tuple(sorted(drawn))
    if view.me >= 0:
        passed[view.me] = view.given
    if view.came:
        passed[giver(way_of(view.history), view.me)] = view.came
    return tuple(passed)
