"""The tutorial is run as it is read, and what it builds is the example."""

from __future__ import annotations

import doctest
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs/first-game.md"
GAME = ROOT / "examples/reversi/src/tablee_reversi"
BLOCK = re.compile(r'^```(?:python title="(\S+)"|(pycon))\n(.*?)^```', re.M | re.S)
MOST_RULES = 120
"""What an author can read at one go."""


def blocks() -> Iterator[tuple[str, str]]:
    """Each with the file it belongs to; none where it is tried in a shell."""
    for file, _, code in BLOCK.findall(PAGE.read_text("utf-8")):
        yield file, code


def test_each_step_runs_with_what_was_written_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = ModuleType("tutorial_rules")
    monkeypatch.setitem(sys.modules, rules.__name__, rules)
    written, tried = "", 0
    shell: dict[str, object] = {}
    for file, code in blocks():
        if file == "rules.py":
            written += f"{code}\n\n"
            exec(compile(written, file, "exec"), rules.__dict__)
        elif not file:
            shell = vars(rules) | shell
            test = doctest.DocTestParser().get_doctest(code, shell, PAGE.name, PAGE.name, tried)
            tried += len(test.examples)
            results = doctest.DocTestRunner().run(test, clear_globs=False)
            assert results.failed == 0, code
            shell = {name: value for name, value in test.globs.items() if name not in vars(rules)}
    assert tried > 10


def test_what_is_built_is_the_example() -> None:
    built: dict[str, str] = defaultdict(str)
    for file, code in blocks():
        built[file] += f"{code}\n"
    del built[""]
    assert set(built) == {"__init__.py", "bot.py", "face.py", "rules.py", "scene.py"}
    for file, code in built.items():
        assert _plain(code) == _plain((GAME / file).read_text("utf-8")), file


def test_the_rules_are_short() -> None:
    assert len((GAME / "rules.py").read_text("utf-8").splitlines()) < MOST_RULES


def _plain(code: str) -> str:
    """Without the number of empty lines between two parts."""
    return re.sub(r"\n\n+", "\n\n", code).strip()
