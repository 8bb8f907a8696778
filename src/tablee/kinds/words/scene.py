"""A board of letters, a row for each guess."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tablee.kernel import Ask, Move, Piece, Say, Scene, SeatNote, Zone, news_of, offer, say
from tablee.kinds.words.face import MARKS
from tablee.kinds.words.rules import GUESSES, LENGTH, Guess
from tablee.kinds.words.view import View

CELLS = tuple(
    Piece(f"cell-{n}", "empty", say("cell", row=n // LENGTH + 1, place=n % LENGTH + 1))
    for n in range(GUESSES * LENGTH)
)
ASK = Ask("word", say("ask-word"), least=LENGTH, most=LENGTH)


def scene(view: View, moves: Sequence[Move]) -> Scene:
    board = Zone(
        "board",
        "grid",
        label=say("board"),
        pieces=tuple(_letters(view)),
        cells=CELLS,
        cols=LENGTH,
        size="large",
    )
    over = bool(view.word) or len(view.guesses) == GUESSES
    return Scene(
        zones=(board,),
        offers=(offer(Guess("{}"), ask=ASK, label=say("move-guess"), role="main"),)
        if moves
        else (),
        seats=(SeatNote(),) * view.seats,
        to_act=() if over else (len(view.guesses) % view.seats,),
        prompt=say("prompt-guess") if moves else None,
    )


def _letters(view: View) -> Iterator[Piece]:
    for row, (guess, told) in enumerate(zip(view.guesses, view.told, strict=True)):
        for place, (letter, mark) in enumerate(zip(guess, told, strict=True)):
            face, label = (
                f"{letter}-{MARKS[mark]}",
                say(f"mark-{MARKS[mark]}", letter=letter.upper()),
            )
            at = row * LENGTH + place
            yield Piece(f"letter-{at}", face, label, at=at)


def news(before: View, seat: int, move: Move, after: View) -> Sequence[Say]:
    return (news_of(seat, move),) if isinstance(move, Guess) else ()
