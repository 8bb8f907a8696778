"""The last move is marked on boards and in rows, for everybody who sees it, until the next."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from table.lamps import sheet, told
from tablee import catalog
from tablee.kernel import CHANCE, WATCHER, Entry, Game, format_move, parse_move
from tablee.kernel.scene import Piece, Zone
from tablee.record.replay import fold
from tablee.store import Row
from tablee.table import Table
from tablee.table.race.judge import ArrivalJudge
from tablee.table.viewers.last_move import MANY, find_last_move, places_of
from tablee.table.viewers.viewers import LOOKED_BACK
from tablee.table.viewers.viewpoint import Viewpoint
from tablee.testing.walk import Walk, walk
from tablee.wire import Fresh, Hello, Update

CELLS = tuple(Piece(f"c{n}", "cell") for n in range(9))


def token(name: str, at: int, face: str | None = "token") -> Piece:
    return Piece(name, face, at=at, seat=0)


def board(*pieces: Piece) -> tuple[Zone, ...]:
    return (Zone("board", "grid", pieces=pieces, cells=CELLS, cols=3),)


def row(*pieces: Piece, kind: Any = "row", seat: int | None = None) -> tuple[Zone, ...]:
    return (Zone("row", kind, seat, pieces=pieces),)


def marked(before: tuple[Zone, ...], after: tuple[Zone, ...]) -> tuple[str, ...]:
    return find_last_move(places_of(before), places_of(after), after)


def test_a_piece_that_came_is_marked_and_those_that_were_there_are_not() -> None:
    assert marked(board(token("a", 0)), board(token("a", 0), token("b", 4))) == ("b",)


def test_a_piece_that_moved_is_marked_and_so_is_the_cell_it_left() -> None:
    assert marked(board(token("a", 0)), board(token("a", 4))) == ("a", "c0")


def test_a_piece_that_takes_another_is_marked_and_the_cell_it_stands_on_is_not_empty() -> None:
    after = board(token("a", 4))
    assert marked(board(token("a", 0), token("b", 4)), after) == ("a", "c0")


def test_a_piece_that_is_taken_off_leaves_its_cell_marked() -> None:
    assert marked(board(token("a", 0), token("b", 4)), board(token("a", 0))) == ("c4",)


@pytest.mark.parametrize("kind", ["row", "line"])
def test_a_piece_in_a_row_is_marked_and_its_neighbours_are_not(kind: Any) -> None:
    a, b = Piece("a", "A", seat=0), Piece("b", "B", seat=1)
    assert marked(row(a, kind=kind), row(b, a, kind=kind)) == ("b",)


def test_nothing_is_marked_that_has_no_owner_or_lies_face_down() -> None:
    assert places_of(row(Piece("a", "A"), Piece("b", None, seat=0))) == {}


@pytest.mark.parametrize("kind", ["hand", "pile", "fan", "dice", "pad", "tokens"])
def test_only_boards_and_rows_have_marks(kind: Any) -> None:
    """On a pile the last move lies on top; dice tumble; what one holds is nobody else's."""
    assert places_of(row(Piece("a", "A", seat=0), kind=kind)) == {}


def test_a_row_before_a_seat_is_no_board() -> None:
    assert places_of(row(Piece("a", "A", seat=0), seat=0)) == {}


def test_a_deal_is_no_move() -> None:
    dealt = board(*(token(f"t{n}", n) for n in range(MANY + 1)))
    assert marked(board(), dealt) == marked(dealt, board()) == ()


# --- what a viewer is told -----------------------------------------------------------------------

GAME = catalog.find("tictactoe")
START = GAME.start(GAME.options(), 2)


def played(game: Game, cells: str, viewer: int = WATCHER) -> tuple[Viewpoint, list[Update]]:
    """Somebody who looks on from the first move to the last."""
    point, state, updates = Viewpoint(game, viewer, START), START, []
    for n, cell in enumerate(cells):
        move = parse_move(game.moves, f"mark {cell}")
        before, state = state, game.apply(state, n % 2, move)
        point.notice(before, Entry(n + 1, n % 2, move), state)
        updates.append(point.update(state, (), frozenset()))
    return point, updates


def test_every_update_says_what_its_move_brought() -> None:
    _, updates = played(GAME, "401")
    assert [update.last_move for update in updates] == [("sign-4",), ("sign-0",), ("sign-1",)]


def test_who_comes_later_is_told_the_same() -> None:
    assert played(GAME, "40")[0].fresh(()).last_move == ("sign-0",)


def test_an_update_without_a_move_leaves_the_mark_where_it_is() -> None:
    point, updates = played(GAME, "4")
    after = point.update(GAME.apply(START, 0, parse_move(GAME.moves, "mark 4")), (), frozenset())
    shown = fold(fold(Viewpoint(GAME, WATCHER, START).fresh(()), updates[0]), after)
    assert shown.last_move == point.fresh(()).last_move == ("sign-4",)


def test_a_game_that_leaves_its_past_to_memory_has_no_marks() -> None:
    point, updates = played(replace(GAME, scrollback=False), "40")
    assert not any(update.last_move for update in updates)
    assert point.fresh(()).last_move == ()


# --- at a table ----------------------------------------------------------------------------------

DOUBLE_ACTION = catalog.find("double-action")
WALKED = walk(DOUBLE_ACTION, DOUBLE_ACTION.options(), 2, 1, 120)


def opened_again(walked: Walk, number: int) -> Table:
    """From its rows, as after a night."""
    rows = [Row(n, seat, format_move(move), n) for n, (seat, move) in enumerate(walked.log, 1)]
    made = replace(sheet("ANN", "BEA", game=walked.game.key), version=walked.game.version)
    return Table(walked.game, made, {}, rows[:number], judge=ArrivalJudge())


def seen_all_along(walked: Walk) -> dict[int, tuple[str, ...]]:
    """What a watcher sees marked who was there from the beginning, after each move."""
    game, states = walked.game, walked.states
    point, seen = Viewpoint(game, WATCHER, states[0]), {}
    for number, (seat, move) in enumerate(walked.log, 1):
        point.notice(states[number - 1], Entry(number, seat, move), states[number])
        if game.to_act(states[number]) != (CHANCE,):
            point.update(states[number], (), frozenset())
            seen[number] = point.fresh(()).last_move
    return seen


def test_who_opens_a_table_again_sees_what_was_marked() -> None:
    seen = seen_all_along(WALKED)
    late = [number for number in seen if number > 2 * LOOKED_BACK]
    assert len({seen[number] for number in late}) > 3
    for number in late:
        game = opened_again(WALKED, number)
        game.enter("w", "WIM")
        fresh = told(game.ask("w", Hello(), number), "w")[-1]
        assert isinstance(fresh, Fresh)
        assert fresh.last_move == seen[number], number
