"""The game on the workbench: any seat's moves, back and on, and what is wrong with it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tablee import catalog
from tablee.dev.bench import AT_ONCE, Bench, BenchLog
from tablee.kernel import CHANCE, Fault, Game

KEY = "tictactoe"


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    return Bench(tmp_path / "workbench.json", tmp_path)


def broken(monkeypatch: pytest.MonkeyPatch, **functions: Any) -> None:
    """From now on the game is another one."""
    game: Game = replace(catalog.find(KEY), **functions)
    monkeypatch.setattr(catalog, "find", lambda key: game)


def test_every_seat_is_moved_and_a_move_in_the_past_goes_another_way(bench: Bench) -> None:
    bench.add(KEY, 0, 0, "mark 4")
    bench.add(KEY, 1, 1, "mark 0")
    assert bench.show(KEY, None).log.moves == [(0, "mark 4"), (1, "mark 0")]
    bench.add(KEY, 1, 1, "mark 8")
    shown = bench.show(KEY, None)
    assert shown.log.moves == [(0, "mark 4"), (1, "mark 8")]
    assert shown.at == 2
    assert {choice.seat for choice in shown.choices} == {0}
    assert shown.state == {"cells": [16, 256], "turn": 0, "over": False}


def test_what_the_rules_refuse_changes_nothing(bench: Bench) -> None:
    bench.add(KEY, 0, 0, "mark 4")
    for seat, move in ((1, "mark 4"), (0, "mark 1"), (1, "mark 99"), (1, "sing")):
        with pytest.raises(Fault):
            bench.add(KEY, 1, seat, move)
    assert bench.show(KEY, None).log.moves == [(0, "mark 4")]


@pytest.mark.parametrize("key", sorted(catalog.shelf()))
def test_every_box_is_played_at_random_and_shown_to_each_seat(bench: Bench, key: str) -> None:
    """Chance moves by itself; a game begun with the same seed is the same."""
    seats = bench.log(key).seats
    bench.begin(key, BenchLog(key, seats, seed="7"))
    bench.add_random(key, len(bench.log(key).moves), 40)
    shown = bench.show(key, None)
    assert shown.trouble is None
    assert len(shown.log.moves) > 3
    assert all(choice.seat != CHANCE or choice.timer for choice in shown.choices)
    for eyes in (-2, *range(seats)):
        assert len(bench.replay(key, eyes).frames) == len(shown.log.moves)
    moves = list(shown.log.moves)
    bench.begin(key, BenchLog(key, seats, seed="7"))
    bench.add_random(key, len(bench.log(key).moves), 40)
    assert bench.show(key, None).log.moves == moves


def test_it_is_there_again_after_a_restart(bench: Bench, tmp_path: Path) -> None:
    bench.add(KEY, 0, 0, "mark 4")
    again = Bench(tmp_path / "workbench.json", tmp_path)
    assert again.show(KEY, None).log.moves == [(0, "mark 4")]
    (tmp_path / "workbench.json").write_text("{half a file")
    fresh = Bench(tmp_path / "workbench.json", tmp_path)
    assert fresh.show(KEY, None).log.moves == []


def test_seats_that_the_game_has_not_are_refused(bench: Bench) -> None:
    with pytest.raises(Fault, match="bad_seats"):
        bench.begin(KEY, BenchLog(KEY, 5))


def test_new_rules_that_refuse_an_old_entry_name_it_and_show_what_came_before(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number, (seat, cell) in enumerate(((0, 4), (1, 0), (0, 8))):
        bench.add(KEY, number, seat, f"mark {cell}")
    apply = catalog.find(KEY).apply

    def fussy(state: Any, seat: int, move: Any) -> Any:
        if move.cell == 0:
            raise RuntimeError("no corners")
        return apply(state, seat, move)

    broken(monkeypatch, apply=fussy)
    shown = bench.show(KEY, None)
    assert shown.trouble is not None
    assert shown.trouble.entry == 2
    assert shown.trouble.text == "RuntimeError: no corners"
    assert shown.trouble.places[0].file == __file__
    assert shown.at == 1
    assert len(bench.replay(KEY, 0).frames) == 1
    assert len(shown.log.moves) == 3  # nothing is lost: better rules play it again


def test_a_scene_that_raises_names_the_seat_and_the_entry(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number, (seat, cell) in enumerate(((0, 4), (1, 0), (0, 8))):
        bench.add(KEY, number, seat, f"mark {cell}")
    scene = catalog.find(KEY).scene

    def blind(view: Any, moves: Any) -> Any:
        if view.me == 1 and view.cells[1]:
            raise ValueError("my own eyes")
        return scene(view, moves)

    broken(monkeypatch, scene=blind)
    shown = bench.show(KEY, None)
    assert shown.trouble is not None
    assert shown.trouble.doing == "what seat 2 sees after entry 2"
    assert shown.at == 1
    assert len(bench.replay(KEY, 1).frames) == 1


def test_a_game_that_cannot_start_says_why(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    def start(options: Any, seats: int) -> Any:
        raise ZeroDivisionError("nothing to divide")

    broken(monkeypatch, start=start)
    shown = bench.show(KEY, None)
    assert shown.trouble is not None
    assert shown.trouble.text == "ZeroDivisionError: nothing to divide"
    with pytest.raises(Fault, match="game_fault"):
        bench.replay(KEY, 0)


def test_a_move_at_random_that_raises_leaves_what_was_there(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number, (seat, cell) in enumerate(((0, 4), (1, 0), (0, 8))):
        bench.add(KEY, number, seat, f"mark {cell}")

    def apply(state: Any, seat: int, move: Any) -> Any:
        raise RuntimeError("nothing goes")

    broken(monkeypatch, apply=apply)
    with pytest.raises(RuntimeError):
        bench.add_random(KEY, 0, 5)
    assert len(bench.log(KEY).moves) == 3


def test_chance_that_never_ends_is_broken_off(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = catalog.find(KEY)
    broken(
        monkeypatch,
        to_act=lambda state: (CHANCE,),
        draw=lambda state, rng: game.legal(game.start(game.options(), 2), 0)[0],
        apply=lambda state, seat, move: state,
    )
    bench.begin(KEY, BenchLog(KEY, 2))
    assert len(bench.log(KEY).moves) == AT_ONCE
