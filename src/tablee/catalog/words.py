"""Sentences: what a game says by message id, spoken in a language from its Fluent files."""

from __future__ import annotations

import logging
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from tablee.kernel import Game, Say

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("fr", "en")
"""Languages every game speaks; if a sentence is missing in one, the other is used."""

YOU = {"fr": "vous", "en": "you"}
"""The reader, inside a sentence."""

SHORT = "-short"
"""`cell-short` says what `cell` says in a few characters, for boards written as text."""

STAKES = "-stakes"
"""`prompt-stakes` says what a decision may win or cost, in a line below `prompt`."""

_log = logging.getLogger(__name__)
_WHO = re.compile(r"@(\d+)")


class Words:
    """One game's words in one language."""

    def __init__(self, bundle: FluentBundle, lang: str) -> None:
        self._bundle = bundle
        self.lang = lang

    def __contains__(self, id: str) -> bool:
        return bool(self._bundle.has_message(id))

    def tell(self, what: Say, names: Sequence[str] = (), me: int | None = None) -> str:
        """The sentence as the seat `me` reads it; its bare id where words are missing."""
        return self.speak(what, names, me)[0]

    def short(self, what: Say) -> Say | None:
        """The same in a few characters, if the words have it so."""
        if what.id + SHORT not in self:
            return None
        inner = {n: (self.short(v) or v) if isinstance(v, Say) else v for n, v in what.args.items()}
        return Say(what.id + SHORT, inner)

    def stakes(self, what: Say) -> Say | None:
        """What the decision may win or cost, if the words say so."""
        return Say(what.id + STAKES, what.args) if what.id + STAKES in self else None

    def speak(
        self, what: Say, names: Sequence[str] = (), me: int | None = None
    ) -> tuple[str, list[str]]:
        """The sentence, and everything that is wrong with it."""
        if what.id not in self:
            return what.id, [f"no words for {what.id} in {self.lang}"]
        faults: list[str] = []
        filled: dict[str, int | str] = {}
        for name, value in what.args.items():
            if isinstance(value, Say):
                filled[name], inner = self.speak(value, names, me)
                faults += inner
            else:
                filled[name] = self._name(value, names, me) if isinstance(value, str) else value
        message = self._bundle.get_message(what.id)
        if message.value is None:
            return what.id, [*faults, f"{what.id} says nothing in {self.lang}"]
        form = form_for(what, me)
        if form and form not in message.attributes:
            faults.append(f"{what.id} has no form .{form} in {self.lang}")
        pattern = message.attributes.get(form, message.value)
        text, errors = self._bundle.format_pattern(pattern, filled)
        return str(text), faults + [f"{what.id} in {self.lang}: {error}" for error in errors]

    def _name(self, text: str, names: Sequence[str], me: int | None) -> str:
        """`@2` is the player at seat 2, or the reader."""
        found = _WHO.fullmatch(text)
        if found is None:
            return text
        seat = int(found[1])
        if seat == me:
            return YOU[self.lang]
        return names[seat] if seat < len(names) else text


def form_for(what: Say, me: int | None) -> str:
    """The form in which the reader is "you": `seat`, or `other-seat` where two arguments are me."""
    return "-".join(sorted(name for name, value in what.args.items() if value == f"@{me}"))


def words(game: Game, lang: str) -> Words:
    """The game's words in that language."""
    return read_words(game.folder / "words", lang)


@cache
def read_words(folder: Path, lang: str) -> Words:
    """The words of a folder, `fr.ftl` and `en.ftl`."""
    from fluent.runtime import FluentBundle, FluentResource  # a server opens sooner without it

    bundle = FluentBundle([lang], use_isolating=False)
    for language in dict.fromkeys((lang, *LANGUAGES)):
        file = folder / f"{language}.ftl"
        if file.exists():
            bundle.add_resource(FluentResource(text_of(file)))
    return Words(bundle, lang)


def text_of(file: Path) -> str:
    """What a stranger wrote. Where it is no UTF-8, the rest can be read, and the shelf stays."""
    content = file.read_bytes()
    text = content.decode("utf-8", "replace")
    if text.encode("utf-8") != content:
        _log.error("%s/%s of %s is not UTF-8", *file.parts[-2:], file.parts[-3])
    return text.replace("\r\n", "\n")
