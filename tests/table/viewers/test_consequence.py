"""What a move led to is shown once, with the update of its entry, to those who may know it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from table.lamps import GAME, Grab, Paint, State
from tablee.kernel import CHANCE, Consequence, Entry, format_move
from tablee.kernel.say import say
from tablee.kernel.scene import Offer, Scene, Zone
from tablee.table.viewers.viewpoint import Viewpoint
from tablee.wire import Update
from tablee.wire.brief import offer_briefly
from tablee.wire.offers import Numbering


def led_to(before: Any, seat: int, move: Any, after: Any) -> Consequence:
    return Consequence(say("led-to", move=format_move(move)), seat)


LEADS = replace(GAME, consequence=led_to)
GRABBED, PAINTED = State(2, 0, ((), ())), State(2, None, ((7,), ()))


def viewpoint(seat: int) -> Viewpoint:
    """Seat 0 has grabbed the first lamp, and sees its colour."""
    point = Viewpoint(LEADS, seat, State())
    point.notice(State(), Entry(1, 0, Grab(1)), GRABBED)
    point.notice(GRABBED, Entry(2, CHANCE, Paint(7)), PAINTED)
    return point


@pytest.mark.parametrize(("seat", "told"), [(0, "paint 7"), (1, "grab 1")])
def test_the_last_one_is_shown_that_this_viewer_may_know_of(seat: int, told: str) -> None:
    update = viewpoint(seat).update(PAINTED, (), frozenset())
    assert isinstance(update.consequence, Consequence)
    assert update.consequence.what == say("led-to", move=told)


def test_it_is_shown_once_and_to_nobody_who_comes_later() -> None:
    point = viewpoint(1)
    point.update(PAINTED, (), frozenset())
    assert b"led-to" not in msgspec.json.encode(point.update(PAINTED, (), frozenset()))
    assert b"led-to" not in msgspec.json.encode(point.fresh(()))


def test_it_travels_as_it_is_and_an_update_without_one_says_nothing() -> None:
    update = viewpoint(1).update(PAINTED, (), frozenset())
    sent = msgspec.json.encode(update)
    assert b'"q":{"what":{"id":"led-to","args":{"move":"grab 1"}},"seat":0}' in sent
    assert msgspec.json.decode(sent, type=Update).consequence == update.consequence
    assert b'"q"' not in msgspec.json.encode(Update(3))


def test_an_offer_with_another_picture_is_another_offer() -> None:
    clap, snap = (Offer("clap", (), say("clap"), face=face) for face in ("clap", "snap"))
    told = Numbering((clap,))
    assert told.tell((snap,)) == (True, (offer_briefly(snap),))


def test_a_zone_that_says_what_comes_next_is_sent_whole_when_that_changes() -> None:
    """It hardly ever does."""
    zones = [Zone("pile", "pile", then=say(then)) for then in ("now-there", "now-here")]
    scenes = iter(zones)
    game = replace(GAME, scene=lambda view, moves: Scene((next(scenes),)))
    point = Viewpoint(game, 1, State())
    assert point.update(State(), (), frozenset()).zones == (zones[1],)
