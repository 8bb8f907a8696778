"""What runs on a forge is read by linters here, and runs the same commands as at home."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
MAKE = (ROOT / "Makefile").read_text("utf-8")
HEAD = "on: push\npermissions: {}\njobs:\n  one:\n    runs-on: ubuntu-24.04\n    steps:\n"


def lint(*folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tools.workflows", *map(str, folder)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_our_workflows_are_sound() -> None:
    done = lint()
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("step", "told"),
    [
        ("run: echo ${{ matrix.nothing }}", "is not defined"),  # actionlint
        ("runs: echo", "unexpected key"),
        ("run: echo ${{ github.event.issue.title }}", "potentially untrusted"),
        ("uses: actions/checkout@v7", "unpinned"),  # zizmor
    ],
)
def test_a_fault_in_a_workflow_is_found(tmp_path: Path, step: str, told: str) -> None:
    folder = tmp_path / ".github" / "workflows"
    folder.mkdir(parents=True)
    (folder / "bad.yml").write_text(f"{HEAD}      - {step}\n")
    done = lint(folder)
    assert done.returncode == 1
    assert told in done.stdout + done.stderr


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: str(file.name))
def test_every_action_is_pinned_and_named(file: Path) -> None:
    uses = re.findall(r"uses: (.+)", file.read_text("utf-8"))
    assert uses
    assert not [use for use in uses if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40} # v[\d.]+", use)]


def test_the_workflow_runs_the_command_that_runs_at_home() -> None:
    text = (ROOT / ".github/workflows/test.yml").read_text("utf-8")
    assert "      - run: .ci/run\n" in text
    oldest = re.search(r'requires-python = ">=([\d.]+)"', (ROOT / "pyproject.toml").read_text())
    assert oldest
    assert f'python: ["{oldest[1]}", ' in text


def test_the_hooks_before_a_commit_are_the_checks_of_the_project() -> None:
    hooks = (ROOT / ".pre-commit-config.yaml").read_text("utf-8")
    entries = re.findall(r"entry: \.venv/bin/(.+)", hooks)
    recipe = MAKE.partition("check: ")[2].partition("\n\n")[0]
    checks = re.findall(r"^\t\$\(BIN\)/(.+)", recipe, re.M)
    assert {entry.removesuffix(" --fix") for entry in entries} == {
        check.removesuffix(" --check") for check in checks
    }


def test_the_container_for_developers_uses_a_command_that_exists() -> None:
    facts = json.loads((ROOT / ".devcontainer/devcontainer.json").read_text("utf-8"))
    assert (ROOT / ".devcontainer" / facts["build"]["dockerfile"]).exists()
    target = facts["postCreateCommand"].removeprefix("make ")
    assert re.search(rf"^{target}:", MAKE, re.MULTILINE)


def test_a_release_has_its_lists_its_base_and_its_provenance() -> None:
    text = (ROOT / ".github/workflows/release.yml").read_text("utf-8")
    assert "      - run: make packages sbom\n" in text
    assert re.search(r"^sbom: ", MAKE, re.M)
    draft = text.partition("  draft:\n")[2]
    assert "needs: [packages, base, container]" in draft
    signing = draft.index("actions/attest-build-provenance@")
    assert "subject-path: dist/*" in draft[signing : draft.index("gh release create")]
    for right in ("id-token: write", "attestations: write"):
        assert right in draft
        assert text.count(right) == 1
