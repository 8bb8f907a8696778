"""Addresses of processes: what is one, and what a page at another port may do."""

from __future__ import annotations

import pytest
from starlette.requests import HTTPConnection
from starlette.types import Scope

from tablee.web.reached_at import SENT_HERE, Ports, check_address, read_address

PORTS = Ports(8000, (8001, 8002))


def asked(host: str, origin: str) -> HTTPConnection:
    heads = [(b"host", host.encode()), (b"origin", origin.encode())]
    return HTTPConnection({"type": "http", "headers": heads})


@pytest.mark.parametrize("address", ["", "/w/2", "/one", ":8002"])
def test_an_address_is_a_path_or_a_port(address: str) -> None:
    assert check_address(address) == address


@pytest.mark.parametrize(
    "address", ["w/2", "/", "/w/2/", "//w", "/w 2", "/api/2", "/ws", ":0", ":99999", "http://a.b"]
)
def test_anything_else_is_refused(address: str) -> None:
    with pytest.raises(ValueError, match="no address"):
        check_address(address)


@pytest.mark.parametrize(
    ("path", "then"),
    [("/w/2/api/me", "/api/me"), ("/api/me", "/api/me"), ("/w/22/a", "/w/22/a"), ("/w/2", "/w/2")],
)
def test_the_path_of_the_process_is_dropped_and_noted(path: str, then: str) -> None:
    scope: Scope = {"path": path, "raw_path": path.encode()}
    read_address(scope, "/w/2")
    noted = {SENT_HERE: then != path}
    assert scope == {"path": then, "raw_path": then.encode(), **noted}


@pytest.mark.parametrize(
    ("server", "sent_here"), [(("a", 8002), True), (("a", 8000), False), (("a", None), False)]
)
def test_who_comes_by_the_port_of_the_process_was_sent_here(
    server: tuple[str, int | None], sent_here: bool
) -> None:
    scope: Scope = {"path": "/api/me", "server": server}
    read_address(scope, ":8002")
    assert scope[SENT_HERE] is sent_here


@pytest.mark.parametrize(
    ("host", "origin", "ours"),
    [
        ("a.example:8001", "http://a.example:8000", True),
        ("a.example:8001", "http://b.example:8000", False),
        ("a.example:8001", "http://a.example:8009", False),
        ("a.example:8001", "http://a.example", False),
        ("a.example:8001", "", False),
        ("a.example:8001", "http://[", False),
        ("", "http://:8000", False),
        ("[::1]:8001", "http://[::1]:8000", True),
    ],
)
def test_only_the_page_of_the_public_port_may_open_a_socket_elsewhere(
    host: str, origin: str, ours: bool
) -> None:
    assert PORTS.is_ours(asked(host, origin)) is ours
    assert not Ports().is_ours(asked(host, origin))


def test_the_policy_names_the_ports_of_the_same_host() -> None:
    assert PORTS.sources("a.example:8000", "http") == "ws://a.example:8001 ws://a.example:8002"
    assert PORTS.sources("[::1]:8000", "https") == "wss://[::1]:8001 wss://[::1]:8002"
    assert PORTS.sources("a;script-src *", "http") == ""
