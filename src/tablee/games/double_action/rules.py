"""Rules of Double Action. Marks like DA-17 point to the clause in rules.md."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from tablee.games.double_action.board import CELL_NAMES, Claim, claims, parse_cell
from tablee.games.double_action.components import FREE, HAND_SIZES, MATCHING, ORDINARY, PACKS
from tablee.games.double_action.moves import (
    Deal,
    Dealer,
    Draw,
    Hint,
    Lose,
    Options,
    Pass,
    Play,
    Remove,
    Swap,
)
from tablee.games.double_action.next_turn import find_turn
from tablee.games.double_action.possible import can_move, can_swap, is_chance_due, is_dead
from tablee.games.double_action.rows import with_cells, with_row, without
from tablee.games.double_action.state import NOBODY, Pair, State, pack_count, team_of
from tablee.games.double_action.wording import named
from tablee.kernel import CHANCE, BadOptions, IllegalMove, Move
from tablee.pieces import stock as stocks
from tablee.pieces.playing_cards import is_black, is_jack, packs, parse_card


def start(options: Options, seats: int) -> State:
    """DA-02, DA-03: two sides of equal size; one pack for two or four players, else two."""
    if seats not in HAND_SIZES:
        raise BadOptions("wrong_seats", seats=seats)
    count = pack_count(options, seats)
    if count < PACKS[seats]:
        raise BadOptions("packs_too_few", seats=seats)
    dealer = NOBODY if options.dealer == "lot" else options.dealer - 1
    if dealer >= seats:
        raise BadOptions("no_such_dealer", seat=dealer + 1)
    state = State(
        options=options,
        seats=seats,
        stock=packs(count),
        left=52 * count,
        hands=((),) * seats,
        discards=((),) * seats,
        opening=HAND_SIZES[seats] * seats,
    )
    return state if dealer == NOBODY else _seat_dealer(state, dealer)


def apply(state: State, seat: int, move: Any) -> State:
    if state.over:
        raise IllegalMove("game_over")
    if seat == CHANCE:
        return _chance(state, move)
    if is_chance_due(state):
        raise IllegalMove("chance_due")
    if not 0 <= seat < state.seats:
        raise IllegalMove("not_seated")
    judge = _JUDGES.get(type(move))
    if judge is None:
        raise IllegalMove("only_chance")
    return judge(state, seat, move)


# --- a turn --------------------------------------------------------------------------------------


def _play(state: State, seat: int, move: Play) -> State:
    """DA-13: one card, one token on an empty matching cell."""
    kind, cell = _held(state, seat, move.card), _cell(move.cell)
    team = team_of(seat)
    if (state.tokens[0] | state.tokens[1]) >> cell & 1:
        raise IllegalMove("cell_taken", cell=move.cell)
    if not MATCHING[kind] >> cell & 1:
        raise IllegalMove("not_matching", cell=move.cell, **named(kind))
    tokens = state.tokens[team] | 1 << cell
    ways = claims(tokens, state.series[team], cell)
    if not 0 <= move.choice < len(ways):
        raise IllegalMove("no_such_choice", ways=len(ways))
    claim = ways[move.choice]
    laid = _end_turn(state, seat, kind, with_cells(state.tokens, team, tokens), cell)
    return _turn_over(state, laid, team, claim) if claim else find_turn(laid)


def _turn_over(before: State, laid: State, team: int, claim: Claim) -> State:
    """DA-15, DA-16: tokens of a series are turned to the joker's side, untouchable."""
    cells = before.locked[team]
    for five in claim:
        cells |= five & ~FREE
    locked, fives = with_cells(before.locked, team, cells), before.series[team] + claim
    series = (before.series[0], fives) if team else (fives, before.series[1])
    if len(fives) < before.options.target:
        return find_turn(replace(laid, locked=locked, series=series))
    return replace(  # DA-37: over at once, nothing is drawn
        laid,
        locked=locked,
        series=series,
        over=True,
        owed=NOBODY,
        dealing=NOBODY,
        passes=before.passes,
        told=before.told,
    )


def _remove(state: State, seat: int, move: Remove) -> State:
    """DA-24 to DA-27: a black jack takes one opposing token off, and that is the whole turn."""
    kind, cell = _held(state, seat, move.card), _cell(move.cell)
    team = team_of(seat)
    if not (is_jack(kind) and is_black(kind)):
        raise IllegalMove("not_black_jack", **named(kind))
    if state.tokens[team] >> cell & 1:
        raise IllegalMove("own_token", cell=move.cell)
    if not state.tokens[1 - team] >> cell & 1:
        raise IllegalMove("nothing_to_remove", cell=move.cell)
    if state.locked[1 - team] >> cell & 1:
        raise IllegalMove("locked_token", cell=move.cell)
    tokens = with_cells(state.tokens, 1 - team, state.tokens[1 - team] & ~(1 << cell))
    return find_turn(_end_turn(state, seat, kind, tokens, cell))


def _swap(state: State, seat: int, move: Swap) -> State:
    """DA-35, DA-36: a dead card for a new one, and the turn goes on."""
    kind = _held(state, seat, move.card)
    if not is_dead(state, kind):
        raise IllegalMove("card_alive", **named(kind))
    if not state.left:
        raise IllegalMove("stock_empty")
    if not can_swap(state):
        raise IllegalMove("swaps_spent", most=int(state.options.dead_swaps_per_turn))
    return replace(
        state,
        hands=with_row(state.hands, seat, without(state.hands[seat], kind)),
        discards=with_row(state.discards, seat, (*state.discards[seat], kind)),
        dealing=seat,
        swapped=state.swapped + 1,
        passes=0,
    )


