"""What a spoken code is made of: syllables that one says and hears alike in four languages.

A code is five syllables, such as KO BA MI LO TA. Said as a word it is shorter than a code of
letters that is spelled, and what somebody hears is what they write in French, English, Dutch and
German. So there is no U (French writes it OU), no C, Q, Y or Z, no V beside F, no G beside J.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import combinations

from tablee.catalog.words import LANGUAGES
from tablee.pieces.lexicon import NoLexicon, fold, offensive

CONSONANTS, VOWELS = "BDFKLMNPRST", "AEIO"
SYLLABLES = 5
LENGTH = 2 * SYLLABLES
SHORTEST = 3
"""Letters of the shortest word that is looked for in a code."""
TYPED_FOR = str.maketrans("CQYZV01", "KKISFOI")
"""What somebody may write who hears the letter behind it."""
SAID = frozenset(
    [
        "DEBILE",
        "DIKE",
        "FIKE",
        "FIKI",
        "KAKA",
        "KAKE",
        "KAKI",
        "KAKO",
        "KONA",
        "KONO",
        "LOLITA",
        "MASO",
        "NASI",
        "NIKE",
        "PAKI",
        "PEDALE",
        "PEDO",
        "PIPI",
        "POPO",
        "SADO",
        "SALOPE",
        "TAPETE",
        "TITE",
        "TITI",
        "TITO",
        "TOTE",
    ]
)
"""What the lists of written words do not have, and what sounds like a word of theirs."""
ALSO_READ = str.maketrans("K", "C")
"""The lists write the same sound in two ways."""
CHECKED = (*LANGUAGES, "nl", "de")


def make_code(choose: Callable[[Sequence[str]], str] = secrets.choice) -> str:
    """One of all decent codes; each is as likely as any other."""
    while True:
        code = "".join(choose(CONSONANTS) + choose(VOWELS) for _ in range(SYLLABLES))
        if is_decent(code):
            return code


def read_code(said: str) -> str:
    """What somebody typed, as codes are written; it may be no code at all."""
    letters = "".join(said[:40].split()).replace("-", "")
    return fold(letters.upper().translate(TYPED_FOR))[: LENGTH + 1]


def is_decent(code: str) -> bool:
    """No part of it is a word that offends, in any language that has a list."""
    return not any(_offends(part) for part in _parts(code))


def _parts(code: str) -> Iterator[str]:
    for start, end in combinations(range(len(code) + 1), 2):
        if end - start >= SHORTEST:
            yield code[start:end]


def _offends(part: str) -> bool:
    read = (part, part.translate(ALSO_READ))
    return part in SAID or any(_is_listed(word, language) for word in read for language in CHECKED)


def _is_listed(word: str, language: str) -> bool:
    with suppress(NoLexicon):
        return offensive(language).is_word(word)
    return False
