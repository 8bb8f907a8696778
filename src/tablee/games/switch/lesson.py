"""A first minute of Switch: a throw, adding up, stopping in time, and daring once."""

from __future__ import annotations

from tablee.kernel import Lesson, Step
from tablee.kernel.lesson import chance
from tablee.kernel.say import say, who

BLAISE = 1


def lesson(language: str) -> Lesson:
    """The same in every language."""
    return Lesson(seats=2, steps=STEPS, end=say("lesson-end"))


STEPS = (
    *chance("open 4,5,5,6,6", "open 1,1,2,2,3"),
    Step("throw", say=say("lesson-throw")),
    *chance("roll 1,2,4 blank"),
    Step("shed 7", say=say("lesson-shed"), wrong=say("lesson-shed-wrong")),
    Step("stop", say=say("lesson-stop"), wrong=say("lesson-stop-wrong")),
    Step("throw", BLAISE, say("lesson-fails", seat=who(BLAISE))),
    *chance("roll 3,5,6 blank"),
    Step("throw", say=say("lesson-eight", seat=who(BLAISE))),
    *chance("roll 2,3,6,6 green"),
    Step("decline", say=say("lesson-green", seat=who(BLAISE)), wrong=say("lesson-green-wrong")),
    Step("shed 2", say=say("lesson-two"), wrong=say("lesson-two-wrong")),
    Step("rethrow", say=say("lesson-dare"), wrong=say("lesson-dare-wrong")),
    *chance("roll 1,2,3,4,6 blank"),
    Step("shed 7", say=say("lesson-last"), wrong=say("lesson-last-wrong")),
)
