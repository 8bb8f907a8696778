"""The kernel tells the round trip of a real socket."""

from __future__ import annotations

import socket
import sys

import pytest

from tablee.table.race.witness import UNSEEN
from tablee.web.socket.tcp_rtt import kernel_witness


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux keeps the count")
def test_the_kernel_knows_the_round_trip_of_a_loopback_line() -> None:
    server = socket.create_server(("127.0.0.1", 0))
    page = socket.create_connection(server.getsockname())
    line, _ = server.accept()
    with server, page, line:
        for _ in range(5):
            line.sendall(b"ping")
            page.sendall(page.recv(4))
            line.recv(4)
        witness = kernel_witness(line.fileno())
    assert witness.usual is not None
    assert witness.least is not None
    assert 0 < witness.least <= witness.usual


def test_something_that_is_no_socket_has_no_round_trip() -> None:
    with open(__file__) as file:
        assert kernel_witness(file.fileno()) == UNSEEN
