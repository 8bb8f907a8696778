"""What everybody may know: all but the hidden word."""

from __future__ import annotations

from typing import Literal

import msgspec

from tablee.kernel import Move, Rng
from tablee.kinds.words.rules import Guess, Hide, State, is_over, marks
from tablee.kinds.words.vocabulary import VOCABULARY


class View(msgspec.Struct, frozen=True):
    """Built field by field: what is not written here is secret."""

    language: Literal["fr", "en"]
    seats: int
    is_hidden: bool
    """Whether there is a word yet."""
    guesses: tuple[str, ...]
    told: tuple[str, ...]
    """The marks of each guess."""
    word: str
    """Laid open at the end."""


def view(state: State, seat: int) -> View:
    return View(
        language=state.language,
        seats=state.seats,
        is_hidden=bool(state.word),
        guesses=state.guesses,
        told=tuple(marks(state.word, guess) for guess in state.guesses),
        word=state.word if is_over(state) else "",
    )


def mask(state: State, seat: int, move: Move, viewer: int) -> Move:
    return Hide() if isinstance(move, Hide) else move


def reveals(state: State, seat: int, move: Move, viewer: int) -> str | None:
    """NG-3: a guess opens what its letters tell of the hidden word."""
    return marks(state.word, move.word.lower()) if isinstance(move, Guess) else None


def possible(view: View) -> list[str]:
    """Words of the list that every mark allows."""
    told = list(zip(view.guesses, view.told, strict=True))
    listed = VOCABULARY[view.language]
    return [word for word in listed if all(marks(word, guess) == said for guess, said in told)]


def imagine(view: View, rng: Rng) -> State:
    words = [view.word] if view.word else possible(view)
    word = words[rng.randrange(len(words))] if view.is_hidden else ""
    return State(view.language, view.seats, word, view.guesses)


def fill(view: View, move: Move, rng: Rng) -> Move:
    words = possible(view)
    return Guess(words[rng.randrange(len(words))])
