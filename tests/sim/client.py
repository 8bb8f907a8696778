"""A simulated person: connects, follows the table as the page does, plays, errs, and comes back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from hashlib import sha256
from random import Random
from typing import Any

import msgspec

from sim import page
from sim.brief import spell_out
from sim.mischief import GARBAGE, odd_request
from sim.network import Network, Unreachable
from sim.oracle import Oracle
from sim.patron import Patron
from sim.visit import Sent, Visit
from tablee.kernel import WATCHER

MESSAGES = frozenset(
    ("seating", "fresh", "update", "raced", "talked", "again", "done", "refused", "ping", "bye")
)


class Client:
    """One page of one guest."""

    def __init__(self, patron: Patron, network: Network, oracle: Oracle, rng: Random) -> None:
        self.patron = patron
        self.name = patron.name
        self.wild = 0.15
        """How often it asks for nonsense."""
        self.pace = 0.6
        """Seconds it takes at most to think of something."""
        self.word = ""
        """What it says at a locked table."""
        self.weary = ""
        """How it wants the game to end, when it has had enough."""
        self.away = 0.0
        self.address = ""
        """Of the process to which it was sent, among several."""
        self.seating: dict[str, Any] | None = None
        self.view: page.View | None = None
        self.eyes: int | None = None
        """The seat it saw that with."""
        self.visits: list[Visit] = []
        self.heard = self.signed_out = 0
        self.trace = sha256()
        """Of everything it was told and when: equal for equal seeds."""
        self.invited: Callable[[str], None] = _stay
        """Told of the rematch."""
        self._network = network
        self.oracle = oracle
        self._rng = rng
        self._requests = 0
        self._lost: list[dict[str, Any]] = []

    @property
    def seat(self) -> int:
        you = (self.seating or {}).get("you")
        return WATCHER if you is None else you

    @property
    def visit(self) -> Visit | None:
        """The connection it believes to have."""
        return self.visits[-1] if self.visits and not self.visits[-1].over else None

    # --- the line ------------------------------------------------------------------------------

    def connect(self) -> None:
        visit: Visit

        def hear(text: str | None) -> None:
            self._hear(visit, text)

        cookie, path = self.patron.cookie, f"/ws/tables/{self.oracle.table}"
        at, self.address = self.address, ""
        try:
            line = self._network.connect(at + path, cookie, hear)
        except Unreachable:
            return
        visit = Visit(line, cookie, [])
        self.visits.append(visit)
        self._hello(visit)

    def leave(self) -> None:
        """Closes the page's connection politely."""
        if self.visit is not None:
            self.visit.line.cut(0.0, self._network.delay())

    def _hello(self, visit: Visit) -> None:
        since = self.view["number"] if self.view else None
        forgets = self.wild > self._rng.random()
        word = {"word": self.word} if self.word and not forgets else {}
        hello = {"type": "hello", "since": since or None, "eyes": self.eyes}
        self._send(visit, hello | word)

    def _send(self, visit: Visit, message: Any) -> None:
        visit.line.send(msgspec.json.encode(message).decode())

    # --- what it is told -----------------------------------------------------------------------

    def _hear(self, visit: Visit, text: str | None) -> None:
        if text is None:
            visit.over = True
            self._lost += [one.body for one in visit.sent if not one.answers]
            return
        if visit.over:
            return
        self.heard += 1
        self.trace.update(f"{asyncio.get_running_loop().time()} {text}".encode())
        self._check_secrets(text)
        self._heed(visit, msgspec.json.decode(text))

    def _heed(self, visit: Visit, message: dict[str, Any]) -> None:
        kind = message["type"]
        assert kind in MESSAGES, message
        if kind == "ping":
            self._send(visit, {"type": "pong", "id": message["id"]})
        elif kind == "seating":
            self.seating = message
            self.oracle.check_seating(message)
            self._be_greeted(visit)
        elif kind in ("fresh", "update"):
            self._follow(visit, message)
        elif kind in ("done", "refused"):
            self._settle(visit, message)
        elif kind == "again":
            self.oracle.check_again(message["table"])
            self.invited(message["table"])
        elif kind == "bye":
            assert message.get("again", True), (self.name, message)
            self.signed_out += message["code"] == "signed_out"
            visit.over = True
            visit.line.cut(0.0, 0.0)
            self._lost += [one.body for one in visit.sent if not one.answers]
            self.address = message.get("address", "")

    def _be_greeted(self, visit: Visit) -> None:
        """A line that waited for a frozen process until its cookie was void is nobody's line from
        the start. Whoever notices loads the page anew. Lines greeted before must be ended."""
        if not visit.greeted and visit.cookie in self.patron.void:
            visit.line.cut(0.0, self._network.delay())
        visit.greeted = True

    def _check_secrets(self, text: str) -> None:
        sheet = self.oracle.sheet
        for chair in sheet.chairs:
            assert not chair.guest or chair.guest not in text, f"{self.name} is told a guest's id"
        assert sheet.status == "finished" or sheet.secret not in text, "the secret is told"

    def _follow(self, visit: Visit, message: dict[str, Any]) -> None:
        if self.patron.leaving or visit.cookie in self.patron.void | self.patron.stale:
            return None  # nobody looks any more
        if message["type"] == "fresh":
            self.view = page.from_fresh(message)
        else:
            message = spell_out(message)
            how = page.joins(self.view, message)
            if how == "gap":
                assert visit.odd, f"{self.name} missed something on a line that holds"
                return self._hello(visit)
            if how == "old":
                return None
            assert self.view is not None
            self.view = page.with_update(self.view, message)
        visit.view, self.eyes = self.view, (self.seating or {}).get("you")
        where = f"{self.name} (seat {self.seat}) at entry {message['number']}"
        self.oracle.check_seen(self.view, self.seat, where)
        self.oracle.check_news(message.get("news", []), self.seat, where)
        self.oracle.check_consequence(message, self.seat, where)
        self._check_clocks(visit, message, where)
        return None

    def _check_clocks(self, visit: Visit, message: dict[str, Any], where: str) -> None:
        """What is left of a game's time only shrinks."""
        for clock in message.get("clocks", ()):
            assert clock["left_ms"] >= 0, (where, clock)
            if clock.get("kind") == "bank":
                before = visit.clocks.get(clock["key"], clock["total_ms"])
                assert clock["left_ms"] <= before, (where, clock, before)
                visit.clocks[clock["key"]] = clock["left_ms"]

    def _settle(self, visit: Visit, answer: dict[str, Any]) -> None:
        if answer["request"] == 0:
            self._hear_refusal(visit, answer["code"])
            return
        open_ones = [one for one in visit.sent if one.request == answer["request"]]
        waiting = [one for one in open_ones if not one.answers]
        assert waiting, f"{self.name}: a request is answered twice: {answer}"
        waiting[0].answers += 1
        if answer["type"] == "done":
            waiting[0].done = answer.get("number", 0)

    def _hear_refusal(self, visit: Visit, code: str) -> None:
        """Of what was no request: nonsense, or a Hello without the word of a locked table."""
        if code == "wrong_word" and self.word:
            self._send(visit, {"type": "hello", "word": self.word})
        else:
            assert code in ("bad_message", "too_fast"), (self.name, code)

    # --- what it does --------------------------------------------------------------------------

    async def live(self) -> None:
        """Until the simulation ends."""
        while True:
            await asyncio.sleep(self._rng.random() * self.pace)
            while self.away:
                away, self.away = self.away, 0.0
                await asyncio.sleep(away)
            if self.visit is None:
                if not self.patron.busy:
                    self.connect()
            elif self.visit.cookie in self.patron.stale:
                self.leave()
            elif self.seating is not None and not self.patron.leaving:
                self.act(self.visit)

    def act(self, visit: Visit) -> None:
        if self._rng.random() < self.wild:
            self._misbehave(visit)
            return
        if any(not one.answers for one in visit.sent) and self._rng.random() < 0.7:
            return
        wish = self._wish()
        if wish is not None:
            self.ask(visit, wish)

    def ask(self, visit: Visit, body: dict[str, Any]) -> None:
        self._requests += 1
        visit.sent.append(Sent(self._requests, body, self.seat))
        self._send(visit, body | {"request": self._requests})

    def _wish(self) -> dict[str, Any] | None:
        assert self.seating is not None
        status, chairs = self.seating["status"], self.seating["chairs"]
        if status == "waiting":
            free = [seat for seat, chair in enumerate(chairs) if chair["kind"] == "open"]
            if self.seat == WATCHER and free and self.patron.cookie:
                return {"type": "sit", "seat": self._rng.choice(free), "word": self.word}
            return self._begin(len(chairs) - len(free), len(chairs))
        if status == "playing" and self.view is not None and self.seat != WATCHER:
            tired = {"type": "stop", "agree": True} if self.weary == "stop" else {"type": "resign"}
            return tired if self.weary else self._move(self.view)
        if status == "finished" and self._rng.random() < 0.1:
            return {"type": "rematch"}
        return None

    def _begin(self, taken: int, chairs: int) -> dict[str, Any] | None:
        """The host waits for everybody, or begins with those who are there."""
        if not (self.seating and self.seating.get("host") and self.seating.get("can_begin")):
            return None
        waits = taken < chairs and self._rng.random() < 0.5
        return None if waits else {"type": "begin", "seats": taken}

    def _move(self, view: page.View) -> dict[str, Any] | None:
        offers = [offer for offer in view["offers"] if "why" not in offer]
        if not offers:
            return None
        offer = self._rng.choice(offers)
        move = offer["move"]
        if "{}" in move:
            found = self.oracle.any_move(view["number"], self.seat, self._rng)
            if found is None:
                return None
            move = found
        body = {"type": "play", "move": move, "seen": view["number"]}
        if "race" in offer:
            body["elapsed_ms"] = self._rng.random() * 900
        return body

    def _misbehave(self, visit: Visit) -> None:
        match self._rng.randrange(8):
            case 0:
                visit.line.send(self._rng.choice(GARBAGE))
            case 1:
                visit.odd = True
                self._send(visit, {"type": "hello", "since": self._rng.randrange(30)})
            case 2:
                self._send(visit, {"type": "hello"})
            case 3:
                self.ask(visit, {"type": "play", "move": "nonsense 1 2"})
            case 4 if self.view is not None and self.view["offers"]:
                barred = self._rng.choice(self.view["offers"])["move"]
                self.ask(visit, {"type": "play", "move": barred, "seen": self._rng.randrange(9)})
            case 5 if self._lost:  # sends again what was never answered
                self.ask(visit, self._lost.pop())
            case 6 if visit.sent:  # the same request twice
                again = visit.sent[-1]
                visit.sent.append(Sent(again.request, again.body, self.seat))
                self._send(visit, again.body | {"request": again.request})
            case _:
                is_over = bool(self.view and self.view["outcome"])
                self.ask(visit, odd_request(self._rng, f"{self.name}-{self._requests}", is_over))


def _stay(table: str) -> None:
    """Not everybody plays again."""
