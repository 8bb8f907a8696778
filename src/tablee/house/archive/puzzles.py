"""Puzzles as they are shown and judged: everything is known beforehand, nothing is computed."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from tablee.catalog.puzzles import find_puzzle, puzzles_of
from tablee.kernel import Entry, Game, format_move, parse_move, rules_of
from tablee.kernel.notation import leads_to
from tablee.kernel.puzzle import Puzzle, unpack_state
from tablee.store.contract.tables import Chair
from tablee.table.seating import bot_chair
from tablee.table.viewers.viewpoint import Viewpoint
from tablee.wire import ChairNote, PuzzleAnswer, PuzzlePage, Seating
from tablee.wire.terms import TableTerms

LEVEL: Final = "regular"


def shown(game: Game, number: int) -> PuzzlePage:
    """The position. Nothing in it depends on which move is the best."""
    puzzle = find_puzzle(game, number)
    fresh = viewpoint_of(game, puzzle).fresh(())
    seating, last = seating_of(game, puzzle), len(puzzles_of(game))
    return PuzzlePage(game.key, number, last, seating, fresh, puzzle.about)


def tried(game: Game, number: int, text: str) -> PuzzleAnswer:
    """Whether that is the move. Raises IllegalMove where the rules do not allow it."""
    puzzle = find_puzzle(game, number)
    rules = rules_of(game, puzzle.version)
    move = parse_move(rules.moves, text)
    rules.apply(unpack_state(rules, puzzle.state), puzzle.seat, move)
    name = format_move(move)
    if name == puzzle.best:
        return replace(answer(game, number), right=True, chance=puzzle.chances[name])
    chance = puzzle.chances.get(name)
    return PuzzleAnswer(False, puzzle.chances[puzzle.best], chance, about=puzzle.about)


def answer(game: Game, number: int) -> PuzzleAnswer:
    """The best move, and the table after it."""
    puzzle = find_puzzle(game, number)
    rules = rules_of(game, puzzle.version)
    viewpoint, before = viewpoint_of(game, puzzle), unpack_state(rules, puzzle.state)
    move = parse_move(rules.moves, puzzle.best)
    offers = viewpoint.fresh(()).offers
    label = next((offer.label for offer in offers if leads_to(offer.move, move)), None)
    after = rules.apply(before, puzzle.seat, move)
    viewpoint.notice(before, Entry(1, puzzle.seat, move), after)
    update = replace(viewpoint.update(after, (), frozenset()), offers=None)
    first, second, *_ = puzzle.chances.values()
    return PuzzleAnswer(False, first, None, second, puzzle.about, puzzle.best, label, update)


def viewpoint_of(game: Game, puzzle: Puzzle) -> Viewpoint:
    """What the seat to move sees of it."""
    rules = rules_of(game, puzzle.version)
    return Viewpoint(rules, puzzle.seat, unpack_state(rules, puzzle.state))


def seating_of(game: Game, puzzle: Puzzle) -> Seating:
    """One person, and computer players."""
    chairs = tuple(_chair(seat, puzzle) for seat in range(puzzle.seats))
    terms = TableTerms(dict(puzzle.options))
    return Seating("", game.key, "playing", chairs, terms, you=puzzle.seat)


def _chair(seat: int, puzzle: Puzzle) -> ChairNote:
    if seat == puzzle.seat:
        return ChairNote("person", here=True)
    chair: Chair = bot_chair(seat, LEVEL)
    return ChairNote("bot", chair.name, chair.level, here=True)
