"""Compiled rules: what is rewritten for them, and that they play the same games."""

from __future__ import annotations

import pickle
import shutil
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest

import compile_rules
from tools.both_ways import compare

SOURCE = '''
"""A lamp."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace


class Lamp(msgspec.Struct, frozen=True, gc=False):
    """It is on or off."""

    place: str
    on: bool = False
    """Whether it burns."""
    turned: tuple[int, ...] = (
        0,
    )

    @property
    def often(self) -> int:
        return len(self.turned)


def press(lamp: Lamp) -> Lamp:
    return replace(
        lamp,
        on=not lamp.on,
        turned=(*lamp.turned, 1),
    )
'''


@pytest.fixture
def lamps() -> Iterator[tuple[ModuleType, ModuleType]]:
    """The module as it is written, and as it is compiled."""
    text, changes = compile_rules.with_methods(SOURCE, "lamp.py")
    rewritten = compile_rules.with_classes(text, changes)
    made = _module("plain_lamp", SOURCE), _module("compiled_lamp", rewritten)
    yield made
    for one in made:
        del sys.modules[one.__name__]


def _module(name: str, text: str) -> ModuleType:
    made = sys.modules[name] = ModuleType(name)
    vars(made)["mypyc_attr"] = lambda **_: lambda kind: kind  # what mypyc takes away
    exec(compile(text, name, "exec"), vars(made))
    return made


def test_a_rewritten_struct_is_no_struct_and_does_the_same(
    lamps: tuple[ModuleType, ModuleType],
) -> None:
    _, rewritten = lamps
    assert not issubclass(rewritten.Lamp, msgspec.Struct)
    for module in lamps:
        lamp = module.press(module.Lamp("hall"))
        assert lamp == module.Lamp("hall", True, (0, 1))
        assert lamp != module.Lamp("hall") != "hall"
        assert hash(lamp) == hash(module.Lamp("hall", True, (0, 1)))
        assert repr(lamp) == "Lamp(place='hall', on=True, turned=(0, 1))"
        assert lamp.often == 2
        assert pickle.loads(pickle.dumps(lamp)) == lamp
        assert _matched(module, lamp) == ("hall", True)
    written = [msgspec.json.encode(one.press(one.Lamp("hall"))) for one in lamps]
    assert written[0] == written[1]
    assert msgspec.json.decode(written[0], type=rewritten.Lamp) == rewritten.press(
        rewritten.Lamp("hall")
    )


def _matched(module: ModuleType, lamp: Any) -> tuple[str, bool]:
    match lamp:
        case module.Lamp(place, on):
            return place, on
    raise AssertionError(lamp)


def test_no_line_of_a_function_moves() -> None:
    text, changes = compile_rules.with_methods(SOURCE, "lamp.py")
    assert changes == {("on", "turned")}
    assert text.count("\n") == SOURCE.count("\n")
    assert "lamp.but_on_and_turned(" in text


def test_a_change_that_does_not_name_its_fields_is_refused() -> None:
    spread = SOURCE.replace("on=not lamp.on", "**{'on': True}")
    with pytest.raises(compile_rules.Unclear, match=r"lamp\.py:26"):
        compile_rules.with_methods(spread, "lamp.py")


def test_every_listed_module_is_there_and_can_be_rewritten() -> None:
    files = list(compile_rules.listed(compile_rules.SOURCE))
    assert len(files) > 20
    for path in files:
        text, _ = compile_rules.with_methods(path.read_text("utf-8"), path.name)
        rewritten = compile_rules.with_classes(text, ())
        compile(rewritten, path.name, "exec")
        assert "Struct)" not in rewritten, path  # mypyc loses what is said about a Struct
        assert "Struct," not in rewritten, path


@pytest.mark.slow
def test_compiled_rules_play_the_same_games(tmp_path: Path, full: bool) -> None:
    """One box is compiled here, with `--full` every box; `tools/both_ways.py` plays thousands."""
    if shutil.which("cc") is None and shutil.which("gcc") is None:
        pytest.skip("no C compiler was found")
    if find_spec("setuptools") is None:
        pytest.skip("setuptools is not installed")
    folder = tmp_path / "compiled"
    shutil.copytree(compile_rules.SOURCE, folder, ignore=compile_rules.LEFT_OUT)
    if full:
        compile_rules.compile_in(folder)
        assert compare(folder, 60) == []
    else:
        compile_rules.compile_in(folder, "tablee/games/switch", "tablee/pieces")
        assert compare(folder, 60, "switch") == []
