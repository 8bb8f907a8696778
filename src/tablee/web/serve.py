"""Starts the server: the store on disk, the site, and uvicorn around them."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import ExitStack, suppress
from importlib import import_module
from pathlib import Path

import msgspec
import uvicorn
from starlette.types import ASGIApp

from tablee import catalog, wire
from tablee.house.archive.retention_periods import RetentionPeriods
from tablee.house.bots.bot_processes import BotProcesses, spare_cores
from tablee.house.cluster.goodbye import until_gone
from tablee.house.helper import Helper
from tablee.house.house import House
from tablee.house.library.house_rules import HouseRules
from tablee.house.library.library_file import read_text
from tablee.house.library.open_library import OpenLibrary
from tablee.house.limits import Limits
from tablee.house.rules.endless import EndlessRules
from tablee.house.upkeep.garbage import tune_collector
from tablee.house.upkeep.retention import sweep_on
from tablee.house.wall_clock import WallClock
from tablee.house.watchdog import Watchdog
from tablee.house.word_lists import keep_word_lists, use_word_lists
from tablee.store import Lost, People, Store
from tablee.store.key import shared_key, signing_key
from tablee.store.people.look_alike import looks
from tablee.store.sqlite.care.backup import CountLeft
from tablee.web.app import PAGE, make_app
from tablee.web.guard.address import Proxies
from tablee.web.guard.connections import TcpConnections
from tablee.web.guard.gate import Gate, SocketGate, gated
from tablee.web.guard.rate_limit import RateLimit
from tablee.web.listening import open_files, public_socket
from tablee.web.logs import set_up_logs
from tablee.web.operator.desk import Desk
from tablee.web.operator.hang_up import mind_hang_up
from tablee.web.reached_at import Ports, check_address
from tablee.web.session import Sessions
from tablee.web.socket.socket_class import LAST_WORD_SECONDS, SocketPath, choose_socket
from tablee.web.stores import folder_faults, open_stores, prepare

KEEP = RetentionPeriods()
TURN_SECONDS = 0.001
"""How long a thinking bot may hold the interpreter while the event loop waits for it."""

REST_SECONDS = 5.0
"""After a restart everybody comes back within a second or two."""
KEEPALIVE_SECONDS = 30.0
"""Seconds between pings. Browsers answer them by themselves, so one that does not is gone."""

_log = logging.getLogger(__name__)


class Given(msgspec.Struct):
    """What a parent has opened for one of its processes."""

    sockets: list[socket.socket]
    ports: Ports = Ports()
    opened: Callable[[int], None] = lambda number: None
    """Called when it serves, with the number it has in the database."""


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | str = "data",
    open_browser: bool = False,
    limits: Limits | None = None,
    log_level: str = "warning",
    announce: Callable[[str], None] | None = None,
    metrics_token: str = "",
    proxies: str = "",
    retention: RetentionPeriods = KEEP,
    updating: CountLeft | None = None,
    sockets: SocketPath = "short",
    store: str = "",
    address: str = "",
    key_file: Path | None = None,
    given: Given | None = None,
    public_address: str = "",
    library: str | None = None,
    around: Callable[[House, ASGIApp], ASGIApp] = lambda house, site: site,
) -> None:
    """Serves until it is told to stop (Ctrl-C or SIGTERM). Port 0 takes any that is free.

    `sockets`: the way of their messages; the short one is only taken where it is tested.
    What `proxies` (addresses or networks, by commas) say of who asks is believed, nobody else.
    `updating` hears how far the copy of an older file is, where one must be brought up to date.
    `store`: the address of a database. Without one, tables are in a file of the folder.
    `address`: where browsers reach this process, where several share a database.
    `key_file`: a key that several processes share; else there is one in the folder.
    `given`: what a parent has opened for this process, and holds.
    `public_address`: by which people know the server, where its ports do not tell.
    `library`: what a parent has read in `library.toml`; else it is read in the folder.
    `around`: the site with something beside it; called in the loop that serves.
    Raises OSError where the address is taken, Lost where the data cannot be read or is in use,
    BadLibrary where `library.toml` is wrong.
    """
    given = given or Given([public_socket(host, port)])
    set_up_logs(log_level, worker=address)
    folder = Path(data)
    shown = shown_address(host, given.sockets[0])
    with ExitStack() as held, asyncio.Runner(loop_factory=_loop()) as runner:
        for listening in given.sockets:
            held.callback(listening.close)  # also where nothing comes of it
        _settle_interpreter()
        rules = HouseRules(OpenLibrary(read_text(folder) if library is None else library))
        if not given.ports.own:
            prepare(folder, held, store, updating)
        check_address(address)
        opening = open_stores(folder, updating, store, address)
        servers = len(given.ports.own)  # that share the cores of this machine
        house = _open_house(folder, limits, retention, servers, rules, *runner.run(opening))
        lines = TcpConnections(
            RateLimit(house.limits), house.limits, Proxies(proxies), open_files()
        )
        sessions = Sessions(shared_key(key_file) if key_file else signing_key(folder))
        reached = (address, given.ports, public_address)
        app = around(house, make_app(house, sessions, PAGE, metrics_token, lines, *reached))
        config = _config(app, lines, host, port, sockets)
        own = given.sockets[-1].getsockname()[1]  # a worker's own is the last
        more = (announce, open_browser, given.opened, own)
        server = HouseServer(config, house, folder, shown, *more)
        runner.run(server.serve(given.sockets))  # in the loop in which the store was opened


def _open_house(
    folder: Path,
    limits: Limits | None,
    retention: RetentionPeriods,
    servers: int,
    rules: HouseRules,
    store: Store,
    people: People,
) -> House:
    with folder_faults():
        use_word_lists(folder)
    cluster = getattr(store, "cluster", None)
    processes = BotProcesses(folder, spare_cores(servers))
    wall, helpers = WallClock(), (Helper(folder), Helper(folder))
    more = (folder, retention, cluster, processes, rules)
    return House(store, limits, wall, people, helpers, *more)


def _loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop


def _config(
    app: ASGIApp, lines: TcpConnections, host: str, port: int, sockets: SocketPath
) -> uvicorn.Config:
    """uvicorn's settings. Every connection passes our gate before uvicorn."""
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        ws=choose_socket(sockets),
        ws_max_size=wire.LARGEST,
        ws_per_message_deflate=False,
        ws_ping_interval=KEEPALIVE_SECONDS,
        log_config=None,
        proxy_headers=False,  # `guard/address.py` alone reads what proxies say
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=LAST_WORD_SECONDS,
    )
    config.load()
    config.ws_protocol_class = gated(config.ws_protocol_class, SocketGate, lines)
    config.http_protocol_class = gated(config.http_protocol_class, Gate, lines)
    return config


