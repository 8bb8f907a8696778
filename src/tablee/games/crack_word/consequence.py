"""A letter that stays: the line it makes, or the word that is cracked and taken; else why not."""

from __future__ import annotations

from tablee.games.crack_word.components import card, owner_of
from tablee.games.crack_word.line import lay, letter_id
from tablee.games.crack_word.moves import Abstain, Accept, Joker, Place, Reject
from tablee.games.crack_word.news import news
from tablee.games.crack_word.state import Claim, Row
from tablee.games.crack_word.view import View
from tablee.kernel import Consequence, Move, Piece, Say


def consequence(before: View, seat: int, move: Move, after: View) -> Consequence | None:
    """Nothing of a word that the table has still to accept."""
    laid = _laid(before, move)
    if laid is None or after.claim is not None:
        return None
    told = {line.id: line for line in news(before, seat, move, after)}
    owner, row = before.turn, after.lines[laid.line]
    if after.laid == before.laid:
        return Consequence(_reason(told), owner, things=(f"line-{laid.line}",))
    if row:
        what = told.get("news-placed") or told["news-placed-plain"]
        return Consequence(what, owner, _letters(row), things=tuple(map(letter_id, row)))
    taken, zone = _letters(_cracked(before, laid)), f"line-{laid.line}"
    return Consequence(told["news-crack"], owner, taken, over=(zone,), to=owner)


def _reason(told: dict[str, Say]) -> Say:
    """CW-26: what was wrong with the word, which news tells at length."""
    failed = next(line for id, line in told.items() if id.startswith("news-failed"))
    said = {name: value for name, value in failed.args.items() if name not in ("seat", "n")}
    return Say(f"consequence-{failed.id.removeprefix('news-')}", said)


def _laid(before: View, move: Move) -> Place | Joker | Claim | None:
    """What goes down with this move, if anything does."""
    if isinstance(move, Place | Joker):
        return move
    return before.claim if isinstance(move, Accept | Reject | Abstain) else None


def _cracked(before: View, laid: Place | Joker | Claim) -> Row:
    """CW-35: the line, with the letter that made it a word."""
    letter = laid.card if isinstance(laid, Place) else laid.letter
    own = card(before.turn, 0)  # of any kind: only its colour shows
    return lay(before.lines[laid.line], laid.at, letter.upper(), own, before.laid)


def _letters(row: Row) -> tuple[Piece, ...]:
    """In the colours of their owners, as on the line."""
    return tuple(
        Piece(f"made-{n}", slot.letter, seat=owner_of(slot.cards[-1])) for n, slot in enumerate(row)
    )
