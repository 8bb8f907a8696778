"""Puzzles: each is a position of these rules, and its best move is the best, clearly."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from tablee.catalog.puzzles import puzzles_of, read_stock
from tablee.catalog.words import words
from tablee.kernel import Game, Say, format_move, parse_move, rules_of
from tablee.kernel.puzzle import Puzzle, pack_state, unpack_state
from tablee.lab.puzzles import LEAD, judge
from tablee.lab.puzzles.judge import ERRORS, FINALISTS
from tablee.lab.puzzles.mine import LEAST, WORLDS, find_decision
from tablee.testing.messages import messages

SEARCHED = 1
"""Puzzles that are played on once more, and with `--full`."""
SEARCHED_MORE = 4
LONGEST_REASON = 200
"""Letters of a sentence that stands below the board."""
NEAR = 1e-4
"""Chances are stored with four digits."""


def test_puzzles_belong_to_rules_that_are_here(game: Game) -> None:
    """`puzzles.json` can be read, says how it was made, and none of it is left out."""
    stock = read_stock(game.folder)
    assert len(puzzles_of(game)) == len(stock.puzzles), "puzzles of rules that are not here"
    if stock.puzzles:
        assert stock.made.startswith(f"tablee puzzles {game.key} ")


def test_every_puzzle_is_a_position_with_one_best_move(game: Game) -> None:
    """One seat is waited for, and may make every move that is weighed; one leads clearly."""
    packed = set()
    for number, puzzle in enumerate(puzzles_of(game), 1):
        where = f"puzzle {number}"
        rules, state = _opened(game, puzzle)
        assert bytes(pack_state(rules, state)) == bytes(puzzle.state), where
        decision = find_decision(rules, state)
        assert decision is not None, f"{where}: nobody decides anything"
        assert decision.seat == puzzle.seat, where
        assert len(decision.moves) >= LEAST, where
        allowed = {format_move(move) for move in rules.legal(state, puzzle.seat)}
        assert allowed >= set(puzzle.chances), where
        assert puzzle.best in {format_move(move) for move in decision.moves}, where
        assert all(one >= other for one, other in pairwise(puzzle.chances.values())), where
        assert puzzle.lead >= max(LEAD, ERRORS * puzzle.error) - NEAR, where
        rules.apply(state, puzzle.seat, parse_move(rules.moves, puzzle.best))
        packed.add(bytes(puzzle.state))
    assert len(packed) == len(puzzles_of(game)), "the same puzzle twice"


def test_the_best_move_of_an_exact_puzzle_is_exactly_the_best(game: Game) -> None:
    """The game itself weighs every move as the puzzle says."""
    exact = [puzzle for puzzle in puzzles_of(game) if not puzzle.about]
    if not exact:
        pytest.skip("no exact puzzles")
    for puzzle in exact:
        rules, state = _opened(game, puzzle)
        moves = [parse_move(rules.moves, text) for text in puzzle.chances]
        assert rules.weigh is not None
        weighed = rules.weigh(rules.view(state, puzzle.seat), moves)
        assert weighed is not None
        assert not weighed.about
        assert weighed.chances == pytest.approx(list(puzzle.chances.values()), abs=NEAR)


def test_a_search_finds_the_best_move_of_the_others_again(game: Game, full: bool) -> None:
    """Against the next best ones, by a seed that did not choose it."""
    searched = [puzzle for puzzle in puzzles_of(game) if puzzle.about]
    if not searched:
        pytest.skip("no puzzles of a search")
    for puzzle in searched[: SEARCHED_MORE if full else SEARCHED]:
        rules, state = _opened(game, puzzle)
        moves = [parse_move(rules.moves, text) for text in list(puzzle.chances)[:FINALISTS]]
        view = rules.view(state, puzzle.seat)
        found = judge(rules, puzzle.seat, view, moves, WORLDS, "contract")
        assert format_move(found.moves[0]) == puzzle.best
        assert found.lead >= ERRORS * found.error


def test_every_better_move_says_why(game: Game, lang: str) -> None:
    """Where the game gives reasons: one sentence for each other move, with all of its words."""
    if game.because is None:
        return
    known, said = messages(game.folder / "words", lang), words(game, lang)
    for number, puzzle in enumerate(puzzles_of(game), 1):
        for why in _reasons(game, puzzle):
            assert why.id in known, f"puzzle {number}: no words for {why.id} in {lang}.ftl"
            text, faults = said.speak(why, ("@",) * puzzle.seats, puzzle.seat)
            assert not faults, f"puzzle {number}: {faults}"
            assert len(text) <= LONGEST_REASON, f"puzzle {number}: too long, {text}"


def _reasons(game: Game, puzzle: Puzzle) -> Iterator[Say]:
    """Why each other move is worse. Asked twice, the game says the same."""
    rules, state = _opened(game, puzzle)
    assert rules.because is not None
    best, *others = (parse_move(rules.moves, text) for text in puzzle.chances)
    for move in others:
        why = rules.because(rules.view(state, puzzle.seat), move, best)
        assert why == rules.because(rules.view(state, puzzle.seat), move, best)
        yield why


def _opened(game: Game, puzzle: Puzzle) -> tuple[Game, Any]:
    rules = rules_of(game, puzzle.version)
    return rules, unpack_state(rules, puzzle.state)
