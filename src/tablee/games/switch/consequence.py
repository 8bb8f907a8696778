"""What a throw or a decision did to the packs: cards that go, packs that change hands, a block."""

from __future__ import annotations

from tablee.games.switch.moves import Block, Let, Lock, Roll, Shed, Swap
from tablee.games.switch.news import news
from tablee.games.switch.state import NOBODY, State, lowest_below, pack_of
from tablee.games.switch.view import View
from tablee.kernel import Consequence, Move, Piece


def consequence(before: View, seat: int, move: Move, after: View) -> Consequence | None:
    was, told = before.table, news(before, seat, move, after)
    other = _swapped_with(was, move, after.table)
    if other != NOBODY:
        mine, theirs = _top(was, was.turn), _top(was, other)
        packs = (f"pack-{was.turn}", f"pack-{other}")
        return Consequence(told[-1], was.turn, (theirs,), beside=(mine,), things=packs)
    match move:
        case Shed(cards):
            first = was.tops[seat]
            gone = tuple(_card(was, seat, card) for card in range(first, first + cards))
            return Consequence(told[-1], seat, gone, things=(f"way-{seat}",))
        case Block():
            return Consequence(told[0], seat, (_TOKEN,))
        case Lock(victim):
            what, pack = told[0], (f"pack-{victim}",)
            return Consequence(what, seat, (_TOKEN,), beside=(_top(was, victim),), things=pack)
    return None


_TOKEN = Piece("used", "block")


def _swapped_with(was: State, move: Move, now: State) -> int:
    """Whose pack the player in turn has got by this move, if anybody's."""
    match move:
        case Swap(other) if now.phase != "window":
            return other
        case Let():
            return was.target
        case Lock() if was.phase == "window":
            return was.target
        case Roll(face="red"):
            return lowest_below(was)
    return NOBODY


def _top(state: State, seat: int) -> Piece:
    return _card(state, seat, state.tops[seat])


def _card(state: State, seat: int, card: int) -> Piece:
    name = f"{pack_of(state, seat)}-{card}"
    return Piece(f"shown-{name}", name)
