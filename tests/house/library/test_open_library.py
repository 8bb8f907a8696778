"""The library as it is now: read again, or left as it is; a notice that comes and goes."""

from __future__ import annotations

import logging
from pathlib import Path

import msgspec
import pytest

from table.trio import sheet
from tablee.house.library.library_file import NAME
from tablee.house.library.open_library import OpenLibrary
from tablee.kernel import Fault
from tablee.store import Terms
from tablee.store.contract.evening import Evening, EveningGame
from tablee.wire import HouseText

NOTICE = '[notice]\ntext = "Eight"\nbegins = 1970-01-01T00:01:40Z\nends = 1970-01-01T00:03:20Z\n'


def test_a_notice_is_there_between_its_two_times() -> None:
    library = OpenLibrary(NOTICE)
    seen = [library.notice(now) for now in (99, 100, 199, 200)]
    assert seen == [None, HouseText("Eight", "Eight"), HouseText("Eight", "Eight"), None]
    assert [library.notice_changes_in(now) for now in (90, 150, 200)] == [10, 50, None]


def test_a_file_that_is_wrong_changes_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    library, heard = OpenLibrary('name = "Before"'), []
    library.listeners.append(lambda: heard.append("read"))
    (tmp_path / NAME).write_text("\nnmae = 3")
    library.read_again(tmp_path)
    assert (library.file.name, heard) == ("Before", [])
    assert "library.toml, line 2: nmae" in caplog.text
    (tmp_path / NAME).write_text('name = "After"')
    with caplog.at_level(logging.INFO):
        library.read_again(tmp_path)
    assert (library.file.name, heard) == ("After", ["read"])


def test_games_stand_in_the_order_of_the_file_and_others_are_away() -> None:
    library = OpenLibrary('shelf = ["take-it", "switch"]')
    assert [game.key for game in library.games()] == ["take-it", "switch"]
    assert "double-action" in [game.key for game in library.games_away()]
    assert OpenLibrary().games_away() == []


def test_what_is_not_allowed_is_refused() -> None:
    library = OpenLibrary(
        'shelf = ["switch"]\n[allow]\naccounts = false\nfree_talk = false\npublic_tables = false'
    )
    switch = msgspec.structs.replace(sheet("ANN"), game="switch", terms=Terms(access="public"))
    evening = Evening((EveningGame("switch"), EveningGame("take-it")))
    other = msgspec.structs.replace(switch, game="take-it")
    later = msgspec.structs.replace(switch, evening=evening)
    for check, code in (
        (library.check_account, "no_new_accounts"),
        (library.check_free_talk, "free_talk_off"),
        (lambda: library.check_new_table(other), "not_on_shelf"),
        (lambda: library.check_new_table(later), "not_on_shelf"),
        (lambda: library.check_new_table(switch), "no_public_tables"),
    ):
        with pytest.raises(Fault) as told:
            check()
        assert told.value.code == code
