"""Reports lie in a folder that never grows beyond its size."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from tablee.house.archive.problem_reports import (
    FOLDER,
    ProblemReport,
    ProblemReports,
    new_report_id,
)
from tablee.house.limits import Limits
from tablee.kernel import Fault
from tablee.store import Lost


def add(reports: ProblemReports, at: int, text: str = "It stopped.") -> str:
    report = ProblemReport(new_report_id(at), at, text)
    reports.add(report)
    return report.id


def test_a_report_is_read_as_it_was_written(tmp_path: Path) -> None:
    report = ProblemReport(
        new_report_id(5), 5, "Ça s’arrête.\n", "fr", "b1", "390x844", "switch", 1
    )
    ProblemReports(tmp_path).add(report)
    assert ProblemReports(tmp_path).load(report.id) == report
    (file,) = (tmp_path / FOLDER).iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_the_newest_comes_first(tmp_path: Path) -> None:
    reports = ProblemReports(tmp_path)
    ids = [add(reports, at) for at in (7, 1_800_000_000, 900)]
    assert reports.ids() == [ids[1], ids[2], ids[0]]


def test_beyond_the_number_the_oldest_goes(tmp_path: Path) -> None:
    reports = ProblemReports(tmp_path, Limits(reports=3))
    ids = [add(reports, at) for at in range(5)]
    assert reports.ids() == ids[:1:-1]


def test_beyond_the_bytes_the_oldest_go(tmp_path: Path) -> None:
    reports = ProblemReports(tmp_path, Limits(reports_bytes=3_000))
    ids = [add(reports, at, "x" * 900) for at in range(5)]
    assert reports.ids() == ids[:1:-1]
    assert sum(file.stat().st_size for file in (tmp_path / FOLDER).iterdir()) <= 3_000


def test_old_reports_expire(tmp_path: Path) -> None:
    reports = ProblemReports(tmp_path)
    _, new = add(reports, 100), add(reports, 200)
    assert reports.expire(150) == 1
    assert reports.ids() == [new]


@pytest.mark.parametrize("id", ["", "../key", "0000000001-abcdef01", "0000000001-abcdef01/../x"])
def test_what_is_not_there_is_refused(tmp_path: Path, id: str) -> None:
    reports = ProblemReports(tmp_path)
    add(reports, 100)
    for ask in (reports.load, reports.delete):
        with pytest.raises(Fault, match="unknown_report"):
            ask(id)


def test_a_damaged_report_says_so_and_can_be_deleted(tmp_path: Path) -> None:
    reports = ProblemReports(tmp_path)
    id = add(reports, 100)
    (tmp_path / FOLDER / f"{id}.json").write_bytes(b"{")
    with pytest.raises(Fault, match="damaged_report"):
        reports.load(id)
    reports.delete(id)
    assert reports.ids() == []


def test_without_a_folder_nothing_is_stored() -> None:
    with pytest.raises(Lost, match="not_kept"):
        add(ProblemReports(None), 1)


def test_a_disk_that_fails_is_said(tmp_path: Path) -> None:
    (tmp_path / FOLDER).write_text("a file where the folder should be")
    with pytest.raises(Lost, match="not_kept"):
        add(ProblemReports(tmp_path), 1)
