"""What chance does: the cut for the start, the first column, every card that is dealt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from tablee.games.crack_word.components import (
    HAND,
    JOKER,
    KIND_OF,
    KINDS,
    LETTERS,
    LINES,
    NAMES,
    card,
)
from tablee.games.crack_word.going_on import can_seed, next_turn
from tablee.games.crack_word.moves import Cut, Deal, Turn
from tablee.games.crack_word.state import NOBODY, Slot, State, with_item
from tablee.kernel import IllegalMove, Move, Rng
from tablee.pieces.stock import Stock, put, take
from tablee.pieces.stock import draw as draw_kind

NO_CARDS: Stock = (0,) * KINDS


def is_due(state: State) -> bool:
    return bool(state.owed) or state.phase in ("cut", "column")


def chances(state: State) -> Sequence[tuple[Move, int]]:
    """Each kind of card, weighed by how many of it may come."""
    if not is_due(state):
        return ()
    kind = _move_type(state)
    return [(kind(NAMES[n]), count) for n, count in enumerate(_coming(state)) if count]


def draw(state: State, rng: Rng) -> Move:
    if not is_due(state):
        raise IllegalMove("no_chance_here")
    return _MOVES[_move_type(state)][draw_kind(_coming(state), rng)]


def apply(state: State, move: Cut | Turn | Deal) -> State:
    kind = KIND_OF.get(move.card, NOBODY)
    if not is_due(state) or type(move) is not _move_type(state):
        raise IllegalMove("no_chance_here")
    if kind == NOBODY or not _coming(state)[kind]:
        raise IllegalMove("no_such_card")
    return _JUDGES[type(move)](state, kind)


def seat_of(state: State) -> int:
    """Whose pack or pile the next card comes from."""
    if state.owed:
        return state.owed[0][0]
    if state.phase == "cut":
        return next(seat for seat in state.rivals if state.cuts[seat] == NOBODY)
    filled = sum(map(bool, state.lines))
    return (state.turn + filled) % state.seats  # CW-18


def _move_type(state: State) -> type[Cut | Turn | Deal]:
    if state.owed:
        return Deal
    return Cut if state.phase == "cut" else Turn


def _coming(state: State) -> Stock:
    """The next card is any unseen one; cards put under the pile come last and in order."""
    seat = seat_of(state)
    under = state.bottom[seat]
    if state.phase != "cut" and state.left[seat] <= len(under):
        return put(NO_CARDS, under[0])
    return state.unseen[seat]


def _cut(state: State, kind: int) -> State:
    """CW-08, CW-09: letters only, the one nearest to A starts, equal ones cut again (A-CW-1)."""
    if kind >= JOKER:
        return state
    cuts = with_item(state.cuts, seat_of(state), kind)
    if any(cuts[rival] == NOBODY for rival in state.rivals):
        return replace(state, cuts=cuts)
    lowest = min(cuts[rival] for rival in state.rivals)
    tied = tuple(rival for rival in state.rivals if cuts[rival] == lowest)
    if len(tied) == 1:
        return replace(state, cuts=cuts, rivals=tied, phase="column", turn=tied[0])
    again = tuple(NOBODY if seat in tied else kind for seat, kind in enumerate(cuts))
    return replace(state, cuts=again, rivals=tied)


def _turn_up(state: State, kind: int) -> State:
    """CW-17, CW-18; A-CW-2: a joker or a bin goes under the pile and the next card is turned."""
    seat = seat_of(state)
    unseen = with_item(state.unseen, seat, take(state.unseen[seat], kind))
    if kind >= JOKER:
        under = (*state.bottom[seat], kind)
        return replace(state, unseen=unseen, bottom=with_item(state.bottom, seat, under))
    line = sum(map(bool, state.lines))
    slot = Slot(state.laid, LETTERS[kind], (card(seat, kind),))
    after = replace(
        state,
        unseen=unseen,
        left=with_item(state.left, seat, state.left[seat] - 1),
        lines=with_item(state.lines, line, (slot,)),
        laid=state.laid + 1,
    )
    return after if line + 1 < LINES else _first_hands(after)


def _first_hands(state: State) -> State:
    """CW-19; A-CW-15: the starter plays first."""
    order = [(state.turn + step) % state.seats for step in range(state.seats)]
    owed = tuple((seat, HAND) for seat in order)
    return replace(state, phase="play", owed=owed, drawing=HAND)


def _deal(state: State, kind: int) -> State:
    seat, due = state.owed[0]
    bottom, unseen = state.bottom, state.unseen
    if state.left[seat] <= len(bottom[seat]):
        bottom = with_item(bottom, seat, bottom[seat][1:])
    else:
        unseen = with_item(unseen, seat, take(unseen[seat], kind))
    after = replace(
        state,
        left=with_item(state.left, seat, state.left[seat] - 1),
        hands=with_item(state.hands, seat, put(state.hands[seat], kind)),
        owed=((seat, due - 1), *state.owed[1:]) if due > 1 else state.owed[1:],
        bottom=bottom,
        unseen=unseen,
    )
    return after if after.owed else _all_dealt(after)


def _all_dealt(state: State) -> State:
    """CW-50: after the last hand the piles are gone. A hand of bins cannot seed (CW-36)."""
    if state.last != NOBODY:
        state = replace(state, left=(0,) * state.seats)
    if state.phase == "seed" and not can_seed(state.hands[state.turn]):
        return next_turn(state)
    return state


_MOVES: Final = {kind: tuple(map(kind, NAMES)) for kind in (Cut, Turn, Deal)}
_JUDGES: Final = {Cut: _cut, Turn: _turn_up, Deal: _deal}
