"""Who may act, what each may do, and what chance may deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tablee.games.double_action.board import CELL_NAMES, bits, claims
from tablee.games.double_action.components import MATCHING
from tablee.games.double_action.possible import can_swap, is_chance_due
from tablee.games.double_action.state import (
    NOBODY,
    Deal,
    Dealer,
    Draw,
    Hint,
    Lose,
    Pass,
    Play,
    Remove,
    State,
    Swap,
    team_of,
)
from tablee.kernel import CHANCE, IllegalMove, Move, Rng
from tablee.pieces import stock as stocks
from tablee.pieces.playing_cards import CARDS, is_black, is_jack

_SEATS = tuple(tuple(range(seats)) for seats in range(9))
_HINTS = tuple(Hint(seat) for seat in range(8))


def to_act(state: State) -> tuple[int, ...]:
    """Everybody: the turn is one seat's, but a late draw or a word out of place is anybody's."""
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
        moves.extend(_turn_moves(state, seat))
        if not moves:
            moves.append(Pass())
    if seat == state.owed and state.left:
        moves.append(Draw())
    if not state.told:
        moves.extend(_HINTS[:seat])
        moves.extend(_HINTS[seat + 1 : state.seats])
    return moves


def _turn_moves(state: State, seat: int) -> Iterator[Move]:
    team = team_of(seat)
    mine, theirs = state.tokens[team], state.tokens[1 - team]
    series, empty = state.series[team], ~(mine | theirs)
    before = NOBODY
    for kind in state.hands[seat]:
        if kind == before:
            continue
        before, card = kind, CARDS[kind]
        fitting = MATCHING[kind] & empty
        for cell in bits(fitting):
            ways = len(claims(mine | 1 << cell, series, cell))
            for choice in range(ways):
                yield Play(card, CELL_NAMES[cell], choice)
        if is_jack(kind) and is_black(kind):
            for cell in bits(theirs & ~state.locked[1 - team]):
                yield Remove(card, CELL_NAMES[cell])
        if not fitting and can_swap(state):
            yield Swap(card)


def chances(state: State) -> Sequence[tuple[Move, int]]:
    if state.over:
        return ()
    if state.dealer == NOBODY:
        return tuple((Dealer(seat), 1) for seat in range(state.seats))
    if state.dealing != NOBODY:
        return tuple(
            (Deal(state.dealing, CARDS[kind]), count)
            for kind, count in enumerate(state.stock)
            if count
        )
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
        return Deal(state.dealing, CARDS[stocks.draw(state.stock, rng)])
    hand = state.hands[state.losing]
    return Lose(state.losing, CARDS[hand[rng.randrange(len(hand))]])
