"""Windows of browsers that are not Chromium: WebKitGTK by its WebDriver, Firefox by WebDriver BiDi.

Each is a process of its own, ended by its own id. Both windows do the same four things.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, Protocol

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from browser.house import free_port

PATIENCE_S = 60
WEBKIT = ("WebKitWebDriver", "Xvfb")
FIREFOX = ("firefox", "firefox-esr")
MAIN_BUTTON = 0


class Window(Protocol):
    """What a test needs of any browser."""

    async def open(self, address: str) -> None: ...

    async def ask(self, function: str, *given: Any) -> Any:
        """Calls a function on the page, and waits for what it promises."""

    async def press(self, x: float, y: float) -> None: ...

    async def type(self, text: str) -> None: ...


def missing(browser: str) -> str:
    """What a machine lacks for this browser; nothing where all is there."""
    if browser == "webkit":
        return ", ".join(name for name in WEBKIT if not shutil.which(name))
    return "" if any(map(shutil.which, FIREFOX)) else FIREFOX[-1]


@asynccontextmanager
async def window(browser: str, folder: Path) -> AsyncIterator[Window]:
    async with AsyncExitStack() as stack:
        start = _webkit if browser == "webkit" else _firefox
        yield await start(stack, folder)


# --- WebKitGTK -----------------------------------------------------------------------------------


class WebKitWindow:
    """WebDriver as the W3C describes it, over HTTP."""

    def __init__(self, client: httpx.AsyncClient, session: str) -> None:
        self._client = client
        self._session = session

    async def open(self, address: str) -> None:
        await self._post("url", url=address)

    async def ask(self, function: str, *given: Any) -> Any:
        script = (
            f"const given = [...arguments]; const done = given.pop();"
            f"Promise.resolve(({function})(...given)).then(done, e => done({{fault: String(e)}}));"
        )
        return await self._post("execute/async", script=script, args=given)

    async def press(self, x: float, y: float) -> None:
        await self._act(_pointer(x, y))

    async def type(self, text: str) -> None:
        await self._act(_keys(text))

    async def _act(self, actions: dict[str, Any]) -> None:
        await self._post("actions", actions=[actions])

    async def _post(self, path: str, **body: Any) -> Any:
        answer = await self._client.post(f"/session/{self._session}/{path}", json=body)
        answer.raise_for_status()
        return answer.json()["value"]


async def _webkit(stack: AsyncExitStack, folder: Path) -> Window:
    display = await _display(stack, folder)
    port = free_port()
    place = os.environ | {"DISPLAY": display, "GDK_BACKEND": "x11", "HOME": str(folder)}
    await _run(stack, folder, "WebKitWebDriver", f"--port={port}", env=place)
    client = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE_S)
    await stack.enter_async_context(client)
    wanted = {"capabilities": {"alwaysMatch": {"timeouts": {"script": PATIENCE_S * 1_000}}}}
    answer = await _first_answer(client, wanted)
    session = answer.json()["value"]["sessionId"]
    stack.push_async_callback(client.delete, f"/session/{session}")
    return WebKitWindow(client, session)


async def _first_answer(client: httpx.AsyncClient, wanted: dict[str, Any]) -> httpx.Response:
    """The driver takes a moment before it listens."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            try:
                answer = await client.post("/session", json=wanted)
            except httpx.ConnectError:
                await asyncio.sleep(0.1)
            else:
                answer.raise_for_status()
                return answer


async def _display(stack: AsyncExitStack, folder: Path) -> str:
    """A screen that nobody sees; it says its own number."""
    read, write = os.pipe()
    size = ("-screen", "0", "1440x900x24", "-nolisten", "tcp")
    await _run(stack, folder, "Xvfb", "-displayfd", str(write), *size, pass_fds=(write,))
    os.close(write)
    with os.fdopen(read) as told:
        number = await asyncio.wait_for(asyncio.to_thread(told.readline), PATIENCE_S)
    return f":{number.strip()}"


# --- Firefox -------------------------------------------------------------------------------------


