"""French and English say the same things in the terminal and on the page."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.testing.messages import assert_same_messages

ROOT = Path(__file__).parents[1]
FOLDERS = {
    "the terminal": ROOT / "src/tablee/catalog/terminal",
    "the report": ROOT / "src/tablee/lab/report/words",
}
if (ROOT / "client/src/words").exists():
    FOLDERS["the page"] = ROOT / "client/src/words"


@pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)
def test_the_languages_say_the_same_things(folder: Path) -> None:
    assert_same_messages(folder)
