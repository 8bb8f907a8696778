"""A game looked at again: parts that add up, mistakes by their size, only what the seat saw."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tablee.bots import can_search
from tablee.catalog import find, shelf
from tablee.kernel import Fault, Game, Move, format_move, rules_of
from tablee.record.review import begin, look_on
from tablee.record.review import review as reviewing
from tablee.record.review.chances import Chance, PlayedOut, Position, teaches
from tablee.record.review.told import grade
from tablee.store import Chair, Row, Sheet, Terms
from tablee.table.ending import outcome
from tablee.testing.walk import Walk, walk
from tablee.wire import Review

TURNS = [game for game in shelf().values() if can_search(game) and game.fill is None]
EXACT = [game for game in TURNS if game.worth is not None and game.alike is not None]
BOARD = find("tictactoe")
LONG = 3_000


def rows_of(log: Sequence[tuple[int, Move]]) -> list[Row]:
    return [Row(n, seat, format_move(move), n) for n, (seat, move) in enumerate(log, 1)]


def sheet_of(game: Game, seats: int, **more: Any) -> Sheet:
    chairs = tuple(Chair("person", f"P{seat}", f"g-{seat}") for seat in range(seats))
    terms = more.pop("terms", Terms())
    return Sheet(
        "t", game.key, game.version, terms, chairs, "g-0", "5" * 64, status="finished", **more
    )


def reviewed(game: Game, sheet: Sheet, rows: Sequence[Row], seat: int) -> Review:
    """All portions, one after the other."""
    review = begin(game, sheet, rows, seat)
    while not review.unknown and len(review.chances) <= review.entries:
        before = len(review.chances)
        review = look_on(game, sheet, rows, review)
        assert len(review.chances) > before
    return review


def adds_up(game: Game, sheet: Sheet, review: Review, state: Any) -> None:
    ended = outcome(game, state, sheet)
    assert ended is not None
    winners = {seat for seat, place in enumerate(ended.ranks) if place == 1}
    sides = list(range(len(sheet.chairs))) if game.sides is None else game.sides(state)
    winning = {sides[seat] for seat in winners}
    result = (sides[review.seat] in winning) / len(winning)
    parts = review.luck + review.mine + review.others + review.learnt + review.ended
    assert parts == pytest.approx(result - review.chances[0], abs=1e-3)
    assert len(review.chances) == len(review.margins) == review.entries + 1
    assert len(review.kinds) == len(review.gains) == review.entries
    assert all(0.0 <= chance <= 1.0 for chance in review.chances)


def forced_by(game: Game, walked: Walk, seat: int) -> list[int]:
    """Entries of the seat with which it had nothing to decide."""
    own = [n for n, (by, _) in enumerate(walked.log) if by == seat]
    return [n + 1 for n in own if len(game.legal(walked.states[n], seat)) == 1]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few tries a position: the sums hold however rough the chances are."""
    monkeypatch.setattr(reviewing, "MOST_STEPS", 60)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", TURNS, ids=lambda game: game.key)
def test_luck_and_play_add_up_to_the_result(game: Game, seed: int) -> None:
    """For every number of seats in turn, at plain and at gentle tables."""
    seats, gentle = game.seats[seed % len(game.seats)], seed == 1
    rules = rules_of(game, game.version, gentle)
    walked = walk(rules, game.options(), seats, seed, LONG)
    sheet, rows = sheet_of(game, seats, terms=Terms(gentle=gentle)), rows_of(walked.log)
    review = reviewed(game, sheet, rows, seed % seats)
    state = walked.state.now if gentle else walked.state
    adds_up(game, sheet, review, state)
    decided = {one.number for one in review.choices}
    forced = [] if gentle else forced_by(game, walked, review.seat)
    assert not decided & set(forced)
    assert not any(review.gains[n - 1] for n in forced)
    assert review == reviewed(game, sheet, rows, seed % seats)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", EXACT, ids=lambda game: game.key)
def test_exact_play_gains_nothing_and_others_give_nothing_but_presents(
    game: Game, seed: int
) -> None:
    walked = walk(game, game.options(), 2, seed, LONG)
    review = reviewed(game, sheet_of(game, 2), rows_of(walked.log), seed % 2)
    assert (review.source, review.about, set(review.margins)) == ("solved", False, {0.0})
    for kind, gain in zip(review.kinds, review.gains, strict=True):
        assert kind != "mine" or gain <= 1e-5
        assert kind != "others" or gain >= -1e-5
    assert review.learnt == 0.0
    worst = min(g for k, g in zip(review.kinds, review.gains, strict=True) if k == "mine")
    lost = max(one.chance - one.other for one in review.choices)
    assert lost == pytest.approx(-worst, abs=1e-3)
    for one in review.choices:
        assert one.grade == grade(100 * (one.chance - one.other))
        assert (one.best == one.played) == (one.chance == one.other)


def play(*cells: int) -> list[Row]:
    return [Row(n, (n - 1) % 2, f"mark {cell}", n) for n, cell in enumerate(cells, 1)]


