"""The rules in pictures: faces that can be drawn, words in every language, short enough to read."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from tablee.catalog.words import words
from tablee.kernel import Game
from tablee.testing.messages import messages

MOST_WORDS = 260
"""What is read in about a minute."""


def test_the_rules_in_pictures_show_faces_of_the_game(game: Game) -> None:
    """Every face exists, and no face is of two kinds."""
    if game.guide is None:
        return
    drawn = {face for point in game.guide.points for face in point.faces}
    kinds = Counter(chain.from_iterable(kind.faces for kind in game.guide.pieces))
    unknown = (drawn | set(kinds)) - set(game.faces)
    assert not unknown, f"the guide shows faces that the game does not have: {sorted(unknown)}"
    twice = sorted(face for face, times in kinds.items() if times > 1)
    assert not twice, f"the guide says two things of {twice}"


def test_the_rules_in_pictures_have_words(game: Game, lang: str) -> None:
    """Every sentence is there in this language, with all it needs, and together they are short."""
    if game.guide is None:
        return
    known, said = messages(game.folder / "words", lang), words(game, lang)
    texts = [point.text for point in game.guide.points]
    missing = sorted({text.id for text in texts} - set(known))
    assert not missing, f"the guide has no words for {missing} in {lang}.ftl"
    spoken = [said.speak(text) for text in texts]
    faults = [fault for _, wrong in spoken for fault in wrong]
    assert not faults, faults
    length = sum(len(text.split()) for text, _ in spoken)
    assert length <= MOST_WORDS, f"{length} words are too many to read in a minute"
