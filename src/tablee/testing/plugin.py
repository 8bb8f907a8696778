"""The pytest plug-in: options, and each test of the contract once for every game.

pytest loads it wherever Tablée is installed. It does nothing unless a file of tests imports
`tablee.testing.contract`, so it imports nothing heavy itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

import pytest

from tablee.testing import size

if TYPE_CHECKING:
    from tablee.kernel import Game

CONTRACT = "tablee.testing.contract"
NO_GAMES = """{file} runs the contract of Tablée, but does not say for which games.
Add one line to it, for example: GAMES = (GAME,)"""

pytest.register_assert_rewrite(CONTRACT)


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("tablee", "contract of games")
    group.addoption("--full", action="store_true", help="prove more: larger walks, longer series")
    group.addoption(
        "--update-golden",
        action="store_true",
        help="write the golden transcripts, and the golden logs of a version that has none;"
        " the first run of a new game does so without it",
    )


def pytest_configure(config: pytest.Config) -> None:
    size.full = bool(config.getoption("--full"))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Which games, seats, levels and languages a test of the contract runs over."""
    if not metafunc.function.__module__.startswith(f"{CONTRACT}."):
        return
    games = games_of(metafunc.module)
    for names, cases in CASES.items():
        if set(names) <= set(metafunc.fixturenames):
            metafunc.parametrize(names, list(cases(games)))
            return


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Names the files that were made for a new game."""
    reports = [one for some in terminalreporter.stats.values() for one in some]
    if not any(getattr(report, "user_properties", ()) for report in reports):
        return  # nothing heavy is loaded for other projects
    from tablee.testing.golden_files import ADVICE, made

    if files := made(reports):
        terminalreporter.write_line("\n".join([ADVICE, *files]))


def games_of(module: Any) -> Sequence[Game]:
    """The games that a file of tests names in `GAMES`."""
    games = tuple(getattr(module, "GAMES", ()))
    if not games:
        pytest.fail(NO_GAMES.format(file=module.__file__), pytrace=False)
    return games


def _games(games: Iterable[Game]) -> Iterable[Any]:
    return (pytest.param(game, id=game.key) for game in games)


def _real_time(games: Iterable[Game]) -> Iterable[Any]:
    return _games(game for game in games if game.tempo == "real-time")


def _seatings(games: Iterable[Game]) -> Iterable[Any]:
    return (pytest.param(game, n, id=f"{game.key}-{n}") for game in games for n in game.seats)


def _levels(games: Iterable[Game]) -> Iterable[Any]:
    from tablee.catalog import players

    cases = ((game, level) for game in games for level in players(game))
    return (pytest.param(game, level, id=f"{game.key}-{level}") for game, level in cases)


def _languages(games: Iterable[Game]) -> Iterable[Any]:
    from tablee.catalog.words import LANGUAGES

    cases = ((game, lang) for game in games for lang in LANGUAGES)
    return (pytest.param(game, lang, id=f"{game.key}-{lang}") for game, lang in cases)


CASES: dict[tuple[str, ...], Callable[[Iterable[Game]], Iterable[Any]]] = {
    ("game", "seats"): _seatings,
    ("game", "level"): _levels,
    ("game", "lang"): _languages,
    ("game",): _games,
    ("real_time_game",): _real_time,
}
"""By the arguments of a test. The first row that fits is taken."""
