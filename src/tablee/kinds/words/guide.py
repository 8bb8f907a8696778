"""The rules in pictures: what the page shows at the table and on the box."""

from tablee.kernel import Guide, Kind, Point, say
from tablee.kinds.words.face import FACES


def _of(mark: str) -> tuple[str, ...]:
    return tuple(face for face in FACES if face.endswith(f"-{mark}"))


GUIDE = Guide(
    goal=(Point(say("guide-goal"), ("w-right", "o-right", "r-right", "d-right", "s-right")),),
    turn=(Point(say("guide-turn")),),
    pieces=(
        Kind(say("worth-right"), _of("right")),
        Kind(say("worth-near"), _of("near")),
        Kind(say("worth-wrong"), _of("wrong")),
    ),
    end=(Point(say("guide-end")),),
)
