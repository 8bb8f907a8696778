"""Rules of New game. Marks like NG-2 point to the clause in rules.md."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import ClassVar, Literal

import msgspec
from msgspec.structs import replace

from tablee.kernel import CHANCE, BadOptions, IllegalMove, Move, Outcome, say
from tablee.kinds.words.vocabulary import VOCABULARY

LENGTH = 5
GUESSES = 8
WORD = re.compile(f"[a-z]{{{LENGTH}}}")


class Options(msgspec.Struct, frozen=True):
    language: Literal["fr", "en"] = "en"


class Hide(Move, frozen=True, tag="hide"):
    """Chance: the word that is hidden. Nobody is shown it."""

    word: str = ""


class Guess(Move, frozen=True, tag="guess"):
    """NG-2: any five letters."""

    blanks: ClassVar[tuple[str, ...]] = ("word",)
    word: str = ""


class State(msgspec.Struct, frozen=True):
    """The hidden word, and everything that was guessed, in turn."""

    language: Literal["fr", "en"]
    seats: int
    word: str = ""
    guesses: tuple[str, ...] = ()


def start(options: Options, seats: int) -> State:
    if seats not in (2, 3, 4):
        raise BadOptions("wrong_seats", seats=seats)
    return State(options.language, seats)


def is_over(state: State) -> bool:
    """NG-4: found, or too many guesses."""
    return state.word in state.guesses or len(state.guesses) == GUESSES


def to_act(state: State) -> tuple[int, ...]:
    if not state.word:
        return (CHANCE,)
    return () if is_over(state) else (len(state.guesses) % state.seats,)


def chances(state: State) -> Sequence[tuple[Move, int]]:
    """NG-1: each word of the list is as likely as the others."""
    return () if state.word else [(Hide(word), 1) for word in VOCABULARY[state.language]]


def legal(state: State, seat: int) -> Sequence[Move]:
    return (Guess(),) if to_act(state) == (seat,) else ()


def apply(state: State, seat: int, move: Move) -> State:
    if not to_act(state):
        raise IllegalMove("game_over")
    if to_act(state) != (seat,):
        raise IllegalMove("not_your_turn")
    match move:
        case Hide(word) if seat == CHANCE and word in VOCABULARY[state.language]:
            return replace(state, word=word)
        case Guess(word) if seat != CHANCE and WORD.fullmatch(word.lower()):
            return replace(state, guesses=(*state.guesses, word.lower()))
    raise IllegalMove("five_letters")


def marks(word: str, guess: str) -> str:
    """NG-3: for each letter `=` at its place, `~` at another place, `.` not in the word."""
    rest = [one for one, other in zip(word, guess, strict=True) if one != other]
    told = ""
    for one, other in zip(word, guess, strict=True):
        if one == other:
            told += "="
        elif other in rest:
            rest.remove(other)
            told += "~"
        else:
            told += "."
    return told


def outcome(state: State) -> Outcome | None:
    if to_act(state):
        return None
    if state.word not in state.guesses:
        why = say("end-hidden", word=state.word.upper())
        return Outcome((1,) * state.seats, (0,) * state.seats, why=why)
    found = (len(state.guesses) - 1) % state.seats
    ranks = tuple(1 if seat == found else 2 for seat in range(state.seats))
    scores = tuple(int(seat == found) for seat in range(state.seats))
    return Outcome(ranks, scores, why=say("end-found", word=state.word.upper()))
