"""The rules in pictures: what the page shows at the table and on the box."""

from tablee.kernel import Guide, Kind, Point, say
from tablee.kinds.cards.face import FACES

GUIDE = Guide(
    goal=(Point(say("guide-goal")),),
    turn=(Point(say("guide-turn"), ("card-7", "card-12", "card-3")), Point(say("guide-leads"))),
    pieces=(Kind(say("worth-card"), FACES, ("card-1", "card-16")),),
    end=(Point(say("guide-end")),),
)
