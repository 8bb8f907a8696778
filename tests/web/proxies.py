"""The proxies of `deploy/`, where they are installed."""

from __future__ import annotations

import os
import ssl

import pytest

from tools.proxies import find

REQUIRED = os.environ.get("TABLEE_PROXY_TESTS") == "required"


def found(tool: str) -> str:
    path = find(tool)
    if path is None and not REQUIRED:
        pytest.skip(f"{tool} is not installed")
    assert path is not None, f"{tool} is not installed"
    return path


def trusting(address: str) -> ssl.SSLContext | None:
    """A proxy in a test has a certificate that nobody has signed."""
    if not address.startswith("https"):
        return None
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context
