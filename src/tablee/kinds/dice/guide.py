"""The rules in pictures: what the page shows at the table and on the box."""

from tablee.kernel import Guide, Kind, Point, say

GUIDE = Guide(
    goal=(Point(say("guide-goal")),),
    turn=(Point(say("guide-turn"), ("die-5", "die-3")), Point(say("guide-one"), ("die-1",))),
    pieces=(
        Kind(say("worth-one"), ("die-1",)),
        Kind(say("worth-die"), tuple(f"die-{n}" for n in range(2, 7)), ("die-2", "die-6")),
    ),
    end=(Point(say("guide-end")),),
)
