"""What is told of each thing that happens: the same sentences for right and wrong plays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tablee.games.claquer.components import ACTION, character, colour, obeys
from tablee.games.claquer.moves import Gaffe, GaffeAt, Play, Release, Reveal, Thaw, Unstick
from tablee.games.claquer.view import LandingView, View, is_right
from tablee.kernel import Move, Say, who
from tablee.kernel.say import say

_COLOUR_NAMES = {"B": "blue", "Y": "yellow", "R": "red", "G": "green", "*": "striped"}


def card_label(card: str) -> Say:
    """A card in words: who is on it, its border, what it does."""
    return say(
        "card",
        character=_character(card),
        colour=say(f"colour-{_COLOUR_NAMES[colour(card)]}"),
        action=say(f"action-{ACTION[card]}"),
    )


def _character(card: str) -> Say:
    return say(f"character-{character(card).lower()}")


def gestures_label(gestures: Sequence[str]) -> Say:
    """The movement in words; in version 1 up to three."""
    told = say("gestures-none")
    for count, gesture in enumerate(gestures):
        one = say(f"gesture-{gesture}")
        told = say("gestures-more", before=told, gesture=one) if count else one
    return told


def news(before: View, seat: int, move: Move, after: View) -> Sequence[Say]:
    return tuple(_told(before, seat, move, after))


def _told(before: View, seat: int, move: Move, after: View) -> Iterator[Say]:
    match move:
        case Play():
            yield from _played(before, seat, move, after)
        case Gaffe() | GaffeAt():
            yield from _called(before, move, after)
        case Release():
            yield say("news-release", seat=who(seat))
        case Reveal():
            yield say("news-go")
        case Thaw(seat=thawed):
            yield say("news-thaw", seat=who(thawed))
        case Unstick(step=step):
            yield say(f"news-{step}")
    for winner in range(after.seats):
        if after.won[winner] > before.won[winner]:
            yield say("news-round-won", seat=who(winner), round=after.round)


def _played(before: View, seat: int, move: Play, after: View) -> Iterator[Say]:
    """What its player did first, the card and what it covers, in a few words: it goes fast."""
    card = before.piles[seat][move.pile - 1].top
    yield say(
        "news-play",
        seat=who(seat),
        gestures=gestures_label(before.gestures[seat]),
        card=_character(card),
        covered=_character(before.receive[move.receive - 1].top),
    )
    if ACTION[card] == "stop" and after.lock is not None:
        yield say("news-stop", seat=who(seat), plays=after.lock.left)
    if seat in after.out:
        yield say("news-last", seat=who(seat))


def _called(before: View, move: Gaffe | GaffeAt, after: View) -> Iterator[Say]:
    """CB-22: once it has been judged, which movement was due is no secret any more."""
    call = after.call
    if call is None:
        return
    names = {"seat": who(call.caller), "culprit": who(call.culprit)}
    if not call.founded:
        yield Say("news-unfounded", {**names})
        return
    yield Say("news-caught", {**names, "cards": call.given})
    yield from _why(before, move)
    for card in call.returned:
        yield say("news-returned", seat=who(call.culprit), card=card_label(card))


def _why(before: View, move: Gaffe | GaffeAt) -> Iterator[Say]:
    """What the card that was covered asked for, and what was done."""
    wrong = wrong_play(before, move)
    if wrong is not None and not obeys(wrong.covered, wrong.gestures, wrong.receive + 1):
        yield say(
            "news-due",
            card=_character(wrong.covered),
            due=say(f"due-{ACTION[wrong.covered]}"),
            made=gestures_label(wrong.gestures),
        )


def wrong_play(before: View, call: Gaffe | GaffeAt) -> LandingView | None:
    """The oldest wrong play that the call is about (CB-22). None: it is unfounded."""
    return next((one for one in aimed_at(before, call) if not is_right(before, one)), None)


def aimed_at(before: View, call: Gaffe | GaffeAt) -> list[LandingView]:
    """The plays that a call is judged on, the oldest first."""
    plays = sorted(before.landings, key=lambda seen: seen.number)
    return [one for one in plays if one.seat == call.seat and one.number <= call.seen]