def _pass(state: State, seat: int, move: Pass) -> State:
    """Only who can do nothing else passes; a late draw of somebody else stays open."""
    if seat != state.turn:
        raise IllegalMove("not_your_turn")
    if can_move(state, seat):
        raise IllegalMove("must_play")
    owed = NOBODY if state.owed == seat else state.owed
    passed = replace(state, last=seat, swapped=0, passes=state.passes + 1, owed=owed)
    return find_turn(passed)


def _end_turn(state: State, seat: int, kind: int, tokens: Pair, cell: int) -> State:
    """DA-13: the card lies face up. DA-29: the window of the player before closes."""
    due = seat if state.left else NOBODY
    by_itself = state.options.auto_draw
    return replace(
        state,
        hands=with_row(state.hands, seat, without(state.hands[seat], kind)),
        discards=with_row(state.discards, seat, (*state.discards[seat], kind)),
        tokens=tokens,
        latest=cell,
        owed=NOBODY if by_itself else due,
        dealing=due if by_itself else NOBODY,
        last=seat,
        swapped=0,
        passes=0,
        told=0,
    )


# --- at any time ---------------------------------------------------------------------------------


def _draw(state: State, seat: int, move: Draw) -> State:
    """DA-28 to DA-30: one card for the one laid down, until the next player has played.

    There is one refusal for every reason, so that it tells nobody what they forgot (X-5).
    """
    if seat != state.owed or not state.left:
        raise IllegalMove("draw_not_due")
    return replace(state, dealing=seat, owed=NOBODY, passes=0)


def _hint(state: State, seat: int, move: Hint) -> State:
    """DA-31 to DA-33: a player who tells loses a card at random; an empty hand has none to lose.

    A-DA-13: everybody who tells is punished, true or not; else the answer would tell. Between
    two plays each can say it once: a second click must not cost a second card.
    """
    if state.options.auto_draw:
        raise IllegalMove("nobody_forgets")
    if not 0 <= move.seat < state.seats or move.seat == seat:
        raise IllegalMove("no_such_player")
    if state.told >> seat & 1:
        raise IllegalMove("already_told")
    return replace(state, told=state.told | 1 << seat, losing=seat if state.hands[seat] else NOBODY)


_JUDGES: dict[type[Move], Callable[[State, int, Any], State]] = {
    Play: _play,
    Remove: _remove,
    Swap: _swap,
    Pass: _pass,
    Draw: _draw,
    Hint: _hint,
}


# --- chance --------------------------------------------------------------------------------------


def _chance(state: State, move: Any) -> State:
    if state.dealer == NOBODY and isinstance(move, Dealer) and 0 <= move.seat < state.seats:
        return _seat_dealer(state, move.seat)
    if isinstance(move, Deal) and move.seat == state.dealing != NOBODY:
        kind = parse_card(move.card or "")
        if kind is not None and state.stock[kind]:
            return _deal(state, move.seat, kind)
    if isinstance(move, Lose) and move.seat == state.losing != NOBODY:
        kind = parse_card(move.card or "")
        if kind is not None and kind in state.hands[move.seat]:
            return _lose(state, move.seat, kind)
    raise IllegalMove("not_dealt_so")


def _seat_dealer(state: State, dealer: int) -> State:
    """DA-12: cards are dealt from the dealer's left, who will also begin."""
    return replace(state, dealer=dealer, last=dealer, dealing=(dealer + 1) % state.seats)


def _deal(state: State, seat: int, kind: int) -> State:
    hand = list(state.hands[seat])
    insort(hand, kind)
    opening = max(0, state.opening - 1)
    dealt = replace(
        state,
        stock=stocks.take(state.stock, kind),
        left=state.left - 1,
        hands=with_row(state.hands, seat, tuple(hand)),
        opening=opening,
        dealing=(seat + 1) % state.seats if opening else NOBODY,
    )
    return dealt if opening else find_turn(dealt)


def _lose(state: State, seat: int, kind: int) -> State:
    """DA-32, A-DA-11: back into the pile, which has no order; nothing is drawn for it (DA-33)."""
    lost = replace(
        state,
        stock=stocks.put(state.stock, kind),
        left=state.left + 1,
        hands=with_row(state.hands, seat, without(state.hands[seat], kind)),
        losing=NOBODY,
    )
    return find_turn(lost)


# --- small steps --------------------------------------------------------------------------------


def _held(state: State, seat: int, card: str) -> int:
    """The kind of a card that this seat may lay down now."""
    if seat != state.turn:
        raise IllegalMove("not_your_turn")
    kind = parse_card(card)
    if kind is None:
        raise IllegalMove("no_such_card")
    if kind not in state.hands[seat]:
        raise IllegalMove("not_in_hand", **named(kind))
    return kind


def _cell(name: str) -> int:
    """An ordinary cell: nothing is ever put on a free one or taken off it (DA-10)."""
    cell = parse_cell(name)
    if cell is None:
        raise IllegalMove("no_such_cell")
    if not ORDINARY >> cell & 1:
        raise IllegalMove("free_cell", cell=CELL_NAMES[cell])
    return cell
