"""Names that nobody chose are kept by the house and read by the page: both know the same ones."""

from __future__ import annotations

import re
from pathlib import Path

from tablee.house.people.name import LENT
from tablee.house.people.taken_out import ANONYMOUS

NAMES = Path(__file__).parents[2] / "client" / "src" / "core" / "names.ts"


def test_the_page_translates_every_name_that_nobody_chose() -> None:
    table = re.search(r"STANDS_FOR[^{]*{([^}]*)}", NAMES.read_text("utf-8"))
    assert table is not None
    assert set(re.findall(r"(\w+):", table[1])) == {*LENT, ANONYMOUS}
