"""The clauses of New game. Chance is dictated by playing its move."""

from __future__ import annotations

import pytest

from tablee.kernel import CHANCE, IllegalMove
from tablee.kinds.words.rules import (
    GUESSES,
    Guess,
    Hide,
    Options,
    State,
    apply,
    chances,
    marks,
    outcome,
    start,
    to_act,
)
from tablee.kinds.words.view import mask, view
from tablee.kinds.words.vocabulary import VOCABULARY


def guessed(*words: str) -> State:
    """The word is `river`, and these were guessed in turn."""
    state = apply(start(Options(), 2), CHANCE, Hide("river"))
    for word in words:
        state = apply(state, to_act(state)[0], Guess(word))
    return state


def test_a_word_is_hidden_from_everybody() -> None:  # NG-1
    assert len(chances(start(Options(), 2))) == len(VOCABULARY["en"])
    assert mask(start(Options(), 2), CHANCE, Hide("river"), 0) == Hide()
    assert "river" not in repr(view(guessed("bread"), 0))


def test_words_of_the_list_can_be_typed() -> None:  # NG-1
    for words in VOCABULARY.values():
        assert len(set(words)) == len(words)
        assert all(len(word) == 5 and word.isascii() and word.islower() for word in words)


def test_any_five_letters_are_a_guess() -> None:  # NG-2
    assert guessed("xyxyx", "BREAD").guesses == ("xyxyx", "bread")
    for word in ("", "four", "letter", "été!!"):
        with pytest.raises(IllegalMove, match="five_letters"):
            guessed(word)
    with pytest.raises(IllegalMove, match="not_your_turn"):
        apply(guessed("bread"), 0, Guess("chair"))


@pytest.mark.parametrize(
    ("word", "guess", "told"),
    [("river", "rover", "=.==="), ("river", "ridge", "==..~"), ("house", "eerie", "....=")],
)
def test_a_letter_is_told_as_often_as_the_word_has_it(word: str, guess: str, told: str) -> None:
    assert marks(word, guess) == told  # NG-3


def test_whoever_finds_the_word_wins() -> None:  # NG-4
    ended = outcome(guessed("bread", "river"))
    assert ended is not None
    assert ended.winners == (1,)
    drawn = outcome(guessed(*["bread"] * GUESSES))
    assert drawn is not None
    assert drawn.ranks == (1, 1)
