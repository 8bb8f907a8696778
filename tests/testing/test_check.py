"""`tablee check`: each broken game gets a sentence that says where, and what to do."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from tablee.cli.main import main
from tablee.cli.new import write_package
from tablee.testing.check.problem import Place
from tablee.testing.check.time_limit import TooSlow, within

KEY = "bad-one"
CODE = "src/tablee_bad_one"
RULES, SCENE, FACE = f"{CODE}/rules.py", f"{CODE}/scene.py", f"{CODE}/face.py"
BOX, ENGLISH, FRENCH = f"{CODE}/__init__.py", f"{CODE}/words/en.ftl", f"{CODE}/words/fr.ftl"
PAPERS = "pyproject.toml"
Break = Callable[[Path], object]


def package(folder: Path, kind: str, installed: bool = True) -> Path:
    """A new game, as good as installed: its papers lie where Python looks for them."""
    write_package(folder / "it", KEY, kind)
    if installed:
        papers = folder / "it/src/tablee_bad_one-0.1.0.dist-info"
        papers.mkdir()
        (papers / "METADATA").write_text(f"Metadata-Version: 2.1\nName: tablee-{KEY}\n")
        point = f"[tablee.games.v1]\n{KEY} = tablee_bad_one:GAME\n"
        (papers / "entry_points.txt").write_text(point)
    return folder / "it"


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-W", "error", "-m", *words],
        cwd=folder,
        env={"PYTHONPATH": ":".join([str(folder / "src"), *filter(None, sys.path)])},
        capture_output=True,
        text=True,
        check=False,
    )


def check(folder: Path) -> subprocess.CompletedProcess[str]:
    return run(folder, "tablee.testing.check", str(folder))


def change(file: str, old: str, new: str) -> Break:
    def breaks(folder: Path) -> None:
        text = (folder / file).read_text("utf-8")
        assert old in text
        (folder / file).write_text(text.replace(old, new, 1), "utf-8")

    return breaks


def both(*breaks: Break) -> Break:
    return lambda folder: [one(folder) for one in breaks]


def line_of(folder: Path, file: str, text: str) -> int:
    lines = (folder / file).read_text("utf-8").splitlines()
    return next(number for number, line in enumerate(lines, 1) if text in line)


CASES: dict[str, tuple[str, Break, str, str, str]] = {
    "raises-in-apply": (
        "dice",
        change(RULES, "points[state.turn] += kept", "points[9] += kept"),
        RULES,
        "points[9]",
        "`apply` raises IndexError: list index out of range, after entry ",
    ),
    "never-ends": (
        "dice",
        change(RULES, "return max(state.points) >= state.goal", "return False"),
        RULES,
        "def outcome",
        "a game of random moves goes on and on, after entry 4000, 2 seats.",
    ),
    "lists-a-million-moves": (
        "dice",
        change(RULES, "(Throw(), Stop()) if", "(Throw(),) * 2_000_000 if"),
        RULES,
        "def legal",
        "`legal` lists 1,000,000 moves at once, after entry ",
    ),
    "lists-what-it-refuses": (
        "board",
        change(RULES, "if cell is None or not is_free(state, cell):", "if cell != 3:"),
        RULES,
        "def legal",
        "but `apply` refuses it: no_room",
    ),
    "raises-in-scene": (
        "cards",
        change(SCENE, "    table = tuple(", "    print(1 // len(view.table))\n    table = tuple("),
        SCENE,
        "1 // len",
        "`scene` raises ZeroDivisionError: integer division or modulo by zero, after entry 0",
    ),
    "leads-to-nothing": (
        "board",
        change(SCENE, 'offer(move, f"cell-{', 'offer(move, f"call-{'),
        SCENE,
        "def scene",
        "`put a1` leads to 'call-a1', which is not there, after entry 0, 2 seats, to 0.",
    ),
    "one-id-twice": (
        "cards",
        change(SCENE, 'Zone("hand", "hand"', 'Zone("table", "hand"'),
        SCENE,
        "def scene",
        "the id 'table' stands for two things",
    ),
    "shows-a-face-it-has-not": (
        "board",
        change(SCENE, '("round", "square")', '("round", "oval")'),
        SCENE,
        "def scene",
        "the face 'oval' is shown and is not in `faces`",
    ),
    "says-what-has-no-words": (
        "board",
        change(SCENE, 'say("prompt-put")', 'say("prompt-lay")'),
        "",
        "",
        "no words for prompt-lay in fr.",
    ),
    "scripts": (
        "board",
        change(FACE, "{_BODIES[face]}</svg>", "<script>1</script>{_BODIES[face]}</svg>"),
        FACE,
        "def draw",
        "the face 'cell' has <script>, which no page is sent. A face holds shapes and words alone.",
    ),
    "no-drawing": (
        "board",
        change(FACE, "</svg>", "</svgs>"),
        FACE,
        "def draw",
        "the face 'cell' is no drawing: not XML: mismatched tag",
    ),
    "raises-in-face": (
        "board",
        change(FACE, "{_BODIES[face]}", "{_BODIES[face[1:]]}"),
        FACE,
        "_BODIES[face[1:]]",
        "drawing the face 'cell' raises KeyError: 'ell'.",
    ),
    "broken-fluent": (
        "board",
        change(ENGLISH, "news-put = { $seat }", "news-put = { $seat"),
        ENGLISH,
        "news-put",
        "Fluent cannot read this: ",
    ),
    "a-word-twice": (
        "board",
        change(ENGLISH, "pitch =", "title = Again\npitch ="),
        ENGLISH,
        "title = Again",
        "'title' stands there twice.",
    ),
    "a-word-that-nobody-says": (
        "board",
        both(
            change(ENGLISH, "pitch =", "dragon = Fire\npitch ="),
            change(FRENCH, "pitch =", "dragon = Feu\npitch ="),
        ),
        FRENCH,
        "dragon",
        "nothing in the code says 'dragon'.",
    ),
    "does-not-open": (
        "board",
        change(RULES, "BOARD = Board(5, 5)", "BOARD = Board(5, 5, 5)"),
        RULES,
        "BOARD = Board",
        "the game does not open: TypeError: ",
    ),
    "is-no-python": (
        "board",
        change(RULES, "BOARD = Board(5, 5)", "BOARD = Board(5, 5"),
        RULES,
        "BOARD = Board",
        "the game does not open: SyntaxError: '(' was never closed.",
    ),
    "leaves": (
        "board",
        change(RULES, "BOARD = Board(5, 5)", "raise SystemExit(0)"),
        RULES,
        "raise SystemExit",
        "the game does not open: SystemExit: 0.",
    ),
    "no-colour": (
        "board",
        change(BOX, 'accent="#6b4e9b"', 'accent="violet"'),
        BOX,
        "accent=",
        "the box stays closed: its accent is 'violet', not a colour like #3b6ea5.",
    ),
    "another-key": (
        "board",
        change(BOX, 'key="bad-one"', 'key="other"'),
        BOX,
        "key=",
        "the box stays closed: its key is 'other', its entry point 'bad-one'.",
    ),
    "broken-papers": (
        "board",
        change(PAPERS, "[project]", "[project"),
        PAPERS,
        "[project",
        "Expected ']' at the end of a table declaration",
    ),
}


@pytest.mark.parametrize("kind", ["board", "cards", "dice", "race", "words"])
def test_a_new_game_has_nothing_wrong(tmp_path: Path, kind: str) -> None:
    done = check(package(tmp_path, kind))
    assert done.returncode == 0, done.stdout + done.stderr
    steps = [line.split(" (")[0] for line in done.stdout.splitlines()]
    assert steps == ["✓ imports", *(f"✓ {what} of {KEY}" for what in ("words", "faces", "scenes"))]


@pytest.mark.parametrize("case", CASES)
def test_a_broken_game_is_told_where_and_what(tmp_path: Path, case: str) -> None:
    kind, breaks, file, text, told = CASES[case]
    folder = package(tmp_path, kind)
    breaks(folder)
    done = check(folder)
    assert done.returncode == 1, done.stdout + done.stderr
    place = f"  {file}:{line_of(folder, file, text)}: " if file else "  "
    found = [line for line in done.stdout.splitlines() if line.startswith(place)]
    assert any(told in line for line in found), f"{place}{told}\n{done.stdout}{done.stderr}"


def test_words_of_one_language_alone_are_missing(tmp_path: Path) -> None:
    folder = package(tmp_path, "board")
    change(ENGLISH, "prompt-put = Choose a lit cell.\n", "")(folder)
    change(FRENCH, "pitch =", "patch =")(folder)
    told = check(folder).stdout
    assert f"{ENGLISH}: no words for 'prompt-put'; fr.ftl has some." in told
    assert f"{FRENCH}: no words for 'pitch'; en.ftl has some." in told


@pytest.mark.parametrize("file", [ENGLISH, ENGLISH.replace(".ftl", ".md")])
def test_words_that_are_no_utf_8_are_found(tmp_path: Path, file: str) -> None:
    folder = package(tmp_path, "board")
    before = (folder / file).read_bytes()
    (folder / file).write_bytes(before + "last = déjà\n".encode("latin-1"))
    told = check(folder)
    assert told.returncode == 1
    line = before.count(b"\n") + 1
    assert f"{file}:{line}: is not UTF-8 from here on. Save it as UTF-8." in told.stdout


def test_files_that_are_missing_are_named(tmp_path: Path) -> None:
    folder = package(tmp_path, "board")
    (folder / ENGLISH).unlink()
    assert f"{ENGLISH}: is missing." in check(folder).stdout
    (folder / PAPERS).unlink()
    told = check(folder)
    assert told.returncode == 1
    assert "pyproject.toml: is missing. `tablee new` writes a package that has one." in told.stdout


def test_a_key_that_is_taken_is_refused(tmp_path: Path) -> None:
    folder = package(tmp_path, "board")
    change(PAPERS, 'bad-one = "', 'switch = "')(folder)
    told = check(folder).stdout
    assert "the key 'switch' is taken by tablee; neither box would open. Take another key." in told


def test_a_game_that_is_not_installed_is_told_so(tmp_path: Path) -> None:
    told = check(package(tmp_path, "board", installed=False))
    assert told.returncode == 1
    assert "tablee-bad-one is not installed here. `pip install -e .` does it." in told.stdout


def goes_on() -> None:
    started = time.monotonic()
    while time.monotonic() - started < 60:
        pass


def test_what_takes_too_long_is_broken_off_where_it_is() -> None:
    with pytest.raises(TooSlow) as found, within(0.1):
        goes_on()
    assert Place(Path(__file__).parent).of_fault(found.value).startswith("test_check.py:")


def test_a_leak_is_found_by_the_contract(tmp_path: Path) -> None:
    folder = package(tmp_path, "cards")
    change(f"{CODE}/view.py", "tuple(len(hand) for", "tuple(max(hand, default=0) for")(folder)
    change(f"{CODE}/__init__.py", "    imagine=view.imagine,\n", "")(folder)
    change(SCENE, "if any(view.cards) else ()", "if moves else ()")(folder)
    done = run(folder, "pytest", "-q", "-p", "no:cacheprovider", "tests", "-k", "depends")
    assert done.returncode == 1, done.stdout
    assert "`view.cards[" in done.stdout
    assert " in the other game" in done.stdout


def test_the_command_runs_the_contract_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = package(tmp_path, "board")
    ran: list[str] = []
    codes = {"tablee.testing.check": 0, "pytest": 0}

    def pretend(*words: str, folder: Path) -> int:
        ran.append(words[1])
        return codes[words[1]]

    monkeypatch.setattr("tablee.cli.check._run", pretend)
    for code, sentence in ((0, ""), (1, "The tests fail."), (5, "There are no tests:")):
        codes["pytest"] = code
        told = CliRunner().invoke(main, ["check", str(folder)])
        assert told.exit_code == (2 if code else 0)
        assert sentence in told.output
    assert ran == [*codes] * 3
    codes["tablee.testing.check"] = 1
    told = CliRunner().invoke(main, ["check", str(folder)])
    assert told.exit_code == 2
    assert "The tests were not run: mend this first." in told.output
    codes["tablee.testing.check"] = 0
    ran.clear()
    assert CliRunner().invoke(main, ["check", str(folder), "--no-contract"]).exit_code == 0
    assert ran == ["tablee.testing.check"]
