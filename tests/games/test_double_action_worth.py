"""The learned value of Double Action: what it is shown, what it says, and what happens without."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import numpy as np
import pytest

from games.double_action_tester import A, B, at, row
from tablee.games.double_action import GAME, worth
from tablee.games.double_action.bot import LEVELS, Player
from tablee.games.double_action.moves import Draw, Hint, Play
from tablee.games.double_action.signs import KINDS_OF_FIVES, LENGTH, signs
from tablee.kernel import format_move
from tablee.testing.walk import walk

MOST_BYTES = 100_000


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Weights are looked for in an empty folder."""
    monkeypatch.setattr(worth, "FOLDER", tmp_path)
    worth.net_for.cache_clear()
    yield tmp_path
    worth.net_for.cache_clear()


# --- signs ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_view_has_as_many_signs(seats: int) -> None:
    states = walk(GAME, GAME.options(), seats, 3, 150).states
    views = [GAME.view(state, seat) for state in states for seat in range(-1, seats)]
    rows = signs(views)
    assert rows.shape == (len(views), LENGTH)
    assert np.isfinite(rows).all()
    alone = np.concatenate([signs([view]) for view in views[::97]])
    assert alone == pytest.approx(rows[::97], abs=1e-5)


def test_lines_are_counted_by_kind() -> None:
    """Four in a row with both ends open: two fives lack one cell; one of them is held."""
    view = at(a=row(6, 3, 6), hands="4D 2H").view(A)
    counted = np.square(signs([view])[0, : len(KINDS_OF_FIVES)]).round()
    lacking_one = {
        key[2:]: int(counted[number])
        for number, key in enumerate(KINDS_OF_FIVES)
        if key[:2] == ("mine", 1)
    }
    assert sum(lacking_one.values()) == 2
    theirs = signs([at(b=row(6, 3, 6), hands="4D 2H").view(A)])[0]
    assert [key for n, key in enumerate(KINDS_OF_FIVES) if theirs[n] and key[0] == "mine"] == []


def test_signs_do_not_depend_on_what_is_hidden() -> None:
    rng = Random(5)
    assert GAME.imagine is not None
    for state in walk(GAME, GAME.options(), 4, 7, 200).states[60::20]:
        view = GAME.view(state, 1)
        twin = GAME.view(GAME.imagine(view, rng), 1)
        assert (signs([twin]) == signs([view])).all()


# --- worth ---------------------------------------------------------------------------------------


def test_weights_are_small() -> None:
    sizes = [(worth.FOLDER / f"{seats}.net").stat().st_size for seats in GAME.seats]
    assert sum(sizes) <= MOST_BYTES


def test_a_winning_move_is_sure_and_a_threat_is_feared() -> None:
    table = at(a=row(6, 2, 5), turned_a=[row(9, 3, 7)], hands="8D AD 2C")
    moves = GAME.legal(table.state, A)
    weighed = worth.weigh(table.view(A), moves)
    assert weighed is not None
    assert (weighed.source, weighed.about) == ("learned", True)
    won = [
        c for c, m in zip(weighed.chances, moves, strict=True) if format_move(m) == "play 8D 6-6"
    ]
    assert won == [1.0]
    calm, near = (
        worth.worth(at(b=cells, hands="2H 3H", turn=B).view(A)) for cells in ("", row(6, 2, 5))
    )
    assert calm is not None
    assert near is not None
    assert near.chances[A] < calm.chances[A]


def test_partners_share_their_chances() -> None:
    state = walk(GAME, GAME.options(), 4, 1, 60).state
    told = worth.worth(GAME.view(state, 2))
    assert told is not None
    assert told.chances[0] == told.chances[2]
    assert sum(told.chances) == pytest.approx(1.0)


def test_what_nobody_would_do_is_left_out() -> None:  # DA-28, DA-31, DA-35
    table = at(hands=("2C 3C", "2D 3D")).plays(A, "play 2C 5-8")
    moves = GAME.legal(table.state, A)
    assert worth.sensible(table.view(A), moves) == [Draw()]
    assert {type(move) for move in moves} == {Draw, Hint}
    later = worth.sensible(table.view(B), GAME.legal(table.state, B))
    assert {type(move) for move in later} == {Play}


# --- without weights -----------------------------------------------------------------------------


def test_weights_of_another_version_are_refused_and_the_former_expert_plays(
    elsewhere: Path,
) -> None:
    ours = Path(worth.__file__).parent / "learned" / "2.net"
    other = ours.read_bytes().replace(b'"version":2', b'"version":1')
    (elsewhere / "2.net").write_bytes(other)
    table = at(a="2-2 3-8", b="9-9 2-3", hands="JS JH 5H 6H 7H")
    legal, view = GAME.legal(table.state, A), table.view(A)
    with pytest.warns(UserWarning, match="learned for double-action, version 1, 2 seats"):
        played = Player(LEVELS["expert"]).think(view, legal, Random(1))
    assert worth.worth(view) is None
    assert worth.weigh(view, legal) is None
    former = Player(LEVELS["former"]).think(view, legal, Random(1))
    assert played is not None
    assert former is not None
    assert played.move == former.move


def test_damaged_weights_are_refused(elsewhere: Path) -> None:
    (elsewhere / "4.net").write_bytes(b"nothing")
    with pytest.warns(
        UserWarning, match="plays without its learned value: the weights are damaged"
    ):
        assert worth.net_for(4) is None
