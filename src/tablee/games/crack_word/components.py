"""What lies in the box, in one table to edit.

Attested by the leaflet: four colours, one pack each, letters, jokers and bins, at least 40 cards a
pack, 40, 30 or 25 of them used. Its pictures are lost: how many cards a pack holds and how often
each letter comes is reconstructed (CW-56), for each language by how common its letters are.
"""

from __future__ import annotations

from typing import Final

from tablee.pieces.stock import Stock

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
JOKER: Final = 26
BIN: Final = 27
KINDS: Final = 28
"""Kinds of card: 0 to 25 are letters, then the joker and the bin (POUBELLE)."""
NAMES: Final = (*LETTERS, "joker", "bin")
KIND_OF: Final = {name: kind for kind, name in enumerate(NAMES)}

JOKERS: Final = 3
BINS: Final = 3
LETTER_COUNTS: Final = {
    "fr": "E6 A4 I3 N3 R3 S3 L2 O2 T2 U2 B1 C1 D1 F1 G1 H1 J1 M1 P1 Q1 V1 X1 Y1 Z1",
    "en": "E6 A3 I3 N3 O3 R3 S2 T3 D2 L2 B1 C1 F1 G1 H1 J1 K1 M1 P1 U1 V1 W1 Y1 Z1",
    "nl": "E6 N3 A3 I3 O3 R3 T3 D2 L2 S2 B1 C1 F1 G1 H1 J1 K1 M1 P1 U1 V1 W1 Y1 Z1",
}

USED: Final = {2: 40, 3: 30, 4: 25}
"""CW-11 to CW-13: cards of each colour in the draw pile, by number of players."""
HAND: Final = 8
LINES: Final = 4
SHORTEST: Final = 3
"""CW-32: letters of the shortest word one can crack."""


def pack(language: str) -> Stock:
    """The cards of one colour, counted by kind; all four colours are alike."""
    counts = [0] * KINDS
    for entry in LETTER_COUNTS[language].split():
        counts[KIND_OF[entry[0]]] = int(entry[1:])
    counts[JOKER], counts[BIN] = JOKERS, BINS
    return tuple(counts)


PACKS: Final = {language: pack(language) for language in LETTER_COUNTS}
PACK_SIZE: Final = sum(PACKS["fr"])


def card(owner: int, kind: int) -> int:
    """A card on the table: whose colour and what kind, in one number."""
    return owner * KINDS + kind


def owner_of(card: int) -> int:
    return card // KINDS


def kind_of(card: int) -> int:
    return card % KINDS
