"""What happened, in one line. Nobody is ever told what somebody did not do (X-5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tablee.games.double_action.moves import (
    Deal,
    Dealer,
    Draw,
    Hint,
    Lose,
    Pass,
    Play,
    Remove,
    Swap,
)
from tablee.games.double_action.sight import View
from tablee.games.double_action.state import team_of
from tablee.games.double_action.wording import the_card
from tablee.kernel import Move, Say, who
from tablee.kernel.say import say
from tablee.pieces.playing_cards import KINDS


def news(before: View, seat: int, move: Move, after: View) -> Sequence[Say]:
    return tuple(_told(before, seat, move, after))


def _told(before: View, seat: int, move: Move, after: View) -> Iterator[Say]:
    match move:
        case Dealer(seat=dealer):
            yield say("news-dealer", seat=who(dealer))
        case Play():
            yield say("news-play", seat=who(seat), card=_card(move.card), cell=move.cell)
            yield from _series(before, seat, after)
        case Remove():
            yield say("news-remove", seat=who(seat), card=_card(move.card), cell=move.cell)
        case Swap():
            yield say("news-swap", seat=who(seat), card=_card(move.card))
        case Draw():
            yield say("news-draw", seat=who(seat))
        case Pass():
            yield say("news-pass", seat=who(seat))
        case Hint(seat=told):
            yield say("news-hint", seat=who(seat), told=who(told))
        case Deal(card=str(drawn)) if not before.opening and before.me == move.seat:
            yield say("news-drawn", card=_card(drawn))
        case Lose(card=str(lost)) if before.me == move.seat:
            yield say("news-lost", card=_card(lost))
        case Lose(seat=loser):
            yield say("news-lose", seat=who(loser))


def _series(before: View, seat: int, after: View) -> Iterator[Say]:
    team = team_of(seat)
    total = len(after.series[team])
    new = total - len(before.series[team])
    if new:
        yield say("news-series", seat=who(seat), new=new, n=total, target=after.options.target)


def _card(text: str) -> Say:
    return the_card(KINDS[text])
