"""The files of words: every language says the same things, and nothing is missing or left over."""

from __future__ import annotations

from tablee.catalog.words import LANGUAGES
from tablee.kernel import Game
from tablee.testing.messages import assert_same_messages, messages
from tablee.testing.wording import unspoken, wanted

SHORTEST = 40
"""Words of a page from which the game can be learnt."""


def test_the_languages_say_the_same_things(game: Game) -> None:
    """The Fluent files of all languages have the same messages, with the same variables."""
    assert_same_messages(game.folder / "words")


def test_every_box_has_its_words(game: Game) -> None:
    """Title, pitch, contents, options and players of its own have words."""
    missing = wanted(game) - set(messages(game.folder / "words", LANGUAGES[0]))
    assert not missing, f"no words for {sorted(missing)}"


def test_every_message_is_spoken(game: Game) -> None:
    """Every message of the files stands in the code of the game, or in another message."""
    unused = unspoken(game)
    assert not unused, f"nothing in the code says {sorted(unused)}"


def test_every_box_has_its_page(game: Game, lang: str) -> None:
    """`words/<language>.md` is long enough to learn the game from."""
    text = (game.folder / f"words/{lang}.md").read_text("utf-8")
    assert len(text.split()) > SHORTEST, "too short to learn the game from"
