"""How our sentences read: no elision or gender meets a name, numbers agree, signs are set well."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path

import pytest

from tablee.catalog import shelf
from tablee.catalog.words import Words, read_words
from tablee.kernel import Say
from tablee.testing.messages import forms, messages, spoken_by_others

ROOT = Path(__file__).parents[1]
FOLDERS = {
    "page": ROOT / "client/src/words",
    "terminal": ROOT / "src/tablee/catalog/terminal",
    **{key: game.folder / "words" for key, game in shelf().items()},
}
FOLDERS = {name: folder for name, folder in FOLDERS.items() if folder.exists()}
NAMES = ("Ada", "Émilie", "Hector")
PEOPLE = {"seat", "name", "names", "one", "other", "culprit", "told", "owner"}
"""Variables that hold the name of a person."""
TEXTS = {"card", "cell", "letter", "row", "line", "range", "time", "word", "what", "why", "label"}
"""Variables that hold other words; the rest are numbers."""

LOG = ("news-", "end-")
"""What happened is told to everybody, so anyone who is named in it may be its reader."""

_NAME = "(?:Ada|Émilie|Hector)"
ELISION = re.compile(
    rf"\b(?:de|que|le|la|je|ne|se|si|jusque|lorsque|puisque) {_NAME}|\b(?:\w|\w*qu)’{_NAME}", re.I
)
GENDER = re.compile(
    rf"{_NAME} (?:est|s’est|sera|était) \w{{2,}}(?:é|i|u|is|it|ert)\b(?! en| à la| au)", re.I
)
ONE_MANY = re.compile(r"(?<!to )(?<!à )(?<!/)\b1[ \u00a0](?!fois\b|series\b|sans\b)\w{2,}[sx]\b")
COUNTED = (
    "carte|place|point|pièce|série|jeton|manche|partie|jour|personne|mot|lettre|prise|dé",
    "card|seat|piece|token|round|game|day|word|letter|take|player",
)
TWO_ONE = re.compile(rf"\b2[ \u00a0](?:{'|'.join(COUNTED)})\b")

NEVER_ONE = {
    *("ages", "faces-all", "piece-times", "match-of"),
    *("fact-dice", "prompt-throw", "prompt-throw-locked", "prompt-choice", "prompt-choice-free"),
    *("prompt-choice-locked", "move-throw", "move-rethrow", "refused-wrong_dice"),
    *("refused-limit_reached", "refused-packs_too_few"),
}
"""Messages whose number is two at least: dice of Switch, takes of a game, faces of a box."""


@pytest.fixture(params=list(FOLDERS.values()), ids=list(FOLDERS))
def folder(request: pytest.FixtureRequest) -> Path:
    assert isinstance(request.param, Path)
    return request.param


def sentences(folder: Path, lang: str) -> Iterator[tuple[str, str]]:
    """Every message in every form with every name, with 1 and with 2 in the place of all else."""
    spoken, parts = read_words(folder, lang), spoken_by_others(folder, lang)
    mine = forms(folder, lang)
    for id, variables in messages(folder, lang).items():
        if id in parts:  # it stands inside another, with the other's variables
            continue
        for name, form in product(NAMES, ("", *mine[id])):
            for number in (2,) if id in NEVER_ONE else (1, 2):
                yield id, told(spoken, id, variables, name, number, form.split("-"))


def told(
    spoken: Words,
    id: str,
    variables: frozenset[str],
    name: str,
    number: int,
    mine: Sequence[str] = (),
) -> str:
    """The message as seat 0 reads it; the variables in `mine` are the reader."""

    def value(variable: str) -> str | int:
        if variable in mine:
            return "@0"
        return name if variable in PEOPLE else "…" if variable in TEXTS else number

    return spoken.tell(Say(id, {variable: value(variable) for variable in variables}), me=0)


def faults(folder: Path, lang: str, *signs: re.Pattern[str]) -> list[str]:
    read = sorted(set(sentences(folder, lang)))
    assert len(read) > 5, "the folder has no sentences"
    return [f"{id}: {text}" for id, text in read if any(sign.search(text) for sign in signs)]


def test_no_french_sentence_elides_before_a_name_or_gives_it_a_gender(folder: Path) -> None:
    assert not faults(folder, "fr", ELISION, GENDER)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_numbers_agree_with_what_they_count(folder: Path, lang: str) -> None:
    assert not faults(folder, lang, ONE_MANY, TWO_ONE)


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("key", list(shelf()))
def test_the_log_says_you_to_its_reader(key: str, lang: str) -> None:
    folder = shelf()[key].folder / "words"
    mine = forms(folder, lang)
    log = {id: people for id, people in messages(folder, lang).items() if id.startswith(LOG)}
    missing = {id: people & PEOPLE - mine[id] for id, people in log.items()}
    assert not {id for id, without in missing.items() if without}


@pytest.mark.parametrize(
    ("sentence", "sign"),
    [
        ("Au tour de Ada", ELISION),
        ("Il faut qu’Émilie joue", ELISION),
        ("Hector est bloqué", GENDER),
        ("Émilie s’est débarrassé de tout", GENDER),
        ("1 séries contre 0", ONE_MANY),
        ("2 carte", TWO_ONE),
    ],
)
def test_the_signs_find_what_they_are_made_for(sentence: str, sign: re.Pattern[str]) -> None:
    assert sign.search(sentence)


# --- typography ----------------------------------------------------------------------------------

STRAIGHT = re.compile(r"\w'\w|\w' ")
"""A typewriter's apostrophe inside or after a word."""
BREAKING = re.compile(r"\S [:;!?»](?:\W|$)|« |[\d}] (?:ms|s|min|h|%)(?:[^\w’]|$)|\d \d{3}\b")
"""An ordinary space where French wants one at which no line is broken."""
GLUED = re.compile(r"(?<!Take [Ii]t)(?<!Slam dunk)(?<=\w)[;!?»]|«\w")
"""No space at all in the same places; the title of a game keeps its own."""


def written(folder: Path, lang: str) -> list[str]:
    """What people read: the files without their comments, code and links."""
    lines = (folder / f"{lang}.ftl").read_text("utf-8").splitlines()
    lines = [line for line in lines if not line.startswith("#")]
    page = folder / f"{lang}.md"
    if page.exists():
        lines += re.sub(r"`[^`]*`|\]\([^)]*\)", "", page.read_text("utf-8")).splitlines()
    return lines


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_apostrophes_are_curved(folder: Path, lang: str) -> None:
    assert not [line for line in written(folder, lang) if STRAIGHT.search(line)]


def test_french_signs_have_spaces_that_never_break(folder: Path) -> None:
    lines = written(folder, "fr")
    assert not [line for line in lines if BREAKING.search(line) or GLUED.search(line)]


def test_english_signs_have_none(folder: Path) -> None:
    assert not [
        line for line in written(folder, "en") if re.search(r"\w[ \u00a0\u202f][:;!?%]", line)
    ]
