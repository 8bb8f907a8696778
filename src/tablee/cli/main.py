"""The command `tablee`. Each of its commands is loaded when it is asked for."""

from __future__ import annotations

import os
import sys
from importlib import import_module

import click

from tablee.cli.suggest import Suggesting

COMMANDS = {
    "arena": "arena:arena_command",
    "backup": "backup:backup_command",
    "check": "check:check_command",
    "check-store": "check_store:check_store_command",
    "dev": "dev:dev_command",
    "games": "games:games_command",
    "houses": "houses:houses_command",
    "ladder": "arena:ladder_command",
    "learn": "learn:learn_command",
    "library": "library:library_command",
    "migrate": "migrate:migrate_command",
    "move-store": "move_store:move_store_command",
    "new": "new:new_command",
    "odds": "odds:odds_command",
    "people": "people:people_command",
    "play": "games:play_command",
    "puzzles": "puzzles:puzzles_command",
    "record": "records:record_command",
    "replay": "records:replay_command",
    "report": "design_report:report_command",
    "reports": "problem_reports:reports_command",
    "restore": "backup:restore_command",
    "serve": "serve:serve_command",
    "simulate": "simulate:simulate_command",
    "solve": "solve:solve_command",
    "undo-rating": "undo_rating:undo_rating_command",
    "verify": "records:verify_command",
}
"""Module of this folder and name in it."""


class Commands(Suggesting):
    """A group that knows the names of its commands, and loads one when it is used."""

    def list_commands(self, context: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        module, attribute = COMMANDS[name].split(":")
        command = getattr(import_module(f"tablee.cli.{module}"), attribute)
        assert isinstance(command, click.Command)
        return command


@click.group(cls=Commands, invoke_without_command=True)
@click.version_option(package_name="tablee")
@click.pass_context
def main(context: click.Context) -> None:
    """An online games library. Without a command: serve it, and open a browser."""
    if context.invoked_subcommand is None:
        from tablee.cli.serve import serve_here

        serve_here(context, open_browser=_has_screen())


def _has_screen() -> bool:
    """Without a screen a text browser would take the terminal."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
