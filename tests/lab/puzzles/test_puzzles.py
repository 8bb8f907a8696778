"""Puzzles are mined: one clear best move that is easily missed, and nothing that is not one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from tablee.catalog import find
from tablee.kernel import Bot, Codec, Game, Intent, Move, Rng, parse_move, struct_codec
from tablee.kernel.puzzle import pack_state, unpack_state
from tablee.lab.puzzles import Judged, Liar, Miner, NoJudge, SourceGame, judge, mine, simulated
from tablee.lab.puzzles.mine import find_decision

BOARD = find("tictactoe")
WIN = "mark 2"
ONE_WAY = (0, 3, 1, 4)
"""The crosses win at once in the corner 2, and nowhere else."""
TWO_WAYS = (0, 4, 1, 8, 3, 5)
"""They win in two corners."""


class Takes:
    """Makes this move where it can, else any."""

    def __init__(self, move: str, seat: int) -> None:
        self._move = move

    def notice(self, view: Any) -> None:
        """Remembers nothing."""

    def think(self, view: Any, legal: Sequence[Move], rng: Rng) -> Intent | None:
        wanted = [move for move in legal if move == parse_move(BOARD.moves, self._move)]
        return Intent((wanted or legal)[rng.randrange(len(wanted or legal))], 500)


class Blind(Takes):
    """The crosses make any move but this one; the rings make any."""

    def think(self, view: Any, legal: Sequence[Move], rng: Rng) -> Intent | None:
        others = [move for move in legal if move != parse_move(BOARD.moves, self._move)]
        moves = others if others and view.me == 0 else legal
        return Intent(moves[rng.randrange(len(moves))], 500)


def board(regular: type[Takes] = Blind, expert: str = WIN, **fields: Any) -> Game:
    levels: dict[str, Callable[[int], Bot]] = {
        "regular": partial(regular, WIN),
        "expert": partial(Takes, expert),
    }
    return replace(BOARD, players=levels, **fields)


def course(*cells: int) -> SourceGame:
    """The states of a game in which these cells are marked, one after the other."""
    states = [BOARD.start(BOARD.options(), 2)]
    for number, cell in enumerate(cells):
        move = parse_move(BOARD.moves, f"mark {cell}")
        states.append(BOARD.apply(states[-1], number % 2, move))
    return SourceGame(tuple(states), 2, {}, "a test")


def last(*cells: int) -> SourceGame:
    """The same with its last position alone."""
    return replace(course(*cells), states=course(*cells).states[-1:])


def test_a_planted_puzzle_is_found() -> None:
    found = Miner(board(), 40).look(last(*ONE_WAY), "1")
    assert found is not None
    assert (found.best, found.seat, found.about) == (WIN, 0, True)
    assert found.chances[WIN] == 1.0
    assert found.lead >= 0.1
    assert set(found.chances) == {f"mark {cell}" for cell in (2, 5, 6, 7, 8)}
    assert unpack_state(BOARD, found.state) == last(*ONE_WAY).states[0]


def test_the_same_seed_finds_the_same() -> None:
    told = [Miner(board(), 40).look(course(*ONE_WAY), "7") for _ in range(2)]
    assert told[0] is not None
    assert told[0] == told[1]


def test_one_a_game_and_none_twice() -> None:
    miner = Miner(board(), 40)
    assert miner.look(course(*ONE_WAY), "1") is not None
    assert miner.look(last(*ONE_WAY), "2") is None


def test_two_moves_as_good_as_each_other_are_no_puzzle() -> None:
    assert Miner(board(), 40).look(last(*TWO_WAYS), "1") is None


def test_what_the_regular_finds_is_no_puzzle() -> None:
    assert Miner(board(regular=Takes), 40).look(last(*ONE_WAY), "1") is None


def test_what_the_expert_does_not_do_is_no_puzzle() -> None:
    assert Miner(board(expert="mark 5"), 40).look(last(*ONE_WAY), "1") is None


def test_more_worlds_throw_out_what_was_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first search is sure; the deeper one by another seed is not."""
    asked: list[tuple[int, str]] = []

    def doubting(*args: Any) -> Judged:
        *_, worlds, seed = args
        asked.append((worlds, seed))
        found = judge(*args)
        return replace(found, error=0.5) if seed.endswith("/again") else found

    monkeypatch.setattr(mine, "judge", doubting)
    assert Miner(board(), 40).look(last(*ONE_WAY), "1") is None
    assert asked[-1][0] > asked[-2][0] == 40
    assert asked[-1][1] != asked[-2][1]


