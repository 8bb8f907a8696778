"""The command `serve`: every setting is a flag, and a variable of the environment."""

from __future__ import annotations

import logging
import os
import re
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal, TypeVar

import click

from tablee.cli.arguments import Wrong
from tablee.cli.trouble import trouble
from tablee.store.address import is_database
from tablee.store.contract.lost import Lost

OF_TESTS = re.compile(r"TABLEE_(BROWSER|OTHER_BROWSERS|[A-Z]+_TESTS)")
"""Settings of the project's own tests."""
HOST, PORT = "127.0.0.1", 8000
LEVELS = ("debug", "info", "warning", "error")

_log = logging.getLogger(__name__)

Command = TypeVar("Command", bound=Callable[..., None])


def setting(name: str, help: str, **more: Any) -> Callable[[Command], Command]:
    """An option that may come from the environment too: `--port` is `TABLEE_PORT`."""
    variable = "TABLEE_" + name.strip("-").upper().replace("-", "_")
    return click.option(name, envvar=variable, help=help, **more)


folder = click.Path(file_okay=False, path_type=Path)
data_option = setting(
    "--data",
    "Folder where tables are stored.",
    type=folder,
    default=lambda: Path(click.get_app_dir("tablee")),
)

store_option = setting(
    "--store",
    "A database for the tables, postgresql://…; else they are in a file of the folder.",
    default="",
)


key_option = setting(
    "--key-file",
    "32 bytes that sign cookies, the same for all processes; else there is a key in the folder.",
    type=click.Path(dir_okay=False, path_type=Path),
)


@click.command("serve")
@setting("--host", "Address to listen on.", default=HOST, show_default=True)
@setting("--port", "Port; 0: any.", default=PORT, show_default=True, type=click.IntRange(0, 65535))
@data_option
@store_option
@setting(
    "--log-level",
    "How much is logged to standard error.",
    default="info",
    show_default=True,
    type=click.Choice(LEVELS),
)
@key_option
@setting("--metrics-token", "A secret; with it /metrics can be read from anywhere.", default="")
@setting(
    "--workers",
    "Processes that share a database; on a file there is one.",
    default=1,
    show_default=True,
    type=click.IntRange(1, 64),
)
@setting("--address", "Of this process among several: a path (/w/2) or a port (:8002).", default="")
@setting(
    "--public-address",
    "By which people know the server, https://…; else its ports tell.",
    default="",
)
@setting("--behind-proxy", "Addresses of trusted proxies, by commas.", default="")
@setting(
    "--sockets-per-address",
    "Connections one address may have at once.",
    default=400,
    show_default=True,
    type=click.IntRange(1),
)
@setting(
    "--sockets",
    "Way of their messages; ordinary: uvicorn's own.",
    default="short",
    show_default=True,
    type=click.Choice(("short", "ordinary")),
)
@setting("--keep-finished-days", "0: for ever.", default=0.0, type=click.FloatRange(0))
@setting("--keep-playing-days", "0: for ever.", default=0.0, type=click.FloatRange(0))
@setting(
    "--keep-waiting-hours",
    "0: for ever.",
    default=48.0,
    show_default=True,
    type=click.FloatRange(0),
)
@setting(
    "--keep-imported-days",
    "0: for ever.",
    default=30.0,
    show_default=True,
    type=click.FloatRange(0),
)
@setting(
    "--keep-guests-days",
    "0: for ever.",
    default=90.0,
    show_default=True,
    type=click.FloatRange(0),
)
@setting(
    "--keep-reports-days",
    "0: for ever.",
    default=90.0,
    show_default=True,
    type=click.FloatRange(0),
)
def serve_command(**settings: Any) -> None:
    """Serve the library to browsers."""
    open_house(open_browser=False, **settings)


