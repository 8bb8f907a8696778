"""What lines are worth: the judgement the house bots share, on sets of cells as whole numbers.

A five is worth something to a side as long as no opposing token stands in it and it may still
become a new series. How much depends on how many cells it lacks, and how many of those the player
holds the card for.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from tablee.games.double_action.board import ALL_THROUGH, FIVES, bits, claims, is_new, ready
from tablee.games.double_action.components import FREE, MATCHING, ORDINARY
from tablee.pieces.playing_cards import is_black, is_jack

SERIES: Final = 100.0
"""One series; everything else is measured by it."""
WIN: Final = 300.0
KEEP_JACK: Final = 40.0
"""What a jack in hand is worth while many cards are left; a plain play costs nothing."""
ALARM: Final = 0.4
"""How much spoiling a line of theirs is worth beside building one (found by trial)."""
LAST: Final = 3.0
"""How much more, when that line would win them the game."""

MINE: Final = (
    (0.0,),
    (14.0, 45.0),
    (4.0, 8.0, 18.0),
    (1.2, 2.0, 3.5, 6.0),
    (0.3, 0.5, 0.8, 1.2, 2.0),
    (0.1, 0.1, 0.2, 0.3, 0.4, 0.5),
)
"""By cells lacking, then by how many of these are held."""
THEIRS: Final = (0.0, 36.0, 7.0, 1.5, 0.3, 0.1)
"""By cells lacking; their hands are not known."""
LOST: Final = 0.35
"""What is left of a line that lacks a card already laid for good: only a jack can fill it."""

_ALARM: Final = tuple(ALARM * worth for worth in THEIRS)
_LAST_ALARM: Final = (0.0, LAST * _ALARM[1], *_ALARM[2:])
_EVERY: Final = tuple(five for line in FIVES for five in line)


class Choice(NamedTuple):
    """One thing to do with a card, and what it seems to be worth."""

    worth: float
    kind: int
    cell: int
    removes: bool


class Position:
    """A copy of the board that a bot changes while it thinks."""

    __slots__ = ("gone", "locked", "series", "target", "tokens")

    def __init__(
        self,
        tokens: Sequence[int],
        locked: Sequence[int],
        series: Sequence[Sequence[int]],
        gone: int,
        target: int = 2,
    ) -> None:
        self.tokens = list(tokens)
        self.locked = list(locked)
        self.series = [list(fives) for fives in series]
        self.target = target
        self.gone = gone
        """Cells whose card has been laid as often as it exists."""

    def copy(self) -> Position:
        return Position(self.tokens, self.locked, self.series, self.gone, self.target)

    def alarm(self, team: int) -> tuple[float, ...]:
        """What a line of that side is worth to the other, by the cells it lacks."""
        return _LAST_ALARM if len(self.series[team]) + 1 >= self.target else _ALARM

    def put(self, team: int, cell: int, choice: int = 0) -> None:
        """A token, and what it completes."""
        self.tokens[team] |= 1 << cell
        for five in claims(self.tokens[team], self.series[team], cell)[choice]:
            self.series[team].append(five)
            self.locked[team] |= five & ~FREE

    def take(self, team: int, cell: int) -> None:
        self.tokens[team] &= ~(1 << cell)


def held_cells(hand: Sequence[int]) -> int:
    """Cells the hand has the very card for; jacks are counted apart."""
    cells = 0
    for kind in hand:
        if not is_jack(kind):
            cells |= MATCHING[kind]
    return cells


def put_worth(position: Position, team: int, cell: int, held: int) -> float:
    """What a token of `team` on `cell` gains for it and spoils for the others."""
    tokens, theirs = position.tokens[team], position.tokens[1 - team]
    mine, locked = tokens | FREE, position.locked[team]
    foes, foe_locked = theirs | FREE, position.locked[1 - team]
    gone, gain, spoilt = position.gone & ~held, 0.0, 0.0
    alarm = position.alarm(1 - team)
    completed = False
    for five in ALL_THROUGH[cell]:
        if five & theirs and five & tokens:
            continue  # both sides have tokens in it, so it is worth nothing
        if not five & theirs and not (five & locked and not is_new(five, position.series[team])):
            lacking = five & ~mine
            count = lacking.bit_count()
            after = lacking & ~(1 << cell)
            completed = completed or count == 1
            worth = (
                MINE[count - 1][(after & held).bit_count()]
                - MINE[count][(lacking & held).bit_count()]
            )
            gain += worth * LOST if after & gone else worth
        if not five & tokens and not (
            five & foe_locked and not is_new(five, position.series[1 - team])
        ):
            lacking = five & ~foes
            worth = alarm[lacking.bit_count()]
            spoilt += worth * LOST if lacking & gone else worth
    if completed:
        won = len(claims(tokens | 1 << cell, position.series[team], cell)[0])
        gain += SERIES * won
    return gain + spoilt


def take_worth(position: Position, team: int, cell: int, held: int) -> float:
    """What taking their token off `cell` spoils for them, and opens for `team` again."""
    tokens, theirs = position.tokens[team], position.tokens[1 - team]
    others, gone, worth = theirs & ~(1 << cell), position.gone & ~held, 0.0
    alarm = position.alarm(1 - team)
    for five in ALL_THROUGH[cell]:
        if not five & tokens:
            if five & position.locked[1 - team] and not is_new(five, position.series[1 - team]):
                continue
            lacking = five & ~(theirs | FREE)
            fewer = lacking.bit_count()
            lost = alarm[fewer] - alarm[fewer + 1]
            worth += lost * LOST if lacking & gone else lost
        elif not five & others:
            lacking = five & ~(tokens | FREE)
            opened = MINE[lacking.bit_count()][(lacking & held).bit_count()]
            worth += opened * LOST if lacking & gone else opened
    return worth


def choices(
    position: Position, team: int, hand: Sequence[int], left: int, lacking: int = 2
) -> Iterator[Choice]:
    """Everything the hand can do, each with its worth; jacks only where a line lacks so few."""
    empty = ORDINARY & ~(position.tokens[0] | position.tokens[1])
    held = held_cells(hand) & empty
    for kind in dict.fromkeys(hand):
        if not is_jack(kind):
            others = held & ~MATCHING[kind] if hand.count(kind) == 1 else held
            for cell in bits(MATCHING[kind] & empty):
                worth = put_worth(position, team, cell, others | 1 << cell)
                yield Choice(worth, kind, cell, False)
    jacks = [kind for kind in dict.fromkeys(hand) if is_jack(kind)]
    if jacks:
        spots = lively(position, lacking) & empty
        if not spots and not held:
            spots = empty
        yield from _jack_choices(position, team, jacks, spots, held, _jack_cost(left))


def _jack_cost(left: int) -> float:
    return KEEP_JACK * min(1.0, left / 16)


def _jack_choices(
    position: Position, team: int, jacks: Sequence[int], spots: int, held: int, cost: float
) -> Iterator[Choice]:
    """Jacks are alike where they put a token; a red one is the smaller loss."""
    for cell in bits(spots):
        worth = put_worth(position, team, cell, held | 1 << cell) - cost
        for kind in jacks:
            yield Choice(worth - is_black(kind), kind, cell, False)
    black = [kind for kind in jacks if is_black(kind)]
    if black:
        for cell in bits(position.tokens[1 - team] & ~position.locked[1 - team]):
            worth = take_worth(position, team, cell, held) - cost
            for kind in black:
                yield Choice(worth, kind, cell, True)


def lively(position: Position, most: int) -> int:
    """Empty cells in a line where one side lacks so few: where a jack may be worth it."""
    if most == 1:  # the same, all at once
        one, other = position.tokens
        return (ready(one) | ready(other)) & ~(one | other)
    cells = 0
    for team in (0, 1):
        mine, theirs = position.tokens[team] | FREE, position.tokens[1 - team]
        for five in _EVERY:
            if not five & theirs:
                lacking = five & ~mine
                if lacking.bit_count() <= most:
                    cells |= lacking
    return cells


def balance(position: Position, team: int, held: int) -> float:
    """How the whole board stands for a side whose player holds these cells."""
    total = SERIES * (len(position.series[team]) - len(position.series[1 - team]))
    mine, theirs = position.tokens[team], position.tokens[1 - team]
    gone, alarm = position.gone & ~held, position.alarm(1 - team)
    for five in _EVERY:
        if not five & theirs:
            lacking = five & ~(mine | FREE)
            count = lacking.bit_count()
            if five & position.locked[team] and not is_new(five, position.series[team]):
                continue
            worth = MINE[count][(lacking & held).bit_count()]
            total += worth * LOST if lacking & gone else worth
        elif not five & mine:
            lacking = five & ~(theirs | FREE)
            if five & position.locked[1 - team] and not is_new(five, position.series[1 - team]):
                continue
            worth = alarm[lacking.bit_count()]
            total -= worth * LOST if lacking & gone else worth
    return total
