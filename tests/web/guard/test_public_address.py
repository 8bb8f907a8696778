"""Where a passkey is good: at the address that is set, or at the ports the server listens at."""

from __future__ import annotations

from typing import Any

import pytest
from click.testing import CliRunner
from starlette.requests import Request

from tablee.cli.main import main
from tablee.kernel import Fault
from tablee.web.guard.address import PROXIED
from tablee.web.guard.public_address import PublicAddress, check_public_address
from tablee.web.reached_at import Ports


def asked(host: str, scheme: str = "http", port: int = 8000, proxied: bool = False) -> Request:
    scope: dict[str, Any] = {
        "type": "http",
        "path": "/",
        "scheme": scheme,
        "headers": [(b"host", host.encode())],
        "server": ("127.0.0.1", port),
        PROXIED: proxied,
    }
    return Request(scope)


def origin(public: PublicAddress, request: Request) -> str:
    try:
        return public.place_of(request).origin
    except Fault as fault:
        return fault.code


@pytest.mark.parametrize(
    ("host", "expected"),
    [
        ("localhost:8000", "http://localhost:8000"),
        ("localhost:8001", "bad_passkey"),
        ("localhost", "bad_passkey"),
        ("localhost:99999", "bad_passkey"),
        ("localhost:x", "bad_passkey"),
        ("", "bad_passkey"),
    ],
)
def test_without_a_proxy_it_is_the_port_that_is_listened_at(host: str, expected: str) -> None:
    assert origin(PublicAddress(), asked(host)) == expected


def test_several_processes_are_known_by_the_port_of_all() -> None:
    public = PublicAddress(ports=Ports(8000, (8001, 8002)))
    assert origin(public, asked("localhost:8000", port=8001)) == "http://localhost:8000"
    assert origin(public, asked("localhost:9000", port=8001)) == "bad_passkey"


def test_behind_a_proxy_it_is_the_usual_port() -> None:
    public = PublicAddress()
    secure: dict[str, Any] = {"scheme": "https", "proxied": True}
    assert origin(public, asked("play.example", **secure)) == "https://play.example"
    assert origin(public, asked("play.example:8443", **secure)) == "bad_passkey"
    assert origin(public, asked("play.example", proxied=True)) == "http://play.example"


def test_an_address_that_is_set_counts_alone() -> None:
    public = PublicAddress("https://play.example:8443")
    for host in ("play.example:8443", "elsewhere.example", "localhost:8000"):
        place = public.place_of(asked(host))
        assert (place.host, place.origin) == ("play.example", "https://play.example:8443")


@pytest.mark.parametrize(
    "bad", ["play.example", "ftp://x", "https://", "https://a/b", "https://u@a"]
)
def test_what_is_no_address_is_refused_in_one_sentence(bad: str) -> None:
    with pytest.raises(ValueError, match="no public address"):
        check_public_address(bad)
    told = CliRunner().invoke(main, ["serve", "--public-address", bad])
    assert told.exit_code != 0
    assert "--public-address takes an address such as https://play.example." in told.output
    assert check_public_address("https://play.example/") == "https://play.example"
