"""What somebody at the table still knows of the cards that went by."""

from __future__ import annotations

from collections import deque

from tablee.games.take_it.components import CARDS, NAMES, PLAIN, deck
from tablee.games.take_it.view import View

PRIOR_ROWS = 1
"""A table is expected to play fairly until it has shown otherwise for about so many rows."""


class Memory:
    """Who took which cards worth remembering: doubles, jokers, tens and jackpots.

    A span of 4 keeps the last four of them in mind; None keeps all.
    """

    def __init__(self, span: int | None) -> None:
        self._taken: deque[tuple[int, int]] = deque(maxlen=span)
        self._row: tuple[int, ...] = ()
        self._number = 1
        self._cards: dict[int, list[int]] = {}
        self._unseen: list[int] | None = None
        self._lengths: list[int] = []

    def notice(self, view: View) -> None:
        """Called for every entry; a new row means the last one went to its taker."""
        if view.number != self._number:
            self._taken.extend((view.taker, kind) for kind in self._row if kind >= len(PLAIN))
            self._cards.clear()
            self._lengths.append(len(self._row))
        self._row, self._number, self._unseen = view.row, view.number, None

    def cards(self, seat: int) -> list[int]:
        """Counts by kind of what that seat is remembered to have; not to be changed."""
        known = self._cards.get(seat)
        if known is None:
            known = self._cards[seat] = [0] * len(NAMES)
            for owner, kind in self._taken:
                known[kind] += owner == seat
        return known

    def unseen(self, view: View) -> list[int]:
        """Counts by kind of what may still come, as far as this memory goes; not to be changed."""
        if self._unseen is None:
            self._unseen = list(deck(view.options.edition))
            for _, kind in self._taken:
                self._unseen[kind] -= 1
            for kind in view.row:
                self._unseen[kind] -= 1
        return self._unseen

    def pace(self, view: View) -> float:
        """How long rows grow at this table before somebody takes them."""
        fair = CARDS / (view.limit * len(view.piles))
        return (PRIOR_ROWS * fair + sum(self._lengths)) / (PRIOR_ROWS + len(self._lengths))
