"""A link in words: its title, its sentence, and what stands in its picture."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tablee import catalog, wire
from tablee.catalog.words import LANGUAGES, read_words, words
from tablee.kernel import Game, Say
from tablee.web.preview.link import Kind, Link

WORDS = Path(__file__).parent / "words"


class Sentences(msgspec.Struct, frozen=True):
    title: str
    sentence: str


def language_of(facts: wire.Library) -> str:
    """Nobody is known who reads: a link speaks as the library does."""
    return facts.language or LANGUAGES[0]


def sentences_of(link: Link, facts: wire.Library) -> Sentences:
    """What is said of the link itself, beside its picture."""
    language = language_of(facts)
    if link.kind == "library":
        return of_library(facts, language)
    title = tell(language, link.kind, game=title_of(link.game, language), number=str(link.number))
    if link.kind == "box":
        return Sentences(title, pitch_of(link.game, language))
    if link.kind == "table":
        return Sentences(title, tell(language, f"table-{link.status}"))
    games = ", ".join(title_of(key, language) for key in link.games)
    return Sentences(title, tell(language, f"{link.kind}-sentence", games=games))


def of_library(facts: wire.Library, language: str) -> Sentences:
    """As its operator calls it."""
    title = _in(facts.name, language) or tell(language, "library")
    sentence = _in(facts.description, language) or tell(language, "library-sentence")
    return Sentences(title, sentence)


def label_of(kind: Kind, language: str) -> str:
    """The line above the title in a picture."""
    return tell(language, f"label-{kind}")


def facts_of(game: Game, language: str) -> str:
    """Who plays it and how long, as on the box."""
    seats, box = game.seats, game.box
    range = str(seats[0]) if len(seats) == 1 else f"{seats[0]}–{seats[-1]}"
    parts = (
        tell(language, "players", range=range),
        tell(language, "minutes", n=box.minutes),
        tell(language, "ages", n=box.ages),
    )
    return "  ·  ".join(parts)


def title_of(key: str, language: str) -> str:
    """The name on the box; the bare key of one that is not installed."""
    game = catalog.shelf().get(key)
    return key if game is None else words(game, language).tell(Say("title"))


def pitch_of(key: str, language: str) -> str:
    return words(catalog.find(key), language).tell(Say("pitch"))


def tell(language: str, id: str, **more: int | str) -> str:
    return read_words(WORDS, language).tell(Say(id, dict(more)))


def _in(text: wire.HouseText | None, language: str) -> str:
    if text is None:
        return ""
    return text.en if language == "en" else text.fr
