"""The table as the page draws it.

Nothing here changes when a draw is due (X-5): the pile always offers itself in the same quiet way,
no line of text asks for it, and a player's own hand is never counted for him.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from tablee.games.double_action.board import CELL_NAMES, FIVES, bits, is_new
from tablee.games.double_action.components import FREE, HAND_SIZES, MATCHING, PRINTED, SIDE
from tablee.games.double_action.face import CELL_FACES
from tablee.games.double_action.moves import Pass
from tablee.games.double_action.offers import offers
from tablee.games.double_action.sight import View
from tablee.games.double_action.state import pack_count, team_of
from tablee.games.double_action.wording import card, named
from tablee.kernel import Move, Say
from tablee.kernel.say import say
from tablee.kernel.scene import Piece, Progress, Scene, SeatNote, Zone
from tablee.pieces.playing_cards import CARDS, is_black, is_jack


def scene(view: View, moves: Sequence[Move]) -> Scene:
    names: Counter[int] = Counter()
    hand = [_card_id(names, kind) for kind in view.hand]
    zones = [_board(view), _pile(view), *_discards(view, names)]
    if view.me >= 0:
        zones.append(_hand(view, hand))
    return Scene(
        zones=tuple(zones),
        offers=tuple(offers(view, moves, hand)),
        seats=tuple(_seat(view, seat) for seat in range(view.seats)),
        to_act=() if view.over or view.turn < 0 else (view.turn,),
        prompt=_prompt(view, moves),
        progress=_progress(view),
    )


def _card_id(names: Counter[int], kind: int) -> str:
    """With two packs the second copy in sight gets a number."""
    names[kind] += 1
    copy = names[kind]
    return f"card-{CARDS[kind]}" if copy == 1 else f"card-{CARDS[kind]}-{copy}"


# --- zones ---------------------------------------------------------------------------------------


def _cells() -> Iterator[Piece]:
    for cell, kind in enumerate(PRINTED):
        where = {"row": cell // SIDE + 1, "column": cell % SIDE + 1}
        label = say("cell-free", **where) if kind is None else say("cell", card=card(kind), **where)
        yield Piece(CELL_NAMES[cell], CELL_FACES[cell], label)


_CELLS = tuple(_cells())
_NUMBERS = tuple(str(n + 1) for n in range(SIDE))
"""News and moves call a cell by its row and its column: `5-6`."""


def _board(view: View) -> Zone:
    tokens = (piece for team in (0, 1) for piece in _tokens(view, team))
    return Zone(
        "board",
        "grid",
        label=say("board"),
        pieces=tuple(tokens),
        cells=_CELLS,
        cols=SIDE,
        size="large",
        row_names=_NUMBERS,
        column_names=_NUMBERS,
    )


def _tokens(view: View, team: int) -> Iterator[Piece]:
    threats = _threats(view, team) if view.options.threat_marks else 0
    for cell in bits(view.tokens[team]):
        turned = bool(view.locked[team] >> cell & 1)
        name = "turned" if turned else "token"
        yield Piece(
            f"token-{team}-{CELL_NAMES[cell]}",
            f"{name}-{team}",
            say(f"face-{name}-{team}", row=cell // SIDE + 1, column=cell % SIDE + 1),
            at=cell,
            marks=("locked", "turned") if turned else (),
            seat=team,
            note="4" if threats >> cell & 1 else "",
        )


def _threats(view: View, team: int) -> int:
    """Tokens of every line that lacks one empty cell to become a new series."""
    mine, theirs = view.tokens[team] | FREE, view.tokens[1 - team]
    threats = 0
    for line in FIVES:
        for five in line:
            lacking = five & ~mine
            if lacking.bit_count() == 1 and not lacking & theirs:
                threats |= five if is_new(five, view.series[team]) else 0
    return threats


def _pile(view: View) -> Zone:
    """DA-21: the size is seen, nothing else. It stirs when somebody draws, never before."""
    top = (Piece("stock-top", None, say("face-back")),) if view.left else ()
    drawn = 52 * pack_count(view.options, view.seats) - view.left
    return Zone(
        "stock",
        "pile",
        label=say("stock"),
        pieces=top,
        count=view.left,
        size="small",
        beat=drawn,
    )


def _discards(view: View, names: Counter[int]) -> Iterator[Zone]:
    """DA-13: each player's cards lie face up before him."""
    for seat, pile in enumerate(view.discards):
        top = tuple(Piece(_card_id(names, kind), CARDS[kind], card(kind)) for kind in pile[-1:])
        yield Zone(
            f"discard-{seat}",
            "pile",
            seat=seat,
            label=say("discards"),
            pieces=top,
            count=len(pile),
            size="small",
        )


def _hand(view: View, ids: Sequence[str]) -> Zone:
    """Dead cards are dimmed (DA-34)."""
    empty = ~(view.tokens[0] | view.tokens[1])
    pieces = tuple(
        Piece(
            name,
            CARDS[kind],
            card(kind) if MATCHING[kind] & empty else say("card-dead", card=card(kind)),
            origin="stock",
            marks=() if MATCHING[kind] & empty else ("dim",),
            then=_then(kind, bool(MATCHING[kind] & empty)),
        )
        for name, kind in zip(ids, view.hand, strict=True)
    )
    room = HAND_SIZES[view.seats]
    return Zone("hand", "hand", seat=view.me, label=say("hand"), pieces=pieces, room=room)


def _then(kind: int, alive: bool) -> Say:
    """Where a card can go, once it was touched. A draw is never spoken of (X-5)."""
    if not alive:
        return say("then-dead")
    if is_jack(kind):
        return say("then-black-jack" if is_black(kind) else "then-jack")
    return say("then-card", **named(kind))


# --- beside the table ----------------------------------------------------------------------------


def _seat(view: View, seat: int) -> SeatNote:
    """Hands of others are counted. One's own is not: that would remind of a draw (X-5)."""
    facts: list[Say] = [] if seat == view.me else [say("fact-hand", n=view.sizes[seat])]
    if seat == view.dealer:
        facts.append(say("fact-dealer"))
    team = team_of(seat)
    score = len(view.series[team])
    if view.seats > 2:
        return SeatNote(score, tuple(facts), side=team)
    return SeatNote(score, tuple(facts), (f"token-{team}",))


def _prompt(view: View, moves: Sequence[Move]) -> Say | None:
    if not moves or view.turn != view.me:
        return None
    return (
        say("prompt-pass") if any(isinstance(move, Pass) for move in moves) else say("prompt-play")
    )


def _progress(view: View) -> Progress:
    total = 52 * pack_count(view.options, view.seats)
    return Progress(total - view.left, total, say("progress", n=view.left))
