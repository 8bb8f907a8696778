"""The player that searches: for any game of turns, the same with the same seed, and never blind."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tablee.bots.quick import Quick
from tablee.bots.search import LEVELS, SearchBot, can_search, ponder
from tablee.catalog import find, players, quick_players, shelf
from tablee.catalog.shelf import QUICK_SHARE
from tablee.kernel import Game, blank, format_move, parse_move
from tablee.kernel.take_back import with_take_back
from tablee.lab import Plan, run, simulate
from tablee.testing.walk import walk

BOARD = replace(find("tictactoe"), players={})
"""A game that brings no computer players."""
TURNS = [game for game in shelf().values() if game.tempo == "turns"]


def after(*cells: int) -> Any:
    state = BOARD.start(BOARD.options(), 2)
    for number, cell in enumerate(cells):
        state = BOARD.apply(state, number % 2, parse_move(BOARD.moves, f"mark {cell}"))
    return state


def wants(state: Any, seat: int, level: str = "expert", seed: int = 1) -> str:
    view, legal = BOARD.view(state, seat), BOARD.legal(state, seat)
    intent = players(BOARD)[level](seat).think(view, legal, Random(seed))
    assert intent is not None
    return format_move(intent.move)


def test_in_tests_and_series_they_think_in_few_steps_and_without_a_clock() -> None:
    made: list[Any] = [players(BOARD), quick_players(BOARD)]
    assert list(made[0]) == list(made[1])
    for level in LEVELS:
        usual, fewer = (found[level].args[1] for found in made)
        assert fewer.steps * QUICK_SHARE == usual.steps
        assert made[1][level].keywords == {"clock": None}
    own = find("tictactoe")
    assert quick_players(own)["expert"] is players(own)["expert"]
    plan = Plan(own.key, 2, 2, ("expert", "random"), quick=True)
    assert run(plan) == run(plan)


def test_a_game_without_players_has_three_levels_that_search() -> None:
    assert list(players(BOARD)) == ["beginner", "regular", "expert", "random"]
    assert list(players(find("tictactoe"))) == ["beginner", "regular", "expert", "random"]
    assert list(players(replace(BOARD, imagine=None))) == ["random"]
    assert list(players(replace(BOARD, tempo="real-time"))) == ["random"]


@pytest.mark.parametrize("seed", range(3))
def test_it_wins_where_it_can_and_stops_a_line(seed: int) -> None:
    assert wants(after(0, 3, 1, 4), 0, seed=seed) == "mark 2"
    assert wants(after(0, 4, 1), 1, seed=seed) == "mark 2"
    assert wants(after(0), 1, seed=seed) == "mark 4"  # all others lose


@pytest.mark.slow
def test_the_expert_never_loses_tic_tac_toe() -> None:
    """Against random play and against the game's own expert, who is perfect, from both seats."""
    perfect = find("tictactoe").players["expert"]
    for seed in range(2):
        seat = seed % 2
        for other in ("random", "perfect"):
            levels = ["expert", other] if seat == 0 else [other, "expert"]
            seated = {**players(BOARD), "perfect": perfect}
            played = simulate(BOARD, levels, f"never {seed}", players=seated)
            assert played.outcome.ranks[seat] == 1


def test_the_same_seed_gives_the_same_thought() -> None:
    state = after(4)
    view, legal = BOARD.view(state, 1), BOARD.legal(state, 1)
    one, two, other = (ponder(BOARD, 1, view, legal, 400, Quick(Random(n))) for n in (1, 1, 2))
    assert one == two != other
    assert one is not None
    assert [move for move, _, _ in one.moves] == list(legal)


@pytest.mark.parametrize("game", TURNS, ids=lambda game: game.key)
def test_it_plays_legal_moves_in_every_game_of_turns(game: Game) -> None:
    """A seat that nobody waits for leaves it."""
    assert can_search(game)
    walked = walk(game, game.options(), min(game.seats), 4, 60)
    waited = [state for state in walked.states if awaited(game, state)]
    for state in waited[-3:]:
        for seat in range(walked.seats):
            legal = game.legal(state, seat)
            bot = SearchBot(game, LEVELS["beginner"], seat)
            intent = bot.think(game.view(state, seat), legal, Random(3))
            assert (intent is not None) == (seat in awaited(game, state))
            assert intent is None or blank(intent.move) in legal


