"""What a position allows: questions that the judge and the list of moves both ask."""

from __future__ import annotations

from tablee.games.double_action.components import MATCHING
from tablee.games.double_action.state import NOBODY, State, team_of
from tablee.pieces.playing_cards import is_black, is_jack


def is_chance_due(state: State) -> bool:
    return state.dealer == NOBODY or state.dealing != NOBODY or state.losing != NOBODY


def is_dead(state: State, kind: int) -> bool:
    """DA-34: all its cells are occupied, for now."""
    return not MATCHING[kind] & ~(state.tokens[0] | state.tokens[1])


def can_swap(state: State) -> bool:
    """A-DA-8: as often as there are dead cards, unless the table set a limit."""
    most = state.options.dead_swaps_per_turn
    return state.left > 0 and (most == "any" or state.swapped < most)


def can_move(state: State, seat: int) -> bool:
    """Whether anything in hand can be played or changed."""
    hand = state.hands[seat]
    if hand and can_swap(state):
        return True  # a card is either alive or dead
    if any(not is_dead(state, kind) for kind in hand):
        return True
    theirs = 1 - team_of(seat)
    black = any(is_jack(kind) and is_black(kind) for kind in hand)
    return black and bool(state.tokens[theirs] & ~state.locked[theirs])
