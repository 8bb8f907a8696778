"""The command line: what it prints, and what it says when asked for what does not exist."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner, Result

from tablee.catalog import shelf
from tablee.cli import main as house
from tablee.cli.arguments import the_options, the_seats
from tablee.cli.main import main
from tablee.cli.serve import serve_command
from tablee.house.archive.retention_periods import RetentionPeriods
from tablee.kernel import BadOptions, Game
from tablee.kernel.options import describe_options


def tablee(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, words, input=typed)


def test_games_are_listed() -> None:
    told = tablee("games")
    assert told.exit_code == 0
    assert all(key in told.output for key in shelf())


def test_games_are_listed_for_programs() -> None:
    games: list[dict[str, Any]] = msgspec.json.decode(tablee("games", "--json").output)
    assert [game["key"] for game in games] == list(shelf())
    for game in games:
        assert set(game["titles"]) == {"fr", "en"}
        assert game["seats"]


def test_simulate_reports_every_player() -> None:
    told = tablee("simulate", "tictactoe", "--games", "6", "--workers", "1")
    assert told.exit_code == 0
    assert "expert" in told.output
    assert "random" in told.output


def test_simulate_gives_programs_the_same_numbers_on_any_number_of_processes() -> None:
    asked = ("simulate", "tictactoe", "--games", "8", "--seed", "7", "--json", "--workers")
    alone, together = tablee(*asked, "1"), tablee(*asked, "2")
    assert alone.exit_code == together.exit_code == 0
    assert msgspec.json.decode(alone.stdout) == msgspec.json.decode(together.stdout)
    report = msgspec.json.decode(alone.stdout)
    assert report["games"] == 8
    assert sum(player["wins"] for player in report["players"]) == pytest.approx(8)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("simulate", "chess"), "There is no game 'chess'. On the shelf: "),
        (("play", "chess"), "There is no game 'chess'. On the shelf: "),
        (
            ("simulate", "tictactoe", "--players", "magnus"),
            "no player 'magnus'. It has beginner",
        ),
        (("simulate", "tictactoe", "--players", " , "), "No player is given."),
        (("simulate", "tictactoe", "--seats", "3"), "cannot be played with 3 seats, only 2."),
        (("play", "tictactoe", "--level", "magnus"), "has no player 'magnus'."),
        (("play", "tictactoe", "--option", "size=4"), "has no option 'size'. It has none."),
        (("play", "tictactoe", "--option", "size"), "An option is written name=value, not 'size'."),
        (("play", "tictactoe", "--lang", "de"), "'de' is not one of 'fr', 'en'"),
        (("simulate", "tictactoe", "--games", "0"), "0 is not in the range"),
        (("frobnicate",), "No such command 'frobnicate'."),
    ],
)
def test_what_does_not_exist_gets_one_sentence(words: tuple[str, ...], sentence: str) -> None:
    told = tablee(*words)
    assert told.exit_code == 2
    assert sentence in told.output


def test_options_of_every_game_are_checked() -> None:
    """One wrong value for each option on the shelf, and its default written out."""
    checked = 0
    for game in msgspec.json.decode(tablee("games", "--json").output):
        for option in game["options"]:
            told = tablee("simulate", game["key"], "--option", f"{option['name']}=nonsense")
            assert told.exit_code == 2
            assert f"The option {option['name']} is " in told.output
            checked += 1
    assert checked


def test_without_a_number_of_seats_the_fewest_that_fit_the_options_are_taken() -> None:
    raised = 0
    for game in shelf().values():
        for choice in describe_options(game.options):
            for value in choice.values or (choice.least, choice.most, choice.default):
                if value is not None:
                    pair = f"{choice.name}={value}".lower()
                    raised += _fewest(game, the_options(game, [pair])) > min(game.seats)
    assert raised


def _fewest(game: Game, options: msgspec.Struct) -> int:
    count = the_seats(game, None, options)
    game.start(options, count)
    for fewer in (seats for seats in game.seats if seats < count):
        with pytest.raises(BadOptions):
            game.start(options, fewer)
    return count


def test_slam_dunk_is_played_by_three_unless_more_are_asked_for() -> None:
    words = ("take-it", "--option", "edition=slam_dunk")
    told = tablee("simulate", *words, "--games", "1", "--players", "random", "--json")
    assert msgspec.json.decode(told.stdout)["seats"] == 3
    assert tablee("play", *words, typed="q\n").exit_code == 0
    refused = tablee("simulate", *words, "--seats", "2")
    assert refused.exit_code == 2
    assert "refuses these options with 2 seats" in refused.output


class Opened:
    """Stands for the server: what it was asked to be."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.words: list[tuple[Any, ...]] = []
        self.settings: list[dict[str, Any]] = []
        monkeypatch.setattr("tablee.web.serve.run", self._run)

    def _run(self, *words: Any, announce: Callable[[str], None], **settings: Any) -> None:
        announce("there")
        self.words.append(words)
        self.settings.append(settings)


