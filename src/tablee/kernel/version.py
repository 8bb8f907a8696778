"""Versions of rules: a table goes on under the version that it began with."""

from __future__ import annotations

from tablee.kernel.fault import Fault
from tablee.kernel.game import Game
from tablee.kernel.take_back import with_take_back


class OtherVersion(Fault):
    """No rules of that version are here: they were retired, or are newer than this program."""


def rules_of(game: Game, version: int, gentle: bool = False) -> Game:
    """The rules of that version: the newest, or one of the game's earlier ones.

    At a gentle table a move may be taken back. Raises OtherVersion with the code `retired` or
    `newer_version`.
    """
    for rules in (game, *game.earlier):
        if rules.version == version:
            return with_take_back(rules) if gentle else rules
    code = "retired" if version < game.version else "newer_version"
    raise OtherVersion(code, game=game.key, version=version, newest=game.version)
