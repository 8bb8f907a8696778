"""What people and programs send that they should not: nonsense, old news, the same thing twice."""

from __future__ import annotations

from random import Random
from typing import Any

STEPS = ("join", "leave", "pause", "go_on", "go_on", "stop")
GARBAGE = ("", "{", "[]", '{"type":"no"}', '{"type":"play"}')


def odd_request(rng: Random, tag: str, is_over: bool) -> dict[str, Any]:
    """Well written, and mostly out of place."""
    wishes: tuple[dict[str, Any], ...] = (
        {"type": "sit", "seat": rng.randrange(9)},
        {"type": "begin", "seats": rng.randrange(4)},
        {"type": "place", "seat": 0, "level": "random"},
        {"type": "change", "options": {"no_such": 1}},
        {"type": "nonce", "value": tag},
        {"type": "talk", "phrase": "hello"},
        {"type": "talk", "phrase": "no-such-phrase"},
        {"type": "stop", "agree": rng.random() < 0.5},
        {"type": "resign"} if rng.random() < 0.2 else {"type": "stop"},
        {"type": "eveningstep", "step": rng.choice(STEPS)},
        {"type": "stand"} if is_over else {"type": "rematch"},
    )
    return rng.choice(wishes)
