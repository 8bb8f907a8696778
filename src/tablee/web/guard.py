"""Around every request: security headers, the origin check, and errors that tell a code only."""

from __future__ import annotations

import logging

import msgspec
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tablee.kernel import BadOptions, Fault
from tablee.table.wire import Trouble
from tablee.web.session import is_same_origin

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

STATUSES = {
    "unknown_game": 404,
    "unknown_table": 404,
    "unknown_language": 404,
    "no_name": 401,
    "no_account": 401,
    "wrong_login": 401,
    "foreign_origin": 403,
    "needs_account": 403,
    "not_your_eyes": 403,
    "locked": 403,
    "no_such_eyes": 404,
    "no_such_chair": 404,
    "no_such_entry": 404,
    "name_taken": 409,
    "has_account": 409,
    "not_finished": 409,
    "not_begun": 409,
    "no_scrollback": 409,
    "already_over": 409,
    "other_version": 409,
    "too_large": 413,
    "bad_record": 422,
    "against_rules": 422,
    "unfinished": 422,
    "other_outcome": 422,
    "other_commitment": 422,
    "no_secret": 422,
    "too_many_tables": 429,
    "too_fast": 429,
    "busy": 503,
    "not_kept": 503,
    "store_closed": 503,
    "closing": 503,
    "broken": 503,
}
PLAIN_CODES = {404: "not_found", 405: "wrong_method"}
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")

_log = logging.getLogger(__name__)


class Guard:
    """The outermost layer: nothing leaves without its headers, no fault with its traceback."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started = False

        async def send_guarded(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            if scope["method"] not in SAFE_METHODS and not is_same_origin(HTTPConnection(scope)):
                raise Fault("foreign_origin")
            await self._app(scope, receive, send_guarded)
        except Exception as fault:
            if not isinstance(fault, Fault):
                _log.exception("%s %s failed", scope["method"], scope["path"])
            if not started:
                await trouble(fault)(scope, receive, send_guarded)


def trouble(fault: Exception) -> Response:
    """The answer to a fault: its code and details, or `internal` and nothing else."""
    if isinstance(fault, Fault):
        status = STATUSES.get(fault.code, 422 if isinstance(fault, BadOptions) else 400)
        body = Trouble(fault.code, dict(fault.details))
    elif isinstance(fault, HTTPException):
        status = fault.status_code
        body = Trouble(PLAIN_CODES.get(status, "refused"))
    else:
        status, body = 500, Trouble("internal")
    return Response(msgspec.json.encode(body), status, media_type="application/json")


async def answer_trouble(request: Request, fault: Exception) -> Response:
    return trouble(fault)
