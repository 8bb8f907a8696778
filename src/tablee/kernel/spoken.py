"""What is said of a move when nothing else is: by its name and its fields.

`move-put` are the words of an offer to make the move `put`, and `news-put` those of its news. The
fields of the move are their arguments, and `seat` is who made it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.kernel.move import Move
from tablee.kernel.notation import format_field, format_move
from tablee.kernel.say import Say, say, who
from tablee.kernel.scene import Offer


def offer(move: Move, *path: str, **more: Any) -> Offer:
    """An offer to make this move by clicking these things, with the words `move-<its name>`.

    `more` are other fields of the offer; with a `label` of its own it needs no such words.
    """
    label = more.pop("label", None) or Say(f"move-{name_of(move)}", _fields(move))
    return Offer(format_move(move), path, label, **more)


def news_of(seat: int, move: Move, **more: int | str | Say) -> Say:
    """The words `news-<its name>`; `more` are other arguments. Chance has no `seat`."""
    return say(
        f"news-{name_of(move)}", **({"seat": who(seat)} if seat >= 0 else {}) | _fields(move) | more
    )


def usual_news(before: Any, seat: int, move: Move, after: Any) -> Sequence[Say]:
    """`news` of a game in which one sentence for each kind of move is enough."""
    return (news_of(seat, move),)


def name_of(move: Move) -> str:
    """The word with which its notation begins."""
    return str(type(move).__struct_config__.tag)


def _fields(move: Move) -> dict[str, int | str | Say]:
    """As arguments of a sentence: numbers as they are, everything else as notation writes it."""
    values = {name: getattr(move, name) for name in move.__struct_fields__}
    return {
        name: value if type(value) in (int, str) else format_field(value)
        for name, value in values.items()
    }
