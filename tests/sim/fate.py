"""What a seed decides beside the faults: ids, secrets, the date, and how long bots think."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import ExitStack, contextmanager
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from argon2 import PasswordHasher

from tablee.house.people import passphrase
from tablee.table.viewers import lock

DATE = 1_700_000_000
EXPECTED = ("be stored", "be opened", "be woken", "be rated")
"""What a server may log as an error when its disk fails."""
QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
"""Passphrases and words of tables are hidden as always, but need not resist anybody here."""


class Thinkers(Executor):
    """Bots think at once, and their answers come a little later: no thread, no real time."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        thought: Future[Any] = Future()
        made: Future[Any] = Future()
        try:
            made.set_result(fn(*args, **kwargs))
        except Exception as fault:
            made.set_exception(fault)

        def answer() -> None:
            if not thought.set_running_or_notify_cancel():
                return  # nobody wants to know any more
            fault = made.exception()
            if fault is None:
                thought.set_result(made.result())
            else:
                thought.set_exception(fault)

        asyncio.get_running_loop().call_later(self._rng.random() * 0.2, answer)
        return thought


class Listener(logging.Handler):
    """Whatever the server logs as an error is one, but for what a failing disk explains."""

    def __init__(self, complaints: list[str]) -> None:
        super().__init__(logging.ERROR)
        self._complaints = complaints

    def emit(self, record: logging.LogRecord) -> None:
        text = self.format(record)
        if not any(f"could not {words}" in text for words in EXPECTED):
            self._complaints.append(text)


def date() -> float:
    return DATE + asyncio.get_running_loop().time()


@contextmanager
def decided_by(rng: Random, complaints: list[str]) -> Iterator[None]:
    """Ids, secrets and the date come from the seed, wherever the server takes them from."""
    chosen = SimpleNamespace(
        choice=rng.choice,
        token_hex=lambda size: rng.randbytes(size).hex(),
        token_bytes=rng.randbytes,
        token_urlsafe=lambda size: rng.randbytes(size).hex(),
    )
    dated = SimpleNamespace(time=date)
    listener, log = Listener(complaints), logging.getLogger("tablee")
    log.addHandler(listener)
    with ExitStack() as stack:
        stack.callback(log.removeHandler, listener)
        stack.enter_context(patch.object(passphrase, "_hasher", QUICK))
        stack.enter_context(patch.object(lock, "COST", 2))
        for name, module in list(sys.modules.items()):
            if name.startswith(("tablee.web", "tablee.house")):
                if getattr(module, "secrets", None) is secrets:
                    stack.enter_context(patch.object(module, "secrets", chosen))
                if hasattr(module, "ThreadPoolExecutor"):
                    inline = patch.object(module, "ThreadPoolExecutor", lambda *_: Thinkers(rng))
                    stack.enter_context(inline)
                if getattr(module, "time", None) is time:
                    stack.enter_context(patch.object(module, "time", dated))
        yield
