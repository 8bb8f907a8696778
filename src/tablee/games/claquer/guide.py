"""The rules of Claquer in pictures."""

from __future__ import annotations

from tablee.games.claquer.components import ACTION, FULL, STRIPED
from tablee.kernel import Guide, Kind, Point
from tablee.kernel.say import say


def _doing(action: str) -> tuple[str, ...]:
    """Every card with that action; striped ones are a kind of their own."""
    return tuple(card for card in FULL if ACTION[card] == action and card[0] != STRIPED)


_STRIPED = tuple(card for card in FULL if card[0] == STRIPED)
_HANDS = ("do-snap", "do-clap", "do-slap", "do-none", "do-rest")

GUIDE = Guide(
    goal=(Point(say("guide-goal"), ("back",)),),
    turn=(
        Point(say("guide-match"), ("B-DOG-clap", "B-CAT-snap", "R-CAT-slap")),
        Point(say("guide-move"), ("do-clap", "B-DOG-clap")),
        Point(say("guide-gaffe")),
    ),
    pieces=(
        Kind(say("worth-snap"), _doing("snap"), ("B-GIRL-snap",)),
        Kind(say("worth-clap"), _doing("clap"), ("Y-CAT-clap",)),
        Kind(say("worth-slap"), _doing("slap"), ("R-ROBOT-slap",)),
        Kind(say("worth-shrug"), _doing("shrug"), ("G-GRAN-shrug",)),
        Kind(say("worth-stop"), _doing("stop"), ("Y-DOG-stop",)),
        Kind(say("worth-striped"), _STRIPED, ("*-BOY-slap",)),
        Kind(say("worth-hands"), _HANDS, ("do-snap", "do-none")),
        Kind(say("worth-badge-stop"), ("badge-stop",)),
        Kind(say("worth-badge-frozen"), ("badge-frozen",)),
        Kind(say("worth-back"), ("back",)),
    ),
    end=(Point(say("guide-end")),),
)
