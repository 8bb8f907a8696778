"""Builds the site into .site/html: `python -m tools.docs`. Exits 1 on a warning or a dead link."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from tools.docs.layout import lay_out
from tools.docs.links import dead_links
from tools.docs.reference import write_reference

ROOT = Path(__file__).parents[2]
SITE = ROOT / ".site"
BUILDER = str(Path(sys.executable).parent / "zensical")


def main() -> int:
    shutil.rmtree(SITE, ignore_errors=True)
    lay_out(ROOT, SITE / "pages")
    write_reference(SITE / "pages")
    command = [BUILDER, "build", "--strict", "--clean", "--config-file", "zensical.toml"]
    if subprocess.run(command, cwd=ROOT, check=False).returncode:
        return 1
    dead = dead_links(SITE / "html")
    for line in dead:
        print(f"dead link: {line}", file=sys.stderr)
    print(f"The site is in {(SITE / 'html').relative_to(ROOT)}; open index.html.")
    return 1 if dead else 0


if __name__ == "__main__":
    sys.exit(main())
