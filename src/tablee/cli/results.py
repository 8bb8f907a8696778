"""The shelf and the results of a series as tables for people."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rich.table import Table

from tablee.catalog import players
from tablee.catalog.words import LANGUAGES, words
from tablee.kernel import Game, Say
from tablee.kernel.options import describe_options
from tablee.lab.report.summary import PlayerResult, Report
from tablee.lab.statistics import Spread


def game_facts(game: Game) -> dict[str, Any]:
    """A box for programs: everything one may choose, and its words."""
    spoken = {lang: words(game, lang) for lang in LANGUAGES}
    return {
        "key": game.key,
        "version": game.version,
        "titles": {lang: told.tell(Say("title")) for lang, told in spoken.items()},
        "pitches": {lang: told.tell(Say("pitch")) for lang, told in spoken.items()},
        "seats": game.seats,
        "ages": game.box.ages,
        "minutes": game.box.minutes,
        "tempo": game.tempo,
        "players": tuple(players(game)),
        "options": describe_options(game.options),
    }


def games_table(games: Mapping[str, Game], lang: str = "en") -> Table:
    table = Table("game", "title", "seats", "ages", "minutes", "options")
    for key, game in games.items():
        seats = " ".join(map(str, game.seats))
        options = "\n".join(choice.name for choice in describe_options(game.options))
        title = words(game, lang).tell(Say("title"))
        table.add_row(key, title, seats, f"{game.box.ages}+", str(game.box.minutes), options)
    return table


def report_tables(report: Report) -> Iterable[Table]:
    title = f"{report.game}: {report.games} games, {report.seats} seats, seed {report.seed}"
    yield _shares(title, "player", report.players)
    yield _shares("", "seat", report.by_seat)
    lengths = Table("length", *_SPREAD)
    lengths.add_row("entries", *_spread(report.entries))
    lengths.add_row("seconds", *_spread(report.seconds))
    yield lengths


_SPREAD = ("mean ± sd", "least", "25·50·75 %", "most")


def _shares(title: str, what: str, lines: Iterable[PlayerResult]) -> Table:
    table = Table(what, "games", "wins", "share, 95 %", "score", *_SPREAD[1:], title=title or None)
    for line in lines:
        share = f"{line.share:.1%} ({line.low:.0%} to {line.high:.0%})"
        wins = f"{line.wins:.10g}"
        table.add_row(line.name, str(line.games), wins, share, *_spread(line.scores))
    return table


def _spread(spread: Spread) -> tuple[str, ...]:
    middle = ", ".join(f"{v:.4g}" for v in (spread.quarter, spread.median, spread.three_quarters))
    return (
        f"{spread.mean:.4g} ± {spread.sd:.3g}",
        f"{spread.least:.4g}",
        middle,
        f"{spread.most:.4g}",
    )
