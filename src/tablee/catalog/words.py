"""Sentences: what a game says by message id, spoken in a language from its Fluent files."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from tablee.kernel import Game, Say

LANGUAGES = ("fr", "en")
"""Languages every game speaks; if a sentence is missing in one, the other is used."""

_WHO = re.compile(r"@(\d+)")


class Words:
    """One game's words in one language."""

    def __init__(self, bundle: FluentBundle, lang: str) -> None:
        self._bundle = bundle
        self.lang = lang

    def __contains__(self, id: str) -> bool:
        return bool(self._bundle.has_message(id))

    def tell(self, what: Say, names: Sequence[str] = ()) -> str:
        """The sentence, with people's names filled in; its bare id where words are missing."""
        return self.speak(what, names)[0]

    def speak(self, what: Say, names: Sequence[str] = ()) -> tuple[str, list[str]]:
        """The sentence, and everything that is wrong with it."""
        if what.id not in self:
            return what.id, [f"no words for {what.id} in {self.lang}"]
        faults: list[str] = []
        filled: dict[str, int | str] = {}
        for name, value in what.args.items():
            if isinstance(value, Say):
                filled[name], inner = self.speak(value, names)
                faults += inner
            else:
                filled[name] = _name(value, names) if isinstance(value, str) else value
        message = self._bundle.get_message(what.id)
        if message.value is None:
            return what.id, [*faults, f"{what.id} says nothing in {self.lang}"]
        text, errors = self._bundle.format_pattern(message.value, filled)
        return str(text), faults + [f"{what.id} in {self.lang}: {error}" for error in errors]


def words(game: Game, lang: str) -> Words:
    """The game's words in that language."""
    return read_words(game.folder / "words", lang)


@cache
def read_words(folder: Path, lang: str) -> Words:
    """The words of a folder, `fr.ftl` and `en.ftl`."""
    bundle = FluentBundle([lang], use_isolating=False)
    for language in dict.fromkeys((lang, *LANGUAGES)):
        file = folder / f"{language}.ftl"
        if file.exists():
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return Words(bundle, lang)


def _name(text: str, names: Sequence[str]) -> str:
    """`@2` is the player at seat 2."""
    found = _WHO.fullmatch(text)
    if found is None or int(found[1]) >= len(names):
        return text
    return names[int(found[1])]
