"""Who may act, what each may do, and what chance may deal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from tablee.games.double_action.board import CELL_NAMES, bits, claims, ready
from tablee.games.double_action.components import MATCHING, ORDINARY
from tablee.games.double_action.moves import (
    Deal,
    Dealer,
    Draw,
    Hint,
    Lose,
    Pass,
    Play,
    Remove,
    Swap,
)
from tablee.games.double_action.possible import can_swap, is_chance_due
from tablee.games.double_action.state import NOBODY, State, team_of
from tablee.kernel import CHANCE, IllegalMove, Move, Rng
from tablee.pieces import stock as stocks
from tablee.pieces.playing_cards import CARDS, is_black, is_jack

_SEATS = tuple(tuple(range(seats)) for seats in range(9))


def to_act(state: State) -> tuple[int, ...]:
    """Everybody: one seat has the turn, but anybody may draw late or give a forbidden hint."""
    if state.over:
        return ()
    return (CHANCE,) if is_chance_due(state) else _SEATS[state.seats]


def awaited(state: State) -> tuple[int, ...]:
    """Only whoever's turn it is."""
    acting = to_act(state)
    return (state.turn,) if len(acting) > 1 else acting


def sides(state: State) -> tuple[int, ...]:
    """DA-02: two sides, whose seats alternate."""
    return tuple(team_of(seat) for seat in range(state.seats))


def legal(state: State, seat: int) -> Sequence[Move]:
    if state.over or is_chance_due(state) or not 0 <= seat < state.seats:
        return ()
    moves: list[Move] = []
    if seat == state.turn:
        moves = _turn_moves(state, seat) or [Pass()]
    if seat == state.owed and state.left:
        moves.append(Draw())
    silent = state.options.auto_draw or state.told >> seat & 1
    return moves if silent else moves + _HINTS[state.seats][seat]


def _turn_moves(state: State, seat: int) -> list[Move]:
    team = team_of(seat)
    mine, theirs = state.tokens[team], state.tokens[1 - team]
    empty, bare = ~(mine | theirs), theirs & ~state.locked[1 - team]
    five = ready(mine)
    moves: list[Move] = []
    for kind in _once(state.hands[seat]):
        fitting = MATCHING[kind] & empty
        if fitting & five:
            moves += _claiming(state, team, kind, fitting)
        else:
            moves += [play for cell, play in _PLAYS[kind] if cell & fitting]
        if bare and kind in _REMOVES:
            moves += [remove for cell, remove in _REMOVES[kind] if cell & bare]
        if not fitting and can_swap(state):
            moves.append(_SWAPS[kind])
    return moves


def _once(hand: tuple[int, ...]) -> Iterable[int]:
    """Each kind in hand, in order; two packs may give a card twice."""
    return dict.fromkeys(hand)


def _claiming(state: State, team: int, kind: int, fitting: int) -> list[Move]:
    """Plays of a card that can make a five, where there may be a choice of it."""
    mine, series, card = state.tokens[team], state.series[team], CARDS[kind]
    return [
        Play(card, CELL_NAMES[cell], choice)
        for cell in bits(fitting)
        for choice in range(len(claims(mine | 1 << cell, series, cell)))
    ]


# Moves are values: made once, listed again and again, with their cells as bits.
_PLAYS: Final = tuple(
    tuple((1 << cell, Play(card, CELL_NAMES[cell])) for cell in bits(MATCHING[kind]))
    for kind, card in enumerate(CARDS)
)
_REMOVES: Final = {
    kind: tuple((1 << cell, Remove(card, CELL_NAMES[cell])) for cell in bits(ORDINARY))
    for kind, card in enumerate(CARDS)
    if is_jack(kind) and is_black(kind)
}
_SWAPS: Final = tuple(map(Swap, CARDS))
_DEALS: Final = tuple(tuple(Deal(seat, card) for card in CARDS) for seat in range(8))
_HINTS: Final[tuple[tuple[list[Move], ...], ...]] = tuple(
    tuple([Hint(other) for other in range(seats) if other != seat] for seat in range(seats))
    for seats in range(9)
)
"""By the number of seats and the seat that speaks."""


def chances(state: State) -> Sequence[tuple[Move, int]]:
    if state.over:
        return ()
    if state.dealer == NOBODY:
        return tuple((Dealer(seat), 1) for seat in range(state.seats))
    if state.dealing != NOBODY:
        deals = _DEALS[state.dealing]
        return tuple((deals[kind], count) for kind, count in enumerate(state.stock) if count)
    if state.losing != NOBODY:
        hand = state.hands[state.losing]
        kinds = sorted(set(hand))
        return tuple((Lose(state.losing, CARDS[kind]), hand.count(kind)) for kind in kinds)
    return ()


def draw(state: State, rng: Rng) -> Move:
    if state.over or not is_chance_due(state):
        raise IllegalMove("no_chance_here")
    if state.dealer == NOBODY:
        return Dealer(rng.randrange(state.seats))
    if state.dealing != NOBODY:
        return _DEALS[state.dealing][stocks.draw(state.stock, rng)]
    hand = state.hands[state.losing]
    return Lose(state.losing, CARDS[hand[rng.randrange(len(hand))]])
