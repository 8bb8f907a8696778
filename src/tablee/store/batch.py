"""Writes on their way to the disk: checked, stored and answered in groups."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec

from tablee.store.contract.lost import Lost
from tablee.store.contract.tables import Row, Sheet, check_numbers
from tablee.store.contract.transactions import Line
from tablee.store.lines import row_line

MOST_TOGETHER = 2_000
"""Jobs that may share one transaction."""
MOST_REMEMBERED = 50_000
"""Tables whose last number the writer remembers."""


class PendingWrite(msgspec.Struct):
    """Something to write, and who waits for it."""

    table: str
    rows: Sequence[Row]
    sheet: Sheet | None
    loop: asyncio.AbstractEventLoop
    kept: asyncio.Future[None]
    fault: Exception | None = None


class Batch(msgspec.Struct):
    """What a group of jobs writes."""

    sheets: dict[str, Sheet] = {}
    rows: list[Line] = []
    numbers: dict[str, int] = {}
    """The last number of each table, after it."""


def judge(group: Sequence[PendingWrite], numbers: dict[str, int]) -> Batch:
    """Checks each write before any is stored, so that a refused one does not stop the others.

    `numbers`: the last number stored of each of their tables that exist.
    """
    batch = Batch(numbers=dict(numbers))
    for job in group:
        try:
            _check(job, batch.numbers)
        except Lost as fault:
            job.fault = fault
            continue
        if job.sheet is not None:
            batch.sheets[job.table] = job.sheet
        batch.numbers[job.table] = batch.numbers.get(job.table, 0) + len(job.rows)
        batch.rows.extend(row_line(job.table, row) for row in job.rows)
    return batch


def _check(job: PendingWrite, numbers: dict[str, int]) -> None:
    if job.rows and job.table not in numbers:
        raise Lost("unknown_table", table=job.table)
    check_numbers(numbers.get(job.table, 0), job.rows)


def resolve(jobs: Sequence[PendingWrite]) -> None:
    """Answers everybody who waits; runs in their own event loop."""
    for job in jobs:
        if job.kept.done():
            continue
        if job.fault is None:
            job.kept.set_result(None)
        else:
            job.kept.set_exception(job.fault)
