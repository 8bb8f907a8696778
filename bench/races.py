"""Who wins a race: the faster person or the better line? `python -m bench.races [--quick] [--json]`

Simulated people on simulated lines play through the real table and protocol under a virtual clock.
Figures and what they mean: docs/fairness.md.
"""

from __future__ import annotations

import json
from typing import Any

import click
from msgspec.structs import replace
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from bench.race.cheats import ATTACKS, PROGRAMS
from bench.race.experiment import JUDGES, margins
from bench.race.gains import SETTINGS, Gain, gains
from bench.race.live import run as run_live
from bench.race.match import play
from tools.proxies import PROXIES

MARGINS = (5, 15, 30, 60)
LAGS = ((10, 10), (20, 120), (20, 220), (50, 400))
FAULTS: dict[str, dict[str, float]] = {
    "jitter 10 ms": {},
    "jitter 30 ms": {"jitter": 30.0},
    "bursts of 80 ms, 5 %": {"bursts": 0.05},
    "asymmetric 80/20": {"down_share": 0.8},
    "bufferbloat to 200 ms": {"bloat": 200.0},
    "loss 2 %": {"loss": 0.02},
}


@click.command()
@click.option("--quick", is_flag=True, help="Fewer races: about half a minute.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.option("--cheats", "only_cheats", is_flag=True, help="Only what cheats gain.")
@click.option("--live", is_flag=True, help="Only the smaller run through the real server.")
@click.option("--through", type=click.Choice(["", *PROXIES]), default="", help="With this proxy.")
@click.option("--seed", default=1, show_default=True)
def main(
    quick: bool, as_json: bool, only_cheats: bool, live: bool, through: str, seed: int
) -> None:
    """Runs every experiment and prints the figures."""
    if live:
        click.echo(json.dumps(run_live(6 if quick else 48, seed, through)))
        return
    if only_cheats:
        show_cheats(cheats(quick, seed))
        return
    races = 200 if quick else 2_000
    with Progress(console=Console(stderr=True), transient=True) as progress:
        figures = measure(races, 40 if quick else 2_000, seed, progress)
    if as_json:
        click.echo(json.dumps(figures, indent=2))
    else:
        show(figures)
        show_cheats(cheats(quick, seed))


def measure(races: int, matches: int, seed: int, progress: Progress) -> dict[str, Any]:
    steps = len(MARGINS) * len(LAGS) * len(JUDGES) + 2 * len(FAULTS)
    task = progress.add_task("racing", total=steps)
    shares: dict[str, dict[str, float]] = {judge: {} for judge in JUDGES}
    waits: dict[str, float] = {}
    for judge in JUDGES:
        for fast, slow in LAGS:
            lines: list[dict[str, float]] = [{"lag": float(fast)}, {"lag": float(slow)}]
            for margin in MARGINS:
                tally = margins(races, margin, lines, judge, seed)
                shares[judge][f"{margin}ms {fast}/{slow}"] = round(tally.share_right, 4)
                if judge == "fair" and margin == 30:
                    waits[f"{fast}/{slow}"] = round(tally.mean_wait, 1)
                progress.advance(task)
    lan = margins(races, 30, [{"lag": 1.0, "jitter": 0.2}] * 2, "fair", seed)
    waits["1/1"] = round(lan.mean_wait, 1)
    return {
        "right_winner": shares["fair"],
        "arrival_order": shares["arrival"],
        "half_round_trip": shares["half trip"],
        "mean_wait_ms": waits,
        "faults_30ms_20/220": _faults(races, seed, progress, task),
        "faults_behind_a_proxy": _faults(races, seed, progress, task, direct=False),
        "match_one_at_220": _match(matches, seed, progress),
        "races_each": races,
    }


def _match(matches: int, seed: int, progress: Progress) -> dict[str, Any]:
    """A slapping game, equal skill: the share of one player at 220 ms among three at 20 ms."""
    task = progress.add_task("matches", total=matches)
    claims, wins, everybody = 0, 0.0, 0
    for number in range(matches):
        far = number % 4
        lags = [220.0 if seat == far else 20.0 for seat in range(4)]
        result = play("take-it", lags, "regular", seed + number // 4)  # each deal from all seats
        claims, wins = claims + result.claims[far], wins + result.wins[far]
        everybody += sum(result.claims)
        progress.advance(task)
    fair_share = {"claims": round(claims / everybody, 4), "wins": round(wins / matches, 4)}
    return {**fair_share, "equal": 0.25, "matches": matches}


def _faults(
    races: int, seed: int, progress: Progress, task: Any, direct: bool = True
) -> dict[str, float]:
    found = {}
    for name, fault in FAULTS.items():
        lines = [{"lag": 20.0}, {"lag": 220.0, **fault}]
        found[name] = round(margins(races, 30, lines, "fair", seed, direct=direct).share_right, 4)
        progress.advance(task)
    return found


def cheats(quick: bool, seed: int) -> dict[str, dict[str, Gain]]:
    """By setting and cheat, what it gains; those that need a program of their own come last."""
    found = {}
    for name, setting in SETTINGS.items():
        few = replace(setting, repeats=max(3, setting.repeats // 10)) if quick else setting
        found[name] = gains(ATTACKS | PROGRAMS, few, seed)
    return found


def show(figures: dict[str, Any]) -> None:
    console = Console()
    grid = Grid("the faster, at the slower line, wins by", *("fair", "arrival", "half trip"))
    for cell, share in figures["right_winner"].items():
        others = (figures["arrival_order"][cell], figures["half_round_trip"][cell])
        grid.add_row(cell, *(f"{100 * one:.1f} %" for one in (share, *others)))
    console.print(grid)
    for title in ("mean_wait_ms", "faults_30ms_20/220", "faults_behind_a_proxy"):
        small = Grid(title, "")
        for name, value in figures[title].items():
            small.add_row(name, str(value))
        console.print(small)
    console.print("one at 220 ms, three at 20 ms:", figures["match_one_at_220"])


def show_cheats(found: dict[str, dict[str, Gain]]) -> None:
    grid = Grid("cheat: points gained, and the verdict on 2", *found)
    for name in ATTACKS | PROGRAMS:
        grid.add_row(name, *(str(by_cheat[name]) for by_cheat in found.values()))
    Console(width=140).print(grid)


if __name__ == "__main__":
    main()
