"""A first game on the small board: five moves of the learner, up to the first corner."""

from tablee.kernel import Lesson, Step, say, who


def lesson(language: str) -> Lesson:
    """The same in every language."""
    return Lesson(seats=2, steps=STEPS, end=say("lesson-end"), options={"size": 6})


STEPS = (
    Step("put e4", say=say("lesson-first"), wrong=say("lesson-first-wrong")),
    Step("put c5", 1, say("lesson-other", seat=who(1))),
    Step("put b4", say=say("lesson-again"), wrong=say("lesson-again-wrong")),
    Step("put a3", 1, say("lesson-edge", seat=who(1))),
    Step("put b2", say=say("lesson-slant"), wrong=say("lesson-slant-wrong")),
    Step("put c2", 1, say("lesson-two", seat=who(1))),
    Step("put a4", say=say("lesson-edge-mine"), wrong=say("lesson-edge-mine-wrong")),
    Step("put a2", 1, say("lesson-blind", seat=who(1))),
    Step("put a1", say=say("lesson-corner"), wrong=say("lesson-corner-wrong")),
)
