"""The tasks of the day: the same for everybody, one try at each, and the answer only after it."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from tablee.catalog.puzzles import find_puzzle, puzzle_of_the_day
from tablee.house.archive.puzzles import seating_of, viewpoint_of
from tablee.house.rules.run_rules import ask_rules, is_stopped
from tablee.kernel import Fault, Game, Offer, Say, format_move, parse_move, rules_of
from tablee.kernel.notation import leads_to
from tablee.kernel.puzzle import Puzzle, unpack_state
from tablee.wire.today import DayAnswer, DayTask, OtherMove, TodayPage

SHOWN: Final = 6
"""Other moves that are told, beside the one that was tried."""
A_DAY: Final = 86_400


def day_of(now: float) -> int:
    """Days since 1970-01-01 (UTC)."""
    return int(now // A_DAY)


def date_of(day: int) -> str:
    return (datetime.fromtimestamp(0, UTC) + timedelta(days=day)).date().isoformat()


def shown(key: bytes, day: int, games: Iterable[Game]) -> TodayPage:
    """One task for each of these boxes that has any. Raises `no_puzzles` where none has."""
    tasks = tuple(
        ask_rules(game, task_of, game, find_puzzle(game, number))
        for game in games
        if not is_stopped(game) and (number := puzzle_of_the_day(key, game, day)) is not None
    )
    if not tasks:
        raise Fault("no_puzzles")
    return TodayPage(date_of(day), tasks)


def task_of(game: Game, puzzle: Puzzle) -> DayTask:
    """Nothing in it depends on which move is the best."""
    fresh = viewpoint_of(game, puzzle).fresh(())
    return DayTask(game.key, seating_of(game, puzzle), fresh, puzzle.about)


def judged(key: bytes, today: int, game: Game, date: str, text: str) -> DayAnswer:
    """The answer to somebody who makes this move. Raises `other_day` and what the rules refuse.

    Yesterday's tasks are answered too, for a page that was opened before midnight.
    """
    day = next((day for day in (today, today - 1) if date_of(day) == date), None)
    if day is None:
        raise Fault("other_day", day=date_of(today))
    number = puzzle_of_the_day(key, game, day)
    if number is None:
        raise Fault("no_puzzles")
    puzzle = find_puzzle(game, number)
    rules = rules_of(game, puzzle.version)
    move = parse_move(rules.moves, text)
    rules.apply(unpack_state(rules, puzzle.state), puzzle.seat, move)
    return answer_of(rules, puzzle, format_move(move))


def answer_of(rules: Game, puzzle: Puzzle, tried: str) -> DayAnswer:
    offers = viewpoint_of(rules, puzzle).fresh(()).offers
    others = [name for name in puzzle.chances if name != puzzle.best]
    told = [name for place, name in enumerate(others) if place < SHOWN or name == tried]
    return DayAnswer(
        right=tried == puzzle.best,
        move=puzzle.best,
        best=puzzle.chances[puzzle.best],
        label=_label(rules, offers, puzzle.best),
        chance=puzzle.chances.get(tried),
        others=tuple(_other(rules, puzzle, offers, name) for name in told),
        more=len(others) - len(told),
        about=puzzle.about,
    )


def _other(rules: Game, puzzle: Puzzle, offers: Iterable[Offer], name: str) -> OtherMove:
    return OtherMove(
        name, puzzle.chances[name], _label(rules, offers, name), _why(rules, puzzle, name)
    )


def _why(rules: Game, puzzle: Puzzle, name: str) -> Say | None:
    if rules.because is None:
        return None
    view = rules.view(unpack_state(rules, puzzle.state), puzzle.seat)
    return rules.because(view, _move(rules, name), _move(rules, puzzle.best))


def _label(rules: Game, offers: Iterable[Offer], name: str) -> Say | None:
    move = _move(rules, name)
    return next((offer.label for offer in offers if leads_to(offer.move, move)), None)


def _move(rules: Game, name: str) -> Any:
    return parse_move(rules.moves, name)
