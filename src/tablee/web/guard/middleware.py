"""Around every request: headers, the origin check, what an address may do, errors as a code."""

from __future__ import annotations

import logging

import msgspec
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tablee.house.metrics import Metrics
from tablee.kernel import BadOptions, Fault
from tablee.web.guard.address import address_of
from tablee.web.guard.address_share import RequestKind
from tablee.web.guard.rate_limit import RateLimit
from tablee.web.reached_at import Ports
from tablee.web.session import is_same_origin
from tablee.wire import Trouble

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; "
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
        "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
        "require-trusted-types-for 'script'; "
        "trusted-types svelte-trusted-html tablee-faces tablee-texts"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": (
        "accelerometer=(), bluetooth=(), browsing-topics=(), camera=(), display-capture=(), "
        "encrypted-media=(), geolocation=(), gyroscope=(), hid=(), idle-detection=(), "
        "local-fonts=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), "
        "xr-spatial-tracking=()"
    ),
}
NOT_STORED = "no-store"
"""For every answer that does not say otherwise: only what is the same for all is stored."""
OVER_TLS = {"strict-transport-security": "max-age=31536000"}
"""Sent over https only: a browser that got it never uses http here again."""

STATUSES = {
    "unknown_game": 404,
    "no_such_puzzle": 404,
    "no_puzzles": 404,
    "other_day": 409,
    "unknown_table": 404,
    "unknown_language": 404,
    "unknown_code": 404,
    "no_evening": 404,
    "banned": 403,
    "no_new_accounts": 403,
    "not_on_shelf": 403,
    "no_public_tables": 403,
    "no_name": 401,
    "no_account": 401,
    "wrong_login": 401,
    "wrong_passphrase": 401,
    "wrong_code": 401,
    "bad_passkey": 401,
    "foreign_origin": 403,
    "needs_account": 403,
    "not_your_eyes": 403,
    "locked": 403,
    "no_such_eyes": 404,
    "no_such_chair": 404,
    "no_such_entry": 404,
    "only_host": 403,
    "already_begun": 409,
    "name_taken": 409,
    "has_account": 409,
    "this_device": 409,
    "too_many_passkeys": 409,
    "too_many_blocked": 409,
    "too_many_friends": 409,
    "too_many_asked": 409,
    "unknown_friend": 404,
    "unknown_link": 404,
    "you_blocked": 403,
    "not_finished": 409,
    "not_begun": 409,
    "no_scrollback": 409,
    "already_over": 409,
    "retired": 409,
    "newer_version": 409,
    "too_large": 413,
    "elsewhere": 421,
    "bad_record": 422,
    "against_rules": 422,
    "unfinished": 422,
    "other_outcome": 422,
    "other_commitment": 422,
    "no_secret": 422,
    "bad_imagine": 422,
    "too_many_tables": 429,
    "too_many_codes": 429,
    "too_many_requests": 429,
    "not_for_you": 403,
    "store_unwell": 503,
    "too_fast": 429,
    "busy": 503,
    "not_kept": 503,
    "store_closed": 503,
    "damaged": 503,
    "closing": 503,
    "fenced": 503,
    "broken": 503,
    "game_fault": 503,
}
PLAIN_CODES = {404: "not_found", 405: "wrong_method"}
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
KINDS: dict[str, RequestKind] = {
    "/api/tables": "table",
    "/api/records": "table",
    "/api/errors": "error",
    "/api/me/export": "export",
    "/api/reports": "report",
    "/api/me/blocked": "tie",
    "/api/friends": "tie",
    "/api/friend-link": "tie",
    "/api/friend-link/open": "tie",
    "/api/friend-link/accept": "tie",
    "/api/account": "account",
    "/api/account/login": "account",
    "/api/account/passphrase": "account",
    "/api/account/recover": "account",
    "/api/account/recovery": "account",
    "/api/account/passkeys/new": "account",
    "/api/account/passkeys/login": "account",
}
"""What an address may do only so often an hour, beside all its requests a second."""
RETRY_SECONDS = "10"
QUIET = {404, 405, 429}
"""Answers that are not logged: anybody could fill the log with them."""

