"""`python -m tablee.testing.check FOLDER`: one line a step, one line a problem; 1 where one is."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from tablee.testing.check.faces import check_faces
from tablee.testing.check.package import Package
from tablee.testing.check.problem import Problem
from tablee.testing.check.scenes import check_scenes
from tablee.testing.check.words import check_words


def main(folder: Path) -> int:
    package = Package(folder)
    wrong = _tell("imports", package.problems)
    for game in package.games:
        wrong += _tell(f"words of {game.key}", list(check_words(game, package.place)))
        faces = f"{len(game.faces)} drawn"
        wrong += _tell(f"faces of {game.key}", list(check_faces(game, package.place)), faces)
        wrong += _tell(f"scenes of {game.key}", *check_scenes(game, package.place))
    return 1 if wrong else 0


def _tell(what: str, problems: Sequence[Problem], how: str = "") -> int:
    mark = "✗" if problems else "✓"
    print(f"{mark} {what}" + (f" ({how})" if how else ""), flush=True)
    for problem in problems:
        print(f"  {problem}", flush=True)
    return len(problems)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
