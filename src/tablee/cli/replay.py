"""A record shown again in the terminal: news and what changed on the table, entry by entry."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tablee.catalog.scene_text import WORDS, Shown
from tablee.catalog.words import read_words, words
from tablee.kernel import CHANCE, WATCHER, Game, Say
from tablee.kernel.scene import Scene
from tablee.record.replay import fold, show_again
from tablee.record.text import Record, sheet_of
from tablee.store import Row
from tablee.wire import Fresh


def show(
    game: Game,
    record: Record,
    eyes: int,
    lang: str,
    write: Callable[[str], None],
    wait: Callable[[int], None],
) -> None:
    """Shows the whole game; `wait` is given the ms that passed before each entry."""
    head = record.header
    names = [seat.name for seat in head.seats]
    shown = Shown(words(game, lang), read_words(WORDS, lang), names, WATCHER)
    start, frames = show_again(game, sheet_of(record, "", "", 0), record.rows, eyes)
    write(shown.own("record-of", game=shown.tell(Say("title")), names=", ".join(names)))
    zones = _write_changes(shown.zones(_scene(start)), {}, write)
    now, last_at = start, head.began
    for row, frame in zip(record.rows, frames, strict=True):
        wait(row.at - last_at)
        last_at, now = row.at, fold(now, frame.update)
        write(_heading(row, head.began, names, shown))
        _write_all((f"— {shown.tell(item.what)}" for item in frame.update.lines_of_news()), write)
        zones = _write_changes(shown.zones(_scene(now)), zones, write)
    if now.outcome is not None:
        _write_all(shown.outcome(now.outcome), write)


def _heading(row: Row, began: int, names: list[str], shown: Shown) -> str:
    """`12 · 0:15.2 · Ann · shed 3`."""
    minutes, ms = divmod(max(0, row.at - began), 60_000)
    whose = shown.own("chance") if row.seat == CHANCE else names[row.seat]
    return f"\n{row.number} · {minutes}:{ms / 1000:04.1f} · {whose} · {row.move}"


def _scene(now: Fresh) -> Scene:
    return Scene(now.zones, seats=now.seats, to_act=now.to_act)


def _write_changes(
    zones: dict[str, str], before: dict[str, str], write: Callable[[str], None]
) -> dict[str, str]:
    _write_all((text for id, text in zones.items() if before.get(id) != text), write)
    return zones


def _write_all(texts: Iterable[str], write: Callable[[str], None]) -> None:
    for text in texts:
        write(text)
