"""The proxies of `deploy/`, where they are installed."""

from __future__ import annotations

import os

import pytest

from tools.proxies import find

REQUIRED = os.environ.get("TABLEE_PROXY_TESTS") == "required"


def found(tool: str) -> str:
    path = find(tool)
    if path is None and not REQUIRED:
        pytest.skip(f"{tool} is not installed")
    assert path is not None, f"{tool} is not installed"
    return path
