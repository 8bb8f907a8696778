"""Draws the board of Double Action: `python -m tools.double_action_board [seed]`.

The picture in the booklet is lost, so the board is ours. Its promises: ten by ten cells, the four
corners free, each card but the jacks on two cells, never twice within any five of one line, no two
neighbours of one rank. It is fair to the cards: the number of fives that run through the two cells
of a card is as nearly the same for all cards as the seed allows. It follows no published board:
everything that these promises leave open is drawn by lot. The same seed draws the same board.

1. Every cell has a weight, the number of fives through it. Cells are put together in pairs, at
   first by lot, then two pairs at a time exchange a cell where that makes the sums more equal.
2. Cards are given to the pairs by lot, then exchanged until no two neighbours have the same rank.
"""

from __future__ import annotations

import sys
from functools import cache
from random import Random

from tablee.games.double_action.board import ALL_THROUGH, bits
from tablee.games.double_action.components import SIDE
from tablee.pieces.playing_cards import CARDS, is_jack

SEED = 2026
ROUNDS = 400_000
CORNERS = {0, SIDE - 1, SIDE * (SIDE - 1), SIDE * SIDE - 1}
CELLS = [cell for cell in range(SIDE * SIDE) if cell not in CORNERS]
WEIGHT = {cell: len(ALL_THROUGH[cell]) for cell in CELLS}
NEAR = {cell: {other for five in ALL_THROUGH[cell] for other in bits(five)} for cell in CELLS}
"""Cells that lie in a five with this one."""

Pair = tuple[int, int]


def draw_pairs(rng: Random) -> list[Pair]:
    """48 pairs of cells that are in no five together, their weights as equal as can be."""
    cells = CELLS[:]
    rng.shuffle(cells)
    pairs = [(cells[n], cells[n + 1]) for n in range(0, len(cells), 2)]
    for _ in range(ROUNDS):
        one, two = rng.sample(range(len(pairs)), 2)
        (a, b), (c, d) = pairs[one], pairs[two]
        if _cost((a, c)) + _cost((b, d)) <= _cost((a, b)) + _cost((c, d)):
            pairs[one], pairs[two] = (a, c), (b, d)
    return pairs


@cache
def _cost(pair: Pair) -> int:
    """How far from the mean; a pair within one five must not be."""
    mean = 2 * sum(WEIGHT.values()) / len(WEIGHT)
    off = round(10 * abs(WEIGHT[pair[0]] + WEIGHT[pair[1]] - mean))
    return off * off + (1_000_000 if pair[1] in NEAR[pair[0]] else 0)


def give_cards(pairs: list[Pair], rng: Random) -> dict[int, str]:
    """Each pair its card, so that no two neighbours have the same rank."""
    cards = [card for kind, card in enumerate(CARDS) if not is_jack(kind)]
    rng.shuffle(cards)
    for _ in range(ROUNDS):
        board = _board(pairs, cards)
        clashes = [n for n, pair in enumerate(pairs) if any(_clashes(board, at) for at in pair)]
        if not clashes:
            return board
        one, two = rng.choice(clashes), rng.randrange(len(cards))
        cards[one], cards[two] = cards[two], cards[one]
        if _count(_board(pairs, cards)) > _count(board):
            cards[one], cards[two] = cards[two], cards[one]
    raise SystemExit("this seed finds no board")


def _board(pairs: list[Pair], cards: list[str]) -> dict[int, str]:
    return {cell: card for pair, card in zip(pairs, cards, strict=True) for cell in pair}


def _count(board: dict[int, str]) -> int:
    return sum(_clashes(board, cell) for cell in board)


def _clashes(board: dict[int, str], cell: int) -> bool:
    row, column = divmod(cell, SIDE)
    around = [(row + down, column + right) for down in (-1, 0, 1) for right in (-1, 0, 1)]
    others = [SIDE * r + c for r, c in around if 0 <= r < SIDE and 0 <= c < SIDE]
    return any(other != cell and board.get(other, "")[:-1] == board[cell][:-1] for other in others)


def main(seed: int) -> None:
    rng = Random(seed)
    pairs = draw_pairs(rng)
    board = give_cards(pairs, rng)
    for row in range(SIDE):
        words = [board.get(SIDE * row + column, "**") for column in range(SIDE)]
        print(" ".join(f"{word:>3}" for word in words))
    sums = sorted(WEIGHT[a] + WEIGHT[b] for a, b in pairs)
    print(f"seed {seed}: fives through each card from {sums[0]} to {sums[-1]}", file=sys.stderr)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else SEED)
