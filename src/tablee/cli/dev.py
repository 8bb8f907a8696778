"""The command `dev`."""

from __future__ import annotations

from pathlib import Path

import click

from tablee.cli.arguments import Wrong


@click.command("dev")
@click.argument(
    "folder", default=".", type=click.Path(exists=True, file_okay=False, path_type=Path)
)
@click.option("--port", default=8010, show_default=True, help="At this machine; 0: any.")
@click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    help="Where its tables are stored; by default in FOLDER/.tablee.",
)
@click.option("--open/--no-open", "opens", default=True, help="Open a browser.")
def dev_command(folder: Path, port: int, data: Path | None, opens: bool) -> None:
    """Serve the game in FOLDER while it is written: every save is played at once."""
    from tablee.dev.package import NoPackage, read_package

    try:
        from tablee.dev import parent
    except ModuleNotFoundError as fault:
        if fault.name != "watchfiles":
            raise
        raise Wrong("It takes one more package: pip install 'tablee[testing]'.") from None
    try:
        package = read_package(folder.resolve())
    except NoPackage as fault:
        raise Wrong(str(fault)) from None
    try:
        parent.run(package, data or package.folder / ".tablee", port, opens, click.echo)
    except OSError as fault:
        raise Wrong(f"The workbench cannot be opened at port {port}: {fault}.") from fault
