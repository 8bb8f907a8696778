"""Answers that are the same for everybody: made once, compressed once, and held in memory.

Nothing that belongs to one person is compressed, since its size would tell about its content.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
WORTHWHILE = 1_000
"""Bytes. Less is sent as it is."""
PACKED = ("image/", "font/", "audio/", "video/")
"""Kinds that are compressed already; drawings are text."""
BUILT = {".br": "br", ".gz": "gzip"}
"""Endings of the compressed files that the build of the page writes, and their codings."""


class SharedAnswer(msgspec.Struct, frozen=True):
    """A body, its compressed forms by the name of their coding, and an ETag for all of them."""

    body: bytes
    forms: tuple[tuple[str, bytes], ...]
    """The shortest first."""
    kind: str
    tag: str

    def answer(self, request: Request, cache: str = ASK_AGAIN, status: int = 200) -> Response:
        """The body, unless the browser has it already."""
        headers = {"etag": self.tag, "cache-control": cache}
        if self.forms:
            headers["vary"] = "accept-encoding"
        if status == 200 and request.headers.get("if-none-match") == self.tag:
            return Response(status_code=304, headers=headers)
        coding, body = self._form(read_codings(request.headers.get("accept-encoding", "")))
        if coding:
            headers["content-encoding"] = coding
        return Response(body, status, headers, self.kind)

    def _form(self, codings: frozenset[str]) -> tuple[str, bytes]:
        """The shortest form that the browser can read."""
        return next((form for form in self.forms if form[0] in codings), ("", self.body))


@lru_cache(1_000)
def read_codings(accepted: str) -> frozenset[str]:
    """The codings that a browser names and does not refuse with `q=0`."""
    named = (part.replace(" ", "").partition(";q=") for part in accepted[:1_000].split(","))
    return frozenset(name for name, _, weight in named if _is_wanted(name, weight))


def _is_wanted(name: str, weight: str) -> bool:
    return bool(name) and (not weight or bool(weight.strip("0.")))


def share(body: bytes, kind: str, built: tuple[tuple[str, bytes], ...] = ()) -> SharedAnswer:
    """`built`: shorter forms that were made before; without any, one is made now."""
    forms = [form for form in built or _zipped(body, kind) if len(form[1]) < len(body)]
    forms.sort(key=lambda form: len(form[1]))
    return SharedAnswer(body, tuple(forms), kind, f'W/"{hashlib.sha256(body).hexdigest()[:20]}"')


def _zipped(body: bytes, kind: str) -> tuple[tuple[str, bytes], ...]:
    is_packed = kind.startswith(PACKED) and kind != "image/svg+xml"
    if is_packed or len(body) < WORTHWHILE:
        return ()
    return (("gzip", gzip.compress(body, 9, mtime=0)),)


@lru_cache(1_000)
def share_text(text: str, kind: str) -> SharedAnswer:
    """For texts that are made once themselves."""
    return share(text.encode(), kind)


def share_json(value: Any) -> SharedAnswer:
    """For values that seldom change; never one that belongs to a person."""
    return share_text(msgspec.json.encode(value).decode(), "application/json")


class Files:
    """Files of the built page, with the shorter forms that lie beside them.

    One that was changed on disk is read again.
    """

    def __init__(self) -> None:
        self._files: dict[Path, tuple[tuple[int, int], SharedAnswer]] = {}

    def read(self, path: Path) -> SharedAnswer:
        found = path.stat()
        stamp = (found.st_mtime_ns, found.st_size)
        known = self._files.get(path)
        if known is None or known[0] != stamp:
            kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
            if kind.startswith("text/"):
                kind += "; charset=utf-8"
            known = self._files[path] = (stamp, share(path.read_bytes(), kind, _built(path)))
        return known[1]


def _built(path: Path) -> tuple[tuple[str, bytes], ...]:
    """The forms that the build of the page made of this file."""
    beside = ((coding, path.with_name(path.name + ending)) for ending, coding in BUILT.items())
    return tuple((coding, form.read_bytes()) for coding, form in beside if form.is_file())
