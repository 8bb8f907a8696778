"""A lesson: the first entries of a game, written down, with a sentence for each that is taught.

The learner sits at seat 0. The steps are the log: step 1 becomes entry 1, and so on. A step without
words is played by the table at once, whoever makes it. One with words is waited for: the learner
makes it, or reads it and lets the other player go on. Chance is what the steps say it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from tablee.kernel.move import CHANCE
from tablee.kernel.say import Say

LEARNER: Final = 0


class Step(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One entry of the lesson."""

    move: str
    """In notation."""
    seat: int = LEARNER
    say: Say | None = None
    """What the learner reads before it. None: the table plays it at once."""
    wrong: Say | None = None
    """What is said of another move that the rules allow; left out, `say` is enough."""


class Lesson(msgspec.Struct, frozen=True):
    """Six to ten moves of the learner, and everything that happens between them."""

    seats: int
    steps: tuple[Step, ...]
    end: Say
    """What is said after the last step."""
    options: Mapping[str, Any] = {}

    @property
    def taught(self) -> tuple[Step, ...]:
        """The moves that the learner makes."""
        return tuple(step for step in self.steps if step.seat == LEARNER and step.say)


def chance(*moves: str) -> tuple[Step, ...]:
    """What is dealt and thrown, one move after the other."""
    return tuple(Step(move, CHANCE) for move in moves)
