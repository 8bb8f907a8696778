"""The rules of Switch in pictures."""

from __future__ import annotations

from tablee.games.switch.components import LAST, PACKS
from tablee.kernel import Guide, Kind, Point
from tablee.kernel.say import say

_CARDS = tuple(f"{pack}-{card}" for pack in PACKS for card in range(1, LAST + 1))
_DICE = tuple(f"d{side}" for side in range(1, 7))

GUIDE = Guide(
    goal=(Point(say("guide-goal"), ("blue-1", "blue-2", "blue-16")),),
    turn=(
        Point(say("guide-throw"), ("d1", "d2", "d4", "switch-blank")),
        Point(say("guide-shed"), ("blue-5", "blue-6", "blue-7")),
        Point(say("guide-risk"), ("blue-8", "blue-1")),
    ),
    pieces=(
        Kind(say("worth-card"), _CARDS, ("amber-5",)),
        Kind(say("worth-die"), _DICE, ("d3",)),
        Kind(say("worth-green"), ("switch-green",)),
        Kind(say("worth-red"), ("switch-red",)),
        Kind(say("worth-block"), ("switch-block",)),
        Kind(say("worth-blank"), ("switch-blank",)),
        Kind(say("worth-token"), ("block",)),
    ),
    end=(Point(say("guide-end"), ("blue-16",)),),
)
