"""Calls into rules that never return are broken off, and no others. No test here waits for long."""

from __future__ import annotations

import asyncio
import logging
import re
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from functools import partial
from itertools import count
from typing import Any

import pytest

from tablee import catalog
from tablee.house.rules import endless
from tablee.house.rules.endless import EndlessRules
from tablee.house.rules.run_rules import (
    BOUNDS,
    STOPPED,
    NoReturn,
    ask_rules,
    is_stopped,
    run_rules,
    run_thought,
)
from tablee.kernel import Fault

GAME = catalog.find("tictactoe")
SOON = 0.05


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Everything is looked at often, and nothing stays stopped."""
    monkeypatch.setattr(endless, "LOOK_SECONDS", SOON)
    for code in tuple(BOUNDS):
        monkeypatch.setitem(BOUNDS, code, SOON)
    yield
    STOPPED.clear()


def watched(step: Callable[[], Any]) -> Any:
    """The step runs on an event loop whose endless rules are broken off."""

    async def go() -> Any:
        dog = EndlessRules()
        dog.start()
        try:
            return step()
        finally:
            dog.stop()

    return asyncio.run(go())


def stop_the_game() -> None:
    with pytest.raises(Fault, match="game_fault"):
        watched(partial(run_rules, GAME, never))


def never() -> None:
    while True:
        pass


def never_whatever_comes() -> None:
    while True:
        try:
            never()
        except Exception:
            continue


def never_at_first() -> None:
    """Also catches what no rule may catch, once."""
    try:
        never()
    except BaseException:
        never()


def never_in_a_pattern() -> None:
    re.match(r"(a+)+$", 60 * "a" + "b")


@pytest.mark.parametrize("step", [never, never_whatever_comes, never_at_first, never_in_a_pattern])
def test_rules_that_never_return_are_broken_off(
    step: Callable[[], None], caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(Fault, match="game_fault"):
        watched(partial(run_rules, GAME, step))
    assert is_stopped(GAME)
    told = [one for one in caplog.records if "did not return" in one.getMessage()]
    assert GAME.key in told[0].getMessage()
    assert told[0].exc_info is not None


def test_a_game_that_is_stopped_is_not_asked_again() -> None:
    stop_the_game()
    asked: list[int] = []
    with pytest.raises(Fault, match="game_fault"):
        ask_rules(GAME, asked.append, 1)
    assert asked == []
    run_rules(GAME, asked.append, 2)  # a table that was open before goes on
    assert asked == [2]


def test_in_other_threads_too() -> None:
    """There, a computer player fails alone."""
    with ThreadPoolExecutor(1) as thread:
        thought = watched(lambda: _ended(thread.submit(run_thought, never_whatever_comes)))
    assert str(thought.exception()) == "game_fault"
    assert not STOPPED


def _ended(thought: Future[None]) -> Future[None]:
    wait((thought,))
    return thought


def test_what_a_step_returns_or_raises_comes_through() -> None:
    assert run_rules(GAME, lambda one: one + 1, 2) == 3
    with pytest.raises(ZeroDivisionError):
        run_rules(GAME, lambda: 1 // 0)
    assert ask_rules(GAME, lambda: 4) == 4


# --- which calls are endless: told by a clock of the test -----------------------------------------


class Looking:
    """Each look finds that so many more seconds of processor time have passed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, step: float) -> None:
        seconds, mine = count(0.0, step), threading.get_ident()
        used = lambda thread: next(seconds) if thread == mine else 0.0  # noqa: E731
        self.broken_off: list[int] = []
        monkeypatch.setattr(endless, "processor_seconds", used)
        monkeypatch.setattr(endless, "raise_in", self.broken_off.append)
        for code in tuple(BOUNDS):
            monkeypatch.setitem(BOUNDS, code, 3.0)
        self._rules = EndlessRules()

    def look(self, times: int) -> None:
        for _ in range(times):
            self._rules.look()


def test_one_call_that_uses_too_much_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    looking = Looking(monkeypatch, 1.0)
    run_rules(GAME, looking.look, 3)
    assert looking.broken_off == []
    run_rules(GAME, looking.look, 4)
    assert looking.broken_off == [threading.get_ident()]


def test_many_calls_together_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    looking = Looking(monkeypatch, 1.0)
    for _ in range(20):
        run_rules(GAME, looking.look, 3)
    assert looking.broken_off == []


def test_what_is_no_call_into_rules_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    looking = Looking(monkeypatch, 1.0)
    looking.look(50)
    assert looking.broken_off == []


def test_a_call_that_waits_has_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    """And so has every call where nobody knows what a thread has used."""
    monkeypatch.setattr(endless, "LOOK_SECONDS", 0.5)
    looking = Looking(monkeypatch, 0.0)
    run_rules(GAME, looking.look, 119)
    assert looking.broken_off == []
    run_rules(GAME, looking.look, 120)
    assert len(looking.broken_off) == 1


def test_who_swallows_it_is_met_again_and_the_log_says_where(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    looking = Looking(monkeypatch, 1.0)
    with caplog.at_level(logging.ERROR):
        run_rules(GAME, looking.look, 10)
    assert len(looking.broken_off) == 3
    (record,) = caplog.records
    assert "run_rules" in str(record.__dict__["places"])


def test_no_game_can_catch_it_by_mistake() -> None:
    assert not issubclass(NoReturn, Exception)


def test_the_timer_is_put_back_in_the_end() -> None:
    before = signal.getsignal(signal.SIGVTALRM)

    async def go() -> float:
        rules = EndlessRules()
        rules.start()
        await asyncio.sleep(4 * SOON)
        left, _ = signal.getitimer(signal.ITIMER_VIRTUAL)
        rules.stop()
        return left

    assert asyncio.run(go()) > 0
    assert signal.getitimer(signal.ITIMER_VIRTUAL) == (0.0, 0.0)
    assert signal.getsignal(signal.SIGVTALRM) == before
