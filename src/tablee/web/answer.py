"""Bodies of requests and of answers, in JSON."""

from __future__ import annotations

import asyncio
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from tablee import wire
from tablee.kernel import Fault

Body = TypeVar("Body")
Result = TypeVar("Result")


def json_answer(value: Any, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(value), status, headers, "application/json")


async def read_body(request: Request, kind: type[Body]) -> Body:
    """The JSON body, read no further than is allowed."""
    received = bytearray()
    async for chunk in request.stream():
        received += chunk
        if len(received) > wire.LARGEST:
            raise Fault("too_large", most=wire.LARGEST)
    try:
        return msgspec.json.decode(received, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Fault("bad_body") from None


async def unless_gone(request: Request, coming: asyncio.Future[Result]) -> Result:
    """Waits for this work while somebody waits for the answer. Raises ClientDisconnect."""
    gone = asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait((coming, gone), return_when=asyncio.FIRST_COMPLETED)
        if not coming.done():
            raise ClientDisconnect
        return coming.result()
    finally:
        coming.cancel()
        gone.cancel()


async def _gone(request: Request) -> None:
    """After a request was read, the only thing that can come is the end of the connection."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
