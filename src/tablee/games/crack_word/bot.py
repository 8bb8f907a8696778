"""House bots: they know the words that people use most, and may miss a crack."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice
from typing import Final

import msgspec

from tablee.games.crack_word.components import JOKER, KIND_OF, LETTERS, SHORTEST, card
from tablee.games.crack_word.line import cards_of, covers, has_majority, is_crack, lay, weigh
from tablee.games.crack_word.moves import Abstain, Bin, Joker, Pass, Place, Seed, SeedJoker
from tablee.games.crack_word.state import NOBODY, Row, text_of
from tablee.games.crack_word.view import View, hidden_cards
from tablee.kernel import Bot, Intent, Move, Reaction, Rng
from tablee.pieces.lexicon import vocabulary

PACE = Reaction(mean_ms=1_500, spread_ms=300, tail_ms=1_200)
RECALLED = 4
"""Common words that come to mind for one string of letters; one of them is named."""
CONSIDERED = 14
"""Placements a bot tries to find a word for, the most promising first."""
BIN_WORTH = -1.0
"""A bin is a point, but gives letters back; it is for lines that others are about to take."""
JOKER_COST = 2.5
"""Cards a crack must be worth more before a joker is spent on it."""


class Level(msgspec.Struct, frozen=True):
    """How much a bot knows and sees."""

    words: int | None
    """How many of the most common words it knows; None: the whole dictionary."""
    misses: float
    """How often it overlooks that a word is complete."""
    foresight: float
    """How much it minds what the next player could do with the line."""


LEVELS: Final = {
    "beginner": Level(words=10_000, misses=0.4, foresight=0.0),
    "regular": Level(words=40_000, misses=0.15, foresight=0.3),
    "expert": Level(words=None, misses=0.0, foresight=1.0),
}


class Idea(msgspec.Struct, frozen=True):
    """A move in the head: without its word yet, and the line it makes."""

    worth: float
    move: Place | Joker | Bin
    row: Row = ()
    crack: bool = False


class Reader:
    """Looks over all placements, judges the lines they make, and names a word it knows."""

    def __init__(self, level: Level) -> None:
        self._level = level

    def notice(self, view: View) -> None:
        """All that matters lies on the table."""

    def think(self, view: View, legal: Sequence[Move], rng: Rng) -> Intent | None:
        if not legal:
            return None
        if view.phase == "claim":
            return Intent(Abstain(), PACE.draw(rng))  # A-CW-18: words are a matter for people
        choose = self._seed if view.phase == "seed" else self._play
        return Intent(choose(view, legal, rng), PACE.draw(rng))

    def _play(self, view: View, legal: Sequence[Move], rng: Rng) -> Move:
        now = [self._prospect(view, row) for row in view.lines]
        ideas = [self._weigh(view, now, move, row, rng) for move, row in _rows(view, legal)]
        ideas += [Idea(BIN_WORTH - now[m.line], m) for m in legal if isinstance(m, Bin)]
        ideas.sort(key=lambda idea: -idea.worth)
        for idea in ideas[:CONSIDERED]:
            if isinstance(idea.move, Bin):
                return idea.move
            word = self._recall(view, text_of(idea.row), rng)
            if word:
                return msgspec.structs.replace(idea.move, word=word, crack=idea.crack)
        return Pass()

    def _weigh(
        self, view: View, now: Sequence[float], move: Place | Joker, row: Row, rng: Rng
    ) -> Idea:
        """A crack is worth its cards, anything else what it makes of the line."""
        ending = view.last != NOBODY  # then every card laid is one less to pay for
        spent = JOKER_COST if isinstance(move, Joker) and not ending else 0.0
        worth = rng.random() * 0.3 - spent - now[move.line]
        seen = rng.random() >= self._level.misses
        if seen and is_crack(row, view.options, view.me) and self.knows(view, text_of(row)):
            return Idea(worth + 3 * len(cards_of(row)), move, row, True)
        return Idea(worth + self._prospect(view, row), move, row)

    def _prospect(self, view: View, row: Row) -> float:
        """What the line may bring me at my next turn, less what it may bring the others before."""
        if not self._level.foresight or len(row) + 1 < SHORTEST:
            return 0.1 * len(row)
        finishing = _finishing(view, text_of(row))
        mine = view.hands[view.me] or ()
        hope = 0.0
        if _could_win(view, row, view.me):
            hope = 0.3 * min(2, sum(1 for letter in finishing if mine[KIND_OF[letter]]))
        safe = 1.0
        for seat in range(view.seats):
            if seat != view.me and _could_win(view, row, seat):
                safe *= 1 - _likely_held(view, seat, finishing)
        return len(cards_of(row)) * (hope * safe - self._level.foresight * (1 - safe))

    def _seed(self, view: View, legal: Sequence[Move], rng: Rng) -> Move:
        """The letter held most often is missed least; a joker only when nothing else is left."""
        hand = view.hands[view.me] or ()
        seeds = [move for move in legal if isinstance(move, Seed)]
        if not seeds:
            return SeedJoker(LETTERS[rng.randrange(JOKER)])
        return max(seeds, key=lambda move: hand[KIND_OF[move.card]] + rng.random() * 0.9)

    def _recall(self, view: View, text: str, rng: Rng) -> str:
        """One of the most common words with these letters, never an offensive one (A-CW-19)."""
        known, common = view.options.polite_words, vocabulary(view.options.language)
        first = len(common) if self._level.words is None else self._level.words
        fitting = (word for word in common.recall(text, first) if known.is_word(word))
        minded = [*islice(fitting, RECALLED)]
        if minded:
            return minded[rng.randrange(len(minded))]
        return known.example(text) if self._level.words is None else ""

    def knows(self, view: View, word: str) -> bool:
        """Always the same words, whichever game: a level is a vocabulary."""
        if self._level.words is None:
            return True
        return vocabulary(view.options.language).knows(word, self._level.words)


def _rows(view: View, legal: Sequence[Move]) -> Iterator[tuple[Place | Joker, Row]]:
    """Each placement with the line it makes, where some word contains that.

    A-CW-19: computers never spell an offensive word.
    """
    known, coarse = view.options.polite_words, view.options.offensive_words
    for move in legal:
        if not isinstance(move, Place | Joker):
            continue
        row = view.lines[move.line]
        for letter in _letters(move, row):
            kind = KIND_OF[letter] if isinstance(move, Place) else JOKER
            longer = lay(row, move.at, letter, card(view.me, kind), NOBODY)
            text = text_of(longer)
            if known.is_part(text) and not coarse.is_word(text):
                spoken = {} if isinstance(move, Place) else {"letter": letter}
                yield msgspec.structs.replace(move, **spoken), longer


def _letters(move: Place | Joker, row: Row) -> str:
    if isinstance(move, Place):
        return move.card
    covered = covers(row, move.at)
    return covered.letter if covered else LETTERS


def _finishing(view: View, text: str) -> list[str]:
    """Letters that make the line a word: at an end, or on top if it is one already."""
    known = view.options.words
    if known.is_word(text):
        return sorted(set(text))
    return [c for c in LETTERS if known.is_word(c + text) or known.is_word(text + c)]


def _likely_held(view: View, seat: int, letters: Sequence[str]) -> float:
    """How likely a hand holds one of these letters, by the cards that nobody has seen."""
    if not letters:
        return 0.0
    hidden = hidden_cards(view, seat)
    useful = hidden[JOKER] + sum(hidden[KIND_OF[letter]] for letter in letters)
    return 1 - (1 - useful / max(1, sum(hidden))) ** view.sizes[seat]


def _could_win(view: View, row: Row, seat: int) -> bool:
    """Whether one more letter of that colour gives it the majority."""
    weights = weigh(row)
    mine = weights[seat] + 1
    if view.options.absolute_majority:
        return 2 * mine > sum(weights) + 1
    return has_majority(row, view.options, seat) or all(
        mine > other for owner, other in enumerate(weights) if owner != seat
    )


def _make(level: Level, seat: int) -> Bot:
    return Reader(level)


PLAYERS: dict[str, Callable[[int], Bot]] = {
    name: partial(_make, level) for name, level in LEVELS.items()
}
