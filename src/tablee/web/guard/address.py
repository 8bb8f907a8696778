"""Where a request comes from, and who is believed about it."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from starlette.types import Scope

_log = logging.getLogger(__name__)

LOCAL = "local"
"""For a request without an address: through a Unix socket, or in a test."""
PROXIED = "tablee.proxied"
"""In a scope: a named proxy passed the request on."""
LINE_TRIP = "tablee.line_trip"
"""In a scope: what a named proxy measured of the caller's line, in ms."""
LONGEST_LINE_MS = 60_000.0
ANYBODY = "*"
SCHEMES = {b"http": "http", b"https": "https", b"ws": "http", b"wss": "https"}
PASSED_ON = {b"forwarded", b"x-forwarded-for", b"x-real-ip", b"via"}
"""Headers of a request that some proxy passed on. They only ever make us trust it less."""
FORWARDED = {b"x-forwarded-for", b"x-forwarded-proto"}
OWN_NAMES = ("localhost", "ip6-localhost")


class Proxies:
    """The proxies an operator has named. Only they are believed about a caller.

    Raises ValueError for what is no address and no network.
    """

    def __init__(self, named: str = "") -> None:
        parts = [part.strip() for part in named.split(",") if part.strip()]
        self._all = ANYBODY in parts
        self._networks = [_network(part) for part in parts if part != ANYBODY]
        self._warned = False

    def holds(self, host: str) -> bool:
        """Whether this address is one of them."""
        if self._all:
            return True
        try:
            address = ip_address(host)
        except ValueError:
            return False
        if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        return any(address in network for network in self._networks)

    def settle(self, scope: Scope) -> None:
        """Writes into a scope who asks; the only place that reads what a proxy says."""
        client = scope.get("client")
        if not client or not self.holds(client[0]):
            self._warn(scope, client[0] if client else LOCAL)
            return
        scope[PROXIED] = True
        heads = dict(scope["headers"])
        scope[LINE_TRIP] = _trip(heads.get(b"x-line-rtt", b""))
        scheme = SCHEMES.get(heads.get(b"x-forwarded-proto", b"").strip())
        if scheme is not None:
            scope["scheme"] = scheme.replace("http", "ws") if _is_socket(scope) else scheme
        passed = [v for name, v in scope["headers"] if name == b"x-forwarded-for"]
        caller = self._caller(b",".join(passed).decode("latin-1").split(","))
        if caller:
            scope["client"] = (caller, 0)

    def _warn(self, scope: Scope, host: str) -> None:
        """Once. A proxy is near: what strangers write into their headers causes no line."""
        if self._warned or not _is_near(host) or not FORWARDED & dict(scope["headers"]).keys():
            return
        self._warned = True
        _log.warning(
            "a proxy that is not named sends forwarded addresses: without --behind-proxy all"
            " callers share one address, and cookies are not Secure",
            extra={"proxy": host},
        )

    def _caller(self, hops: Iterable[str]) -> str:
        """The last address that is not a proxy of ours. Anybody can write what is before it."""
        known = [host for hop in hops if (host := _host(hop))]
        strangers = [host for host in known if self._all or not self.holds(host)]
        if self._all or not strangers:
            return known[0] if known else ""
        return strangers[-1]


def address_of(scope: Scope) -> str:
    """The address a request is counted for."""
    client = scope.get("client")
    return counted(client[0]) if client else LOCAL


def counted(host: str) -> str:
    """An address as it is counted. An IPv6 household has a whole /64, which counts as one."""
    try:
        address = ip_address(host)
    except ValueError:
        return host[:60]
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(IPv6Address(int(address) >> 64 << 64)) + "/64"
    return str(address)


def is_proxied(scope: Scope) -> bool:
    """Whether the connection of this request ends at a proxy, and not at the browser."""
    return bool(scope.get(PROXIED))


def line_trip(scope: Scope) -> float | None:
    """The round trip of the caller's line in ms, as a named proxy measured it."""
    trip: float | None = scope.get(LINE_TRIP)
    return trip


def is_at_home(scope: Scope) -> bool:
    """Whether the request came from this machine itself, and through no proxy.

    A proxy that was not named shows by the host that was asked for, or by its header.
    """
    heads = dict(scope["headers"])
    if is_proxied(scope) or heads.keys() & PASSED_ON:
        return False
    client = scope.get("client")
    return client is not None and is_loopback(client[0]) and _is_own_name(heads.get(b"host", b""))


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def _trip(micros: bytes) -> float | None:
    """What a proxy says, in microseconds; None for nonsense.

    If a proxy passes on a header that the caller wrote, this can only make the line seem shorter
    than it is.
    """
    if not micros.isdigit() or len(micros) > 9:
        return None
    trip = int(micros) / 1000.0
    return trip if 0.0 < trip <= LONGEST_LINE_MS else None


def _is_own_name(host: bytes) -> bool:
    name = _host(host.decode("latin-1"))
    return name.lower() in OWN_NAMES or is_loopback(name)


def _host(text: str) -> str:
    """`a.b`, `a.b:80`, `::1` and `[::1]:80` without the port."""
    text = text.strip()
    if text.startswith("["):
        host, closed, _ = text[1:].partition("]")
        return host if closed else ""
    return text.partition(":")[0] if text.count(":") == 1 else text


def _network(part: str) -> IPv4Network | IPv6Network:
    return ip_network(part, strict=False)


def _is_near(host: str) -> bool:
    """On this machine or in its own network."""
    try:
        return ip_address(host).is_private
    except ValueError:
        return False


def _is_socket(scope: Scope) -> bool:
    return bool(scope["type"] == "websocket")
