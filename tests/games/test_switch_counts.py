"""Switch: how many ways play can go from a position, counted by hand in the comments."""

from __future__ import annotations

import pytest

from games.switch_tester import Game, at
from tablee.games.switch import GAME
from tablee.games.switch.moves import Options
from tablee.games.switch.state import State
from tablee.kernel import CHANCE


def nodes(state: State, depth: int) -> int:
    """Lines of play of that length, chance's moves counted like any other."""
    if depth == 0:
        return 1
    total = 0
    for seat in GAME.to_act(state):
        moves = [m for m, _ in GAME.chances(state)] if seat == CHANCE else GAME.legal(state, seat)
        total += sum(nodes(GAME.apply(state, seat, move), depth - 1) for move in moves)
    return total


# Two players at the 1. One move: to throw.
# Three dice fall in C(8,3) = 56 ways without order, times 4 faces of the Switch die: 224.
# Then, of the 56 throws, C(7,3) = 35 hold no 1 and shed nothing; the 21 others shed at most
#   111:3 112:4 113:5 114:2 115:2 116:2 · 122:5 123:6 124:7 125:3 126:3 · ten others 1 each,
#   together 18 + 24 + 10 = 52 cards, so 52 moves to shed and 21 to pass.
# blank: 52 + 21, and 35 times the other player's throw: 108.
# block: the same and the token to be used: 52 + 21 + 21, and 35 · 2: 164.
# green: one swap or none: 56 · 2 = 112. red: nobody is lower, the other's throw: 56.
# 108 + 164 + 112 + 56 = 440.
@pytest.mark.parametrize(("depth", "count"), [(1, 1), (2, 224), (3, 440)])
def test_from_the_start(depth: int, count: int) -> None:  # SW-10, SW-13, SW-30
    assert nodes(at(1, 1).state, depth) == count


# Where green ends the turn, one move deeper. Green: 56 throws, a swap or none, then the other's
# throw: 112. Without the option, the 56 swaps and the 35 throws that shed nothing lead to the
# other's throw, and for the 21 others there are 52 ways to shed and 21 to pass: 56 + 35 + 73 = 164.
# The other three faces are as they were: the difference is 52.
def test_where_green_ends_the_turn() -> None:  # SW-32, A-SW-7
    usual, agreed = (at(1, 1, options=Options(green_ends_turn=ends)) for ends in (False, True))
    assert nodes(agreed.state, 3) == nodes(usual.state, 3) == 440
    assert nodes(usual.state, 4) - nodes(agreed.state, 4) == 164 - 112


# Three players, the thrower at the 9 after shedding, seat 2 with the token: stop, rethrow, and two
# packs to block, 4. Then after stop: a throw or two packs, 3; after rethrow five dice in
# C(10,5) = 252 throws times 4 faces, 1008; after blocking: stop or rethrow, 2 + 2. Together 1015.
@pytest.mark.parametrize(("depth", "count"), [(1, 4), (2, 1015)])
def test_from_a_choice_with_the_token_out(depth: int, count: int) -> None:  # SW-19, SW-43
    assert nodes(_choice().state, depth) == count


# An announced swap: block, let, and two packs to block, 4. Then the next player's throw, and after
# `let` the owner still has two packs to choose from: 1 + 3 + 1 + 1 = 6.
@pytest.mark.parametrize(("depth", "count"), [(1, 4), (2, 6)])
def test_from_an_announced_swap(depth: int, count: int) -> None:  # SW-37, SW-43
    game = at(3, 11, 7, owner=2).throws("1 1 1 green").plays(0, "swap 1")
    assert nodes(game.state, depth) == count


def _choice() -> Game:
    return at(8, 3, 3, owner=2).throws("2 6 6 6 blank").sheds(1)
