"""One connection of somebody who waits to play with strangers."""

from __future__ import annotations

from typing import Protocol

import msgspec

from tablee import wire
from tablee.house.people.guest import Guest
from tablee.house.tables.outlet import Outlet
from tablee.kernel import Fault
from tablee.table.race.witness import UNSEEN, Witness

_encode = msgspec.json.Encoder().encode


class Room(Protocol):
    """Where strangers are brought together, as one of them sees it."""

    def enter(self, line: WaitingLine) -> None: ...

    def leave(self, line: WaitingLine) -> None: ...

    def seek(self, line: WaitingLine, seek: wire.Seek) -> None: ...

    def answer(self, line: WaitingLine, come: wire.Come) -> None: ...


class WaitingLine:
    """`Connection` uses it like a table. Nobody waits without one."""

    __slots__ = ("_outlet", "_room", "address", "guest", "sought")
    races = False

    def __init__(self, room: Room, guest: Guest) -> None:
        self.guest = guest
        self.sought = 0
        """The last request to seek, of which ratings may be on their way."""
        self._room = room
        self._outlet: Outlet | None = None
        self.address = ""

    def enter(self, viewer: str, guest: str, name: str, outlet: Outlet) -> None:
        self._outlet, self.address = outlet, outlet.address
        self._room.enter(self)

    def leave(self, viewer: str) -> None:
        self._outlet = None
        self._room.leave(self)

    def ask(self, viewer: str, request: wire.Request) -> None:
        try:
            match request:
                case wire.Seek():
                    self._room.seek(self, request)
                case wire.Come():
                    self._room.answer(self, request)
                case wire.Hello() | wire.Pong():
                    pass
                case _:
                    raise Fault("unknown_request")
        except Fault as fault:
            self.refuse(getattr(request, "request", 0), fault)

    def measured(self, viewer: str, ping_ms: float, witness: Witness = UNSEEN) -> bool:
        """Nobody races here."""
        return False

    def refuse(self, request: int, fault: Fault) -> None:
        self.say(wire.Refused(request, fault.code, dict(fault.details)))

    def say(self, message: wire.Message) -> None:
        if self._outlet is not None:
            self._outlet.put(_encode(message))

    def bye(self, code: str, again: bool = False, address: str = "") -> None:
        if self._outlet is not None:
            self._outlet.bye(code, again, address)
