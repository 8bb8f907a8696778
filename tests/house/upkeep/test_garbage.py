"""What lives long is set aside by the collector, and looked at again after a while."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from weakref import ref

import pytest

from tablee.house.upkeep.garbage import WHOLE_SECONDS, SetAside


class Ring:
    """A cycle: only the collector finds that it is over."""

    def __init__(self) -> None:
        self.me = self


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Iterator[Clock]:
    clock = Clock()
    called = SetAside(clock)
    gc.callbacks.append(called)
    yield clock
    gc.callbacks.remove(called)
    gc.unfreeze()


def test_a_cycle_that_ends_young_is_found_at_once(clock: Clock) -> None:
    gc.collect()
    seen = ref(Ring())
    gc.collect()
    assert seen() is None


def test_a_cycle_that_ends_while_it_is_set_aside_is_found_by_a_whole_run(clock: Clock) -> None:
    ring = Ring()
    seen = ref(ring)
    gc.collect()
    del ring
    gc.collect()
    assert seen() is not None, "it was looked through, although it had lived long"
    clock.now = WHOLE_SECONDS
    gc.collect()
    assert seen() is None


def test_only_a_run_over_everything_sets_aside(clock: Clock) -> None:
    gc.collect()
    ring = Ring()
    seen = ref(ring)
    gc.collect(0)
    gc.collect(1)
    del ring
    gc.collect()
    assert seen() is None
