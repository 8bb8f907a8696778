"""The rules in pictures: what the page shows at the table and on the box."""

from tablee.kernel import Guide, Kind, Point, say

GUIDE = Guide(
    goal=(Point(say("guide-goal"), ("joined",)),),
    turn=(Point(say("guide-turn"), ("stone-blue",)), Point(say("guide-bridge"), ("bridge",))),
    pieces=(
        Kind(say("worth-blue"), ("stone-blue",)),
        Kind(say("worth-red"), ("stone-red",)),
    ),
    end=(Point(say("guide-end")), Point(say("guide-swap"))),
)
