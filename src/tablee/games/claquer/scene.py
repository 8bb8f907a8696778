"""The table as the page draws it: two piles to receive, four to give, hands for all to see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tablee.games.claquer.components import DECKS, matches, shares
from tablee.games.claquer.news import card_label, gestures_label
from tablee.games.claquer.state import Clap, Gaffe, Play, Release, Slap, Snap
from tablee.games.claquer.view import PileView, View
from tablee.kernel import Move, Say, format_move, who
from tablee.kernel.say import say
from tablee.kernel.scene import Offer, Piece, Progress, Scene, SeatNote, Zone

# The same places on AZERTY and QWERTY keyboards: piles above each other, movements below.
PLAY_KEYS = {1: "erty", 2: "dfgh"}
GESTURE_KEYS = {"slap1": "x", "snap": "c", "clap": "v", "slap2": "b"}
CALL_KEYS = "uiopl"
REST_KEY = "n"
RELEASE_KEY = "k"


def scene(view: View, moves: Sequence[Move]) -> Scene:
    return Scene(
        zones=tuple(_zones(view)),
        offers=(*(_offer(view, move) for move in moves), *_barred(view, moves)),
        seats=tuple(_note(view, seat) for seat in range(view.seats)),
        to_act=_acting(view),
        prompt=_prompt(view),
        progress=_progress(view),
    )


# --- zones ---------------------------------------------------------------------------------------


def _zones(view: View) -> Iterator[Zone]:
    for receive in (1, 2):
        yield _receive(view, receive)
        yield _trace(view, receive)
    for seat in range(view.seats):
        for number, pile in enumerate(view.piles[seat], 1):
            yield _give(view, seat, number, pile)
        yield _hands(view, seat)


def _receive(view: View, receive: int) -> Zone:
    """The top, and the card just covered sticking out for as long as a call is possible."""
    pile = view.receive[receive - 1]
    shown = [pile.landing.covered] if pile.landing else []
    cards = [*shown, pile.top] if pile.top else []
    face_down = (Piece(f"down-r{receive}"),) if view.phase == "countdown" else ()
    return Zone(
        f"r{receive}",
        "fan",
        label=say(f"zone-receive-{receive}"),
        pieces=tuple(_card(card) for card in cards) or face_down,
        size="large",
        count=pile.count or len(face_down),
        beat=pile.beats,
        by=pile.struck if pile.struck >= 0 else None,
    )


def _trace(view: View, receive: int) -> Zone:
    """Who played last here, and what that player's hands did before; never whether it was right."""
    landing = view.receive[receive - 1].landing
    if landing is None:
        label = say(f"zone-trace-{receive}")
        return Zone(f"trace{receive}", "tokens", label=label, size="small")
    seat, gestures = landing.seat, landing.gestures
    pieces = tuple(
        _gesture(f"trace-{landing.number}-{n}", gesture, seat)
        for n, gesture in enumerate(gestures or ("none",))
    )
    label = say("zone-trace-of", seat=who(seat), gestures=gestures_label(gestures))
    return Zone(f"trace{receive}", "tokens", label=label, pieces=pieces, size="small")


def _give(view: View, seat: int, number: int, pile: PileView) -> Zone:
    top: tuple[Piece, ...] = ()
    if pile.top:
        top = (_card(pile.top),)
    elif pile.count:
        top = (Piece(f"down-{seat}-{number}", label=say("card-down")),)
    return Zone(
        f"give-{seat}-{number}",
        "pile",
        seat=seat,
        label=say("zone-give", n=number, seat=who(seat)),
        pieces=top,
        size="medium" if seat == view.me else "small",
        count=pile.count,
    )


def _hands(view: View, seat: int) -> Zone:
    """CB-17: the movements everybody sees that seat make since its last card."""
    pieces = tuple(
        _gesture(f"hand-{seat}-{n}", gesture, seat) for n, gesture in enumerate(view.gestures[seat])
    )
    label = say("zone-hands", seat=who(seat))
    return Zone(f"hands-{seat}", "tokens", seat=seat, label=label, pieces=pieces, size="small")


def _gesture(id: str, gesture: str, seat: int) -> Piece:
    """A movement as a token in its maker's colour; a slap is numbered by the pile it struck."""
    label = say("gestures-none") if gesture == "none" else say(f"gesture-{gesture}")
    note = gesture[4:] if gesture.startswith("slap") else ""
    return Piece(id, f"do-{gesture[:4]}", label, seat=seat, note=note)


def _card(card: str) -> Piece:
    """Every card of the deck is a different one, so its name may be its id once it is seen."""
    return Piece(f"card-{card}", card, card_label(card))


# --- offers --------------------------------------------------------------------------------------


def _offer(view: View, move: Move) -> Offer:
    text = format_move(move)
    match move:
        case Play():
            return _play_offer(view, move)
        case Slap(receive=receive):
            label = say(f"move-slap-{receive}")
            return Offer(text, (f"r{receive}",), label, GESTURE_KEYS[f"slap{receive}"], role="main")
        case Snap():
            return Offer(text, (), say("move-snap"), GESTURE_KEYS["snap"], role="main")
        case Clap():
            return Offer(text, (), say("move-clap"), GESTURE_KEYS["clap"], role="main")
        case Gaffe():
            return _call_offer(view, move)
        case Release():
            return Offer(text, (), say("move-release"), RELEASE_KEY)
        case _:
            return Offer(text, (), say("move-rest"), REST_KEY, role="quiet")


def _play_offer(view: View, move: Play, why: Say | None = None) -> Offer:
    label = say(
        "move-play",
        card=card_label(view.piles[view.me][move.pile - 1].top),
        receive=say(f"receive-{move.receive}"),
    )
    return Offer(
        format_move(move),
        (f"give-{view.me}-{move.pile}", f"r{move.receive}"),
        label,
        PLAY_KEYS[move.receive][move.pile - 1],
        race=f"r{move.receive}-{move.aim}",
        why=why,
    )


def _call_offer(view: View, move: Gaffe) -> Offer:
    """One key a player; it means that player's latest play; an earlier one is clicked."""
    others = [seat for seat in range(view.seats) if seat != view.me]
    open_plays = {
        pile.landing.number: receive
        for receive, pile in enumerate(view.receive, 1)
        if pile.landing is not None and pile.landing.seat == move.seat
    }
    latest = move.last == max(open_plays)
    return Offer(
        format_move(move),
        () if latest else (f"trace{open_plays[move.last]}",),
        say("move-gaffe" if latest else "move-gaffe-earlier", seat=who(move.seat)),
        CALL_KEYS[others.index(move.seat)] if latest else "",
        race=f"gaffe-{move.seat}-{move.last}",
    )


def _barred(view: View, moves: Sequence[Move]) -> Iterator[Offer]:
    """Cards that do not match say so when tried (CB-09, A-CB-4)."""
    if not moves:
        return
    for receive in (1, 2):
        there = view.receive[receive - 1]
        for number, pile in enumerate(view.piles[view.me], 1):
            play = Play(number, receive, there.aim)
            if pile.top and play not in moves:
                yield _play_offer(view, play, _why_not(view, pile.top, there.top))


def _why_not(view: View, card: str, top: str) -> Say:
    if view.out:
        return say("refused-round_won")
    if view.lock is not None and view.lock.seat != view.me:
        return say("refused-stopped")
    if matches(card, top, view.options.wild_both_ways):
        return say("refused-frozen")
    return say("refused-no_match")


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
