"""The browser and the system of a device in two words, from what it says about itself."""

from __future__ import annotations

from starlette.requests import Request

BROWSERS = ("Firefox", "FxiOS", "Edg", "OPR", "SamsungBrowser", "CriOS", "Chrome", "Safari")
SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Mac OS X", "CrOS", "Linux")
NAMES = {
    "FxiOS": "Firefox",
    "Edg": "Edge",
    "OPR": "Opera",
    "SamsungBrowser": "Samsung",
    "CriOS": "Chrome",
    "Mac OS X": "macOS",
    "CrOS": "ChromeOS",
}


def describe(agent: str) -> str:
    """Only words of our own; empty where it names nothing we know."""
    found = [next((name for name in names if name in agent), "") for names in (BROWSERS, SYSTEMS)]
    return " · ".join(NAMES.get(name, name) for name in found if name)


def label_of(request: Request) -> str:
    return describe(request.headers.get("user-agent", ""))
