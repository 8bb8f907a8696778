"""The boxes on the shelf, over HTTP."""

from __future__ import annotations

from typing import Literal

import msgspec

from tablee.kernel.guide import Guide
from tablee.kernel.lesson import Step
from tablee.kernel.options import Choice
from tablee.kernel.say import Say


class BoxCard(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A box on the shelf. Its words (`title`, `pitch`, `about`…) are in the game's Fluent files."""

    key: str
    version: int
    seats: tuple[int, ...]
    ages: int
    minutes: int
    accent: str
    tempo: Literal["turns", "real-time"]
    tags: tuple[str, ...] = ()
    classic: bool = False
    """It stands below the others, and smaller."""
    away: bool = False
    """It is not on the shelf of this library: only its older tables are here."""


class Lid(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """All that the shelf shows of a box: its card, two sentences, and the pieces on its lid."""

    card: BoxCard
    title: str
    pitch: str
    drawing: str
    """One SVG, a `<symbol id="face-NAME">` for each piece."""
    tasks: bool = False
    """It has a task every day."""


class BoxPage(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """An opened box: contents, options, computer players, rules in our words (Markdown)."""

    card: BoxCard
    contents: tuple[tuple[str, int], ...]
    options: tuple[Choice, ...]
    levels: tuple[str, ...]
    faces: tuple[str, ...]
    guide: Guide | None = None
    """The rules in pictures."""
    gentle: dict[str, bool | int | str] = {}
    """Options that a gentle table has where nobody chose otherwise."""
    lesson_seats: int = 0
    """How many sit at the lesson; 0 where the game has none."""
    puzzles: int = 0
    colours: int = 0
    """How many colours players choose from; 0: nobody is asked."""


class LessonPage(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A lesson in one language. The step after entry `n` is `steps[n]`."""

    steps: tuple[Step, ...]
    end: Say
