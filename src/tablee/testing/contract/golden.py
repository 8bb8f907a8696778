"""Golden files: a change of the rules never passes unseen.

`golden/<key>.txt` is a transcript of one short game; `--update-golden` writes it again.
`golden/logs/<key>/<version>/` has whole games of each version of the rules. They are written once:
`--update-golden` writes the logs of a version that has none, and never changes a log. The first run
of a new game makes both.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tablee.kernel import Game
from tablee.testing.golden_files import GoldenFiles
from tablee.testing.golden_logs import RETIRED, differences, logs, versions, write_logs
from tablee.testing.transcript import setting_of, transcript

NO_TRANSCRIPT = "{file} is missing: `pytest --update-golden` writes it"
OTHER_GAME = "the golden game goes otherwise now; if that is meant, run `pytest --update-golden`"
NO_LOGS = "version {version} has no golden logs in {folder}: `pytest --update-golden` writes them"
OTHER_RULES = """version {version} plays otherwise than its golden logs.
If people may have played it, give the changed rules a new `version`, and keep the old in `earlier`.
If nobody has, delete {folder} and run `pytest --update-golden`."""


def test_the_golden_game_is_played_as_written(
    game: Game, golden_folder: Path, golden_files: GoldenFiles
) -> None:
    """One short game, `golden/<key>.txt`, goes entry by entry as it is written there."""
    file = golden_folder / f"{game.key}.txt"
    told = "\n".join(transcript(game, setting_of(game, file))) + "\n"
    if golden_files.may_write(is_new=not file.exists()):
        golden_folder.mkdir(exist_ok=True)
        file.write_text(told, "utf-8")
        golden_files.tell(file)
    assert file.exists(), NO_TRANSCRIPT.format(file=file)
    assert told == file.read_text("utf-8"), OTHER_GAME


def test_every_version_that_is_played_has_golden_logs_and_keeps_to_them(
    game: Game, golden_folder: Path, golden_files: GoldenFiles
) -> None:
    """Every version of the rules still plays the games that it played when it was released."""
    folder = golden_folder / "logs"
    is_missing = not logs(folder, game.key, game.version)
    if is_missing and golden_files.may_write(is_new=not (folder / game.key).exists()):
        write_logs(game, folder)
        golden_files.tell(folder / game.key / str(game.version))
    for version in versions(game):
        found = logs(folder, game.key, version)
        named = f"{golden_folder.name}/logs/{game.key}/{version}/"
        assert found, NO_LOGS.format(version=version, folder=named)
        faults = [told for file in found for told in differences(game, file)]
        assert not faults, OTHER_RULES.format(version=version, folder=named)


def test_only_a_retired_version_may_be_missing_and_says_why(
    game: Game, golden_folder: Path
) -> None:
    """Logs of a version that is no longer played have a file RETIRED beside them."""
    for folder in sorted((golden_folder / "logs" / game.key).glob("*")):
        is_played = int(folder.name) in versions(game)
        assert is_played != (folder / RETIRED).exists(), folder


def test_nothing_golden_is_left_of_a_game_that_is_gone(
    games: Sequence[Game], golden_folder: Path
) -> None:
    """Every golden file belongs to a game of this file of tests."""
    keys = {game.key for game in games}
    assert {file.stem for file in golden_folder.glob("*.txt")} <= keys
    assert {folder.name for folder in (golden_folder / "logs").glob("*")} <= keys
