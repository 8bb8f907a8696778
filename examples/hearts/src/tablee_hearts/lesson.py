"""A first deal: three cards passed on, five tricks, and the words for each."""

from tablee.kernel import CHANCE, Lesson, Step, format_move, say, who
from tablee.pieces.deals import deal_hands

HANDS = (
    "2S 5S QS KS AS 3H 4H AH 9C 4D 6D 8D JD",
    "AC 3C JC 10D 5D 9D 3S 7S 2H 5H 6H 7H 10H",
    "2C 10C 7C KD 4S 8S 10S JS JH 4C 5C 6C QD",
    "KC QC 8C 2D 9S KH QH AD 3D 7D 6S 8H 9H",
)


def lesson(language: str) -> Lesson:
    """The same in every language."""
    return Lesson(seats=4, steps=STEPS, end=say("lesson-end"))


STEPS = (
    *(Step(format_move(deal), CHANCE) for deal in deal_hands(HANDS)),
    Step("pass 6H,7H,10H", 1),
    Step("pass JH,4C,5C", 2),
    Step("pass QH,KH,AD", 3),
    Step("pass KS,AS,AH", say=say("lesson-pass"), wrong=say("lesson-pass-wrong")),
    Step("play 2C", 2),
    Step("play KC", 3, say("lesson-two", seat=who(3))),
    Step("play 9C", say=say("lesson-follow"), wrong=say("lesson-follow-wrong")),
    Step("play AC", 1),
    Step("play 3C", 1),
    Step("play 10C", 2),
    Step("play QC", 3, say("lesson-taken", seat=who(1), other=who(3))),
    Step("play QS", say=say("lesson-queen"), wrong=say("lesson-queen-wrong")),
    Step("play 2D", 3, say("lesson-gift", seat=who(3))),
    Step("play 4D", say=say("lesson-low"), wrong=say("lesson-low-wrong")),
    Step("play 10D", 1),
    Step("play KD", 2),
    Step("play 4S", 2),
    Step("play 9S", 3),
    Step("play 5S", say=say("lesson-below"), wrong=say("lesson-below-wrong")),
    Step("play KS", 1),
    Step("play JC", 1),
    Step("play 7C", 2),
    Step("play 8C", 3),
    Step("play KH", say=say("lesson-heart"), wrong=say("lesson-heart-wrong")),
)
