"""The garbage collector of a server: what lives long is not looked through each time.

Tables make few cycles, so the collector may run less often than usual. But a run over everything
holds up everybody: 0.3 s for each million objects, which is what ten thousand people are. So what
survives such a run is set aside, and the next one, about a hundred thousand objects later, looks
only at what came since. A cycle may end while it is set aside: every ten minutes one run looks at
everything.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from time import monotonic
from typing import Final

THRESHOLDS: Final = (2_000, 10, 5)
WHOLE_SECONDS: Final = 600.0
OLDEST: Final = 2


class SetAside:
    """Called by the collector before and after each of its runs."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._whole_at = now() + WHOLE_SECONDS

    def __call__(self, phase: str, run: dict[str, int]) -> None:
        if run["generation"] < OLDEST:
            return
        if phase == "stop":
            gc.freeze()
        elif self._now() >= self._whole_at:
            self._whole_at = self._now() + WHOLE_SECONDS
            gc.unfreeze()


def tune_collector() -> None:
    """What is loaded by now stays as well, and is looked at as seldom."""
    gc.set_threshold(*THRESHOLDS)
    if not any(isinstance(called, SetAside) for called in gc.callbacks):
        gc.callbacks.append(SetAside())
    gc.collect()
