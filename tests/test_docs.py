"""What can be asked for is documented, and what is documented works."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner

from tablee import wire
from tablee.catalog import shelf
from tablee.cli.main import main

ROOT = Path(__file__).parents[1]
TOP = [ROOT / f"{name}.md" for name in ("README", "CONTRIBUTING", "SECURITY", "CHANGELOG")]
PAGES = sorted([*TOP, *(ROOT / "docs").rglob("*.md")])
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")


def _commands() -> dict[str, click.Command]:
    context = click.Context(main)
    found = {name: main.get_command(context, name) for name in main.list_commands(context)}
    commands = {f"tablee {name}": command for name, command in found.items() if command}
    return {"tablee": main} | commands


@pytest.mark.parametrize(("name", "command"), _commands().items(), ids=_commands())
def test_every_command_and_option_is_documented(name: str, command: click.Command) -> None:
    page = (ROOT / "docs/command-line.md").read_text("utf-8")
    section = re.search(rf"^## `{name}( [A-Z]+)?`\n(.*?)(?=^## |\Z)", page, re.M | re.S)
    assert section, f"{name} has no section"
    options = [o for p in command.params if isinstance(p, click.Option) for o in p.opts]
    missing = [option for option in options if f"{option}`" not in section[2]]
    assert not missing


def test_every_message_is_in_the_protocol() -> None:
    page = (ROOT / "docs/protocol.md").read_text("utf-8")
    messages = {kind.__name__ for kind in wire.Message.__subclasses__()}
    assert len(messages) > 10
    assert not {name for name in messages if not re.search(rf"`{name}`", page)}


def _examples(language: str) -> list[Any]:
    found: list[Any] = []
    for page in PAGES:
        for number, (kind, text) in enumerate(BLOCK.findall(page.read_text("utf-8"))):
            if kind == language:
                found.append(pytest.param(text, id=f"{page.relative_to(ROOT)}-{number}"))
    return found


@pytest.mark.parametrize("text", _examples("console"))
def test_commands_in_the_documentation_run(text: str) -> None:
    """Lines with `$ tablee …`, or a printf piped into it."""
    commands = [line[2:] for line in text.splitlines() if line.startswith("$ ")]
    assert commands
    for command in commands:
        if "tablee" in command and not re.search(r"tablee( serve.*)?$", command):
            _run(command)


def test_examples_for_everybody_need_the_wheel_alone() -> None:
    """Authors of games work in a clone; whoever installs the wheel has the games in it."""
    elsewhere = {key for key, game in shelf().items() if ROOT / "src" not in game.folder.parents}
    assert elsewhere
    for name in ("command-line", "research", "records", "reports", "chance"):
        page = (ROOT / f"docs/{name}.md").read_text("utf-8")
        for kind, text in BLOCK.findall(page):
            named = {word.strip("\"'(),") for word in text.replace("tablee_", "").split()}
            assert not elsewhere & named, f"{name}.md, {kind}"


def _run(command: str) -> None:
    typed = ""
    if " | " in command:
        printf, command = command.split(" | ")
        typed = shlex.split(printf)[1].replace("\\n", "\n")
    words = shlex.split(command)
    assert words[0] == "tablee", command
    result = CliRunner().invoke(main, words[1:], input=typed)
    assert result.exit_code == 0, f"{command}\n{result.output}"


@pytest.mark.parametrize("text", _examples("python") or [""])
def test_python_in_the_documentation_runs(text: str) -> None:
    exec(compile(text, "<documentation>", "exec"), {})


@pytest.mark.parametrize("document", PAGES, ids=lambda file: str(file.relative_to(ROOT)))
def test_links_lead_somewhere(document: Path) -> None:
    links = LINK.findall(document.read_text("utf-8"))
    local = [link for link in links if not re.match(r"[a-z]+:", link)]
    assert not [link for link in local if not (document.parent / link).exists()]
