"""The rules in pictures: what the page shows at the table and on the box."""

from tablee.kernel import Guide, Kind, Point, say

GUIDE = Guide(
    goal=(Point(say("guide-goal"), ("cross", "cross", "cross")),),
    turn=(Point(say("guide-turn"), ("cell", "ring")),),
    pieces=(
        Kind(say("worth-cross"), ("cross",)),
        Kind(say("worth-ring"), ("ring",)),
        Kind(say("worth-cell"), ("cell",)),
    ),
    end=(Point(say("guide-end")),),
)
