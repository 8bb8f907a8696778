"""What a seat sees as text, for people who watch a learner: `render_mode="ansi"`."""

from __future__ import annotations

from typing import Any, Final

from tablee.adapters.setting import BadSetting, Setting
from tablee.catalog.scene_text import WORDS, Shown
from tablee.catalog.words import read_words, words
from tablee.kernel import Say

ANSI: Final = "ansi"
MODES: Final = (ANSI,)
LANGUAGE: Final = "en"


def checked(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise BadSetting(f"render_mode is {' or '.join(map(repr, MODES))}, not {mode!r}")
    return mode


def drawn(chosen: Setting, state: Any, seat: int) -> str:
    """The table as in the terminal, with the moves of that seat; after the end, the result."""
    game, own = chosen.game, read_words(WORDS, LANGUAGE)
    names = [own.tell(Say("seat-number", {"n": n})) for n in range(chosen.seats)]
    shown = Shown(words(game, LANGUAGE), own, names, seat)
    acts = seat in game.to_act(state)
    scene = game.scene(game.view(state, seat), game.legal(state, seat) if acts else ())
    outcome = game.outcome(state)
    moves = shown.moves(scene.offers, len(scene.offers))
    below = moves if outcome is None else shown.outcome(outcome)
    return "\n".join([*shown.seats(scene), *shown.zones(scene).values(), *below])
