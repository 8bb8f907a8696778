"""The board as the page draws it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from msgspec import structs

from tablee.kernel import Consequence, Move, Say, format_move, who
from tablee.kernel.say import say
from tablee.kernel.scene import Offer, Piece, Scene, SeatNote, Zone
from tablee_hex.board import between, board
from tablee_hex.face import MARGIN, STONES, middle
from tablee_hex.rules import EMPTY, Place, Swap, View

SEATS = tuple(SeatNote(badges=(stone,)) for stone in STONES)
SWAP = Offer("swap", (), say("move-swap"), key="s", role="main")


def scene(view: View, moves: Sequence[Move]) -> Scene:
    return Scene(
        zones=(_zone(view.size, view.stones),),
        offers=tuple([_offer(move) for move in moves]),
        seats=SEATS,
        to_act=() if view.over else (view.turn,),
        prompt=_prompt(view) if moves else None,
    )


def _prompt(view: View) -> Say:
    if view.may_swap and view.turn == 1:
        return say("prompt-swap")
    return say("prompt-blue" if view.turn == 0 else "prompt-red")


@cache
def _offer(move: Move) -> Offer:
    if not isinstance(move, Place):
        return SWAP
    return Offer(format_move(move), (f"cell-{move.cell}",), say("move-place", cell=move.cell))


@cache
def _empty(size: int) -> Zone:
    names = board(size).names
    return Zone(
        "board",
        "grid",
        label=say("board"),
        size="large",
        cells=tuple(Piece(f"cell-{name}", label=say("cell", cell=name)) for name in names),
        cols=size,
        row_names=tuple(f"{line + 1}" for line in range(size)),
        column_names=tuple(name[0] for name in names[:size]),
        places=tuple(middle(n, size) for n in range(size**2)),
        outline="hexagon",
        margin=MARGIN,
        ground=f"board-{size}",
        turns=True,
    )


@cache
def _stone(name: str, at: int, seat: int) -> Piece:
    return Piece(f"stone-{name}", STONES[seat], say(f"face-{STONES[seat]}"), at=at, seat=seat)


def _zone(size: int, stones: Sequence[int]) -> Zone:
    zone, names = _empty(size), board(size).names
    lying = [_stone(names[n], n, seat) for n, seat in enumerate(stones) if seat != EMPTY]
    return structs.replace(zone, pieces=tuple(lying))


def news(before: View, seat: int, move: Place | Swap, after: View) -> Sequence[Say]:
    if isinstance(move, Swap):
        name = board(after.size).names[after.stones.index(seat)]
        return (say("news-swap", seat=who(seat), cell=name),)
    return (say("news-place", seat=who(seat), cell=move.cell),)


def consequence(before: View, seat: int, move: Place | Swap, after: View) -> Consequence | None:
    """HX-3: the stones that join both sides, which glow."""
    if not after.over:
        return None
    names = board(after.size).names
    way = tuple(f"cell-{names[n]}" for n in _shortest(after, seat))
    return Consequence(say("consequence-joined", seat=who(seat)), seat, things=way)


def _shortest(view: View, seat: int) -> list[int]:
    """The fewest stones that lead from one side of this seat to the other."""
    mine = [n for n, stone in enumerate(view.stones) if stone == seat]
    ways = [[n] for n in mine if between(n, view.size, seat) == 0]
    seen = {way[-1] for way in ways}
    for way in ways:
        if between(way[-1], view.size, seat) == view.size - 1:
            return way
        for n in board(view.size).beside[way[-1]]:
            if view.stones[n] == seat and n not in seen:
                seen.add(n)
                ways.append([*way, n])
    return []
