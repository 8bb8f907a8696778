"""The rules of Double Action in pictures."""

from __future__ import annotations

from tablee.games.double_action.face import FACES
from tablee.kernel import Guide, Kind, Point
from tablee.kernel.say import say
from tablee.pieces.playing_cards import CARDS

_JACKS, _BLACK_JACKS = ("JH", "JD"), ("JS", "JC")
_ORDINARY = tuple(card for card in CARDS if card not in _JACKS + _BLACK_JACKS)
_CELLS = tuple(face for face in FACES if face.startswith("cell-"))

GUIDE = Guide(
    goal=(Point(say("guide-goal"), ("token-0",) * 5),),
    turn=(
        Point(say("guide-play"), ("7H", "cell-7H", "token-0")),
        Point(say("guide-draw"), ("back",)),
        Point(say("guide-dead")),
    ),
    pieces=(
        Kind(say("worth-card"), _ORDINARY, ("9C",)),
        Kind(say("worth-jack"), _JACKS, ("JH", "JD")),
        Kind(say("worth-black-jack"), _BLACK_JACKS, ("JS", "JC")),
        Kind(say("worth-cell"), _CELLS, ("cell-9C",)),
        Kind(say("worth-free"), ("free",)),
        Kind(say("worth-token"), ("token-0", "token-1")),
        Kind(say("worth-turned"), ("turned-0", "turned-1")),
        Kind(say("worth-back"), ("back",)),
    ),
    end=(Point(say("guide-end")),),
)
