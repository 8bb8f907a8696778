"""Where a request comes from."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address

from starlette.types import Scope

LOCAL = "local"
"""For a request without an address: through a Unix socket, or in a test."""


def address_of(scope: Scope) -> str:
    """The address a request is counted for. One IPv6 household has a whole /64: one caller."""
    client = scope.get("client")
    if not client:
        return LOCAL
    try:
        address = ip_address(client[0])
    except ValueError:
        return str(client[0])[:60]
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(IPv6Address(int(address) >> 64 << 64)) + "/64"
    return str(address)


def is_at_home(scope: Scope) -> bool:
    """Whether the request was made on this very machine, and not passed on by a proxy."""
    names = {name for name, _ in scope["headers"]}
    if names & {b"forwarded", b"x-forwarded-for", b"x-real-ip", b"via"}:
        return False
    client = scope.get("client")
    try:
        return client is not None and ip_address(client[0]).is_loopback
    except ValueError:
        return False
