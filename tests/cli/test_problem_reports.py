"""`tablee reports`: what people reported is listed, shown and deleted."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from tablee.cli.main import main
from tablee.house.archive.problem_reports import ProblemReport, ProblemReports

OLD = ProblemReport(
    "1700000000-00000001", 1_700_000_000, "It stopped\nafter my turn.", game="switch"
)
NEW = ProblemReport(
    "1800000000-00000002",
    1_800_000_000,
    "\x1b[2JHidden " + "x" * 100,
    "fr",
    game="switch",
    version=2,
    attached="record",
    record="{}\n",
)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    for report in (OLD, NEW):
        ProblemReports(tmp_path).add(report)
    return tmp_path


def run(data: Path, *words: str) -> tuple[int, str]:
    found = CliRunner().invoke(main, ["reports", *words, "--data", str(data)])
    return found.exit_code, found.output


def test_the_newest_is_listed_first_with_its_first_words(data: Path) -> None:
    code, told = run(data, "list")
    first, second = told.splitlines()
    assert code == 0
    assert first.startswith("1800000000-00000002  2027-01-15 08:00  switch [record]  �[2JHidden x")
    assert second.endswith("switch  It stopped after my turn.")


def test_nothing_is_listed_where_nothing_was_reported(tmp_path: Path) -> None:
    assert run(tmp_path, "list") == (0, "")


def test_a_report_is_shown_and_cannot_steer_the_terminal(data: Path) -> None:
    code, told = run(data, "show", NEW.id)
    assert code == 0
    assert "game: switch 2" in told
    assert "�[2JHidden" in told
    assert "\x1b" not in told


def test_its_game_is_written_into_a_file(data: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    assert run(data, "show", NEW.id, "--record", str(file))[0] == 0
    assert file.read_text("utf-8") == NEW.record
    code, told = run(data, "show", OLD.id, "--record", str(file))
    assert code == 2
    assert "No game came with this report." in told


def test_reports_are_deleted_by_name_or_all(data: Path) -> None:
    assert run(data, "delete", OLD.id) == (0, "Deleted: 1.\n")
    assert ProblemReports(data).ids() == [NEW.id]
    assert run(data, "delete")[0] == run(data, "delete", "--all", NEW.id)[0] == 2
    assert run(data, "delete", "--all") == (0, "Deleted: 1.\n")
    assert ProblemReports(data).ids() == []


@pytest.mark.parametrize("what", ["show", "delete"])
def test_an_unknown_report_is_one_sentence(data: Path, what: str) -> None:
    code, told = run(data, what, "../key")
    assert code == 2
    assert "../key" in told


def test_a_damaged_report_is_listed_as_such(data: Path) -> None:
    (data / "reports" / f"{OLD.id}.json").write_bytes(b"{")
    assert "cannot be read" in run(data, "list")[1]
    assert "cannot be read" in run(data, "show", OLD.id)[1]
