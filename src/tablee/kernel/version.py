"""Rules keep their past: a table goes on under the version of the rules it began with."""

from __future__ import annotations

from tablee.kernel.fault import Fault
from tablee.kernel.game import Game


class OtherVersion(Fault):
    """No rules of that version are here: they were retired, or are newer than this program."""


def rules_of(game: Game, version: int) -> Game:
    """The rules of that version: the newest, or one of the game's earlier ones.

    Raises OtherVersion with the code `retired` or `newer_version`.
    """
    if version == game.version:
        return game
    for older in game.earlier:
        if older.version == version:
            return older
    code = "retired" if version < game.version else "newer_version"
    raise OtherVersion(code, game=game.key, version=version, newest=game.version)
