"""The table as the page draws it: two piles to receive, four to give, hands for all to see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tablee.games.claquer.components import DECKS, shares
from tablee.games.claquer.news import card_label
from tablee.games.claquer.offer import offers
from tablee.games.claquer.view import PileView, View
from tablee.kernel import Move, Say, who
from tablee.kernel.say import say
from tablee.kernel.scene import Piece, Progress, Scene, SeatNote, Zone

SHOWN = 1
"""Movements for which room is kept. In version 1 there were more; they are drawn smaller."""


def scene(view: View, moves: Sequence[Move]) -> Scene:
    return Scene(
        zones=tuple(_zones(view)),
        offers=tuple(offers(view, moves)),
        seats=tuple(_note(view, seat) for seat in range(view.seats)),
        to_act=_acting(view),
        prompt=_prompt(view),
        progress=_progress(view),
    )


# --- zones ---------------------------------------------------------------------------------------


def _zones(view: View) -> Iterator[Zone]:
    yield from (_trace(view, 1), _receive(view, 1), _receive(view, 2), _trace(view, 2))
    for seat in range(view.seats):
        for number, pile in enumerate(view.piles[seat], 1):
            yield _give(view, seat, number, pile)
        yield _hands(view, seat)


def _receive(view: View, receive: int) -> Zone:
    """The top, and the card it covers sticking out for as long as the top can be called.

    A-CB-4: a covered card that was taken back lies with its player again.
    """
    pile = view.receive[receive - 1]
    landing = view.landed(receive)
    shown = [card for _, card in pile.seen if landing and card == landing.covered]
    cards = [*shown, pile.top] if pile.top else []
    face_down = (Piece(f"down-r{receive}"),) if view.phase == "countdown" else ()
    return Zone(
        f"r{receive}",
        "fan",
        label=say(f"zone-receive-{receive}"),
        pieces=tuple(card_piece(card) for card in cards) or face_down,
        size="large",
        count=pile.count or len(face_down),
        beat=pile.beats,
        by=pile.struck if pile.struck >= 0 else None,
    )


def _trace(view: View, receive: int) -> Zone:
    """Who played last here, and what that player's hands did before; never whether it was right."""
    landing = view.landed(receive)
    id, label = f"trace{receive}", say(f"zone-trace-{receive}")
    if landing is None:
        return Zone(id, "tokens", label=label, pieces=(_nothing(id),), room=SHOWN)
    pieces = tuple(
        movement(f"trace-{landing.number}-{n}", gesture, landing.seat)
        for n, gesture in enumerate(landing.gestures or ("none",))
    )
    label = say("zone-trace-of", seat=who(landing.seat))
    return Zone(id, "tokens", label=label, pieces=pieces, room=SHOWN)


def _give(view: View, seat: int, number: int, pile: PileView) -> Zone:
    top: tuple[Piece, ...] = ()
    if pile.top:
        top = (card_piece(pile.top),)
    elif pile.count:
        top = (Piece(f"down-{seat}-{number}", label=say("card-down")),)
    return Zone(
        f"give-{seat}-{number}",
        "pile",
        seat=seat,
        label=_give_label(view, seat, number),
        pieces=top,
        size="medium" if seat == view.me else "small",
        count=pile.count,
        then=say("then-centre") if seat == view.me else None,
    )


def _give_label(view: View, seat: int, number: int) -> Say:
    if seat == view.me:
        return say("zone-mine", n=number)
    return say("zone-give", n=number, seat=who(seat))


def _hands(view: View, seat: int) -> Zone:
    """CB-17: the movements everybody sees that seat make since its last card."""
    id = f"hands-{seat}"
    shown = tuple(
        movement(f"hand-{seat}-{n}", gesture, seat) for n, gesture in enumerate(view.gestures[seat])
    )
    label = say("zone-my-hands") if seat == view.me else say("zone-hands", seat=who(seat))
    return Zone(
        id,
        "tokens",
        seat=seat,
        label=label,
        pieces=shown or (_nothing(id),),
        size="medium" if seat == view.me else "small",
        room=SHOWN,
    )


def _nothing(zone: str) -> Piece:
    """Keeps the place of a movement, so that nothing moves when one is made."""
    return Piece(f"{zone}-rest", "do-rest", say("gestures-none"))


def movement(id: str, gesture: str, seat: int | None = None) -> Piece:
    """A movement as a token in its maker's colour; a slap is numbered by the pile it struck."""
    label = say("gestures-none") if gesture == "none" else say(f"gesture-{gesture}")
    note = gesture[4:] if gesture.startswith("slap") else ""
    return Piece(id, f"do-{gesture[:4]}", label, seat=seat, note=note)


def card_piece(card: str) -> Piece:
    """Every card of the deck is a different one, so its name may be its id once it is seen."""
    return Piece(f"card-{card}", card, card_label(card))


# --- beside the cards ----------------------------------------------------------------------------


def _note(view: View, seat: int) -> SeatNote:
    cards = sum(pile.count for pile in view.piles[seat])
    badges = []
    if view.lock is not None and view.lock.seat == seat:
        badges.append("badge-stop")
    if view.frozen[seat]:
        badges.append("badge-frozen")
    score = view.won[seat] if view.options.rounds > 1 else None
    return SeatNote(score, (say("fact-cards", cards=cards),), tuple(badges))


def _acting(view: View) -> tuple[int, ...]:
    if view.phase != "play" or view.out:
        return ()
    if view.lock is not None:
        return (view.lock.seat,)
    return tuple(seat for seat in range(view.seats) if not view.frozen[seat])


def _prompt(view: View) -> Say:
    match view.phase:
        case "countdown":
            return say("prompt-countdown", round=view.round, rounds=view.options.rounds)
        case "between":
            return say("prompt-between")
        case "over":
            return say("prompt-over")
        case "pause" if view.call is not None:
            verdict = "caught" if view.call.founded else "unfounded"
            names = {"seat": who(view.call.caller), "culprit": who(view.call.culprit)}
            return Say(f"prompt-{verdict}", {**names})
    if view.out:
        return say("prompt-last", seat=who(view.out[0]))
    if view.lock is not None:
        if view.lock.seat == view.me:
            return say("prompt-my-stop", plays=view.lock.left)
        return say("prompt-stop", seat=who(view.lock.seat), plays=view.lock.left)
    if view.me >= 0 and view.frozen[view.me]:
        return say("prompt-frozen")
    return say("prompt-play") if view.me >= 0 else say("prompt-watch")


def _progress(view: View) -> Progress:
    """How near the nearest player is to the end of the round."""
    sizes, _ = shares(len(DECKS[view.options.deck]), view.seats)
    least = min(sum(pile.count for pile in hand) for hand in view.piles)
    return Progress(max(0, sum(sizes) - least), sum(sizes), say("progress", cards=least))
