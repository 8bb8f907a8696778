"""The rules of Take It! in pictures."""

from __future__ import annotations

from tablee.games.take_it.components import DOUBLE, PLAIN
from tablee.games.take_it.face import FACES
from tablee.kernel import Guide, Kind, Point
from tablee.kernel.say import say

_PLAIN = FACES[: len(PLAIN)]
_DOUBLE = FACES[len(PLAIN) : len(PLAIN) + len(DOUBLE)]

GUIDE = Guide(
    goal=(Point(say("guide-goal"), ("plain-p6", "double-p10", "ten")),),
    turn=(
        Point(say("guide-deal"), ("back", "plain-p3", "plain-m4")),
        Point(say("guide-take"), ("plain-p3", "plain-m4", "joker")),
        Point(say("guide-limit"), ("back", "back", "back")),
    ),
    pieces=(
        Kind(say("worth-plain"), _PLAIN, ("plain-p5", "plain-m3")),
        Kind(say("worth-double"), _DOUBLE, ("double-p8", "double-p8")),
        Kind(say("worth-joker"), ("joker",)),
        Kind(say("worth-ten"), ("ten",)),
        Kind(say("worth-jackpot"), ("jackpot",)),
        Kind(say("worth-dealer"), ("dealer",)),
        Kind(say("worth-back"), ("back",)),
    ),
    end=(Point(say("guide-end")),),
)
