"""What a player may do, as the page offers it: paths to touch, keys, and reasons why not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tablee.games.claquer.components import matches
from tablee.games.claquer.gaffe import call_race
from tablee.games.claquer.moves import Clap, Gaffe, GaffeAt, Play, Release, Rest, Slap, Snap
from tablee.games.claquer.news import card_label
from tablee.games.claquer.view import View
from tablee.kernel import Move, Say, format_move, who
from tablee.kernel.say import say
from tablee.kernel.scene import Offer

# The same places on AZERTY and QWERTY keyboards: piles above each other, movements below.
PLAY_KEYS = {1: "erty", 2: "dfgh"}
GESTURE_KEYS = {"slap1": "x", "snap": "c", "clap": "v", "slap2": "b"}
CALL_KEYS = "uiopl"
REST_KEY = "n"
RELEASE_KEY = "k"


def offers(view: View, moves: Sequence[Move]) -> Iterator[Offer]:
    """Every button always stands in the same place, with a reason when it cannot be used."""
    if view.me < 0 or view.phase == "over":
        return
    for move in (Slap(1), Snap(), Clap(), Slap(2)):
        yield _gesture_offer(move, None if move in moves else _why_not_now(view))
    yield from _call_offers(view, moves)
    if view.rules == 1:
        yield _rest_offer(view, moves)
    yield _release_offer(view, moves)
    yield from (_play_offer(view, move) for move in moves if isinstance(move, Play))
    yield from _barred(view, moves)


def _why_not_now(view: View) -> Say:
    return say("refused-no_cards") if view.me in view.out else say("refused-not_now")


def _gesture_offer(move: Move, why: Say | None) -> Offer:
    """All are buttons; a receive pile touched alone is slapped, too."""
    text = format_move(move)
    if isinstance(move, Slap):
        path, key = (f"r{move.receive}",), GESTURE_KEYS[f"slap{move.receive}"]
        label = say(f"move-slap-{move.receive}")
        return Offer(text, path, label, key, why=why, role="main", face="do-slap")
    label, face = say(f"move-{text}"), f"do-{text}"
    return Offer(text, (), label, GESTURE_KEYS[text], why=why, role="main", face=face)


def _rest_offer(view: View, moves: Sequence[Move]) -> Offer:
    why = say("refused-hands_down") if moves else _why_not_now(view)
    barred = None if Rest() in moves else why
    return Offer("rest", (), say("move-rest"), REST_KEY, why=barred, role="quiet")


def _release_offer(view: View, moves: Sequence[Move]) -> Offer:
    why = say("refused-no_stop") if moves else _why_not_now(view)
    barred = None if Release() in moves else why
    return Offer("release", (), say("move-release"), RELEASE_KEY, why=barred)


def _call_offers(view: View, moves: Sequence[Move]) -> Iterator[Offer]:
    """One button and one key a player, always in the same place, for all seen so far."""
    can_call = any(isinstance(move, (Gaffe, GaffeAt)) for move in moves)
    others = [seat for seat in range(view.seats) if seat != view.me]
    for seat, key in zip(others, CALL_KEYS, strict=False):
        label = say("move-gaffe", seat=who(seat))
        plays = sorted(seen.number for seen in view.landings if seen.seat == seat)
        if not can_call or not plays:
            yield Offer(f"gaffe {seat} 0", (), label, key, why=_why_no_call(view, seat))
            continue
        call = _call(view, seat, plays[-1])
        yield Offer(format_move(call), (), label, key, race=call_race(view.landings, call))
        if view.rules == 1:
            yield from (_earlier_offer(view, GaffeAt(seat, number)) for number in plays[:-1])


def _call(view: View, seat: int, number: int) -> Gaffe | GaffeAt:
    return GaffeAt(seat, number) if view.rules == 1 else Gaffe(seat, number)


def _earlier_offer(view: View, call: GaffeAt) -> Offer:
    """Version 1: an earlier play is called where its trace lies."""
    place = next(seen.receive + 1 for seen in view.landings if seen.number == call.seen)
    label, race = say("move-gaffe-earlier", seat=who(call.seat)), call_race(view.landings, call)
    return Offer(format_move(call), (f"trace{place}",), label, race=race)


def _why_no_call(view: View, seat: int) -> Say:
    if view.phase != "play" or view.me in view.out:
        return _why_not_now(view)
    if view.frozen[view.me]:
        return say("refused-frozen")
    return say("why-no-call", seat=who(seat))


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
