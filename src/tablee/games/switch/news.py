"""What just happened at a table of Switch, in a line or two."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.games.switch.components import LAST
from tablee.games.switch.moves import (
    Block,
    Decline,
    Let,
    Lock,
    Open,
    Pass,
    Rethrow,
    Roll,
    Shed,
    Stop,
    Swap,
)
from tablee.games.switch.state import NOBODY, State, is_locked, lowest_below
from tablee.games.switch.view import View
from tablee.kernel import Move, Say, who
from tablee.kernel.say import say


def news(before: View, seat: int, move: Move, after: View) -> Sequence[Say]:
    was, now = before.table, after.table
    name = who(was.turn if seat < 0 else seat)
    match move:
        case Open():
            return _opened(was, now)
        case Roll():
            return _rolled(was, move, now)
        case Shed(cards):
            return _shed(was, cards, now)
        case Pass():
            return (say("news-pass", seat=name), *_lost(was, now))
        case Rethrow():
            return (say("news-rethrow", seat=name),)
        case Stop():
            return (say("news-stop", seat=name, card=now.tops[seat]),)
        case Swap(other):
            return _announced(was, other, now)
        case Decline():
            return (say("news-decline", seat=name), *_declined(was, now))
        case Block():
            swap = {"seat": name, "one": who(was.turn), "other": who(was.target)}
            return (say("news-block", **swap),)
        case Let():
            return (_swapped(was, was.target),)
        case Lock(other):
            return _locked(was, name, other, now)
    return ()


def _opened(was: State, now: State) -> tuple[Say, ...]:
    """SW-08."""
    total = say("news-open", seat=who(now.by), total=sum(now.dice))
    if now.phase == "throw":
        return (total, say("news-begins", seat=who(now.turn)))
    last = was.opening.count(0) == 1
    return (total, say("news-open-tie")) if last else (total,)


def _rolled(was: State, move: Roll, now: State) -> tuple[Say, ...]:
    thrown = say(
        "news-roll",
        seat=who(was.turn),
        dice=" ".join(map(str, move.dice)),
        face=say(f"die-{move.face}"),
    )
    if move.face == "green":
        return (thrown,)
    if move.face == "red":
        lower = lowest_below(was)
        after = say("news-red-nobody") if lower == NOBODY else _swapped(was, lower)
        return (thrown, after)
    taken = (say("news-token", seat=who(was.turn)),) if move.face == "block" else ()
    return (thrown, *taken, *_failed(was, now))


def _declined(was: State, now: State) -> tuple[Say, ...]:
    """A-SW-7: where green ends the turn there is nothing to fail at."""
    return () if was.options.green_ends_turn else _failed(was, now)


def _failed(was: State, now: State) -> tuple[Say, ...]:
    """SW-20 to SW-24: nothing where shedding goes on."""
    if now.phase == "shed":
        return ()
    if is_locked(now, was.turn):
        return (say("news-stuck", seat=who(was.turn)), *_lost(was, now))
    fail = say("news-fail", seat=who(was.turn), card=was.tops[was.turn])
    return (fail, *_lost(was, now))


def _lost(was: State, now: State) -> tuple[Say, ...]:
    top = now.tops[was.turn]
    if top == was.tops[was.turn]:
        return ()
    return (say("news-bust", seat=who(was.turn), card=top),)


def _shed(was: State, cards: int, now: State) -> tuple[Say, ...]:
    first = was.tops[was.turn]
    last = first + cards - 1
    told = say("news-shed", seat=who(was.turn), first=first, last=last, cards=cards)
    return (told, say("news-won", seat=who(was.turn))) if last == LAST else (told,)


def _announced(was: State, other: int, now: State) -> tuple[Say, ...]:
    if now.phase != "window":
        return (_swapped(was, other),)
    names = {"seat": who(was.turn), "other": who(other), "owner": who(was.owner)}
    return (say("news-announce", **names),)


def _swapped(was: State, other: int) -> Say:
    return say(
        "news-swap",
        seat=who(was.turn),
        other=who(other),
        card=was.tops[other],
        given=was.tops[was.turn],
    )


def _locked(was: State, name: str, other: int, now: State) -> tuple[Say, ...]:
    told = say("news-lock", seat=name, other=who(other))
    if was.phase == "window":
        return (told, _swapped(was, was.target))
    if was.phase == "shed" and other == was.turn:
        return (told, say("news-stuck", seat=who(other)), *_lost(was, now))
    return (told,)
