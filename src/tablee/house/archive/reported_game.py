"""The game that goes with a report: as far as the one who reports may see it, and without names.

May run in another process, like `old_games.py`.
"""

from __future__ import annotations

import msgspec

from tablee import catalog
from tablee.house.archive.old_games import record_text
from tablee.house.archive.problem_reports import ProblemReport
from tablee.kernel import Fault, rules_of
from tablee.record.replay import fold, replay, replay_text
from tablee.store import Row, Sheet


def nameless(sheet: Sheet) -> Sheet:
    """Seats have numbers instead of names: a report is about the game, not about who plays."""
    chairs = enumerate(sheet.chairs, 1)
    return msgspec.structs.replace(
        sheet, chairs=tuple(msgspec.structs.replace(one, name=f"#{n}") for n, one in chairs)
    )


def attach(
    report: ProblemReport, sheet: Sheet, rows: list[Row], eyes: int, most: int
) -> ProblemReport:
    """Adds the game: all of it if it is finished, else what the reporter may see now."""
    sheet = nameless(sheet)
    report = msgspec.structs.replace(report, game=sheet.game, version=sheet.version)
    if sheet.status == "waiting":
        return report
    try:
        over = sheet.status == "finished"
        text = record_text(sheet, rows) if over else _seen(sheet, rows, eyes)
    except Fault:  # it cannot be played again, so the report matters all the more
        return report
    if len(text.encode()) > most:
        return report
    return msgspec.structs.replace(report, attached="record" if over else "view", record=text)


def _seen(sheet: Sheet, rows: list[Row], eyes: int) -> str:
    """A running game; where the past is hidden from those who play, only the table as it is."""
    game = rules_of(catalog.find(sheet.game), sheet.version, sheet.terms.gentle)
    if game.scrollback:
        return replay_text(game, sheet, rows, eyes).decode()
    shown = replay(game, sheet, rows, eyes)
    now = shown.start
    for frame in shown.frames:
        now = fold(now, frame.update)
    return msgspec.json.encode(msgspec.structs.replace(now, news=())).decode()
