"""Which games have marks for the last move, and why the others have none."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tablee.catalog import shelf
from tablee.kernel import Entry
from tablee.kernel.scene import Piece
from tablee.table.viewers.viewpoint import Viewpoint
from tablee.testing.walk import Walk, walk
from tablee.wire import Fresh

MARKED = {
    "tictactoe": "the sign that was put",
    "double-action": "the token that was put, or the cell from which one was taken; never a draw",
    "crack-word": "the letter that was laid, in the colour of whose it is",
    "hex": "the stone that was put",
    "reversi": "the disc that was put, not those it turned",
    "hearts": "the card that was played",
}
UNMARKED = {
    "take-it": "it leaves its past to memory; the last card is the last of the row",
    "claquer": "everything moves at once; a mark would be noise, and might say what was a mistake",
    "switch": "packs and dice: what was done lies on top, and what may be shed is no move yet",
}


def shown(walked: Walk, viewer: int) -> Iterator[tuple[Fresh, Fresh]]:
    """What this viewer sees before and after each entry."""
    point = Viewpoint(walked.game, viewer, walked.states[0])
    before = point.fresh(())
    for number, (seat, move) in enumerate(walked.log, 1):
        point.notice(walked.states[number - 1], Entry(number, seat, move), walked.states[number])
        point.update(walked.states[number], (), frozenset())
        after = point.fresh(())
        yield before, after
        before = after


def things(fresh: Fresh) -> dict[str, Piece]:
    return {thing.id: thing for zone in fresh.zones for thing in (*zone.pieces, *zone.cells)}


def played(key: str) -> list[Walk]:
    game = shelf()[key]
    return [walk(game, game.options(), min(game.seats), seed, 150) for seed in range(3)]


def test_every_box_is_decided() -> None:
    assert shelf().keys() == MARKED.keys() | UNMARKED.keys()


@pytest.mark.parametrize("key", UNMARKED)
def test_where_it_would_be_noise_or_help_the_memory_nothing_is_marked(key: str) -> None:
    for walked in played(key):
        for viewer in walked.viewers:
            assert not any(after.last_move for _, after in shown(walked, viewer))


@pytest.mark.parametrize("key", MARKED)
def test_what_is_marked_is_seen_and_is_somebodys_or_a_cell(key: str) -> None:
    marks = 0
    for walked in played(key):
        for viewer in walked.viewers:
            for _, after in shown(walked, viewer):
                seen = things(after)
                cells = {cell.id for zone in after.zones for cell in zone.cells}
                marks += len(after.last_move)
                for id in after.last_move:
                    assert id in cells or seen[id].seat is not None
                    assert seen[id].face is not None
    assert marks


def test_a_mark_of_double_action_never_says_whether_a_draw_is_due() -> None:
    """Drawing changes no mark, and forgetting to draw changes none either."""
    for walked in played("double-action"):
        for viewer in walked.viewers:
            told = zip(walked.log, shown(walked, viewer), strict=True)
            for (_, move), (before, after) in told:
                if type(move).__name__ not in ("Play", "Remove"):
                    assert before.last_move == after.last_move, move
