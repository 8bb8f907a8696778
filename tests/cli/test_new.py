"""`tablee new`: what it writes, what it refuses, and what it asks. Mistyped commands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tablee.cli.main import main
from tablee.cli.new import KINDS, letters
from tablee.kernel import Game


def tablee(*words: str) -> Result:
    return CliRunner().invoke(main, words)


def new(folder: Path, name: str = "my-game", kind: str = "dice") -> Result:
    return tablee("new", name, "--kind", kind, "--folder", str(folder))


@pytest.mark.parametrize("kind", KINDS)
def test_no_name_of_the_template_is_left(tmp_path: Path, kind: str) -> None:
    told = new(tmp_path / "it", "seven-stones", kind)
    assert told.exit_code == 0, told.output
    files = [file for file in (tmp_path / "it").rglob("*") if file.is_file()]
    names = {str(file.relative_to(tmp_path / "it")) for file in files}
    assert {
        "README.md",
        ".gitignore",
        "pyproject.toml",
        "tests/test_contract.py",
        "tests/test_rules.py",
        "src/tablee_seven_stones/py.typed",
        "src/tablee_seven_stones/words/fr.ftl",
    } <= names
    for file in files:
        text = file.read_text("utf-8")
        left = re.findall(r"[Nn]ew[ _-]game|Nouveau jeu|tablee\.kinds|\bNG-", text)
        assert left in ([], ["made for a new game"]), (file, left)
        if file.suffix == ".py":
            compile(text, str(file), "exec")
    assert 'seven-stones = "tablee_seven_stones:GAME"' in (
        tmp_path / "it/pyproject.toml"
    ).read_text("utf-8")
    assert "title = Seven stones\n" in (
        tmp_path / "it/src/tablee_seven_stones/words/fr.ftl"
    ).read_text("utf-8")
    assert "- **SS-1** " in (tmp_path / "it/src/tablee_seven_stones/rules.md").read_text("utf-8")


@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_is_small(kind: str) -> None:
    """An author reads all of it before changing it."""
    module = __import__(f"tablee.kinds.{kind}", fromlist=["GAME"])
    assert isinstance(module.GAME, Game)
    code = [file.read_text("utf-8") for file in module.GAME.folder.glob("*.py")]
    assert sum(len(text.splitlines()) for text in code) <= 370


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("switch", "There is a box 'switch' already."),
        ("tictactoe", "There is a box 'tictactoe' already."),
        ("class", "'class' means something else in Python."),
        ("tablee", "'tablee' means something else in Python."),
        ("My Game", "A name is small letters, digits and hyphens, as in 'my-game', not 'My Game'."),
        ("7up", "as in 'up', not '7up'."),
        ("été", "as in 't', not 'été'."),
        ("../x", "as in 'x', not '../x'."),
        ("é", "as in 'my-game', not 'é'."),
        ("a" * 31, "A name is small letters"),
    ],
)
def test_a_name_that_cannot_be_is_refused(tmp_path: Path, name: str, sentence: str) -> None:
    told = new(tmp_path / "it", name)
    assert told.exit_code == 2
    assert sentence in told.output
    assert not (tmp_path / "it").exists()


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    told = new(tmp_path)
    assert told.exit_code == 2
    assert "is there already. Nothing was written." in told.output
    assert [file.name for file in tmp_path.iterdir()] == ["notes.txt"]
    assert new(tmp_path / "notes.txt").exit_code == 2
    assert (tmp_path / "notes.txt").read_text() == "mine"
    empty = tmp_path / "empty"
    empty.mkdir()
    assert new(empty).exit_code == 0


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    told = new(tmp_path / "file" / "below")
    assert told.exit_code == 2
    assert "cannot be written: " in told.output


def test_what_is_missing_is_asked_on_a_terminal_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = tablee("new")
    assert told.exit_code == 2
    assert "NAME is missing: tablee new NAME --kind board|cards|dice|race|words" in told.output
    assert "--kind is missing" in tablee("new", "my-game").output
    answers = iter(["my-game", "cards"])
    monkeypatch.setattr("tablee.cli.new._is_terminal", lambda: True)
    monkeypatch.setattr("click.prompt", lambda question: next(answers))
    told = tablee("new", "--folder", str(tmp_path / "asked"))
    assert told.exit_code == 0, told.output
    assert "hands that are hidden" in told.output
    assert (tmp_path / "asked/src/tablee_my_game/view.py").exists()


@pytest.mark.parametrize(
    ("key", "two"),
    [("my-game", "MG"), ("towers", "TO"), ("x", "XX"), ("a-7", "AX"), ("q1-w", "QW")],
)
def test_clauses_begin_with_two_letters(key: str, two: str) -> None:
    assert letters(key) == two


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("simulte",), "No such command 'simulte'. Did you mean simulate?"),
        (("pepole",), "Did you mean people?"),
        (("people", "lst"), "No such command 'lst'. Did you mean list?"),
        (("reports", "shwo"), "Did you mean show?"),
        (("library", "chekc"), "Did you mean check?"),
        (("play", "tictacto"), "Did you mean tictactoe? On the shelf: "),
        (("record", "--sore"), "--store"),
    ],
)
def test_a_mistyped_word_says_which_one_was_meant(words: tuple[str, ...], sentence: str) -> None:
    told = tablee(*words)
    assert told.exit_code == 2
    assert sentence in told.output


def test_what_is_like_nothing_is_refused_alone() -> None:
    assert "Did you mean" not in tablee("frobnicate").output
