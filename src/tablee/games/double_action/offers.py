"""The moves as things to click: a card and a cell, a card and the pile, the pile alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce

from tablee.games.double_action.board import CELL_NAMES, CELLS, bits, claims
from tablee.games.double_action.moves import Draw, Hint, Pass, Play, Remove, Swap
from tablee.games.double_action.sight import View
from tablee.games.double_action.state import team_of
from tablee.games.double_action.wording import short
from tablee.kernel import Move, Say, format_move, who
from tablee.kernel.say import say
from tablee.kernel.scene import Ask, Offer
from tablee.pieces.playing_cards import KINDS

Ids = dict[str, list[str]]


def offers(view: View, moves: Sequence[Move], hand: Sequence[str]) -> Iterator[Offer]:
    """`hand` names the pieces of the viewer's hand; a card held twice can be clicked twice."""
    ids: Ids = {}
    for name in hand:
        ids.setdefault(name.split("-")[1], []).append(name)
    for move in moves:
        match move:
            case Play(choice=0):
                yield from _play(view, move, ids)
            case Remove():
                yield from _remove(view, move, ids)
            case Swap():
                yield from _swap(move, ids)
            case Pass():
                yield Offer("pass", (), say("move-pass"), key="p", role="main")
    if view.me >= 0 and not view.over and not view.opening:
        yield from _always(view, moves)


def _always(view: View, moves: Sequence[Move]) -> Iterator[Offer]:
    """Always there, never lit: whether a draw is due shows only when it is tried (X-5)."""
    why = None if Draw() in moves else say("refused-draw_not_due")
    yield Offer("draw", ("stock",), say("move-draw"), key="d", why=why, role="quiet")
    for seat in () if view.options.auto_draw else range(view.seats):
        if seat != view.me:
            yield _hint(seat, moves)


def _hint(seat: int, moves: Sequence[Move]) -> Offer:
    """Behind that player's cards, and asked again: no button speaks of drawing all the time."""
    why = None if Hint(seat) in moves else say("refused-already_told")
    ask = Ask("choice", say("ask-hint"), choices=((str(seat), say("whom", seat=who(seat))),))
    label = say("move-hint", seat=who(seat))
    return Offer("hint {}", (f"discard-{seat}",), label, ask=ask, why=why, role="quiet")


def _play(view: View, move: Play, ids: Ids) -> Iterator[Offer]:
    """One offer for all choices of what is turned (DA-15)."""
    team, cell, kind = team_of(view.me), CELLS[move.cell], KINDS[move.card]
    ways = claims(view.tokens[team] | 1 << cell, view.series[team], cell)
    text, ask = format_move(move), None
    if len(ways) > 1:
        text, ask = f"play {move.card} {move.cell} {{}}", _which(ways)
    label = say("move-play", card=short(kind), cell=move.cell)
    for name in ids[move.card]:
        yield Offer(text, (name, move.cell), label, ask=ask)


def _which(ways: Sequence[tuple[int, ...]]) -> Ask:
    choices = tuple((str(number), _fives(way)) for number, way in enumerate(ways))
    return Ask("choice", say("ask-which"), choices=choices)


def _fives(way: tuple[int, ...]) -> Say:
    """The fives of one choice, each by its two ends."""
    return reduce(lambda these, those: say("ends-and", these=these, those=those), map(_ends, way))


def _ends(five: int) -> Say:
    cells = list(bits(five))
    return say("ends", first=CELL_NAMES[cells[0]], last=CELL_NAMES[cells[-1]])


def _remove(view: View, move: Remove, ids: Ids) -> Iterator[Offer]:
    token = f"token-{1 - team_of(view.me)}-{move.cell}"
    label = say("move-remove", card=short(KINDS[move.card]), cell=move.cell)
    for name in ids[move.card]:
        yield Offer(format_move(move), (name, token), label)


def _swap(move: Swap, ids: Ids) -> Iterator[Offer]:
    label = say("move-swap", card=short(KINDS[move.card]))
    for name in ids[move.card]:
        yield Offer(format_move(move), (name, "stock"), label)
