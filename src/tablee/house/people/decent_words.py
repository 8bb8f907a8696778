"""Words that nobody may say or be called: those of the lists of offensive words, and a few more.

Whole words alone count, without accents and capitals, so Cunningham and Hancock are welcome. A list
of one language also has names, and words that another language needs every day: these are spared.
An operator changes all of it in the folder of offensive words (`house/word_lists.py`).
"""

from __future__ import annotations

import re

from tablee.kernel import Fault
from tablee.pieces.lexicon import NoLexicon, fold, is_offensive

ALSO = frozenset(
    [
        "ARSCHLOCH",
        "ARSEHOLE",
        "ARSEHOLES",
        "ASSHOLE",
        "ASSHOLES",
        "BOUGNOUL",
        "BOUGNOULE",
        "BOUGNOULES",
        "BOUGNOULS",
        "CUNT",
        "CUNTS",
        "FDP",
        "FICKEN",
        "FOTZE",
        "FUCK",
        "FUCKED",
        "FUCKER",
        "FUCKERS",
        "FUCKING",
        "FUCKS",
        "HITLER",
        "HURENSOHN",
        "MOTHERFUCKER",
        "MOTHERFUCKERS",
        "NIGGA",
        "NIGGAS",
        "NIGGER",
        "NIGGERS",
        "NTM",
        "NUTTE",
        "SALOPARD",
        "SALOPARDS",
        "SCHEISSE",
        "SCHLAMPE",
        "SHIT",
        "SHITS",
        "SHITTY",
        "WICHSER",
    ]
)
"""What the lists do not have: they are made from dictionaries."""
SPARED = frozenset(
    [
        "ASO",
        "ATTARDEE",
        "ATTARDEES",
        "ATTARDES",
        "CHIA",
        "CONS",
        "CRAPS",
        "CRISS",
        "DEL",
        "DICK",
        "DYKE",
        "FOUT",
        "GOGOL",
        "HARDCORE",
        "HOOKER",
        "JANET",
        "PINA",
        "PINE",
        "PINES",
        "PIS",
        "QUEER",
        "QUEERS",
        "REET",
        "RETARD",
        "ROMANO",
        "ROMANOS",
        "SCAT",
    ]
)
"""People are called Dick, Janet, Pine or Romano; one says *tant pis* and *pros and cons*."""
_WORDS = re.compile(r"[^\W\d_]+")


def check_decent_name(name: str) -> None:
    """For a name that somebody chooses now; names chosen before stay. Raises Fault."""
    if word := find_offensive(name):
        raise Fault("offensive_name", word=word)


def check_decent_talk(text: str) -> Fault | None:
    """Why this is not said; None if it may be."""
    word = find_offensive(text)
    return Fault("offensive_words", word=word) if word else None


def find_offensive(text: str) -> str:
    """The first word of it that offends, as it was written; empty if there is none."""
    return next((word for word in _WORDS.findall(text) if _is_offensive(word)), "")


def _is_offensive(word: str) -> bool:
    folded = fold(word)
    try:
        return bool(folded) and is_offensive(folded, ALSO, SPARED)
    except NoLexicon:  # a list that is not here forbids nothing
        return folded in ALSO