class FirefoxWindow:
    """WebDriver BiDi: numbered questions over one WebSocket, which Firefox itself answers."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._number = 0
        self.context = ""

    async def open(self, address: str) -> None:
        await self.send(
            "browsingContext.navigate", context=self.context, url=address, wait="complete"
        )

    async def ask(self, function: str, *given: Any) -> Any:
        """Everything goes and comes as JSON text, so that no value needs a description."""
        told = await self.send(
            "script.callFunction",
            functionDeclaration=(
                "async (given) => JSON.stringify("
                f"(await ({function})(...JSON.parse(given))) ?? null)"
            ),
            arguments=[{"type": "string", "value": msgspec.json.encode(given).decode()}],
            target={"context": self.context},
            awaitPromise=True,
        )
        assert told["type"] == "success", told
        return msgspec.json.decode(told["result"]["value"])

    async def press(self, x: float, y: float) -> None:
        await self._act(_pointer(x, y))

    async def type(self, text: str) -> None:
        await self._act(_keys(text))

    async def _act(self, actions: dict[str, Any]) -> None:
        await self.send("input.performActions", context=self.context, actions=[actions])

    async def send(self, method: str, **params: Any) -> Any:
        self._number += 1
        question = {"id": self._number, "method": method, "params": params}
        await self._socket.send(msgspec.json.encode(question).decode())
        async with asyncio.timeout(PATIENCE_S):
            while True:
                told = msgspec.json.decode(await self._socket.recv())
                if told.get("id") == self._number:
                    assert told["type"] == "success", told
                    return told["result"]


async def _firefox(stack: AsyncExitStack, folder: Path) -> Window:
    program = next(name for name in FIREFOX if shutil.which(name))
    port = free_port()
    profile = folder / "profile"
    profile.mkdir()
    place = os.environ | {"HOME": str(folder)}
    words = ("--headless", "--no-remote", "--profile", str(profile))
    await _run(stack, folder, program, *words, f"--remote-debugging-port={port}", env=place)
    socket = await _first_line(f"ws://127.0.0.1:{port}/session")
    await stack.enter_async_context(socket)
    window = FirefoxWindow(socket)
    await window.send("session.new", capabilities={})
    tree = await window.send("browsingContext.getTree")
    window.context = tree["contexts"][0]["context"]
    size = {"width": 1280, "height": 860}
    await window.send("browsingContext.setViewport", context=window.context, viewport=size)
    return window


async def _first_line(address: str) -> ClientConnection:
    async with asyncio.timeout(PATIENCE_S):
        while True:
            try:
                return await connect(address, max_size=None)
            except OSError:
                await asyncio.sleep(0.1)


# --- both ----------------------------------------------------------------------------------------


def _pointer(x: float, y: float) -> dict[str, Any]:
    at = {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}
    press = [{"type": kind, "button": MAIN_BUTTON} for kind in ("pointerDown", "pointerUp")]
    return {"type": "pointer", "id": "mouse", "actions": [at, *press]}


def _keys(text: str) -> dict[str, Any]:
    kinds = ("keyDown", "keyUp")
    strokes = [{"type": kind, "value": letter} for letter in text for kind in kinds]
    return {"type": "key", "id": "keyboard", "actions": strokes}


async def _run(stack: AsyncExitStack, folder: Path, *command: str, **how: Any) -> None:
    """A process that ends with the window, and everything that it started."""
    with (folder / f"{command[0]}.log").open("ab") as log:
        process = await asyncio.create_subprocess_exec(
            *command, stdout=log, stderr=log, start_new_session=True, **how
        )
    stack.push_async_callback(_end, process)


async def _end(process: asyncio.subprocess.Process) -> None:
    try:
        os.killpg(process.pid, signal.SIGTERM)
        await asyncio.wait_for(process.wait(), 5)
    except TimeoutError:
        os.killpg(process.pid, signal.SIGKILL)
        await process.wait()
    except ProcessLookupError:
        await process.wait()
