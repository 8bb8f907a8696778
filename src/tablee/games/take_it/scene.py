"""The table as the page draws it: stock, row, the thing to hit, and everybody's closed piles."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.games.take_it.components import CARDS, face_of
from tablee.games.take_it.moves import Oldest, Reveal, Take
from tablee.games.take_it.rules import reading
from tablee.games.take_it.score import count, settle
from tablee.games.take_it.state import NOBODY
from tablee.games.take_it.view import View
from tablee.kernel import WATCHER, Move, Say, format_move, who
from tablee.kernel.say import say
from tablee.kernel.scene import Offer, Piece, Progress, Scene, SeatNote, Zone, ZoneKind

TAKE_KEY = " "
REVEAL_KEY = "r"
LONG_ROW = 6
"""Rows are seldom longer; room for so many cards is kept free."""


def scene(view: View, moves: Sequence[Move]) -> Scene:
    turned = CARDS - view.stock
    return Scene(
        zones=(_stock(view), _row(view), _pad(view), *_all_piles(view)),
        offers=_offers(view, moves),
        seats=_seat_notes(view),
        to_act=(view.dealer,) if view.phase == "deal" else (),
        prompt=_prompt(view),
        progress=Progress(turned, CARDS, say("progress-cards", turned=turned, cards=CARDS)),
    )


# --- zones ---------------------------------------------------------------------------------------


def _stock(view: View) -> Zone:
    top = (Piece("stock-top", label=say("face-back")),) if view.stock else ()
    return Zone("stock", "pile", label=say("zone-stock"), pieces=top, count=view.stock)


def _row(view: View) -> Zone:
    """TI-10: every card legible, none covering another."""
    pieces = tuple(
        Piece(f"r{view.number}c{index}", face_of(kind), _name(kind), origin="stock")
        for index, kind in enumerate(view.row)
    )
    label = say("zone-row")
    return Zone("row", "row", label=label, pieces=pieces, size="large", room=LONG_ROW)


def _pad(view: View) -> Zone:
    """TI-06: the box or the board in the middle, within everybody's reach."""
    return Zone(
        "pad",
        "pad",
        label=say(f"zone-pad-{view.options.edition}"),
        size="large",
        beat=view.number - 1,
        by=None if view.taker == NOBODY else view.taker,
    )


def _all_piles(view: View) -> list[Zone]:
    if view.shown:
        return [_open_piles(view, seat) for seat in range(len(view.shown))]
    return [_closed_piles(view, seat, taken) for seat, taken in enumerate(view.piles)]


def _closed_piles(view: View, seat: int, taken: int) -> Zone:
    """TI-14, TI-19: separate piles that anybody can count."""
    pieces = tuple(
        Piece(f"pile-{seat}-{nth}", label=say("pile", n=nth + 1), origin="row")
        for nth in range(taken)
    )
    return Zone(
        f"piles-{seat}",
        "row",
        seat=seat,
        label=say("zone-piles"),
        pieces=pieces,
        size="small",
        room=view.limit,
    )


def _open_piles(view: View, seat: int) -> Zone:
    """TI-40: at the end everybody sees what everybody has, sorted, alike cards together."""
    held = count(kind for pile in view.shown[seat] for kind in pile)
    zone = f"piles-{seat}"
    pieces = tuple(
        Piece(f"{zone}-{face_of(kind)}", face_of(kind), _name(kind), count=cards, origin=zone)
        for kind, cards in enumerate(held)
        if cards
    )
    shape: ZoneKind = "row" if seat == view.me else "fan"
    return Zone(zone, shape, seat=seat, label=say("zone-piles"), pieces=pieces, size="small")


def _name(kind: int) -> Say:
    return say(f"face-{face_of(kind)}")


# --- moves ---------------------------------------------------------------------------------------


def _offers(view: View, moves: Sequence[Move]) -> tuple[Offer, ...]:
    """The pad is always there to be hit (TI-11); when it cannot be, it says why."""
    if view.me == WATCHER or view.phase == "over":
        return ()
    offers = [_take(view, None if Take(view.number) in moves else _why_not(view))]
    offers += [_reveal(move) for move in moves if isinstance(move, Reveal)]
    return tuple(offers)


def _take(view: View, why: Say | None) -> Offer:
    return Offer(
        format_move(Take(view.number)),
        ("pad",),
        say(f"move-take-{view.options.edition}"),
        key=TAKE_KEY,
        race=f"row-{view.number}",
        why=why,
        role="main",
    )


def _why_not(view: View) -> Say:
    if view.piles[view.me] >= view.limit:
        return say("refused-limit_reached", limit=view.limit)
    return say("refused-card_coming" if view.row else "refused-empty_row")


def _reveal(move: Reveal) -> Offer:
    return Offer(format_move(move), ("stock",), say("move-reveal"), key=REVEAL_KEY)


# --- words beside it -----------------------------------------------------------------------------


def _seat_notes(view: View) -> tuple[SeatNote, ...]:
    if view.shown:
        lines = settle(view.shown, reading(view.options, view.rules))
        return tuple(SeatNote(score=sum(line.points for line in own)) for own in lines)
    return tuple(
        SeatNote(
            facts=(say("fact-takes", used=taken, limit=view.limit),),
            badges=("dealer",) if seat == view.dealer else (),
        )
        for seat, taken in enumerate(view.piles)
    )


def _prompt(view: View) -> Say | None:
    if view.me == WATCHER or view.phase in ("oldest", "over"):
        return None
    spent = view.piles[view.me] >= view.limit
    if view.phase == "last_call":
        return say("prompt-spent" if spent else "prompt-last_call")
    if view.dealer == view.me:
        return say("prompt-deal_only" if spent else "prompt-deal")
    return say("prompt-spent" if spent else "prompt-watch")


def news(before: View, seat: int, move: Move, after: View) -> Sequence[Say]:
    """TI-15: never a card. Players must remember what they saw."""
    if isinstance(move, Oldest):
        return (say("news-oldest", seat=who(move.seat)),)
    told: list[Say] = []
    if isinstance(move, Take):
        told.append(say("news-take", seat=who(seat), n=before.piles[seat] + 1, limit=after.limit))
        told += _news_after_take(before, seat, after)
    if after.phase == "last_call" and before.phase != "last_call":
        told.append(say("news-last_call", seconds=after.options.last_call_seconds))
    return told


def _news_after_take(before: View, seat: int, after: View) -> list[Say]:
    if after.phase == "over":
        last = [s for s, taken in enumerate(after.piles) if s != seat and taken > before.piles[s]]
        return [say("news-leftovers", seat=who(s), cards=before.stock) for s in last]
    if after.settled and not before.settled:
        return [say("news-settled", seat=who(seat))]
    return []
