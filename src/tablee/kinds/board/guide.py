"""The rules in pictures: what the page shows at the table and on the box."""

from tablee.kernel import Guide, Kind, Point, say

GUIDE = Guide(
    goal=(Point(say("guide-goal")),),
    turn=(Point(say("guide-turn"), ("round", "cell", "square")),),
    pieces=(
        Kind(say("worth-round"), ("round",)),
        Kind(say("worth-square"), ("square",)),
        Kind(say("worth-cell"), ("cell",)),
    ),
    end=(Point(say("guide-end")),),
)
