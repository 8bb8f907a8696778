"""What is agreed and what is said at a table of Crack Word: options and moves."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from tablee.kernel import Move
from tablee.pieces.lexicon import Lexicon, Without, Words, lexicon, offensive

# --- options -------------------------------------------------------------------------------------


class FirstOptions(msgspec.Struct, frozen=True):
    """Options of version 1: no second try, no word but those of the dictionary."""

    hidden: ClassVar[tuple[str, ...]] = ("lexicon",)
    language: Literal["fr", "en", "nl"] = "fr"
    example: Literal["name_it", "assisted"] = "name_it"
    expert: bool = False
    insertion: bool = False
    absolute_majority: bool = False
    lexicon: str = ""


class Options(msgspec.Struct, frozen=True):
    """Agreed before the first move."""

    hidden: ClassVar[tuple[str, ...]] = ("lexicon", "offensive", "people")
    language: Literal["fr", "en", "nl"] = "fr"
    """CW-30: the reference dictionary, and the letters of the packs."""
    example: Literal["name_it", "assisted"] = "name_it"
    """CW-25: the player names the example word, or the table finds one."""
    expert: bool = False
    """CW-14: play with all cards."""
    insertion: bool = False
    """A-CW-3: letters may also go between two letters."""
    absolute_majority: bool = False
    """A-CW-7: more than half instead of more than each other colour."""
    second_try: bool = False
    """A-CW-17: whoever names a word that does not do may try again, once a turn."""
    table_accepts: bool = False
    """A-CW-18: the other people may accept a word that is not in the dictionary."""
    no_offensive: bool = False
    """A-CW-19: offensive words are no words at this table."""
    lexicon: str = ""
    """CW-30: the fingerprint of the dictionary that the table began with."""
    offensive: str = ""
    """A-CW-19: the fingerprint of the list of offensive words."""
    people: int = 0
    """A-CW-18: how many people sit here; 0 stands for everybody."""

    @property
    def words(self) -> Words:
        """The dictionary of this table."""
        return self.polite_words if self.no_offensive else lexicon(self.language, self.lexicon)

    @property
    def polite_words(self) -> Without:
        """A-CW-19: the words that computers name and the table gives as examples."""
        return Without(lexicon(self.language, self.lexicon), self.offensive_words)

    @property
    def offensive_words(self) -> Lexicon:
        return offensive(self.language, self.offensive)


# --- moves ---------------------------------------------------------------------------------------


class Cut(Move, frozen=True, tag="cut"):
    """CW-08: chance shows a card of the pack that is cut."""

    card: str


class Turn(Move, frozen=True, tag="turn"):
    """CW-17: chance turns up the next card for the column."""

    card: str


class Deal(Move, frozen=True, tag="deal"):
    """CW-19: chance gives the next card of the pile; others are not shown which."""

    card: str = ""


class Place(Move, frozen=True, tag="place"):
    """CW-20: lay a letter on a line, name an example word, perhaps call CRACK WORD.

    `at` counts places from the left: 0 is left of the first letter, 1 on it, 2 right of it (or
    between it and the second), 3 on the second, and so on to the right of the last.
    """

    blanks = ("word", "crack")
    card: str
    line: int
    at: int
    word: str = ""
    crack: bool = False


class Joker(Move, frozen=True, tag="joker"):
    """CW-44: the same with a joker, which is given its letter."""

    blanks = ("letter", "word", "crack")
    line: int
    at: int
    letter: str = ""
    word: str = ""
    crack: bool = False


class Bin(Move, frozen=True, tag="bin"):
    """CW-40: clear a line, everybody taking their letters back."""

    line: int


class Seed(Move, frozen=True, tag="seed"):
    """CW-36, CW-43: put a letter on the line just emptied."""

    card: str


class SeedJoker(Move, frozen=True, tag="seed-joker"):
    """The same with a joker."""

    blanks = ("letter",)
    letter: str = ""


class Pass(Move, frozen=True, tag="pass"):
    """CW-24: draw a card instead; in the last rounds, leave the game (CW-52)."""


class Accept(Move, frozen=True, tag="accept"):
    """A-CW-18: I accept the word that the dictionary does not know."""


class Reject(Move, frozen=True, tag="reject"):
    """A-CW-18: I do not."""


class Abstain(Move, frozen=True, tag="abstain"):
    """A-CW-18: I say nothing, as computers do."""


FIRST_MOVES = (Cut, Turn, Deal, Place, Joker, Bin, Seed, SeedJoker, Pass)
MOVES = (*FIRST_MOVES, Accept, Reject, Abstain)
