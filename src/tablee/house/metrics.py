"""What the server counts, for Prometheus. Few series, none of them about one table or one guest."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator
from importlib.metadata import version
from itertools import accumulate
from math import nan
from pathlib import Path
from shutil import disk_usage
from time import perf_counter
from typing import TypeVar

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from tablee import wire

Result = TypeVar("Result")

KIND = CONTENT_TYPE_LATEST
MOST_CODES = 100
"""Codes counted by name. They come from our own words and the games'; the rest are `other`."""
WAITS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds: buckets from a disk that flushes at once to one that is in trouble."""
BOUNDS = [*map(str, WAITS), "+Inf"]
"""The same as Prometheus writes them."""


class Waits:
    """A histogram that only the event loop counts into, so it needs no lock."""

    def __init__(self, name: str, meaning: str) -> None:
        self._name = name
        self._meaning = meaning
        self._counts = [0] * len(BOUNDS)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(WAITS, seconds)] += 1
        self._sum += seconds

    def family(self) -> Metric:
        buckets = list(zip(BOUNDS, accumulate(self._counts), strict=True))
        return HistogramMetricFamily(self._name, self._meaning, buckets, self._sum)


class Metrics:
    """One house's figures. Counting takes a microsecond or less; only rendering takes longer."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self.connections = Gauge("tablee_connections", "Open sockets", registry=registry)
        self._tables = Gauge("tablee_tables_live", "Tables held in memory", registry=registry)
        self._damaged = Gauge(
            "tablee_tables_damaged", "Tables that could not be read", registry=registry
        )
        build = Gauge("tablee_build_info", "Always 1", ["version"], registry=registry)
        build.labels(version("tablee")).set(1)
        self._store_bytes = Gauge("tablee_store_bytes", "Size of the store", registry=registry)
        self._free_bytes = Gauge(
            "tablee_free_bytes", "Free space on the disk of the folder", registry=registry
        )
        self._moves = 0
        self._told = Waits("tablee_move_seconds", "From a request to telling")
        self._written = Waits("tablee_write_seconds", "Until the disk has it")
        self.written = self._written.observe
        """It took so many seconds to store something."""
        self._held_up = Waits("tablee_loop_held_up_seconds", "The event loop did nothing else")
        self.held_up = self._held_up.observe
        """The event loop was held up for so many seconds."""
        registry.register(self)
        self._races = Counter("tablee_races", "Races decided", registry=registry)
        self._race_waits = Histogram(
            "tablee_race_wait_seconds",
            "From the winning press to the verdict",
            buckets=WAITS,
            registry=registry,
        )
        self._thought = Histogram(
            "tablee_thought_seconds", "Computer players thinking", buckets=WAITS, registry=registry
        )
        self._refusals = Counter("tablee_refusals", "Refused, by code", ["code"], registry=registry)
        self._swept = Counter("tablee_tables_swept", "Tables past keeping", registry=registry)
        self._page_errors = Counter(
            "tablee_page_errors", "Errors that pages told, by kind", ["kind"], registry=registry
        )
        self._fenced = Counter(
            "tablee_fenced", "Other processes have closed this one", registry=registry
        )
        self._cut_off = Counter(
            "tablee_cut_off",
            "Nothing heard of the database for 4 s",
            registry=registry,
        )
        self._handed_over = Counter(
            "tablee_tables_handed_over", "Tables given to other processes", registry=registry
        )
        self._taken_over = Counter(
            "tablee_tables_taken_over", "Tables of processes that died", registry=registry
        )
        self._repaired = Counter(
            "tablee_notices_repaired", "Changes found without a notice", registry=registry
        )
        self._by_code: dict[str, Callable[[], None]] = {}

    # --- counting ------------------------------------------------------------------------------

    def watch(self, tables: Callable[[], int], damaged: Callable[[], int]) -> None:
        """How to count live tables, and those that could not be read, when a number is read."""
        self._tables.set_function(tables)
        self._damaged.set_function(damaged)

    def measured(self, store_bytes: float, folder: Path | None) -> None:
        """The size of the store, and the disk of this folder. NaN: not known."""
        self._store_bytes.set(store_bytes)
        self._free_bytes.set(disk_usage(folder).free if folder else nan)

    def moved(self, entries: int, seconds: float) -> None:
        """So many entries were stored and sent, this long after they were asked for."""
        self._moves += entries
        self._told.observe(seconds)

    def told(self, message: wire.Message, now: int) -> None:
        """Sent to somebody at a table, at this moment of its clock."""
        if isinstance(message, wire.Refused):
            self.refused(message.code)
        elif isinstance(message, wire.Raced) and message.photo.finishes:
            self.raced(max(0.0, now - message.photo.finishes[0].moment) / 1000)

    def raced(self, waited_seconds: float) -> None:
        self._races.inc()
        self._race_waits.observe(waited_seconds)

    def thought(self, seconds: float) -> None:
        """A computer player has thought for so long."""
        self._thought.observe(seconds)

    def timed(self, think: Callable[[], Result]) -> Callable[[], Result]:
        """The same thought, and its time is counted."""

        def thinking() -> Result:
            began = perf_counter()
            try:
                return think()
            finally:
                self._thought.observe(perf_counter() - began)

        return thinking

    def swept(self, tables: int) -> None:
        self._swept.inc(tables)

    def page_failed(self, kind: str) -> None:
        """A page told of an error; there are few kinds."""
        self._page_errors.labels(kind).inc()

    def fenced(self) -> None:
        self._fenced.inc()

    def cut_off(self) -> None:
        self._cut_off.inc()

    def handed_over(self) -> None:
        self._handed_over.inc()

    def taken_over(self) -> None:
        self._taken_over.inc()

    def repaired(self, changes: int) -> None:
        """A regular look found a change of another process, so its notice was lost or is late."""
        self._repaired.inc(changes)

    def refused(self, code: str) -> None:
        count = self._by_code.get(code)
        if count is None:
            name = code if len(self._by_code) < MOST_CODES else "other"
            count = self._refusals.labels(name).inc
            if name == code:
                self._by_code[code] = count
        count()

    # --- telling -------------------------------------------------------------------------------

    def collect(self) -> Iterator[Metric]:
        """Numbers that are counted without the library, given to it when it asks."""
        yield CounterMetricFamily("tablee_moves", "Entries kept and told", self._moves)
        yield self._told.family()
        yield self._written.family()
        yield self._held_up.family()

    def render(self) -> bytes:
        """The text Prometheus reads. It takes a while: call it off the event loop."""
        return generate_latest(self._registry)
