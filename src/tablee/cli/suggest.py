"""A mistyped command says which one was meant."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

import click


def meant(typed: str, known: Iterable[str]) -> str:
    """` Did you mean people?`, or nothing where nothing is like it."""
    close = get_close_matches(typed, list(known), n=2)
    return f" Did you mean {' or '.join(close)}?" if close else ""


class Suggesting(click.Group):
    """A group whose refusal of an unknown name has a suggestion."""

    def resolve_command(
        self, context: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        known = self.list_commands(context)
        if args and args[0] not in known and not args[0].startswith("-"):
            context.fail(f"No such command {args[0]!r}.{meant(args[0], known)}")
        return super().resolve_command(context, args)
