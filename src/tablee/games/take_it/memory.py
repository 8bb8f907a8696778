"""What somebody at the table still knows of the cards that went by."""

from __future__ import annotations

from tablee.games.take_it.components import CARDS, NAMES, PLAIN, deck
from tablee.games.take_it.view import View
from tablee.pieces.temper import Temper

PRIOR_ROWS = 1
"""A table is expected to play fairly until it has shown otherwise for about so many rows."""
GOLDEN = 0.6180339887498949


class Memory:
    """Who took which cards worth remembering: doubles, jokers, tens and jackpots.

    They fade with every entry, as the temper says, and what is gone does not come back.
    """

    def __init__(self, temper: Temper) -> None:
        self._temper = temper
        self._taken: list[tuple[int, int, int]] = []
        self._entries = 0
        self._row: tuple[int, ...] = ()
        self._number = 1
        self._known: list[tuple[int, int]] | None = None
        self._cards: dict[int, list[int]] = {}
        self._unseen: list[int] | None = None
        self._lengths: list[int] = []

    def notice(self, view: View) -> None:
        """Called for every entry; a new row means the last one went to its taker."""
        self._entries += 1
        if view.number != self._number:
            now = self._entries
            self._taken += [(now, view.taker, kind) for kind in self._row if kind >= len(PLAIN)]
            self._lengths.append(len(self._row))
        self._row, self._number, self._unseen, self._known = view.row, view.number, None, None
        self._cards.clear()

    def _recalled(self) -> list[tuple[int, int]]:
        """Owner and kind of what is still known. Which cards go sooner is spread evenly."""
        if self._known is None:
            recall, now = self._temper.recall, self._entries
            self._known = [
                (owner, kind)
                for n, (then, owner, kind) in enumerate(self._taken, 1)
                if n * GOLDEN % 1.0 < recall(now - then)
            ]
        return self._known

    def cards(self, seat: int) -> list[int]:
        """Counts by kind of what that seat is remembered to have; not to be changed."""
        known = self._cards.get(seat)
        if known is None:
            known = self._cards[seat] = [0] * len(NAMES)
            for owner, kind in self._recalled():
                known[kind] += owner == seat
        return known

    def unseen(self, view: View) -> list[int]:
        """Counts by kind of what may still come, as far as this memory goes; not to be changed."""
        if self._unseen is None:
            self._unseen = list(deck(view.options.edition))
            for _, kind in self._recalled():
                self._unseen[kind] -= 1
            for kind in view.row:
                self._unseen[kind] -= 1
        return self._unseen

    def pace(self, view: View) -> float:
        """How long rows grow at this table before somebody takes them."""
        fair = CARDS / (view.limit * len(view.piles))
        return (PRIOR_ROWS * fair + sum(self._lengths)) / (PRIOR_ROWS + len(self._lengths))