RAISED = "tablee.raised"
"""The key in a scope under which a raised fault is handed out to the guard."""

_log = logging.getLogger(__name__)


class Guard:
    """The outermost layer: every answer gets its headers, and no answer shows a traceback."""

    def __init__(
        self,
        app: ASGIApp,
        rate_limit: RateLimit | None = None,
        metrics: Metrics | None = None,
        ports: Ports | None = None,
    ) -> None:
        self._app = app
        self._ports = ports or Ports()
        self._rate_limit = rate_limit
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started = False

        async def send_guarded(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                _dress(message, scope["scheme"] == "https")
                if self._ports.own:
                    _open_ports(message, scope, self._ports)
            await send(message)

        try:
            self._check(scope)
            await self._app(scope, receive, send_guarded)
        except ClientDisconnect:  # nobody is left to be answered
            return
        except Exception as fault:
            scope[RAISED] = fault
            if not started:
                await trouble(fault)(scope, receive, send_guarded)
        if RAISED in scope:
            self._note(scope, scope[RAISED])

    def _check(self, scope: Scope) -> None:
        changing = scope["method"] not in SAFE_METHODS
        if self._rate_limit is not None:
            address = address_of(scope)
            self._rate_limit.ask(address, "request")
            kind = _kind(scope["path"]) if changing else None
            if kind is not None:
                self._rate_limit.ask(address, kind)
        if changing and not is_same_origin(HTTPConnection(scope)):
            raise Fault("foreign_origin")

    def _note(self, scope: Scope, fault: Exception) -> None:
        """Counts what was refused, and logs its code."""
        status, told = _judged(fault)
        if self._metrics is not None:
            self._metrics.refused(told.code)
        asked = {"method": scope["method"], "path": scope["path"][:100]}
        facts = {"code": told.code, "status": status, **asked}
        if status == 500:
            _log.error("a request failed", exc_info=fault, extra=facts)
        else:
            level = logging.DEBUG if status in QUIET else logging.INFO
            is_ours = status > 500 and told.code != "busy"  # which anybody can cause
            _log.log(logging.WARNING if is_ours else level, "refused", extra=facts)


def trouble(fault: Exception) -> Response:
    """The answer to a fault: its code and details, or `internal` and nothing else."""
    status, told = _judged(fault)
    headers = {"retry-after": RETRY_SECONDS} if status == 429 else None
    return Response(msgspec.json.encode(told), status, headers, "application/json")


async def answer_trouble(request: Request, fault: Exception) -> Response:
    """Turns what a route raises into an answer, and hands it to the guard for the log."""
    request.scope[RAISED] = fault
    return trouble(fault)


def _judged(fault: Exception) -> tuple[int, Trouble]:
    if isinstance(fault, Fault):
        status = STATUSES.get(fault.code, 422 if isinstance(fault, BadOptions) else 400)
        return status, Trouble(fault.code, dict(fault.details))
    if isinstance(fault, HTTPException):
        status = fault.status_code
        return status, Trouble(PLAIN_CODES.get(status, "refused"))
    return 500, Trouble("internal")


def _dress(message: Message, over_tls: bool) -> None:
    headers = MutableHeaders(scope=message)
    for name, value in (HEADERS | OVER_TLS if over_tls else HEADERS).items():
        headers.setdefault(name, value)
    headers.setdefault("cache-control", NOT_STORED)


def _open_ports(message: Message, scope: Scope, ports: Ports) -> None:
    """The page may go to the process that has its table."""
    asked = HTTPConnection(scope).headers.get("host", "")
    headers = MutableHeaders(scope=message)
    policy, more = headers["content-security-policy"], ports.sources(asked, scope["scheme"])
    headers["content-security-policy"] = policy.replace(
        "connect-src 'self'", f"connect-src 'self' {more}".rstrip()
    )


def _kind(path: str) -> RequestKind | None:
    if path.startswith("/api/tables/") and path.endswith("/branch"):
        return "table"
    if path.startswith("/api/friends/"):
        return "tie"
    return KINDS.get(path)