def open_house(
    *,
    host: str,
    port: int,
    data: Path,
    store: str,
    log_level: str,
    metrics_token: str,
    key_file: Path | None,
    address: str,
    workers: int,
    public_address: str,
    behind_proxy: str,
    sockets_per_address: int,
    sockets: Literal["short", "ordinary"],
    keep_finished_days: float,
    keep_playing_days: float,
    keep_waiting_hours: float,
    keep_imported_days: float,
    keep_reports_days: float,
    keep_guests_days: float,
    open_browser: bool,
) -> None:
    from tablee.house.archive.retention_periods import RetentionPeriods
    from tablee.house.library.library_file import BadLibrary
    from tablee.house.limits import Limits
    from tablee.web import serve  # the other commands need no server
    from tablee.web.logs import set_up_logs

    check_store(store)
    check_reached_at(address, workers)
    public_address = checked_public(public_address)
    check_proxies(behind_proxy)
    set_up_logs(log_level)
    warn_of_settings(key_file or data / "key")
    workers = checked_workers(workers, store)

    def copying(left: int, total: int) -> None:
        """Shows how far it is: an older file is copied before it is brought up to date."""
        done = 100 if not total else 100 * (total - left) // total
        click.echo(f"\rOlder tables are copied, then brought up to date: {done} %", nl=not left)

    def announce(address: str) -> None:
        click.echo(f"Tablée is open at {address} (Ctrl-C closes it).")

    limits = Limits(
        sockets_per_address=sockets_per_address,
        lines_per_address=max(Limits().lines_per_address, sockets_per_address + 100),
    )
    retention = RetentionPeriods(
        finished_days=keep_finished_days,
        playing_days=keep_playing_days,
        waiting_hours=keep_waiting_hours,
        imported_days=keep_imported_days,
        reports_days=keep_reports_days,
        guests_days=keep_guests_days,
    )
    common: dict[str, Any] = {
        "limits": limits,
        "log_level": log_level,
        "metrics_token": metrics_token,
        "proxies": behind_proxy,
        "retention": retention,
        "sockets": sockets,
        "store": store,
        "address": address,
        "public_address": public_address,
    }
    try:
        if workers > 1:
            common["key_file"] = str(key_file or "")
            open_workers(host, port, data, workers, announce, common)
        else:
            common |= {"updating": copying, "key_file": key_file}
            serve.run(host, port, data, open_browser, announce=announce, **common)
    except Lost as fault:
        raise Wrong(trouble(data, fault, store)) from None
    except BadLibrary as fault:
        raise Wrong(str(fault)) from None
    except OSError as fault:
        raise Wrong(f"The library cannot be opened at {host}:{port}: {fault}.") from fault


def open_workers(
    host: str,
    port: int,
    data: Path,
    workers: int,
    announce: Callable[[str], None],
    common: dict[str, Any],
) -> None:
    from tablee.web.processes import parent as parent
    from tablee.web.processes import worker

    parent.run(worker.Orders(host, str(data), **common), port, workers, announce)


def checked_workers(workers: int, store: str) -> int:
    """A file has one process. Settings from when it could have two still start the server."""
    if workers == 1 or store:
        return workers
    _log.warning(
        "one process serves the file; several need PostgreSQL: tablee move-store copies it there",
        extra={"workers": workers},
    )
    return 1


def check_reached_at(address: str, workers: int) -> None:
    """Several workers have a number behind the path they are given."""
    from tablee.web.reached_at import check_address, is_port

    try:
        check_address(address)
    except ValueError:
        raise Wrong("--address takes a path such as /w/2, or a port such as :8002.") from None
    if workers > 1 and is_port(address):
        raise Wrong("Several workers take a path for --address: /w stands for /w/1, /w/2, …")


def checked_public(address: str) -> str:
    from tablee.web.guard.public_address import check_public_address

    try:
        return check_public_address(address)
    except ValueError:
        raise Wrong("--public-address takes an address such as https://play.example.") from None


def check_proxies(named: str) -> None:
    from tablee.web.guard.address import Proxies

    try:
        Proxies(named)
    except ValueError as fault:
        raise Wrong(
            f"--behind-proxy takes addresses and networks by commas, such as 127.0.0.1: {fault}."
        ) from None


def warn_of_settings(key: Path) -> None:
    """What is probably a mistake, and keeps nobody from serving."""
    known = {str(option.envvar) for option in serve_command.params if option.envvar}
    for name in sorted(os.environ):
        if name.startswith("TABLEE_") and name not in known and not OF_TESTS.fullmatch(name):
            _log.warning("there is no setting %s", name)
    if os.name == "posix" and key.is_file() and key.stat().st_mode & stat.S_IROTH:
        _log.warning("everybody on this machine can read the key %s: chmod 600", key)


def check_store(store: str) -> None:
    """Only databases have an address; a folder is given by --data."""
    if store and not is_database(store):
        raise Wrong("--store takes the address of a database, such as postgresql://host/tablee.")


def serve_here(context: click.Context, open_browser: bool) -> None:
    """For `tablee` alone: what the environment says, and a calm terminal."""
    with serve_command.make_context("serve", [], parent=context) as asked:
        settings = dict(asked.params)
    if asked.get_parameter_source("log_level") == click.core.ParameterSource.DEFAULT:
        settings["log_level"] = "warning"
    open_house(open_browser=open_browser, **settings)