def test_serve_opens_the_house(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    opened = Opened(monkeypatch)
    told = tablee("serve", "--host", "0.0.0.0", "--port", "0", "--data", str(tmp_path))
    assert told.exit_code == 0
    assert opened.words == [("0.0.0.0", 0, tmp_path, False)]
    assert opened.settings[0]["log_level"] == "info"
    assert "open at there" in told.output


def test_every_setting_of_serve_may_come_from_the_environment(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    values = {
        "host": "::1",
        "port": "81",
        "data": str(tmp_path),
        "store": "postgresql://db.example/tablee",
        "log_level": "error",
        "metrics_token": "sesame",
        "public_address": "https://play.example",
        "key_file": str(tmp_path / "key"),
        "address": "/w/2",
        "workers": "1",
        "behind_proxy": "127.0.0.1",
        "sockets_per_address": "7",
        "sockets": "ordinary",
        "keep_finished_days": "30",
        "keep_playing_days": "90",
        "keep_waiting_hours": "2",
        "keep_imported_days": "7",
        "keep_reports_days": "8",
        "keep_guests_days": "9",
    }
    assert {param.name for param in serve_command.params} == set(values)
    for name, value in values.items():
        monkeypatch.setenv(f"TABLEE_{name.upper()}", value)
    opened = Opened(monkeypatch)
    for words in (("serve",), ()):
        assert tablee(*words).exit_code == 0
        assert opened.words[-1][:3] == ("::1", 81, tmp_path)
        settings = opened.settings[-1]
        assert settings["log_level"] == "error"
        assert (settings["metrics_token"], settings["proxies"]) == ("sesame", "127.0.0.1")
        assert settings["limits"].sockets_per_address == 7
        assert settings["sockets"] == "ordinary"
        assert settings["store"] == "postgresql://db.example/tablee"
        assert settings["address"] == "/w/2"
        assert settings["key_file"] == tmp_path / "key"
        assert settings["retention"] == RetentionPeriods(30, 90, 2, 7, 8, 9)


def test_without_a_command_a_browser_opens_where_there_is_a_screen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    opened = Opened(monkeypatch)
    for screen in (True, False):
        monkeypatch.setattr(house, "_has_screen", lambda screen=screen: screen)
        assert tablee().exit_code == 0
    assert [words[3] for words in opened.words] == [True, False]
    assert opened.settings[0]["log_level"] == "warning"


def test_an_address_that_cannot_be_had_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*words: object, **settings: object) -> None:
        raise OSError("address already in use")

    monkeypatch.setattr("tablee.web.serve.run", refuse)
    told = tablee("serve")
    assert told.exit_code == 2
    assert "cannot be opened at 127.0.0.1:8000" in told.output


def test_a_value_is_learned_and_learned_on(tmp_path: Path) -> None:
    out = tmp_path / "value.net"
    asked = ("learn", "double-action", "--rounds", "1", "--games", "1", "--workers", "1")
    told = tablee(*asked, "--option", "auto_draw=yes", "--out", str(out))
    assert told.exit_code == 0
    assert told.stdout.startswith("Round 1: 64 games, ")
    assert [path.name for path in tmp_path.iterdir()] == ["value.net"]
    first = out.read_bytes()
    assert b'"games":64' in first
    assert tablee(*asked, "--begin", str(out), "--out", str(out)).exit_code == 0
    assert b'"games":128' in out.read_bytes()


def test_what_cannot_be_learned_is_said_in_a_sentence(tmp_path: Path) -> None:
    out = tmp_path / "value.net"
    told = tablee("learn", "tictactoe", "--out", str(out))
    assert told.exit_code == 2
    assert "This cannot be learned: tictactoe does not say what a net is to be shown" in told.stderr
    out.write_bytes(b"nothing")
    told = tablee("learn", "double-action", "--begin", str(out), "--out", str(out))
    assert told.exit_code == 2
    assert "This cannot be learned: the weights are damaged" in told.stderr
    assert out.read_bytes() == b"nothing"


def test_a_small_game_is_solved(tmp_path: Path) -> None:
    told = tablee("solve", "tictactoe", "--out", str(tmp_path / "board.table"))
    assert told.exit_code == 0
    assert "5,478 positions" in told.stdout
    assert "wins 50.00% of the games" in told.stdout
    assert len((tmp_path / "board.table").read_bytes()) > 1000


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("tictactoe", "--seats", "3"), "tictactoe cannot be played with 3 seats, only 2."),
        (("take-it",), "This cannot be solved: take-it is not a game of turns for two."),
        (("double-action",), "double-action hides something"),
        (("tictactoe", "--out", "/nowhere/board"), "/nowhere/board cannot be written: "),
    ],
)
def test_what_cannot_be_solved_is_said_in_a_sentence(words: tuple[str, ...], sentence: str) -> None:
    told = tablee("solve", *words)
    assert told.exit_code == 2
    assert sentence in told.stderr
