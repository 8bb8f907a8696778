"""A first minute of Crack Word: a letter, a crack, covering, and the bin. Words differ by language.

The learner and Blaise have a colour each; the four letters in the middle are theirs in turn.
"""

from __future__ import annotations

from typing import NamedTuple

from tablee.kernel import Lesson, Step
from tablee.kernel.lesson import chance
from tablee.kernel.say import say, who

BLAISE = 1


class Spelling(NamedTuple):
    """The letters that are laid in one language, and the words that are named."""

    first: str
    last: str
    word: str
    """`first`, A and `last`."""
    covered: str
    """A word with an E in it."""
    other: str
    """Blaise's word, with R and I in it."""


SPELLINGS = {
    "fr": Spelling("L", "C", "LAC", "ETE", "RIRE"),
    "en": Spelling("C", "T", "CAT", "TEA", "RING"),
}


def lesson(language: str) -> Lesson:
    spelling = SPELLINGS[language]
    return Lesson(
        seats=2, steps=_steps(spelling), end=say("lesson-end"), options={"language": language}
    )


def _steps(words: Spelling) -> tuple[Step, ...]:
    mine = (words.first, words.last, "E", "S", "O", "bin", "N", "I")
    theirs = ("I", "A", "E", "O", "U", "S", "N", "R")
    told = {"first": words.first, "last": words.last, "word": words.word}
    return (
        *chance("cut B", "cut T"),
        *chance("turn A", "turn R", "turn O", "turn E"),
        *chance(*(f"deal {card}" for card in (*mine, *theirs))),
        Step(
            f"place {words.first} 0 0 {words.word}",
            say=say("lesson-lay", **told),
            wrong=say("lesson-lay-wrong", **told),
        ),
        Step(f"place I 1 2 {words.other}", BLAISE, say("lesson-other", seat=who(BLAISE))),
        Step(
            f"place {words.last} 0 4 {words.word} yes",
            say=say("lesson-crack", **told),
            wrong=say("lesson-crack-wrong", **told),
        ),
        Step("seed S", say=say("lesson-seed"), wrong=say("lesson-seed-wrong")),
        Step("place O 2 1 ROSE", BLAISE, say("lesson-covers", seat=who(BLAISE))),
        Step(
            f"place E 3 1 {words.covered}",
            say=say("lesson-cover", word=words.covered),
            wrong=say("lesson-cover-wrong", word=words.covered),
        ),
        Step("pass", BLAISE, say("lesson-pass", seat=who(BLAISE))),
        *chance("deal T"),
        Step("bin 1", say=say("lesson-bin"), wrong=say("lesson-bin-wrong")),
        Step("seed N", say=say("lesson-seed-again"), wrong=say("lesson-seed-again-wrong")),
    )
