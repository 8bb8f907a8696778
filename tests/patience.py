"""Requests of tests wait for a busy machine: the five seconds of httpx would test its speed."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

PATIENCE = 120.0
"""Seconds until a test gives up on an answer. Nothing is asserted about the time before."""


@pytest.fixture(scope="session", autouse=True)
def unhurried() -> Any:
    """Every request that a test makes over the network, by whichever function of httpx."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(httpx.HTTPTransport, "handle_request", waits(httpx.HTTPTransport))
        yield


def waits(transport: type[httpx.HTTPTransport]) -> Any:
    asked = transport.handle_request

    def handle_request(self: httpx.HTTPTransport, request: httpx.Request) -> httpx.Response:
        limits = request.extensions.get("timeout", {})
        request.extensions["timeout"] = {kind: max(PATIENCE, s or 0) for kind, s in limits.items()}
        return asked(self, request)

    return handle_request
