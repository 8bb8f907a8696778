"""How a game of Crack Word begins, and which word lists it needs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from tablee.games.crack_word.chance import NO_CARDS
from tablee.games.crack_word.components import LINES, PACK_SIZE, PACKS, USED
from tablee.games.crack_word.moves import FirstOptions, Options
from tablee.games.crack_word.state import NOBODY, State
from tablee.kernel import BadOptions
from tablee.pieces.lexicon import NoLexicon, in_use, offensive_in_use, title_of

FIRST_LISTS = {"fr": "7c167b5d7822259e", "en": "49baa96b30cf6b3e", "nl": "5b06ec08988e67f0"}
"""The dictionaries of tables that were stored before tables named theirs."""


def start(options: Options, seats: int) -> State:
    return _set_up(options, seats, version=2)


def _set_up(options: Options, seats: int, version: int) -> State:
    """CW-10 to CW-14: full packs, and how many cards of each make the pile."""
    if seats not in USED:
        raise BadOptions("wrong_seats", seats=seats)
    try:
        options = replace(options, lexicon=options.lexicon or in_use(options.language))
        options.polite_words  # noqa: B018 the dictionary is opened now, or the table refused
    except NoLexicon:
        raise BadOptions("no_lexicon", language=options.language) from None
    return State(
        options=options,
        seats=seats,
        phase="cut",
        turn=NOBODY,
        cuts=(NOBODY,) * seats,
        rivals=tuple(range(seats)),
        unseen=(PACKS[options.language],) * seats,
        left=(PACK_SIZE if options.expert else USED[seats],) * seats,
        bottom=((),) * seats,
        hands=(NO_CARDS,) * seats,
        lines=((),) * LINES,
        paquets=((),) * seats,
        rules=version,
    )


def start_first(options: FirstOptions, seats: int) -> State:
    """Version 1: the first dictionaries, and every word that was named was judged."""
    agreed = msgspec.to_builtins(options)
    agreed["lexicon"] = options.lexicon or FIRST_LISTS.get(options.language, "")
    return _set_up(Options(**agreed), seats, version=1)


def defaults(chosen: Mapping[str, Any], people: int) -> Mapping[str, Any]:
    """CW-30: a new table takes the lists in use, and stays with them. A-CW-18: who can agree."""
    language = str(chosen.get("language", Options().language))
    try:
        lists = {"lexicon": in_use(language), "offensive": offensive_in_use(language)}
    except NoLexicon:  # said by `start`, in the words of the rules
        return {}
    return {**lists, "people": people}


def first_defaults(chosen: Mapping[str, Any], people: int) -> Mapping[str, Any]:
    """Version 1 had one dictionary for each language."""
    language = str(chosen.get("language", Options().language))
    return {"lexicon": FIRST_LISTS[language]} if language in FIRST_LISTS else {}


def needs(options: Options) -> tuple[str, ...]:
    lists = (options.lexicon, *([options.offensive] if options.offensive else []))
    return tuple(title_of(options.language, name) for name in lists)


def first_needs(options: FirstOptions) -> tuple[str, ...]:
    return (title_of(options.language, options.lexicon),)
