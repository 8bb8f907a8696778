"""The cards, as one table to edit.

Attested by the booklet: border colours blue, yellow and red; the ponytail girl and the dog; the
movements snap, clap, slap and the shrug; stop cards; striped borders. Reconstructed by us, since
no list of the deck survives: the green border, the four other characters, and every count.

A card is named colour-CHARACTER-action: `B-GIRL-snap`, `R-DOG-stop`; `*` is the striped border.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

COLOURS: Final = ("B", "Y", "R", "G")
STRIPED: Final = "*"
CHARACTERS: Final = ("GIRL", "DOG", "BOY", "CAT", "ROBOT", "GRAN")
MOVEMENTS: Final = ("snap", "clap", "slap")

# 4 borders × 6 characters × 3 movements = 72.
_PLAIN = tuple(
    f"{colour}-{character}-{movement}"
    for colour in COLOURS
    for character in CHARACTERS
    for movement in MOVEMENTS
)

# 12 shrugs: three a colour, two a character.
_SHRUGS = """
    B-GIRL B-DOG B-BOY   Y-CAT Y-ROBOT Y-GRAN
    R-GIRL R-DOG R-BOY   G-CAT G-ROBOT G-GRAN
"""
# 8 stops: two a colour.
_STOPS = "B-GIRL B-CAT Y-DOG Y-GRAN R-BOY R-ROBOT G-CAT G-GIRL"
# 6 striped: one a character, two a movement.
_STRIPED = "*-GIRL-snap *-DOG-clap *-BOY-slap *-CAT-snap *-ROBOT-clap *-GRAN-slap"

# The quick deck: one movement for each of 24 pictures, a second one for twelve of them…
_QUICK_PLAIN = """
    B-GIRL-snap B-DOG-clap B-BOY-slap B-CAT-snap B-ROBOT-clap B-GRAN-slap
    Y-GIRL-clap Y-DOG-slap Y-BOY-snap Y-CAT-clap Y-ROBOT-slap Y-GRAN-snap
    R-GIRL-slap R-DOG-snap R-BOY-clap R-CAT-slap R-ROBOT-snap R-GRAN-clap
    G-GIRL-snap G-DOG-clap G-BOY-slap G-CAT-snap G-ROBOT-clap G-GRAN-slap
    B-GIRL-clap B-BOY-snap B-ROBOT-slap
    Y-DOG-snap Y-CAT-slap Y-GRAN-clap
    R-GIRL-snap R-BOY-slap R-ROBOT-clap
    G-DOG-slap G-CAT-clap G-GRAN-snap
"""
# …and six shrugs, four stops, four striped cards.
_QUICK_SHRUGS = "B-GIRL R-DOG R-BOY G-CAT Y-ROBOT Y-GRAN"
_QUICK_STOPS = "B-CAT Y-DOG R-ROBOT G-GIRL"
_QUICK_STRIPED = "*-GIRL-snap *-DOG-clap *-BOY-slap *-CAT-snap"


def _named(pictures: str, action: str) -> tuple[str, ...]:
    return tuple(f"{picture}-{action}" for picture in pictures.split())


FULL: Final[tuple[str, ...]] = tuple(
    sorted(
        (*_PLAIN, *_named(_SHRUGS, "shrug"), *_named(_STOPS, "stop"), *_STRIPED.split()),
    )
)
QUICK: Final[tuple[str, ...]] = tuple(
    sorted(
        (
            *_QUICK_PLAIN.split(),
            *_named(_QUICK_SHRUGS, "shrug"),
            *_named(_QUICK_STOPS, "stop"),
            *_QUICK_STRIPED.split(),
        )
    )
)
DECKS: Final = {"full": FULL, "quick": QUICK}

ACTION: Final = {card: card.rsplit("-", 1)[1] for card in FULL}
"""What the character on the card does: snap, clap, slap, shrug or stop."""


def colour(card: str) -> str:
    return card[0]


def character(card: str) -> str:
    return card.split("-")[1]


def shares(cards: int, seats: int) -> tuple[tuple[int, ...], int]:
    """CB-02…04: the four pile sizes of every seat, as even as can be, and what is set aside."""
    each, spare = divmod(cards - 2, seats)
    least, more = divmod(each, 4)
    return tuple(least + (pile < more) for pile in range(4)), spare


def matches(card: str, top: str, wild_both_ways: bool = False) -> bool:
    """CB-09, CB-12, CB-21: same colour or same character; stripes go on anything (A-CB-7)."""
    return card in partners(top, wild_both_ways)


def welcome(top: str, wild_both_ways: bool, loose: bool) -> frozenset[str]:
    """All cards that may be laid on that top: any, where the table lets people err (A-CB-4)."""
    return _ALL if loose else partners(top, wild_both_ways)


@cache
def partners(top: str, wild_both_ways: bool = False) -> frozenset[str]:
    """All cards that go on that top."""
    return frozenset(card for card in FULL if _goes(card, top, wild_both_ways))


def obeys(top: str, gestures: Sequence[str], receive: int) -> bool:
    """CB-14…18: whether the movement is what the covered card asks for (A-CB-5).

    More than one movement is never right. Only version 1 counts more than one (A-CB-14).
    """
    asked = ACTION[top]
    if asked == "stop":
        return True
    if len(gestures) != 1:
        return False
    shown = gestures[0]
    if asked == "shrug":
        return shown in ("snap", "clap", f"slap{receive}")
    return shown == (f"slap{receive}" if asked == "slap" else asked)


def _goes(card: str, top: str, wild_both_ways: bool) -> bool:
    if colour(card) == STRIPED or character(card) == character(top):
        return True
    if colour(top) == STRIPED:
        return wild_both_ways
    return colour(card) == colour(top)


_ALL: Final = frozenset(FULL)
