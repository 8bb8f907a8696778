"""A first minute of Double Action: cards and cells, drawing, both kinds of jacks, a series."""

from __future__ import annotations

from tablee.kernel import Lesson, Step
from tablee.kernel.lesson import chance
from tablee.kernel.say import say, who

BLAISE = 1


def lesson(language: str) -> Lesson:
    """The same in every language. Blaise deals, so the learner begins."""
    return Lesson(seats=2, steps=STEPS, end=say("lesson-end"), options={"dealer": 2})


def _dealt(mine: str, theirs: str) -> tuple[Step, ...]:
    """Eight cards each, one by one."""
    pairs = zip(mine.split(), theirs.split(), strict=True)
    return chance(*(f"deal {seat} {card}" for pair in pairs for seat, card in enumerate(pair)))


def _drawn(card: str, say_id: str) -> tuple[Step, ...]:
    return Step("draw", say=say(say_id)), *chance(f"deal 0 {card}")


def _blaise(play: str, card: str, say_id: str) -> tuple[Step, ...]:
    """The other side plays when the learner has read it, and draws."""
    told = Step(f"play {play}", BLAISE, say(say_id, seat=who(BLAISE)))
    return told, Step("draw", BLAISE), *chance(f"deal 1 {card}")


STEPS = (
    *_dealt("KD AS JS JH AC 7C 3H 9D", "5S 6D 8C QH 2S 10D 4H 9C"),
    Step("play KD 1-2", say=say("lesson-card"), wrong=say("lesson-card-wrong")),
    *_drawn("8H", "lesson-draw"),
    *_blaise("5S 9-10", "7D", "lesson-other"),
    Step("play AS 1-3", say=say("lesson-line"), wrong=say("lesson-line-wrong")),
    *_drawn("QC", "lesson-draw-again"),
    *_blaise("6D 1-4", "3C", "lesson-blocked"),
    Step("remove JS 1-4", say=say("lesson-remove"), wrong=say("lesson-remove-wrong")),
    *_drawn("2D", "lesson-draw-again"),
    *_blaise("8C 6-8", "KC", "lesson-other"),
    Step("play JH 1-4", say=say("lesson-jack"), wrong=say("lesson-jack-wrong")),
    *_drawn("4S", "lesson-draw-again"),
    *_blaise("QH 10-4", "AD", "lesson-other"),
    Step("play AC 1-5", say=say("lesson-series"), wrong=say("lesson-series-wrong")),
)