def awaited(game: Game, state: Any) -> list[int]:
    return [seat for seat in (game.awaited or game.to_act)(state) if seat >= 0]


@pytest.mark.parametrize("key", ["double-action", "crack-word"])
def test_it_thinks_the_same_of_what_looks_the_same(key: str) -> None:
    """It never reads the state: only the view, and states imagined from it."""
    game = find(key)
    assert game.imagine is not None
    walked = walk(game, game.options(), 2, 6, 40)
    state = [state for state in walked.states if 0 in awaited(game, state)][-1]
    twin = game.imagine(game.view(state, 0), Random(8))
    legal = game.legal(state, 0)
    bot = SearchBot(game, LEVELS["beginner"], 0)
    thoughts = [bot.think(game.view(s, 0), legal, Random(2)) for s in (state, twin)]
    assert thoughts[0] == thoughts[1] is not None


def test_at_a_gentle_table_they_search_the_game_itself() -> None:
    """A game that can take a move back is not searched; the game under it is."""
    gentle = with_take_back(BOARD)
    assert list(players(gentle)) == ["beginner", "regular", "expert", "random"]
    seen = gentle.view(gentle.start(BOARD.options(), 2), 0)
    expert = players(gentle)["expert"](0)
    intent = expert.think(seen, gentle.legal(gentle.start(BOARD.options(), 2), 0), Random(1))
    assert intent is not None


# --- out of time -------------------------------------------------------------------------------


class Ticking:
    """A clock that goes on by a tick at every look."""

    def __init__(self, tick: float) -> None:
        self._tick = tick
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks * self._tick

    def is_late(self) -> bool:
        return self() > 1.0


def thinks(game: Game, clock: Ticking | None, seed: int = 5) -> Any:
    state = game.start(game.options(), 2)
    bot = SearchBot(game, LEVELS["expert"], 0, clock)
    return bot.think(game.view(state, 0), game.legal(state, 0), Random(seed))


def test_a_search_with_time_enough_is_the_same_with_and_without_a_clock() -> None:
    assert thinks(BOARD, Ticking(1e-9)) == thinks(BOARD, None)


def test_a_search_out_of_time_plays_its_best_so_far() -> None:
    """After a thousand looks at the clock it has tried some moves; after the first, none."""
    clock = Ticking(1e-3)
    intent = thinks(BOARD, clock)
    assert blank(intent.move) in BOARD.legal(BOARD.start(BOARD.options(), 2), 0)
    assert 1_000 <= clock.looks < 1_100
    late = Ticking(2.0)
    intent = thinks(BOARD, late)
    assert blank(intent.move) in BOARD.legal(BOARD.start(BOARD.options(), 2), 0)
    assert late.looks < 5


def test_a_game_without_an_end_does_not_hold_a_search_up() -> None:
    """Nobody ever wins, and a single try has thousands of moves: the clock ends it inside a try."""
    endless = replace(
        BOARD,
        to_act=lambda state: (0,),
        awaited=lambda state: (0,),
        legal=lambda state, seat: (BOARD.legal(BOARD.start(BOARD.options(), 2), 0)[0],),
        apply=lambda state, seat, move: state,
        outcome=lambda state: None,
    )
    clock = Ticking(0.01)
    assert thinks(endless, clock) is not None
    assert clock.looks < 200


def test_what_a_late_try_saw_counts_for_nothing() -> None:
    """It never says of a move that it lost because there was no time to see it win."""
    state = after(0, 3, 1, 4)
    view, legal = BOARD.view(state, 0), BOARD.legal(state, 0)
    for looks in range(1, 60):
        clock = Ticking(1 / looks)
        thought = ponder(BOARD, 0, view, legal, 400, Quick(Random(1)), clock.is_late)
        assert thought is not None
        told = {format_move(move): (share, tries) for move, share, tries in thought.moves}
        share, tries = told.get("mark 2", (1.0, 1))
        assert share == 1.0 or tries == 0  # it wins at once
