"""The oracle for `imagine` finds a game that lies about what is hidden."""

from __future__ import annotations

from random import Random
from typing import Any
from zlib import crc32

from msgspec.structs import replace

from tablee.catalog import find
from tablee.testing.contract.imagined import SURE, one_hidden, surprise

GAME = find("double-action")


def test_the_oracle_tells_a_true_imagine_from_one_that_lies() -> None:
    """The liar leaves out a third of what may be hidden; all that it deals looks right."""
    log, imagine = one_hidden(GAME, 2, Random(3)), GAME.imagine
    assert log is not None
    assert imagine is not None

    def lies(view: Any, rng: Any) -> Any:
        found = (imagine(view, rng) for _ in range(50))
        return next(state for state in found if crc32(GAME.write_state(state)) % 3)

    assert surprise(GAME, 2, log, Random(4)) < SURE
    assert surprise(replace(GAME, imagine=lies), 2, log, Random(4)) > 2 * SURE