def test_the_move_that_lost_the_game_is_found() -> None:
    """Beside a corner, the middle alone holds. After that, nothing helps, and nothing is blamed."""
    review = reviewed(BOARD, sheet_of(BOARD, 2), play(0, 3, 1, 4, 2), 1)
    assert (review.source, review.about, review.chances[-1]) == ("played out", True, 0.0)
    blunder, lost = review.choices
    assert (blunder.number, blunder.grade, blunder.best) == (2, "blunder", "mark 4")
    assert (blunder.played, blunder.played_label is not None) == ("mark 3", True)
    assert blunder.chance > blunder.other + 0.15
    assert (lost.number, lost.grade) == (4, "")
    assert review.mine < 0
    assert review.accuracy is not None
    assert review.accuracy < 80


@pytest.mark.parametrize(
    ("points", "name"),
    [(0, ""), (4.99, ""), (5, "inaccuracy"), (10, "mistake"), (14.9, "mistake"), (15, "blunder")],
)
def test_a_mistake_is_called_by_its_size(points: float, name: str) -> None:
    assert grade(points) == name


@pytest.mark.parametrize("game", TURNS, ids=lambda game: game.key)
def test_a_review_knows_only_what_the_seat_saw(game: Game) -> None:
    """Where the seat sees the same, it is told the same, whatever lies hidden."""
    assert game.imagine is not None
    walked = walk(game, game.options(), 2, 6, 30)
    twin = game.imagine(game.view(walked.state, 0), Random(8))
    chances = PlayedOut(game, 0, 60)
    assert chances.at(walked.state, 3) == chances.at(twin, 3)


def test_what_a_move_brings_to_light_is_learnt() -> None:
    """The same move looks different in other worlds: then something was learnt by it."""
    start = BOARD.start(BOARD.options(), 2)
    move = BOARD.legal(start, 0)[0]
    after = BOARD.apply(start, 0, move)
    position = Position(1, start, move, after, Chance(0.5), [move])
    assert not teaches(BOARD, 0, position)
    other = BOARD.apply(start, 0, BOARD.legal(start, 0)[1])
    assert teaches(BOARD, 0, replace(position, after=other))


@pytest.mark.parametrize(("ending", "result"), [("resigned", 1.0), ("stopped", 0.5)])
def test_a_game_that_ended_early_says_what_that_changed(ending: Any, result: float) -> None:
    resigned = (1,) if ending == "resigned" else ()
    sheet = sheet_of(BOARD, 2, ending=ending, resigned=resigned)
    review = reviewed(BOARD, sheet, play(4, 0), 0)
    assert review.ended == pytest.approx(result - review.chances[-1], abs=1e-5)
    parts = review.luck + review.mine + review.others + review.learnt + review.ended
    assert parts == pytest.approx(result - review.chances[0], abs=1e-4)


def test_what_cannot_be_known_is_said() -> None:
    for game in shelf().values():
        why = begin(game, sheet_of(game, 2), [], 0).unknown
        if game.worth is None:
            assert (why == "real_time") == (game.tempo == "real-time")
            assert (why == "no_chances") == (game.tempo == "turns" and game.fill is not None)
    endless = [Row(1, 0, "mark 0", 0)] * 2_000
    assert begin(BOARD, sheet_of(BOARD, 2), endless, 0).unknown == "too_long"
    assert look_on(BOARD, sheet_of(BOARD, 2), endless, Review(0, 1, "too_long")).chances == ()


@pytest.mark.parametrize(
    ("rows", "more", "seat", "code"),
    [
        (play(0, 3, 1), {}, 0, "unfinished"),
        (play(0, 0), {}, 0, "against_rules"),
        (play(0, 3, 1, 4, 2), {}, 2, "no_such_eyes"),
        (play(0, 3, 1, 4, 2), {}, -2, "no_such_eyes"),
        (play(0, 3, 1, 4, 2), {"version": 99}, 0, "newer_version"),
    ],
)
def test_a_game_that_cannot_be_looked_at_is_refused(
    rows: list[Row], more: Any, seat: int, code: str
) -> None:
    sheet = replace(sheet_of(BOARD, 2), **more)
    with pytest.raises(Fault) as refused:
        reviewed(BOARD, sheet, rows, seat)
    assert refused.value.code == code


def test_a_game_that_imagines_the_impossible_is_told_so() -> None:
    """On every board it imagines, the cell is taken that was played."""
    taken = walk(BOARD, BOARD.options(), 2, 1, 1)
    lies = replace(BOARD, imagine=lambda view, rng: taken.state)
    cell = int(format_move(taken.log[0][1]).split()[1])
    others = [other for other in (0, 1, 2, 3, 5, 6, 7, 8) if other != cell]
    with pytest.raises(Fault, match="bad_imagine"):
        reviewed(lies, sheet_of(BOARD, 2, ending="stopped"), play(others[0], cell), 1)
