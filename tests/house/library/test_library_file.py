"""`library.toml`: what it says is taken, and what is wrong is named with its line."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from tablee.house.library.library_file import (
    NAME,
    BadLibrary,
    LibraryFile,
    TimedNotice,
    parse_library,
    read_text,
)
from tablee.wire import HouseText

WHOLE = """
name = "The games room"
description.fr = "Au centre du village"
description.en = "In the middle of the village"
contact = "games@village.example"
language = "en"
shelf = ["take-it", "switch"]
text = '''
name = this is no key
'''

[allow]
accounts = false

[notice]
text = "Maintenance at eight"
begins = 2026-11-20T20:00:00+01:00
ends = 2026-11-20T21:00:00+01:00
"""


def test_everything_in_it_is_read() -> None:
    found = parse_library(WHOLE)
    assert found.name == "The games room"
    assert found.description == HouseText("Au centre du village", "In the middle of the village")
    assert (found.contact, found.language) == ("games@village.example", "en")
    assert found.shelf == ("take-it", "switch")
    assert (found.allow.accounts, found.allow.free_talk, found.allow.public_tables) == (
        False,
        True,
        True,
    )
    times = datetime(2026, 11, 20, 19, tzinfo=UTC), datetime(2026, 11, 20, 20, tzinfo=UTC)
    assert found.notice == TimedNotice("Maintenance at eight", *times)


def test_an_empty_file_says_nothing() -> None:
    assert parse_library("") == LibraryFile()


NOTICE = '[notice]\ntext = "a"\nbegins = {}\nends = {}\n'
WRONG = [
    ('nmae = "x"', "line 1: nmae: there is no such key; did you mean name?"),
    ("\n[allow]\nacounts = false", "line 3: allow.acounts: there is no such key; did you mean acc"),
    ("[colour]", "line 1: colour: there is no such key; there are name, "),
    ('description.ff = "x"', "line 1: description.ff: there is no such key"),
    ("name = 3", "line 1: name: expected text, or one for fr and one for en, got a number."),
    ('name = "x', "line 1: this is not TOML: "),
    ('description.fr = "x"', "line 1: description: en is missing."),
    ('language = "de"', "line 1: language: there are fr and en, not 'de'."),
    ('[allow]\naccounts = "no"', "line 2: allow.accounts: expected true or false, got text."),
    ('shelf = ["swich"]', "line 1: shelf: there is no game swich; did you mean switch?"),
    ('shelf = ["switch", "switch"]', "line 1: shelf: switch stands there twice."),
    ("shelf = []", "line 1: shelf: no game stands there; without the line, all do."),
    (f'name = "{"x" * 41}"', "line 1: name: at most 40 characters, these are 41."),
    ('name = "a\\u202eb"', "line 1: name: it has a sign that cannot be shown."),
    ('text = """\nname = 3\n"""\nallow = 3', "line 4: allow: expected a section, got a number."),
    (
        NOTICE.format("2026-11-20T20:00:00", "2026-11-20T21:00:00Z"),
        "line 3: notice.begins: expected a time and its zone, as in 2026-11-20T20:00:00+01:00.",
    ),
    (
        NOTICE.format('"later"', "2026-11-20T21:00:00Z"),
        "line 3: notice.begins: expected a time without quotation marks.",
    ),
    (
        NOTICE.format("2026-11-20T21:00:00Z", "2026-11-20T20:00:00Z"),
        "line 4: notice.ends: the notice ends before it begins.",
    ),
]


@pytest.mark.parametrize(("text", "why"), WRONG, ids=[why for _, why in WRONG])
def test_what_is_wrong_is_named_in_one_sentence(text: str, why: str) -> None:
    with pytest.raises(BadLibrary) as told:
        parse_library(text)
    assert str(told.value).startswith(f"{NAME}, {why}")
    assert "\n" not in str(told.value)


def test_a_file_that_cannot_be_read_is_not_an_absent_one(tmp_path: Path) -> None:
    assert read_text(tmp_path) == ""
    (tmp_path / NAME).write_bytes(b'name = "\xff"')
    with pytest.raises(BadLibrary, match="is not written in UTF-8"):
        read_text(tmp_path)
