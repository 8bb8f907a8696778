"""Claquer at a table with the fair judge: hands and cards of one player keep their order."""

from __future__ import annotations

from msgspec.structs import replace

from games.claquer_tester import A, B, at
from tablee.games.claquer import GAME
from tablee.games.claquer.moves import Play as Lay
from tablee.kernel import format_move
from tablee.store import Chair, Sheet, Terms
from tablee.table import Effects, Table
from tablee.table.race.races import Races
from tablee.table.viewers.viewers import Viewers
from tablee.wire import Hello, Play

TRIPS_MS = {"a": 20.0, "b": 220.0}
SHOWN_AT = 110
"""When the first picture is on both screens: it leaves for Ann later than for Bob."""


def _sits_down() -> Table:
    """Ann claps and snaps on a fast line; Bob plays on a slow one."""
    position = at(
        r1="B-DOG-clap",
        r2="G-CAT-snap",
        seats=2,
        A="B-GIRL-snap+3 G-GIRL-snap+3",
        B="Y-ROBOT-snap+3 G-ROBOT-snap+3",
    ).state
    game = replace(GAME, start=lambda options, seats: position)
    chairs = (Chair("person", "Ann", "ANN"), Chair("person", "Bob", "BOB"))
    sheet = Sheet("t1", "claquer", 2, Terms(grace=0), chairs, "ANN", "5e" * 32, status="playing")
    table = Table(game, sheet, game.players)
    for viewer, guest in (("a", "ANN"), ("b", "BOB")):
        table.enter(viewer, guest)
        table.ask(viewer, Hello(), 0)
        for _ in range(8):
            table.measured(viewer, TRIPS_MS[viewer])
    table.wake(0)
    table.told(0, 0)
    return table


def _press(table: Table, viewer: str, pressed: int, *moves: str) -> Effects:
    """Each a ms after the one before, on the first picture; says what came out of the last."""
    for at_ms, move in enumerate(moves, start=pressed):
        play = Play(at_ms, move, 0, at_ms - SHOWN_AT)
        effects = table.ask(viewer, play, at_ms + round(TRIPS_MS[viewer] / 2))
    return effects


def _contested(bob_presses: int) -> Table:
    """Ann plays left and right with the right hands; Bob presses on the right alone."""
    table = _sits_down()
    _press(table, "a", 390, "clap", "play 1 1 1", "snap", "play 2 2 1")
    _press(table, "b", bob_presses, "play 2 2 1")  # he may still come on the left
    for moment in (min(table.due() or 0, 2_000), 2_000):  # before anybody's gaffe is over
        table.tick(moment)
    return table


def _moves(table: Table, seat: int) -> list[str]:
    return [format_move(entry.move) for entry in table.entries if entry.seat == seat]


def test_what_a_computer_player_is_after_was_on_the_table_before_a_person_may_race_for_it() -> None:
    """Else its own press would pass for a false start in the moment in which a person may."""
    state = at(r1="B-DOG-clap", seats=2, B="B-GIRL-snap+3").state
    chairs = (Chair("person", "Ann", "ANN"), Chair("bot", "Blaise", level="expert"))
    sheet = Sheet("t1", "claquer", 2, Terms(), chairs, "ANN", "5e" * 32, status="playing")
    races = Races(GAME, sheet, Viewers(GAME))
    shown = races.timing.shown
    for number, moment in ((7, 1_000), (9, 2_000)):
        shown.plan(number, moment, {})
    races.planned(B, Lay(1, 1, 1), 7, state)
    shown.offered("r1-1", 9)
    assert shown.born("r1-1", 0.0) == 1_000


def test_a_gesture_for_the_right_never_reaches_the_rules_before_the_card_on_the_left() -> None:
    table = _contested(bob_presses=394)
    assert _moves(table, A) == ["clap", "play 1 1 1", "snap", "play 2 2 1"]
    gaffes = [landing.gaffe for landing in table.state.landings]
    assert gaffes == [False, False]


def test_a_slow_players_card_that_was_first_wins_its_race_and_no_other_order_changes() -> None:
    table = _contested(bob_presses=380)
    assert _moves(table, A) == ["clap", "play 1 1 1", "snap"]
    assert _moves(table, B) == ["play 2 2 1"]


def test_a_picture_leaves_later_for_a_fast_line_and_for_who_asks_or_only_watches() -> None:
    table = _sits_down()
    table.enter("eve", "")
    assert table.ask("eve", Hello(), 0).waits == {"eve": SHOWN_AT}
    effects = _press(table, "a", 390, "clap", "play 1 1 1")
    due = table.due()
    while not effects.rows and due is not None:
        effects = table.tick(due)
        due = table.due()
    assert effects.waits == {"a": 100, "b": 0, "eve": 110}
