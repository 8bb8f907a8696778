"""A first minute of Claquer, with everybody frozen: one movement after the other, and a gaffe."""

from __future__ import annotations

from tablee.kernel import Lesson, Step
from tablee.kernel.lesson import chance
from tablee.kernel.say import say, who

BLAISE = 1


def lesson(language: str) -> Lesson:
    """The same in every language."""
    return Lesson(seats=2, steps=STEPS, end=say("lesson-end"), options={"deck": "quick"})


def _shown(*cards: str) -> tuple[Step, ...]:
    return chance(*(f"show {card}" for card in cards))


STEPS = (
    *chance("reveal"),
    *_shown("B-DOG-clap", "Y-GRAN-snap"),
    *_shown("B-CAT-snap", "R-CAT-slap", "R-GIRL-snap", "G-BOY-slap"),
    *_shown("Y-BOY-snap", "G-ROBOT-clap", "R-DOG-snap", "B-ROBOT-slap"),
    Step("clap", say=say("lesson-clap"), wrong=say("lesson-movement-wrong")),
    Step("play 1 1 1", say=say("lesson-lay"), wrong=say("lesson-lay-wrong")),
    *_shown("G-GRAN-slap"),
    Step("snap", say=say("lesson-snap"), wrong=say("lesson-movement-wrong")),
    Step("play 2 1 2", say=say("lesson-character"), wrong=say("lesson-lay-wrong")),
    *_shown("Y-DOG-snap"),
    Step("slap 1", say=say("lesson-slap"), wrong=say("lesson-movement-wrong")),
    Step("play 3 1 3", say=say("lesson-colour"), wrong=say("lesson-lay-wrong")),
    *_shown("B-GRAN-slap"),
    Step("clap", BLAISE, say("lesson-watch", seat=who(BLAISE))),
    Step("play 1 2 1", BLAISE, say("lesson-wrong", seat=who(BLAISE))),
    *_shown("R-BOY-clap"),
    Step("gaffe 1 4", say=say("lesson-gaffe", seat=who(BLAISE)), wrong=say("lesson-gaffe-wrong")),
    *_shown("Y-ROBOT-slap", "G-CAT-snap", "R-ROBOT-clap", "B-BOY-slap"),
    *chance("resume"),
)
