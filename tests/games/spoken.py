"""What the testers of all games do alike: moves written in notation, played, refused, listed."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from tablee.kernel import Game, IllegalMove, format_move, parse_move

State = TypeVar("State", bound=msgspec.Struct)


def played(game: Game, state: State, seat: int, text: str) -> State:
    """The state after that seat, or chance, has made this move."""
    after = game.apply(state, seat, parse_move(game.moves, text))
    assert isinstance(after, type(state))
    return after


def refusal(game: Game, state: msgspec.Struct, seat: int, text: str) -> str:
    """The code with which the move is refused; the state must stay as it is."""
    before = msgspec.json.encode(state)
    try:
        played(game, state, seat, text)
    except IllegalMove as fault:
        assert msgspec.json.encode(state) == before
        return fault.code
    raise AssertionError(f"{text} was accepted")


def listed(game: Game, state: msgspec.Struct, seat: int) -> list[str]:
    """What that seat may do."""
    return [format_move(move) for move in game.legal(state, seat)]


def assert_said(game: Game, *facts: tuple[str, str]) -> None:
    """The sheets on the box page hold these words, the French and the English one."""
    for lang, wanted in zip(("fr", "en"), zip(*facts, strict=True), strict=True):
        sheet = (game.folder / f"words/{lang}.md").read_text("utf-8")
        text = " ".join(sheet.replace("*", "").split())
        assert [fact for fact in wanted if fact not in text] == []
