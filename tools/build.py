"""Node for the Makefile: `python -m tools.build has-node | page | client SCRIPT`.

`page` builds the page and the word lists when their sources have changed, `client` runs one of the
client's npm scripts, both with the machine's Node or the one from the wheel.
"""

from __future__ import annotations

import json
import sys

import hatch_build


def main(arguments: list[str]) -> int:
    match arguments:
        case ["has-node"]:
            return 0 if hatch_build.has_node() else 1
        case ["page"]:
            hatch_build.build(*(() if _has_tools() else ("--omit=dev",)))
        case ["client", script]:
            if not _has_tools():
                hatch_build.npm(hatch_build.CLIENT, "ci", "--no-audit", "--no-fund")
            hatch_build.npm(hatch_build.CLIENT, "run", script)
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


def _has_tools() -> bool:
    """Whether all that the page's checks and tests need is installed, not only what builds it."""
    wanted = json.loads((hatch_build.CLIENT / "package.json").read_text("utf-8"))
    installed = hatch_build.CLIENT / "node_modules"
    return all((installed / name).exists() for name in wanted["devDependencies"])


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
