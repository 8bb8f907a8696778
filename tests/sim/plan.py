"""What a seed decides before the storm: which game, how many tables, who may sit there, for what.

Short games meet more faults a second, so most seeds play tic-tac-toe; the others take a game of the
shelf, and most of those agree to stop or give up some time after the storm instead of playing on.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from tablee import catalog

SMALL = {
    "claquer": {"deck": "quick"},
    "crack-word": {"example": "assisted"},
    "take-it": {"tempo_ms": 1200},
}
"""Options that make games short."""
PACES: tuple[dict[str, Any], ...] = (
    {},
    {},
    {"per_move": 4},
    {"per_game": 30},
    {"per_move": 20, "per_game": 60, "days": True},
)
CROWD = 6
WORD = "Sesame"


class Plan(msgspec.Struct, frozen=True):
    """Holds for every table of the seed."""

    game: str
    storm: float
    """Virtual seconds of faults."""
    tables: int = 1
    watchers: int = 1
    accounts: bool = False
    """People sign up, sign in again, change passphrases, and try for each other's names."""
    leaves: bool = False
    """Some of them delete their accounts."""
    studies: bool = False
    """Finished games are taken further, and records brought."""
    rated: bool = False
    lonely: bool = False
    """As the first game ends after the storm the server dies, and for a while nobody comes."""
    locked: bool = False
    rematch: bool = False
    """Whoever hears of a rematch goes there and plays it too."""
    evening: bool = False
    """Every table is the first of an evening of two games."""
    waiters: int = 0
    """People who wait to play with whoever else does."""
    stamina: float | None = None
    """Seconds of calm after which people have had enough; without it they play to the end."""
    gives_up: str = "stop"


def plan(rng: Random, game: str | None) -> Plan:
    """The seed's own; `game` is asked for by a test that wants this one, played to its end."""
    small = rng.random() < 0.78
    key = game or ("tictactoe" if small else rng.choice(sorted(catalog.shelf())))
    rated = rng.random() < 0.25
    made = Plan(
        key,
        storm=25.0 if game else rng.choice((8.0, 14.0, 25.0)),
        accounts=rated or rng.random() < 0.1,
        rated=rated,
        lonely=rated and rng.random() < 0.3,
        locked=rng.random() < 0.15,
        rematch=rng.random() < 0.5,
        gives_up="resign" if rated else rng.choice(("stop", "stop", "resign")),
    )
    studies, leaves = rng.random() < 0.25, made.accounts and rng.random() < 0.5
    made = msgspec.structs.replace(made, studies=studies, leaves=leaves)
    if leaves:  # whoever has left is at no table, and knows no word
        made = msgspec.structs.replace(made, locked=False, rematch=False)
    if key != "tictactoe":
        stamina = None if game else rng.choice((None, 0.0, 0.0, 5.0, 10.0))
        return msgspec.structs.replace(made, stamina=stamina, rematch=False)
    if rng.random() < 0.03:  # a busy evening
        return msgspec.structs.replace(made, tables=CROWD, watchers=3, rematch=False)
    made = msgspec.structs.replace(made, tables=rng.choice((1, 1, 1, 3)))
    evening = rng.random() < 0.25 and not (made.rated or made.locked)
    is_free = not (made.leaves or made.locked or made.lonely)
    waiters = rng.choice((2, 4, 6)) if is_free and rng.random() < 0.4 else 0
    made = msgspec.structs.replace(made, evening=evening, rematch=made.rematch or evening)
    return msgspec.structs.replace(made, waiters=waiters)


def alone_with_tables(plan: Plan) -> Plan:
    """Where there are several processes, nobody reads old games, and one of them is always up."""
    off = dict.fromkeys(("studies", "lonely"), False)
    return msgspec.structs.replace(plan, **off)


def wish(plan: Plan, rng: Random) -> dict[str, Any]:
    """One table, as its host asks for it."""
    game = catalog.find(plan.game)
    seats = rng.choice(game.seats[:2])
    chairs = ["me"] + [rng.choice(("open", "open", "random")) for _ in range(seats - 1)]
    terms = {"options": SMALL.get(plan.game, {}), "rated": plan.rated}
    terms |= {"grace": rng.choice((0, 0, 3, 60)), "access": rng.choice(("public", "unlisted"))}
    word = WORD if plan.locked else ""
    if plan.locked:
        terms |= {"access": "locked"}
    if game.tempo == "turns":
        terms["pace"] = rng.choice(PACES)
    if plan.evening:
        boxes = {"boxes": [{"game": plan.game}] * 2}
        free = ["me"] + ["open"] * (max(game.seats) - 1)
        terms.pop("pace", None)
        return {"game": plan.game, "chairs": free, "terms": terms, "evening": boxes}
    return {"game": plan.game, "chairs": chairs, "terms": terms, "word": word}
