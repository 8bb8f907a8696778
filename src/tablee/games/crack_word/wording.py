"""Cards in sentences."""

from __future__ import annotations

from tablee.games.crack_word.components import LETTERS
from tablee.kernel import Say
from tablee.kernel.say import say


def card_name(name: str) -> Say:
    return say("card", card=name) if name in LETTERS else say(f"face-{name}")


def then_of(name: str) -> Say:
    """What to touch next, once this card of a hand was touched."""
    return say("then-bin") if name == "bin" else say("then-place")
