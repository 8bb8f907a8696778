"""Whose turn it is, and when there is none any more."""

from __future__ import annotations

from msgspec.structs import replace

from tablee.games.double_action.state import NOBODY, State


def find_turn(state: State) -> State:
    """Who plays next, if anybody; players without a card are passed over (DA-30)."""
    turn, swapped = state.turn, state.swapped
    if not swapped or not state.hands[turn]:
        turn, swapped = _next_turn(state), 0
    ended = state.dealing == NOBODY and (turn == NOBODY or _is_spent(state, swapped))
    if turn == state.turn and swapped == state.swapped and not ended:
        return state
    return replace(state, turn=turn, swapped=swapped, over=ended)


def _next_turn(state: State) -> int:
    for step in range(1, state.seats + 1):
        seat = (state.last + step) % state.seats
        if state.hands[seat]:
            return seat
    return state.owed if state.left else NOBODY


def _is_spent(state: State, swapped: int) -> bool:
    """DA-38, A-DA-9: the pile is empty and the turn complete; or everybody can only pass."""
    if not state.left and not swapped and not state.options.play_out_hands:
        return True
    return 0 < state.passes >= sum(map(bool, state.hands))
