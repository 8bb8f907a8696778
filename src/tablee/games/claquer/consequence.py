"""A gaffe that was called: the card that was covered, beside the movement that was due.

Only the call shows it (CB-17): before, nothing tells anybody whether a play was right.
"""

from __future__ import annotations

from tablee.games.claquer.components import ACTION, MOVEMENTS, obeys
from tablee.games.claquer.moves import Gaffe, GaffeAt
from tablee.games.claquer.news import aimed_at, news, wrong_play
from tablee.games.claquer.scene import card_piece, movement
from tablee.games.claquer.view import LandingView, View
from tablee.kernel import Consequence, Move, Piece, Say, who
from tablee.kernel.say import say

CENTRE = ("r1", "r2")
"""Play stands still after a call (CB-23): for that long the picture has the room of both piles."""


def consequence(before: View, seat: int, move: Move, after: View) -> Consequence | None:
    if not isinstance(move, Gaffe | GaffeAt) or after.call is None:
        return None
    told = {line.id: line for line in news(before, seat, move, after)}
    wrong = wrong_play(before, move)
    if wrong is None:
        played, what = aimed_at(before, move)[-1], told["news-unfounded"]
        made = tuple(movement(f"made-{n}", one) for n, one in enumerate(played.gestures))
        return _shown(what, seat, played, made, None)
    what = say("consequence-gaffe", culprit=who(wrong.seat))
    return _shown(what, seat, wrong, _due(wrong), told.get("news-due"))


def _shown(
    what: Say, caller: int, play: LandingView, beside: tuple[Piece, ...], note: Say | None
) -> Consequence:
    covered = (card_piece(play.covered),)
    return Consequence(what, caller, covered, beside, note, over=CENTRE, to=play.seat)


def _due(wrong: LandingView) -> tuple[Piece, ...]:
    """CB-14 to CB-18: the movement. If that was right, the card was wrong (CB-09)."""
    if obeys(wrong.covered, wrong.gestures, wrong.receive + 1):
        return (card_piece(wrong.card),)
    asked = ACTION[wrong.covered]
    due = MOVEMENTS if asked == "shrug" else (asked,)
    place = wrong.receive + 1
    return tuple(movement(f"due-{one}", f"slap{place}" if one == "slap" else one) for one in due)
