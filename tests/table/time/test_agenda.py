"""Timers start, stand still, go on and die with their keys."""

from __future__ import annotations

from tablee.kernel import Intent, Move, Timer
from tablee.table.time.agenda import Agenda


class Ring(Move, frozen=True, tag="ring"):
    """Something that happens by itself."""


def ring(key: str, after_ms: int) -> Timer:
    return Timer(key, 0, Ring(), after_ms)


def next_at(agenda: Agenda) -> int | None:
    due = agenda.next()
    return due.at if due else None


def test_a_timer_keeps_its_moment_while_its_key_stays() -> None:
    agenda = Agenda()
    agenda.set_timers([ring("tea", 300)], now=0)
    agenda.set_timers([ring("tea", 300)], now=100)
    assert next_at(agenda) == 300


def test_a_timer_whose_key_went_starts_anew() -> None:
    agenda = Agenda()
    agenda.set_timers([ring("tea", 300)], now=0)
    agenda.set_timers([], now=100)
    agenda.set_timers([ring("tea", 300)], now=150)
    assert next_at(agenda) == 450


def test_a_held_timer_stands_still_and_goes_on_where_it_was() -> None:
    agenda = Agenda()
    agenda.set_timers([ring("tea", 300)], now=0)
    agenda.set_timers([ring("pause", 1_000)], now=100, held=["tea"])
    assert next_at(agenda) == 1_100
    agenda.set_timers([ring("pause", 1_000)], now=700, held=["tea"])
    agenda.set_timers([ring("tea", 300)], now=1_100)
    assert next_at(agenda) == 1_300


def test_holding_what_never_ran_holds_nothing() -> None:
    agenda = Agenda()
    agenda.set_timers([], now=0, held=["tea"])
    agenda.set_timers([ring("tea", 300)], now=50)
    assert next_at(agenda) == 350


def test_a_bot_that_still_wants_the_same_keeps_the_earlier_moment() -> None:
    agenda = Agenda()
    agenda.set_intent(0, Intent(Ring(), 200), 0)
    agenda.set_intent(0, Intent(Ring(), 200), 150)
    assert next_at(agenda) == 200
