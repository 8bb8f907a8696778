"""Claquer: the real table tells everybody the same, whether plays are right or wrong."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from tablee import wire
from tablee.catalog import players
from tablee.games.claquer import GAME
from tablee.games.claquer.moves import Gaffe
from tablee.games.claquer.state import State
from tablee.kernel import Game, format_move
from tablee.store.contract.tables import Chair, Sheet, Terms
from tablee.table import Effects, Table

SEATS = 3
VIEWERS = ("a", "b", "c", "watcher")


def test_every_message_is_the_same_for_right_and_wrong_plays() -> None:
    """CB-17, CB-26: a whole game without a call, once as judged, once with every mark reversed."""
    true, other = _table(GAME), _table(msgspec.structs.replace(GAME, apply=_misjudge))
    for table in (true, other):
        _begin(table)
    rng, now, marks = Random(5), 0, 0
    while not true.ended:
        now = _next(true, now, rng)
        assert true.due() == other.due()
        assert _tick(true, now) == _tick(other, now)
        request = _request(true, rng)
        if request is not None:
            assert _ask(true, *request, now) == _ask(other, *request, now)
        marks += _marks(true.state) != _marks(other.state)
        assert true.ended == other.ended
    assert marks > 50, "the marks never differed, so nothing was proved"


def _misjudge(state: State, seat: int, move: Any) -> State:
    """The judge, with the silent mark of each new play turned round."""
    after = GAME.apply(state, seat, move)
    landings = [
        msgspec.structs.replace(one, gaffe=not one.gaffe) if one.number > state.plays else one
        for one in after.landings
    ]
    mirrored = msgspec.structs.replace(after, landings=tuple(landings))
    assert isinstance(mirrored, State)
    return mirrored


def _table(game: Game) -> Table:
    chairs = tuple(Chair("person", name, guest=name) for name in VIEWERS[:SEATS])
    options = msgspec.to_builtins(game.options(deck="quick"))
    terms = Terms(options, grace=0)
    sheet = Sheet("t", game.key, game.version, terms, chairs, host="a", secret="5e" * 32)
    return Table(game, sheet, players(game))


def _begin(table: Table) -> None:
    for viewer in VIEWERS:
        table.enter(viewer, viewer, viewer)
    table.begin(Effects(), 0)
    for viewer in VIEWERS:
        table.ask(viewer, wire.Hello(), 0)


def _next(table: Table, now: int, rng: Random) -> int:
    """Somebody acts after a while, or the table first does something by itself."""
    due, soon = table.due(), now + rng.randrange(100, 900)
    return soon if due is None or table.game.to_act(table.state) else max(now, due)


def _request(table: Table, rng: Random) -> tuple[str, wire.Play] | None:
    acting = table.game.to_act(table.state)
    if table.ended or not acting:
        return None
    seat = rng.choice(acting)
    moves = [m for m in table.game.legal(table.state, seat) if not isinstance(m, Gaffe)]
    move = rng.choice(moves)
    return VIEWERS[seat], wire.Play(1, format_move(move), table.number)


def _tick(table: Table, now: int) -> bytes:
    return _bytes(table.tick(now))


def _ask(table: Table, viewer: str, play: wire.Play, now: int) -> bytes:
    return _bytes(table.ask(viewer, play, now))


def _bytes(effects: Effects) -> bytes:
    assert not effects.faults
    return msgspec.json.encode([(list(viewers), message) for viewers, message in effects.told])


def _marks(state: State) -> list[bool]:
    return [landing.gaffe for landing in state.landings]
