"""A first game on a small board: seven stones of the learner, and what a bridge is."""

from tablee.kernel import Lesson, Step, say, who


def lesson(language: str) -> Lesson:
    """The same in every language."""
    options = {"size": 7, "swap": False}
    return Lesson(seats=2, steps=STEPS, end=say("lesson-end"), options=options)


def _red(move: str, text: str) -> Step:
    return Step(move, 1, say(text, seat=who(1)))


STEPS = (
    Step("place d4", say=say("lesson-middle"), wrong=say("lesson-middle-wrong")),
    _red("place d2", "lesson-other"),
    Step("place f3", say=say("lesson-bridge"), wrong=say("lesson-bridge-wrong")),
    _red("place e4", "lesson-between"),
    Step("place e3", say=say("lesson-close"), wrong=say("lesson-close-wrong")),
    _red("place b4", "lesson-block"),
    Step("place b5", say=say("lesson-left"), wrong=say("lesson-left-wrong")),
    _red("place c4", "lesson-between"),
    Step("place c5", say=say("lesson-again"), wrong=say("lesson-again-wrong")),
    _red("place a5", "lesson-edge"),
    Step("place a6", say=say("lesson-side"), wrong=say("lesson-side-wrong")),
    _red("place g3", "lesson-edge"),
    Step("place g2", say=say("lesson-last"), wrong=say("lesson-last-wrong")),
)
