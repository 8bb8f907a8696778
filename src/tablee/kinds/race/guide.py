"""The rules in pictures: what the page shows at the table and on the box."""

from tablee.kernel import Guide, Kind, Point, say

GUIDE = Guide(
    goal=(Point(say("guide-goal")),),
    turn=(
        Point(say("guide-pair"), ("moon", "moon")),
        Point(say("guide-wrong"), ("sun", "star")),
    ),
    pieces=tuple(Kind(say(f"worth-{sign}"), (sign,)) for sign in ("sun", "moon", "star")),
    end=(Point(say("guide-end")),),
)
