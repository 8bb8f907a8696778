"""The rules in pictures: what the page shows at the table and on the box."""

from tablee.kernel import Guide, Kind, Point, say
from tablee.pieces.playing_cards import CARDS

HEARTS = tuple(card for card in CARDS if card.endswith("H"))
PLAIN = tuple(card for card in CARDS if card not in (*HEARTS, "QS"))

GUIDE = Guide(
    goal=(Point(say("guide-goal"), ("QS", "AH", "2H")),),
    turn=(
        Point(say("guide-pass"), ("KS", "AS", "AH")),
        Point(say("guide-follow"), ("2C", "9C", "KC")),
        Point(say("guide-take"), ("10D", "KD", "3S")),
        Point(say("guide-hearts"), ("4H",)),
    ),
    pieces=(
        Kind(say("worth-heart"), HEARTS, ("2H", "10H", "KH")),
        Kind(say("worth-queen"), ("QS",)),
        Kind(say("worth-plain"), PLAIN, ("2C", "AD")),
        Kind(say("worth-back"), ("back",)),
    ),
    end=(Point(say("guide-moon"), ("QS", "AH")), Point(say("guide-end"))),
)