def shown_address(host: str, listening: socket.socket) -> str:
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1", "") else host
    return f"http://{shown}:{listening.getsockname()[1]}"


def _settle_interpreter() -> None:
    """Loads every game now, so that the first guest does not wait."""
    sys.setswitchinterval(TURN_SECONDS)
    catalog.shelf()
    tune_collector()


async def load_the_rest() -> None:
    """Loads what is seldom needed, after the server has opened and the first people have come."""
    await asyncio.sleep(REST_SECONDS)
    for name in ("tablee.house.people.webauthn", "fluent.runtime", "markdown_it"):
        await asyncio.to_thread(import_module, name)
    await asyncio.to_thread(looks, "Ann")  # the first name that is looked at has tables read


class HouseServer(uvicorn.Server):
    """Announces its address once it listens. Before it stops, everything is sent and stored."""

    def __init__(
        self,
        config: uvicorn.Config,
        house: House,
        data: Path,
        address: str,
        announce: Callable[[str], None] | None,
        open_browser: bool,
        opened: Callable[[int], None],
        own_port: int,
    ) -> None:
        super().__init__(config)
        self._watchdog, self._endless = Watchdog(house.metrics.held_up), EndlessRules()
        self._working: list[asyncio.Task[None]] = []
        self._desk = Desk(house, data)
        self._data = data
        self._house = house
        self._address = address
        self._announce = announce
        self._open_browser = open_browser
        self._opened = opened
        self._port = own_port

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        with suppress(Lost):  # only a list of an operator is without it
            await self._house.other_processes.cluster.answers_at(self._port)
        self._house.start()
        if self._house.other_processes.is_alone:  # else commands go to the database
            await self._desk.open()
        mind_hang_up(self._house.rules.library, self._data)
        self._house.other_processes.cluster.events.drained = self._leave
        self._watchdog.start()
        self._endless.start()
        self._working = [
            asyncio.create_task(keep_word_lists(self._house.store, self._data)),
            asyncio.create_task(sweep_on(self._house, self._house.retention)),
            asyncio.create_task(load_the_rest()),
        ]
        _log.info("open", extra={"address": self._address})
        self._opened(self._house.other_processes.cluster.number)
        if self._announce is not None:
            self._announce(self._address)
        if self._open_browser:
            await asyncio.to_thread(webbrowser.open, self._address)

    def _leave(self) -> None:
        """As with SIGTERM."""
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        _log.info("closing")
        self._watchdog.stop()
        self._endless.stop()
        self._desk.close()
        for task in self._working:
            task.cancel()
        await self._house.close()
        await self._end_lines(sockets)
        await self._house.people.close()
        await self._house.store.close()
        _log.info("closed")

    async def _end_lines(self, sockets: list[socket.socket] | None) -> None:
        """Closes connections like uvicorn, but without its pauses of a tenth of a second."""
        for server in self.servers:
            server.close()
        for listening in sockets or ():
            listening.close()
        state = self.server_state
        for line in list(state.connections):
            line.shutdown()
        await until_gone(lambda: not (state.connections or state.tasks), LAST_WORD_SECONDS)
        for task in list(state.tasks):
            task.cancel()
        await self.lifespan.shutdown()
