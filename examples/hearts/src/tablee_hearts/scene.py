"""The table as the page draws it: the trick in the middle, hands around it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tablee.kernel import Consequence, Move, Say, format_move, who
from tablee.kernel.say import say
from tablee.kernel.scene import Offer, Pick, Piece, Progress, Scene, SeatNote, Zone
from tablee.pieces.deals import Deal
from tablee.pieces.playing_cards import CARDS, KINDS, rank_of, suit_of
from tablee.pieces.tricks import STRENGTH, in_order, on_turn, winner
from tablee_hearts.rules import (
    ALL,
    HELD,
    PASSED,
    POINTS,
    QUEEN,
    SEATS,
    Pass,
    Play,
    refusal,
    totals,
    way_of,
)
from tablee_hearts.sight import View


def card(kind: int) -> Say:
    return say("card", rank=rank_of(kind), suit=suit_of(kind))


NAMES = tuple(card(kind) for kind in range(len(CARDS)))
LABELS = tuple(say("move-play", card=name) for name in NAMES)


def scene(view: View, moves: Sequence[Move]) -> Scene:
    zones = [_trick(view), *_others(view)]
    if 0 <= view.me < SEATS:
        zones.append(_hand(view))
    scores = totals(view.history)
    return Scene(
        zones=tuple(zones),
        offers=tuple(_offers(view, moves)),
        seats=tuple(_seat(view, seat, scores[seat]) for seat in range(SEATS)),
        to_act=_to_act(view),
        prompt=_prompt(view, moves),
        progress=Progress(max(scores), view.options.until, say("progress", n=view.options.until)),
    )


def _to_act(view: View) -> tuple[int, ...]:
    if view.phase == "pass":
        return tuple(seat for seat in range(SEATS) if not view.has_passed[seat])
    return (on_turn(view.leader, view.trick, SEATS),) if view.phase == "play" else ()


def _trick(view: View) -> Zone:
    """In the order played. The last one lies there, its best card raised, until somebody leads."""
    cards, leader = (view.trick, view.leader) if view.trick else (view.last, view.led)
    best = winner(cards) if cards else -1
    name = "card" if view.phase in ("play", "over") else "old"
    pieces = []
    for place, kind in enumerate(cards):
        seat = (leader + place) % SEATS
        goes = (leader + best) % SEATS if not view.trick else seat
        pieces.append(
            Piece(
                f"{name}-{CARDS[kind]}",
                CARDS[kind],
                NAMES[kind],
                origin=None if goes == view.me else f"cards-{goes}",
                marks=("chosen",) if place == best and not view.trick else (),
                seat=seat,
                caption=say("by", seat=who(seat)),
            )
        )
    label = say("trick" if view.trick or not cards else "trick-last")
    return Zone("trick", "row", None, label, tuple(pieces), size="large", room=SEATS)


def _others(view: View) -> Iterator[Zone]:
    for seat in range(SEATS):
        if seat != view.me:
            back = (Piece(f"back-{seat}", None, say("face-back")),) if view.sizes[seat] else ()
            count = view.sizes[seat]
            yield Zone(f"cards-{seat}", "pile", seat, say("cards"), back, "small", count=count)


def _hand(view: View) -> Zone:
    """What came from another player is new until the first card is played."""
    came = view.came if not view.played else ()
    pieces = tuple(
        Piece(
            f"card-{CARDS[kind]}",
            CARDS[kind],
            NAMES[kind],
            marks=("new",) if kind in came else ("chosen",) if _is_given(view, kind) else (),
            rank=STRENGTH[kind],
        )
        for kind in in_order(view.hand)
    )
    return Zone(f"cards-{view.me}", "hand", view.me, say("hand"), pieces, room=HELD)


def _is_given(view: View, kind: int) -> bool:
    return view.phase == "pass" and kind in view.given


def _offers(view: View, moves: Sequence[Move]) -> Iterator[Offer]:
    if not moves:
        return
    ids = {kind: f"card-{CARDS[kind]}" for kind in in_order(view.hand)}
    if isinstance(moves[0], Pass):
        choices = tuple((CARDS[kind], id) for kind, id in ids.items())
        label = say("move-pass", way=way_of(view.history))
        pick = Pick(f"cards-{view.me}", choices, least=PASSED, most=PASSED)
        yield Offer("pass {}", (), label, role="main", pick=pick)
        return
    for kind, id in ids.items():
        why = refusal(view, view.hand, kind)
        told = say(f"refused-{why}", suit=_led(view)) if why else None
        yield Offer(format_move(Play(CARDS[kind])), (id,), LABELS[kind], why=told)


def _led(view: View) -> str:
    return suit_of(view.trick[0]) if view.trick else ""


def _prompt(view: View, moves: Sequence[Move]) -> Say | None:
    if view.phase == "pass" and view.me >= 0:
        way = way_of(view.history)
        return say("prompt-pass", way=way) if moves else say("prompt-wait")
    if not moves:
        return None
    return say("prompt-follow", suit=_led(view)) if view.trick else say("prompt-lead")


def _seat(view: View, seat: int, score: int) -> SeatNote:
    if view.phase == "pass":
        return SeatNote(score, (say("fact-chosen"),) if view.has_passed[seat] else ())
    facts = (say("fact-points", n=view.points[seat]),) if view.points[seat] else ()
    return SeatNote(score, facts)


# --- what happened -------------------------------------------------------------------------------


def news(before: View, seat: int, move: Move, after: View) -> Sequence[Say]:
    if isinstance(move, Deal):
        is_last = before.phase == "deal" and after.phase != "deal"
        return (_dealt(after),) if is_last else ()
    told = _told(before, seat, move, after)
    if after.history != before.history:
        told += [_counted(after)]
    return told


def _dealt(after: View) -> Say:
    return say("news-dealt", n=len(after.history) + 1, way=way_of(after.history))


def _told(before: View, seat: int, move: Move, after: View) -> list[Say]:
    if isinstance(move, Pass):
        told = [say("news-pass", seat=who(seat))]
        return told if after.phase == "pass" else [*told, say("news-all-passed")]
    assert isinstance(move, Play)
    told = [say("news-play", seat=who(seat), card=card(KINDS[move.card]))]
    if len(before.trick) == SEATS - 1:
        trick = (*before.trick, KINDS[move.card])
        taker = (before.leader + winner(trick)) % SEATS
        count = sum(POINTS[kind] for kind in trick)
        told.append(say("news-trick", seat=who(taker), n=count))
    return told


def _counted(after: View) -> Say:
    deal = after.history[-1]
    if ALL in deal:
        return say("news-moon", seat=who(deal.index(0)))
    return say("news-counted", n=len(after.history))


def consequence(before: View, seat: int, move: Move, after: View) -> Consequence | None:
    """HE-9, HE-10: who gets the queen of spades, and who shoots the moon."""
    if not isinstance(move, Play) or len(before.trick) < SEATS - 1:
        return None
    trick = (*before.trick, KINDS[move.card])
    taker = (before.leader + winner(trick)) % SEATS
    pieces = tuple(Piece(f"card-{CARDS[kind]}", CARDS[kind], NAMES[kind]) for kind in trick)
    if after.history != before.history and ALL in after.history[-1]:
        return Consequence(say("news-moon", seat=who(taker)), taker, pieces, to=taker)
    if QUEEN in trick:
        return Consequence(say("consequence-queen", seat=who(taker)), taker, pieces, to=taker)
    return None
