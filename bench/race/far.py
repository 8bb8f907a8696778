"""Lines of a chosen length that are real to the operating system: each packet waits on its way.

A network namespace is a place far away. Between it and this machine lies a tunnel, and a process of
its own carries its packets, each after a delay. Needs Linux and the rights of its administrator.
"""

from __future__ import annotations

import asyncio
import ctypes
import fcntl
import heapq
import os
import select
import socket
import struct
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from random import Random

HERE = "10.77.0.1"
"""This machine, as it is called from far away."""
PACKET = 65_536
JITTER_MS = 10.0
_CLONE_NEWNET = 0x40000000
_TUNSETIFF, _IFF_TUN, _IFF_NO_PI = 0x400454CA, 0x0001, 0x1000


class Far:
    """One place far away, from which sockets lead here."""

    def __init__(self, name: str) -> None:
        self._name = name

    async def connect(self, port: int) -> socket.socket:
        """A socket from there to this port here."""
        line = self._socket()
        line.setblocking(False)
        await asyncio.get_running_loop().sock_connect(line, (HERE, port))
        return line

    def _socket(self) -> socket.socket:
        """Made by a thread that goes there and ends; the socket stays where it was made."""
        made: list[socket.socket] = []

        def make() -> None:
            _go_to(self._name)
            kind = (socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
            made.append(socket.socket(*kind))

        thread = threading.Thread(target=make)
        thread.start()
        thread.join()
        return made[0]


@contextmanager
def far_away(number: int, lag: float, seed: int) -> Iterator[Far]:
    """A place of this lag (of the round trip, in ms). Each has a number of its own, from 2."""
    name, device = f"far-{os.getpid()}-{number}", f"far{number}"
    there = f"10.77.0.{number}"
    _ip("netns", "add", name)
    carrier = [sys.executable, "-m", "bench.race.far", name, device, str(lag), str(seed)]
    try:
        with subprocess.Popen(carrier, stdout=subprocess.PIPE, text=True) as carrying:
            try:
                assert carrying.stdout is not None
                assert carrying.stdout.readline() == "ready\n"
                _ip("addr", "add", HERE, "peer", there, "dev", device)
                _ip("link", "set", device, "up")
                _ip("-n", name, "addr", "add", there, "peer", HERE, "dev", device)
                _ip("-n", name, "link", "set", device, "up")
                yield Far(name)
            finally:
                carrying.terminate()
    finally:
        _ip("netns", "del", name)


def carry(name: str, device: str, lag: float, rng: Random) -> None:
    """Carries packets both ways, half the lag each; nothing overtakes what was sent before it."""
    here = _tunnel(device)
    _go_to(name)
    ends = {here: (there := _tunnel(device)), there: here}
    print("ready", flush=True)
    waiting: list[tuple[float, int, int, bytes]] = []
    last = dict.fromkeys(ends, 0.0)
    count = 0
    while True:
        pause = max(0.0, waiting[0][0] - time.monotonic()) if waiting else None
        for end in select.select(list(ends), [], [], pause)[0]:
            trip = lag / 2 + rng.gammavariate(2.0, JITTER_MS / 2.0)
            last[end] = max(last[end], time.monotonic() + trip / 1000)
            count += 1
            heapq.heappush(waiting, (last[end], count, ends[end], os.read(end, PACKET)))
        while waiting and waiting[0][0] <= time.monotonic():
            _, _, to, packet = heapq.heappop(waiting)
            with suppress(OSError):  # nobody listens there yet
                os.write(to, packet)


def _tunnel(device: str) -> int:
    """A new device; what is sent through it is read from the descriptor."""
    end = os.open("/dev/net/tun", os.O_RDWR)
    fcntl.ioctl(end, _TUNSETIFF, struct.pack("16sH", device.encode(), _IFF_TUN | _IFF_NO_PI))
    return end


def _go_to(name: str) -> None:
    """From now on this thread is there."""
    libc = ctypes.CDLL(None, use_errno=True)
    place = os.open(f"/run/netns/{name}", os.O_RDONLY)
    if libc.setns(place, _CLONE_NEWNET) != 0:
        raise OSError(ctypes.get_errno(), f"cannot go to {name}")
    os.close(place)


def _ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True)


if __name__ == "__main__":
    carry(sys.argv[1], sys.argv[2], float(sys.argv[3]), Random(int(sys.argv[4])))
