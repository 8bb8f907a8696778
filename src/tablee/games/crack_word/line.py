"""Lines and words: where a letter may go, what it makes, and whose majority it is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from tablee.games.crack_word.components import JOKER, SHORTEST, kind_of, owner_of
from tablee.games.crack_word.moves import Options
from tablee.games.crack_word.state import Row, Slot, text_of
from tablee.pieces.lexicon import fold


@lru_cache(maxsize=256)  # lines are short, and asked about for every letter in hand
def places(length: int, insertion: bool) -> tuple[int, ...]:
    """CW-21 to CW-23: where a card may go on a line, the letter aside: its ends, on any letter.

    An emptied line that could not be seeded takes a letter at 0, its only place.
    """
    last = 2 * length
    return tuple(at for at in range(last + 1) if at % 2 or at in (0, last) or insertion)


def covers(row: Row, at: int) -> Slot | None:
    """The slot a card laid there goes on top of, or None beside all of them."""
    return row[at // 2] if at % 2 else None


def lay(row: Row, at: int, letter: str, card: int, id: int) -> Row:
    """The line with the card at that place."""
    slot = covers(row, at)
    if slot is None:
        return (*row[: at // 2], Slot(id, letter, (card,)), *row[at // 2 :])
    covered = Slot(slot.id, letter, (*slot.cards, card))
    return (*row[: at // 2], covered, *row[at // 2 + 1 :])


def letter_id(slot: Slot) -> str:
    """The name of its card on top, which is another one once it is covered."""
    return f"s{slot.id}-{len(slot.cards)}"


def is_example(row: Row, options: Options, word: str, accepted: Sequence[str] = ()) -> bool:
    """CW-25, A-CW-4: the line occurs, side by side and in order, in a word of the dictionary."""
    text = text_of(row)
    known = options.words
    if options.example == "assisted":
        return known.is_part(text)
    named = fold(word)
    return text in named and (known.is_word(named) or named in accepted)


def is_crack(row: Row, options: Options, seat: int, accepted: Sequence[str] = ()) -> bool:
    """CW-31 to CW-33: the whole line is a word, long enough, and mostly of that seat's colour."""
    text = text_of(row)
    return (
        len(row) >= SHORTEST
        and (options.words.is_word(text) or text in accepted)
        and has_majority(row, options, seat)
    )


def has_majority(row: Row, options: Options, seat: int) -> bool:
    """A-CW-7: more than each other colour, or with `absolute_majority` than all of them together.

    Only the cards on top count (A-CW-8).
    """
    weights = weigh(row)
    mine = weights[seat]
    if options.absolute_majority:
        return 2 * mine > sum(weights)
    return all(mine > other for owner, other in enumerate(weights) if owner != seat)


def weigh(row: Row) -> Sequence[int]:
    """Letters each colour shows; CW-46: a joker weighs two."""
    weights = [0, 0, 0, 0]
    for slot in row:
        top = slot.cards[-1]
        weights[owner_of(top)] += 2 if kind_of(top) == JOKER else 1
    return weights


def cards_of(row: Row) -> tuple[int, ...]:
    """All cards of a line, covered ones too."""
    return tuple(card for slot in row for card in slot.cards)
