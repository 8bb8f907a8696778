"""Nothing moves under a finger: a piece lies where it lay unless the rules moved it.

`still.js` watches the box of every piece through games, on a desktop and on a phone.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import pytest

from browser.person import Person
from browser.playing import Pace, play_out
from browser.short_games import LUCK, SHORT, UNHURRIED
from browser.town import Town

pytestmark = [pytest.mark.browser, pytest.mark.slow]

STILL = (Path(__file__).parent / "still.js").read_text("utf-8")
MOVES = 60
"""Long enough for all that can happen; a game of words played at random may never end."""


@pytest.mark.parametrize("on", ["desktop", "phone"])
@pytest.mark.parametrize("game", SHORT)
async def test_nothing_moves_that_the_rules_did_not_move(
    town: Town, game: str, on: Literal["desktop", "phone"]
) -> None:
    async with town.person("Ada", on=on) as ada:
        await ada.set_table(game, *SHORT[game])
        await ada.page.locator(".table [data-piece], .table .cell").first.wait_for()
        await ada.page.wait_for_load_state("networkidle")
        await ada.page.evaluate(STILL)
        made = await play_out(ada, UNHURRIED.get(game, Pace()), moves=MOVES)
        seen = await stillness(ada)
        assert seen["seen"] > 0 or (game in LUCK and not made)
        assert not seen["moved"], "\n".join(seen["moved"][:20])


async def stillness(person: Person) -> Any:
    return await person.page.evaluate("window.stillness")