def test_few_moves_are_no_choice() -> None:
    assert find_decision(BOARD, last(*ONE_WAY).states[0]) is not None
    assert find_decision(BOARD, last(0, 1, 2, 4, 3, 5, 7).states[0]) is None


# --- who can judge -------------------------------------------------------------------------------


def test_an_exact_game_is_judged_exactly() -> None:
    game = find("switch")
    states = simulated(game, 2, game.options(), 1, 1).states
    found = [one for state in states if (one := find_decision(game, state)) is not None]
    assert found
    for one in found:
        judged = judge(game, one.seat, one.view, one.moves, 1, "")
        assert judged.error == 0
        assert list(judged.chances) == sorted(judged.chances, reverse=True)


def test_a_game_whose_imagination_lies_is_named() -> None:
    empty = BOARD.start(BOARD.options(), 2)
    game = board(imagine=lambda view, rng: empty)
    with pytest.raises(Liar, match="seat 0 would see otherwise"):
        Miner(game, 40).look(last(*ONE_WAY), "1")


@pytest.mark.parametrize(
    ("key", "why"), [("take-it", "real time"), ("claquer", "real time"), ("crack-word", "vocab")]
)
def test_where_nobody_can_judge_it_is_said(key: str, why: str) -> None:
    with pytest.raises(NoJudge, match=why):
        Miner(find(key))


def test_a_game_without_players_is_judged_by_search() -> None:
    game = replace(BOARD, players={})
    one = find_decision(game, last(*ONE_WAY).states[0])
    assert one is not None
    found = judge(game, one.seat, one.view, one.moves, 40, "1")
    assert found.moves[0] == parse_move(BOARD.moves, WIN)
    assert found.is_clear


# --- what is never a puzzle, and never stored -----------------------------------------------------


def test_what_is_left_to_attention_is_no_puzzle() -> None:
    """Others may draw late or hint in Double Action, unless draws come by themselves."""
    game = find("double-action")
    told = {}
    for by_itself in (False, True):
        options = game.options(auto_draw=by_itself)
        states = simulated(game, 2, options, 1, 1).states
        told[by_itself] = sum(find_decision(game, state) is not None for state in states)
    assert told[False] == 0 < told[True]


def test_quiet_moves_are_not_among_the_choices() -> None:
    game = find("switch")
    states = simulated(game, 2, game.options(), 1, 1).states
    found = [one for state in states if (one := find_decision(game, state)) is not None]
    assert found
    assert not any(parse_move(game.moves, "pass") in one.moves for one in found)


def test_the_hidden_hand_of_a_real_game_is_not_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("double-action")
    played = simulated(game, 2, game.options(auto_draw=True), 1, 1)
    state = next(one for one in played.states if find_decision(game, one) is not None)
    monkeypatch.setattr(
        Miner, "judged", lambda self, one, seed: Judged(one.moves[:2], (0.9, 0.1), 0.01)
    )
    found = Miner(game).look(replace(played, states=(state,)), "1")
    assert found is not None
    kept = unpack_state(game, found.state)
    assert game.view(kept, found.seat) == game.view(state, found.seat)
    assert kept.hands[1 - found.seat] != state.hands[1 - found.seat]


def test_states_that_are_no_json_are_packed_as_text() -> None:
    plain = struct_codec(BOARD.state)
    game = replace(
        BOARD, codec=Codec(lambda s: b"\xff" + plain.write(s), lambda b: plain.read(b[1:]))
    )
    state = last(*ONE_WAY).states[0]
    assert unpack_state(game, pack_state(game, state)) == state
