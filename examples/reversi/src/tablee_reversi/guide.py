"""The rules in pictures: what the page shows at the table and on the box."""

from tablee.kernel import Guide, Kind, Point, say

GUIDE = Guide(
    goal=(Point(say("guide-goal"), ("dark", "dark", "light")),),
    turn=(
        Point(say("guide-turn"), ("dark", "light", "dark")),
        Point(say("guide-turned"), ("dark", "dark", "dark")),
        Point(say("guide-misses")),
    ),
    pieces=(
        Kind(say("worth-dark"), ("dark",)),
        Kind(say("worth-light"), ("light",)),
        Kind(say("worth-cell"), ("cell",)),
    ),
    end=(Point(say("guide-end")),),
)
