"""`tablee library check`, and a server whose `library.toml` is wrong."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner

from tablee.cli.main import main
from tablee.house.library.library_file import NAME


def run(*words: str) -> tuple[int, str]:
    found = CliRunner().invoke(main, list(words))
    return found.exit_code, found.output


def check(data: Path, text: str) -> tuple[int, str]:
    (data / NAME).write_text(text)
    return run("library", "check", "--data", str(data))


def test_what_the_file_says_is_printed(tmp_path: Path) -> None:
    code, told = check(
        tmp_path,
        'name = "Salle"\nshelf = ["switch"]\n[allow]\naccounts = false\n'
        '[notice]\ntext.fr = "Huit"\n'
        "text.en = 'Eight'\nbegins = 2020-01-01T20:00:00Z\nends = 2020-01-01T21:00:00Z\n",
    )
    assert code == 0
    assert told.splitlines() == [
        "name: Salle",
        "language: fr",
        "shelf: switch",
        "allowed: free talk, public tables",
        "notice: Huit / Eight (over)",
    ]


def test_where_there_is_none_everything_is_as_it_comes(tmp_path: Path) -> None:
    code, told = run("library", "check", "--data", str(tmp_path))
    assert code == 0
    assert told.startswith(f"There is no {NAME} in {tmp_path}: everything is as it comes.\n")


def test_a_file_that_is_wrong_is_refused_in_one_sentence(tmp_path: Path) -> None:
    wrong = "Error: library.toml, line 1: nmae: there is no such key; did you mean name?\n"
    assert check(tmp_path, "nmae = 3") == (2, wrong)
    assert run("serve", "--data", str(tmp_path), "--port", "0") == (2, wrong)
    assert [file.name for file in tmp_path.iterdir()] == [NAME], "nothing was made"
