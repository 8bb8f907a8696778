"""The shelf: which installed boxes stand on it, and why others stay closed."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, EntryPoint
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from msgspec.structs import replace
from tablee_tictactoe import GAME

from tablee.catalog import time_limit
from tablee.catalog.shelf import GROUP, RefusedBox, Shelf, fill_shelf, in_order, shelf
from tablee.cli import games as commands
from tablee.cli.main import main
from tablee.kernel import Box

GOOD = "tablee_tictactoe:GAME"


class Package(Distribution):
    """An installed package with these entry points."""

    def __init__(self, name: str, *points: str) -> None:
        self._texts = {"METADATA": f"Name: {name}\n", "entry_points.txt": "\n".join(points)}

    def read_text(self, filename: str) -> str | None:
        return self._texts.get(filename)

    def locate_file(self, path: Any) -> Any:
        return path


def shelf_of(*packages: Package) -> Shelf:
    def points() -> Iterator[EntryPoint]:
        for package in packages:
            yield from package.entry_points

    return fill_shelf(points())


def boxes(*lines: str, group: str = GROUP) -> tuple[str, ...]:
    return (f"[{group}]", *lines)


def test_a_box_of_a_stranger_stands_beside_ours() -> None:
    found = shelf_of(Package("stranger", *boxes(f"tictactoe = {GOOD}")))
    assert list(found.games) == ["tictactoe"]
    assert found.refused == ()


@pytest.mark.parametrize("group", ["tablee.games", "tablee.games.v0", "tablee.games.v99"])
def test_a_game_for_another_kernel_is_refused_unread(group: str) -> None:
    package = Package("old", *boxes("box = there.is.no.such.module:GAME", group=group))
    found = shelf_of(package, Package("new", *boxes(f"tictactoe = {GOOD}")))
    assert list(found.games) == ["tictactoe"]
    (refused,) = found.refused
    assert (refused.key, refused.package) == ("box", "old")
    assert "made for kernel" in refused.why


def test_other_entry_points_are_none_of_our_business() -> None:
    assert shelf_of(Package("x", "[tablee.gamesters]", "a = b:c", "[pytest11]", "d = e")) == Shelf(
        {}
    )


def test_two_boxes_of_one_key_both_stay_closed() -> None:
    one, two = (Package(name, *boxes(f"tictactoe = {GOOD}")) for name in ("one", "two"))
    found = shelf_of(one, two)
    assert found.games == {}
    assert [(refused.package, "same key" in refused.why) for refused in found.refused] == [
        ("one", True),
        ("two", True),
    ]


def test_nobody_takes_the_place_of_one_of_our_boxes() -> None:
    ours = Package("tablee", *boxes("switch = tablee.games.switch:GAME"))
    other = Package("aaa", *boxes("switch = somewhere.that.is.not:GAME"))
    found = shelf_of(other, ours)
    assert list(found.games) == ["switch"]
    assert [refused.package for refused in found.refused] == ["aaa"]


def test_a_key_that_differs_from_its_entry_point_is_refused() -> None:
    found = shelf_of(Package("stranger", *boxes(f"noughts = {GOOD}")))
    assert found.games == {}
    assert "its key is 'tictactoe', its entry point 'noughts'" in found.refused[0].why


@pytest.mark.parametrize("accent", ["red", "#fff", "#3b6ea5; position: fixed", "url(x)", ""])
def test_a_box_whose_colour_is_more_than_a_colour_is_refused(
    monkeypatch: pytest.MonkeyPatch, accent: str
) -> None:
    strange = replace(GAME, box=replace(GAME.box, accent=accent))
    monkeypatch.setattr("tablee_tictactoe.GAME", strange)
    found = shelf_of(Package("stranger", *boxes(f"tictactoe = {GOOD}")))
    assert found.games == {}
    assert "not a colour like #3b6ea5" in found.refused[0].why


@pytest.mark.parametrize(
    ("target", "why"),
    [
        ("no.such.module:GAME", "ModuleNotFoundError"),
        ("json:dumps", "no Game"),
        ("leaving:GAME", "SystemExit: 3"),
        ("boxless:GAME", "its `box` is no Box"),
        ("endless:GAME", "TookTooLong: it goes on and on"),
        ("stubborn:GAME", "TookTooLong: it goes on and on"),
    ],
)
def test_a_box_that_does_not_open_leaves_the_others(
    target: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "leaving.py").write_text("raise SystemExit(3)")
    (tmp_path / "endless.py").write_text("while True: pass")
    again = "try:\n  import endless\nexcept Exception:\n  import endless"
    (tmp_path / "stubborn.py").write_text(again)
    monkeypatch.setattr(sys.modules["tablee.catalog.shelf"], "LOADING_SECONDS", 0.5)
    monkeypatch.setattr(time_limit, "AGAIN", 0.2)
    boxless = "from msgspec.structs import replace\nfrom tablee_tictactoe import GAME\n"
    (tmp_path / "boxless.py").write_text(f"{boxless}GAME = replace(GAME, key='bad', box={{}})")
    monkeypatch.syspath_prepend(tmp_path)
    found = shelf_of(Package("bad", *boxes(f"bad = {target}", f"tictactoe = {GOOD}")))
    assert list(found.games) == ["tictactoe"]
    assert why in found.refused[0].why


def test_a_timer_that_ran_before_goes_on() -> None:
    """That of the server, which breaks off rules."""
    before = signal.signal(signal.SIGVTALRM, signal.SIG_IGN)
    signal.setitimer(signal.ITIMER_VIRTUAL, 1000, 7)
    try:
        shelf_of(Package("stranger", *boxes(f"tictactoe = {GOOD}")))
        assert signal.getitimer(signal.ITIMER_VIRTUAL)[0] > 30
        assert signal.getsignal(signal.SIGVTALRM) == signal.SIG_IGN
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def test_closed_boxes_are_named_where_games_are_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    closed = (RefusedBox("box", "old-package", "it was made for kernel 0"),)
    monkeypatch.setattr(commands, "refused", lambda: closed)
    told = CliRunner().invoke(main, ["games"])
    assert "box (old-package) stays closed: it was made for kernel 0." in told.output
    assert told.exit_code == 0
    for more in ((), ("--json",)):
        checked = CliRunner().invoke(main, ["games", "--check", *more])
        assert "box (old-package) stays closed" in checked.stderr
        assert checked.exit_code == 1


def test_a_shelf_on_which_every_box_opens_passes() -> None:
    assert CliRunner().invoke(main, ["games", "--check"]).exit_code == 0


def test_the_shelf_begins_with_the_easiest_and_ends_with_the_classics() -> None:
    keys = [game.key for game in in_order()]
    assert keys[:5] == ["take-it", "switch", "claquer", "double-action", "crack-word"]
    assert keys[5] == "tictactoe"
    assert all(game.box.classic for game in in_order()[5:])
    assert sorted(keys) == list(shelf())


def test_a_box_that_says_nothing_of_its_place_stands_after_those_that_do() -> None:
    silent = Box(ages=5, minutes=2, accent="#3b6ea5", contents=())
    assert not silent.classic
    assert all(game.box.ease < silent.ease for game in in_order() if not game.box.classic)
