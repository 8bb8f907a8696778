"""A first game: three moves of the learner, and the words for each."""

from tablee.kernel import Lesson, Step, say, who


def lesson(language: str) -> Lesson:
    """The same in every language."""
    return Lesson(seats=2, steps=STEPS, end=say("lesson-end"))


STEPS = (
    Step("mark 4", say=say("lesson-middle"), wrong=say("lesson-middle-wrong")),
    Step("mark 1", 1, say("lesson-other", seat=who(1))),
    Step("mark 2", say=say("lesson-corner"), wrong=say("lesson-corner-wrong")),
    Step("mark 8", 1, say("lesson-blind", seat=who(1))),
    Step("mark 6", say=say("lesson-line"), wrong=say("lesson-line-wrong")),
)
