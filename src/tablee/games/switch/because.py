"""Why one move of Switch is better than another, in one sentence about what lies on the table."""

from __future__ import annotations

from functools import cache
from typing import Final

from tablee.games.switch.components import DICE_BY_TOP, KLICK, LAST
from tablee.games.switch.moves import Block, Decline, Let, Lock, Rethrow, Shed, Stop, Swap
from tablee.games.switch.state import State, after_bust, is_locked, sheddable
from tablee.games.switch.view import View
from tablee.kernel import Move, Say, who
from tablee.kernel.say import say
from tablee.pieces import dice

PLAYED: Final = say("because-played")
"""Where the pieces do not say it in a few words."""


def because(view: View, move: Move, better: Move) -> Say:
    state, me = view.table, view.me
    if isinstance(move, Lock) and not isinstance(better, Lock):
        return _spent(state, move)
    match better:
        case Shed(cards):
            return _shed(state.tops[me], cards, move.cards if isinstance(move, Shed) else 0)
        case Rethrow() | Stop():
            return _risk(state, me, better)
        case Swap(seat):
            return _swap(state, me, seat)
        case Decline():
            return _keep(state, me, move)
        case Block() | Let():
            return _answer(state, me, better)
        case Lock(seat):
            return say("because-lock", seat=who(seat), card=state.tops[seat])
    return PLAYED


def _spent(state: State, move: Lock) -> Say:
    """SW-37, SW-39: the token works once, in one way or the other."""
    if state.phase == "window":
        return say("because-token-window")
    return say("because-token", seat=who(move.seat), card=state.tops[move.seat])


def _shed(top: int, cards: int, fewer: int) -> Say:
    """SW-14, SW-24: what would be on top, how often the dice make it, and the latch."""
    card, then = top + cards, top + fewer
    if card > LAST:
        return say("because-wins")
    if card >= KLICK > then:
        return say("because-latch", back=KLICK)
    return say("because-shed", card=card, n=made(card), then=then, m=made(then))


def _risk(state: State, me: int, better: Rethrow | Stop) -> Say:
    """SW-19, SW-23, SW-24: what another throw may win and cost."""
    top = state.tops[me]
    if is_locked(state, me):
        return PLAYED  # nothing can be shed before Block is thrown
    back, n = after_bust(top), made(top)
    if isinstance(better, Stop):
        return say("because-stop", card=top, n=n, back=back)
    if back == top:
        return say("because-rethrow-free", card=top, n=n)
    return say("because-rethrow", card=top, n=n, back=back)


def _swap(state: State, me: int, seat: int) -> Say:
    theirs, mine = state.tops[seat], state.tops[me]
    return say("because-swap", theirs=theirs, mine=mine) if theirs > mine else PLAYED


def _keep(state: State, me: int, move: Move) -> Say:
    """SW-31, SW-32: what a swap would give away, or the cards that go instead."""
    mine, cards = state.tops[me], sheddable(state)
    theirs = state.tops[move.seat] if isinstance(move, Swap) else mine
    if theirs < mine:
        return say("because-keep", theirs=theirs, mine=mine)
    if cards and not state.options.green_ends_turn:
        return say("because-keep-shed", cards=cards)
    return PLAYED


def _answer(state: State, me: int, better: Block | Let) -> Say:
    """SW-37: what the announced swap does to me, and the token that is spent or stays."""
    theirs, mine = state.tops[state.turn], state.tops[me]
    if isinstance(better, Let):
        for_me = state.target == me and theirs > mine
        return say("because-let", theirs=theirs, mine=mine) if for_me else say("because-let-token")
    if state.target == me and theirs < mine:
        return say("because-block", theirs=theirs, mine=mine)
    return PLAYED


@cache
def made(card: int) -> int:
    """SW-14: of 100 throws of its dice, how many make this card."""
    throws = dice.throws(DICE_BY_TOP[card])
    ways = sum(count for thrown, count in throws if dice.reach(thrown, card))
    return round(100 * ways / sum(count for _, count in throws))
