"""The rules of Crack Word in pictures."""

from __future__ import annotations

from tablee.games.crack_word.components import LETTERS
from tablee.kernel import Guide, Kind, Point
from tablee.kernel.say import say

_SIGNS = tuple(f"sign-{seat}" for seat in range(4))

GUIDE = Guide(
    goal=(Point(say("guide-goal"), ("P", "O", "T")),),
    turn=(
        Point(say("guide-lay"), ("A", "gap")),
        Point(say("guide-name"), ("O", "T")),
        Point(say("guide-crack"), ("P", "O", "T")),
    ),
    pieces=(
        Kind(say("worth-letter"), tuple(LETTERS), ("E",)),
        Kind(say("worth-joker"), ("joker",)),
        Kind(say("worth-bin"), ("bin",)),
        Kind(say("worth-gap"), ("gap",)),
        Kind(say("worth-sign"), _SIGNS, _SIGNS[:2]),
        Kind(say("worth-back"), ("back",)),
    ),
    end=(Point(say("guide-end")),),
)
