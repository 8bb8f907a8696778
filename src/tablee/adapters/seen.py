"""What a learner is shown: the view of a seat as numbers, and which actions are open to it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import numpy as np
from gymnasium import spaces

from tablee.adapters.alphabet import WAIT
from tablee.adapters.setting import Setting


def space_of(chosen: Setting) -> spaces.Dict:
    """Every observation of this game is in it."""
    return spaces.Dict(
        observation=spaces.Box(0.0, 1.0, (chosen.seen,), np.float32),
        action_mask=spaces.Box(0, 1, (chosen.alphabet.size,), np.int8),
    )


def observation(
    chosen: Setting,
    view: Any,
    offered: Iterable[int],
    may_wait: bool,
    picked: Collection[str] = (),
) -> dict[str, Any]:
    mask = bytearray(chosen.alphabet.size)
    for number in offered:
        mask[number] = 1
    mask[WAIT] = may_wait
    seen = chosen.look(view, picked)
    return {
        "observation": np.frombuffer(seen, np.float32),
        "action_mask": np.frombuffer(mask, np.int8),
    }
