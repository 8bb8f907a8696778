"""Answers that are the same for everybody: made once, held in memory, compressed once.

Nothing that belongs to one person is compressed: its size would tell of what is in it.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import lru_cache
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import Response

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
WORTHWHILE = 1_000
"""Bytes. Less is sent as it is."""
PACKED = ("image/", "font/", "audio/", "video/")
"""Kinds that are compressed already; drawings are text."""


class Shared(msgspec.Struct, frozen=True):
    """A body as it is sent, its shorter form if there is one, and a name for both."""

    body: bytes
    short: bytes
    kind: str
    tag: str

    def answer(self, request: Request, cache: str = ASK_AGAIN, status: int = 200) -> Response:
        """The body, unless the browser has it already."""
        headers = {"etag": self.tag, "cache-control": cache}
        if self.short:
            headers["vary"] = "accept-encoding"
        if status == 200 and request.headers.get("if-none-match") == self.tag:
            return Response(status_code=304, headers=headers)
        body = self.body
        if self.short and "gzip" in request.headers.get("accept-encoding", ""):
            body, headers["content-encoding"] = self.short, "gzip"
        return Response(body, status, headers, self.kind)


def share(body: bytes, kind: str) -> Shared:
    is_packed = kind.startswith(PACKED) and kind != "image/svg+xml"
    short = b"" if is_packed or len(body) < WORTHWHILE else gzip.compress(body, 9, mtime=0)
    if len(short) >= len(body):
        short = b""
    return Shared(body, short, kind, f'W/"{hashlib.sha256(body).hexdigest()[:20]}"')


@lru_cache(1_000)
def share_text(text: str, kind: str) -> Shared:
    """For texts that are made once themselves."""
    return share(text.encode(), kind)


class Files:
    """Files of the built page. One that was changed on disk is read again."""

    def __init__(self) -> None:
        self._files: dict[Path, tuple[tuple[int, int], Shared]] = {}

    def read(self, path: Path) -> Shared:
        found = path.stat()
        stamp = (found.st_mtime_ns, found.st_size)
        known = self._files.get(path)
        if known is None or known[0] != stamp:
            kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
            if kind.startswith("text/"):
                kind += "; charset=utf-8"
            known = self._files[path] = (stamp, share(path.read_bytes(), kind))
        return known[1]
