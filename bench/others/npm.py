"""Peers from npm, each in a temporary folder, on the Node that its package.json names."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

HERE = Path(__file__).parent.parent
NODE = Path("node_modules") / ".bin" / "node"


def install(name: str, folder: Path) -> bool:
    """The peer of this name into that folder; False where npm cannot get it."""
    folder.mkdir(parents=True, exist_ok=True)
    for file in (HERE / name).iterdir():
        if file.is_file():
            shutil.copy(file, folder)
    command = ["npm", "install", "--no-audit", "--no-fund", "--silent"]
    return subprocess.run(command, cwd=folder, check=False).returncode == 0


def start_node(folder: Path, script: str, *given: Path) -> subprocess.Popen[str]:
    """It says its address on its first line."""
    return subprocess.Popen(
        [folder / NODE, script, *given],
        cwd=folder,
        env={"NODE_ENV": "production", "PATH": "/usr/local/bin:/usr/bin:/bin"},
        stdout=subprocess.PIPE,
        text=True,
    )


def node_version(folder: Path) -> str:
    asked = subprocess.run(
        [folder / NODE, "--version"], capture_output=True, text=True, check=False
    )
    return asked.stdout.strip()
