"""Says Double Action in tests: `at(a="3-2 3-3 3-4 3-5", hands="JH 2C").plays(A, "play JH 3-6")`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from games.spoken import listed, played, refusal
from tablee.games.double_action import GAME
from tablee.games.double_action.board import CELLS, bits, cell_name
from tablee.games.double_action.components import FREE, PACKS
from tablee.games.double_action.moves import Options
from tablee.games.double_action.sight import View
from tablee.games.double_action.state import State
from tablee.kernel import CHANCE, Move, Outcome
from tablee.kernel.scene import Offer, Scene
from tablee.pieces.playing_cards import KINDS, packs

A, B, C, D = range(4)


class Table:
    """A position and what players do in it."""

    def __init__(self, state: State) -> None:
        self.state = state

    # --- what they do --------------------------------------------------------------------------

    def plays(self, seat: int, text: str) -> Table:
        return Table(played(GAME, self.state, seat, text))

    def draws(self, seat: int, card: str) -> Table:
        return self.plays(seat, "draw").plays(CHANCE, f"deal {seat} {card}")

    def turn(self, seat: int, text: str, card: str) -> Table:
        """A whole turn: the move, then the draw of that card."""
        return self.plays(seat, text).draws(seat, card)

    def refuses(self, seat: int, text: str) -> str:
        """The code with which the move is refused; the position must stay as it is."""
        return refusal(GAME, self.state, seat, text)

    # --- what is seen --------------------------------------------------------------------------

    def legal(self, seat: int) -> list[str]:
        return listed(GAME, self.state, seat) if seat in GAME.to_act(self.state) else []

    def hand(self, seat: int) -> int:
        return len(self.state.hands[seat])

    @property
    def pile(self) -> int:
        assert sum(self.state.stock) == self.state.left
        return self.state.left

    @property
    def series(self) -> tuple[int, int]:
        return len(self.state.series[0]), len(self.state.series[1])

    @property
    def tokens(self) -> tuple[str, str]:
        return cells_text(self.state.tokens[0]), cells_text(self.state.tokens[1])

    @property
    def turned(self) -> tuple[str, str]:
        return cells_text(self.state.locked[0]), cells_text(self.state.locked[1])

    @property
    def outcome(self) -> Outcome | None:
        return GAME.outcome(self.state)

    @property
    def winners(self) -> tuple[int, ...] | None:
        return self.outcome.winners if self.outcome else None

    def view(self, seat: int) -> View:
        view: View = GAME.view(self.state, seat)
        return view

    def scene(self, seat: int) -> Scene:
        moves: Sequence[Move] = ()
        if seat in GAME.to_act(self.state):
            moves = GAME.legal(self.state, seat)
        return GAME.scene(self.view(seat), moves)

    def offer(self, seat: int, move: str) -> Offer:
        return next(offer for offer in self.scene(seat).offers if offer.move == move)


def at(
    a: str = "",
    b: str = "",
    turned_a: Sequence[str] = (),
    turned_b: Sequence[str] = (),
    hands: str | Sequence[str] = "",
    stock: int | str = 30,
    turn: int = A,
    seats: int = 2,
    **changes: Any,
) -> Table:
    """A position at the beginning of a turn. `turned_a` lists whole series, each as its cells."""
    options = changes.pop("options", Options(dealer=2))
    each = [hands] if isinstance(hands, str) else list(hands)
    held = [cards(text) for text in each] + [cards("2C 3C 4C")] * (seats - len(each))
    fives = [tuple(mask(five) for five in turned) for turned in (turned_a, turned_b)]
    locked = [sum_masks(five & ~FREE for five in side) for side in fives]
    pile = _stock(stock, PACKS[seats] if options.packs == "auto" else options.packs)
    state = State(
        options=options,
        seats=seats,
        stock=pile,
        left=sum(pile),
        hands=tuple(held),
        discards=((),) * seats,
        dealer=(turn - 1) % seats,
        last=(turn - 1) % seats,
        turn=turn,
        tokens=(mask(a) | locked[0], mask(b) | locked[1]),
        locked=(locked[0], locked[1]),
        series=(fives[0], fives[1]),
    )
    return Table(msgspec.structs.replace(state, **changes))


def begin(seats: int = 2, options: Options | None = None, deal: bool = True) -> Table:
    """A table where the last seat deals; cards come in the order of the pack."""
    chosen = options or Options(dealer=seats)  # type: ignore[arg-type]
    table = Table(GAME.start(chosen, seats))
    while deal and GAME.to_act(table.state) == (CHANCE,):
        table = Table(GAME.apply(table.state, CHANCE, GAME.chances(table.state)[0][0]))
    return table


def cards(text: str) -> tuple[int, ...]:
    return tuple(sorted(KINDS[card] for card in text.split()))


def mask(text: str) -> int:
    return sum_masks(1 << CELLS[name] for name in text.split())


def sum_masks(masks: Any) -> int:
    total = 0
    for each in masks:
        total |= each
    return total


def row(number: int, first: int, last: int) -> str:
    """Cells of a row, as text."""
    return " ".join(f"{number}-{column}" for column in range(first, last + 1))


def cells_text(cells: int) -> str:
    return " ".join(cell_name(cell) for cell in bits(cells))


def _stock(stock: int | str, count: int) -> tuple[int, ...]:
    """So many cards, from the end of the pack on; or these cards."""
    if isinstance(stock, str):
        named = cards(stock)
        return tuple(named.count(kind) for kind in range(52))
    counts = [0] * 52
    for number in range(stock):
        counts[51 - number % 52] += 1
    assert all(counts[kind] <= count for kind in range(52)), "more cards than the packs hold"
    assert len(packs(count)) == 52
    return tuple(counts)
