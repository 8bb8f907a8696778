"""What one may do now in Switch: things to click, words, keys; and why something cannot be done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.games.switch.components import LAST
from tablee.games.switch.moves import (
    Block,
    Decline,
    Let,
    Lock,
    Pass,
    Rethrow,
    Shed,
    Stop,
    Swap,
    Throw,
)
from tablee.games.switch.rules import race
from tablee.games.switch.state import State, dice_for, pack_of, sheddable
from tablee.games.switch.view import View
from tablee.kernel import Move, Say, format_move, who
from tablee.kernel.say import say
from tablee.kernel.scene import Offer

SHED_KEYS: Final = "1234567890qwety"
"""One card, two cards…; all of them is `a`."""
SWAP_KEYS: Final = "1234"
LOCK_KEYS: Final = "zxcv"


def offers(view: View, moves: Sequence[Move]) -> tuple[Offer, ...]:
    made = [_offer(view.table, view.me, move) for move in moves]
    return (*made, *_cannot(view))


def _offer(state: State, me: int, move: Move) -> Offer:
    text, rival = format_move(move), race(state, me, move)
    match move:
        case Throw():
            label = say("move-throw", n=dice_for(state, me))
            return Offer(text, ("tray",), label, " ", role="main")
        case Rethrow():
            label = say("move-rethrow", n=dice_for(state, me))
            return Offer(text, ("tray",), label, "r", role="main")
        case Stop():
            return Offer(text, (), say("move-stop"), "s")
        case Shed(cards):
            return _shed_offer(state, cards, text, rival)
        case Pass():
            return Offer(text, (), say("move-pass"), "p", role="quiet")
        case Swap(seat):
            label = say("move-swap", seat=who(seat), card=state.tops[seat])
            return Offer(text, (_pack_id(state, seat),), label, SWAP_KEYS[seat], role="main")
        case Decline():
            return Offer(text, (), say("move-decline"), "d")
        case Block():
            return Offer(text, (), say("move-block"), "b", role="main")
        case Let():
            return Offer(text, (), say("move-let"), "l")
        case Lock(seat):
            label = say("move-lock", seat=who(seat), card=state.tops[seat])
            path = ("block", _pack_id(state, seat))
            return Offer(text, path, label, LOCK_KEYS[seat], race=rival)
    raise ValueError(f"chance moves are not offered: {text}")


def _shed_offer(state: State, cards: int, text: str, rival: str | None) -> Offer:
    top = state.tops[state.turn]
    last = top + cards - 1
    path = (f"next-{last}",)
    if cards == sheddable(state):
        label = say("move-shed-all", first=top, last=last, cards=cards)
        return Offer(text, path, label, "a", race=rival, role="main")
    label = say("move-shed", first=top, last=last, cards=cards)
    return Offer(text, path, label, SHED_KEYS[cards - 1], race=rival)


def _pack_id(state: State, seat: int) -> str:
    return f"{pack_of(state, seat)}-{state.tops[seat]}"


# --- what cannot be done, explained when tried -------------------------------------------------


def _cannot(view: View) -> tuple[Offer, ...]:
    state, me = view.table, view.me
    if me < 0 or state.phase in ("opening", "roll", "over"):
        return ()
    found: list[Offer] = []
    if state.turn != me:
        why = say("why-not-your-turn", seat=who(state.turn))
        found.append(Offer("throw", ("tray",), say("move-throw", n=dice_for(state, me)), why=why))
    elif state.phase == "shed":
        found.extend(_unmade(state))
    if state.owner == me:
        text = format_move(Lock(me, pack_of(state, me)))
        label = say("move-lock", seat=who(me), card=state.tops[me])
        path = ("block", _pack_id(state, me))
        found.append(Offer(text, path, label, why=say("why-own-pack")))
    return tuple(found)


def _unmade(state: State) -> tuple[Offer, ...]:
    """SW-14: the first card these dice cannot make, told at the card and at the dice."""
    top, cards = state.tops[state.turn], sheddable(state)
    card = top + cards
    if card > LAST:
        return ()
    label = say("move-shed", first=top, last=card, cards=cards + 1)
    why = _cannot_make(card, state.dice)
    text = format_move(Shed(cards + 1))
    return tuple(Offer(text, (place,), label, why=why) for place in (f"next-{card}", "tray"))


def _cannot_make(card: int, dice: Sequence[int]) -> Say:
    return say("why-cannot-make", card=card, dice=" ".join(map(str, dice)))
