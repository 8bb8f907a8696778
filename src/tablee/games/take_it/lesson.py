"""A first minute of Take It!: turning cards, taking a row, and leaving one to somebody else."""

from __future__ import annotations

from tablee.kernel import Lesson, Step
from tablee.kernel.lesson import chance
from tablee.kernel.say import say, who

BLAISE = 1


def lesson(language: str) -> Lesson:
    """The same in every language."""
    return Lesson(seats=2, steps=STEPS, end=say("lesson-end"), options={"oldest": "1"})


STEPS = (
    Step("reveal 1", say=say("lesson-turn")),
    *chance("turn S+5"),
    Step("reveal 2", say=say("lesson-plain"), wrong=say("lesson-early")),
    *chance("turn D+8"),
    Step("reveal 3", say=say("lesson-double"), wrong=say("lesson-early")),
    *chance("turn J"),
    Step("take 1", say=say("lesson-joker"), wrong=say("lesson-late", seat=who(BLAISE))),
    Step("reveal 4", say=say("lesson-taken")),
    *chance("turn S-6"),
    Step("reveal 5", say=say("lesson-minus"), wrong=say("lesson-minus-wrong")),
    *chance("turn T"),
    Step("take 2", BLAISE, say("lesson-ten", seat=who(BLAISE))),
    Step("reveal 6", BLAISE),
    *chance("turn S+3"),
    Step("reveal 7", BLAISE),
    *chance("turn S+6"),
    Step("take 3", say=say("lesson-strike", seat=who(BLAISE))),
)
