"""Somebody at a locked table who does not know its word: nothing of the game is for them."""

from __future__ import annotations

from typing import Any

from sim.client import Client
from sim.visit import Visit

FOR_ALL = frozenset(("seating", "refused", "ping", "bye", "again"))
WISHES: tuple[dict[str, Any], ...] = (
    {"type": "sit", "seat": 1, "word": "Simsalabim"},
    {"type": "sit", "seat": 1},
    {"type": "talk", "phrase": "hello"},
    {"type": "play", "move": "mark 4", "seen": 1},
    {"type": "resign"},
    {"type": "rematch"},
    {"type": "eveningstep", "step": "join"},
    {"type": "begin"},
)


class Stranger(Client):
    """Says wrong words, and asks for everything all the same."""

    def act(self, visit: Visit) -> None:
        if self._rng.random() < 0.3:
            said = self._rng.choice(("", "sesam", "SESAME2", "Simsalabim"))
            self._send(visit, {"type": "hello", "word": said})
        else:
            self.ask(visit, self._rng.choice(WISHES))

    def _heed(self, visit: Visit, message: dict[str, Any]) -> None:
        assert message["type"] in FOR_ALL, (self.name, message)
        if message["type"] == "seating":
            assert message.get("admitted", True) is False, "a stranger is admitted"
            assert not message.get("secret"), "a stranger is told the secret"
        super()._heed(visit, message)

    def _hear_refusal(self, visit: Visit, code: str) -> None:
        assert code in ("wrong_word", "too_fast"), (self.name, code)
