"""What the learned value is shown of a position: lines counted by kind, cells that decide, cards.

Many views at once, a row for each. Only `worth.py` imports this module, when a value is asked for:
it needs numpy.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, product
from typing import Any, Final

import numpy as np

from tablee.games.double_action.board import FIVES
from tablee.games.double_action.components import FREE, PRINTED, SIDE
from tablee.games.double_action.plan import LOST, MINE, THEIRS
from tablee.games.double_action.sight import View
from tablee.games.double_action.state import NOBODY, pack_count, team_of
from tablee.pieces.playing_cards import CARDS, is_black, is_jack

Array = Any
"""Numbers of numpy: its newest types are written for newer Pythons than our oldest."""

CELLS: Final = SIDE * SIDE
_EVERY: Final = tuple(five for line in FIVES for five in line)
_LINES: Final = np.array([[five >> c & 1 for five in _EVERY] for c in range(CELLS)], np.float32)
_THROUGH: Final = np.ascontiguousarray(_LINES.T)
_OPEN: Final = np.array([not FREE >> c & 1 for c in range(CELLS)])
_WITH_FREE: Final = np.array([bool(five & FREE) for five in _EVERY], np.int32) << 17
_PRINTED: Final = np.array([len(CARDS) if kind is None else kind for kind in PRINTED])
_JACKS: Final = [
    [kind for kind in range(len(CARDS)) if is_jack(kind) and is_black(kind) == black]
    for black in (False, True)
]

# --- kinds of a five -----------------------------------------------------------------------------

_Key = tuple[str, int, int, int]
_FEW: Final = range(6)


def _kind(mine: int, theirs: int, held: int, gone: int, closed: int, free: int) -> _Key | None:
    """Whose it is, the cells it lacks, and how many of these are held, gone or closed to them.

    Gone: the card has been laid as often as it exists. Closed: nobody else can have it either.
    """
    lacking = 5 - mine - theirs - free
    if (mine and theirs) or lacking <= 0:
        return None
    if mine:
        return "mine", lacking, min(held, 3), min(gone, 3 if lacking < 4 else 1)
    if theirs:
        return "theirs", lacking, min(held, 1 if lacking < 4 else 0), min(closed, 3)
    return "empty", free, min(held, 3), min(gone, 1)


def _kinds() -> tuple[Array, tuple[_Key, ...]]:
    """For every code of a five the number of its kind, and all kinds; 0 counts for nobody."""
    table, keys = np.zeros(1 << 18, np.uint8), dict[_Key, int]()
    for mine, theirs, free, held, gone, closed in product(_FEW, _FEW, (0, 1), _FEW, _FEW, _FEW):
        key = _kind(mine, theirs, held, gone, closed, free)
        if key is None or not held + gone <= 5 - mine - theirs - free or not gone <= closed:
            continue
        number = keys.setdefault(key, len(keys) + 1)
        code = mine + 8 * theirs + 64 * held + 512 * gone + 4096 * closed + (free << 17)
        for dead in range(4):
            if not (mine and dead & 1) and not (theirs and dead & 2):
                table[code + (dead << 15)] = number
    return table, tuple(keys)


def _line_worth(key: _Key) -> tuple[float, float, float]:
    """To me; to them; and what they lack one cell of, alone."""
    owner, lacking, held, gone = key
    if owner == "mine":
        return MINE[lacking][min(held, lacking)] * (LOST if gone else 1) / 50, 0.0, 0.0
    if owner == "theirs":
        worth = THEIRS[lacking] * (LOST if gone else 1) / 50
        return 0.0, worth, worth if lacking == 1 else 0.0
    return MINE[5 - lacking][min(held, 5 - lacking)] / 50, 0.0, 0.0


_KIND, KINDS_OF_FIVES = _kinds()
_NEAR: Final = np.zeros(len(KINDS_OF_FIVES) + 1, np.float32)
"""What lines that lack one or two cells add to the number of each of their cells."""
for _number, (_owner, _lacking, _, _) in enumerate(KINDS_OF_FIVES, 1):
    if _owner != "empty" and _lacking <= 2:
        _NEAR[_number] = {("mine", 1): 1, ("theirs", 1): 32, ("mine", 2): 32**2}.get(
            (_owner, _lacking), 32**3
        )

_LINE_WORTH: Final = np.array(
    [[0.0, 0.0, 0.0]] + [_line_worth(key) for key in KINDS_OF_FIVES], np.float32
)
"""What a five of each kind is worth by the first judgement (plan.py), to me and to them."""

# --- signs ---------------------------------------------------------------------------------------

SEATS_MOST: Final = 8
_TURNS: Final = np.eye(SEATS_MOST, dtype=np.float32)


def signs(views: Sequence[View]) -> Array:
    """One row a view, the same length always."""
    count = len(views)
    board = _bits(views)
    mine, theirs = board[:, 0], board[:, 1]
    hand = _counted(count, [view.hand for view in views])
    laid = _counted(count, [tuple(chain.from_iterable(view.discards)) for view in views])
    packs = np.array([pack_count(view.options, view.seats) for view in views])[:, None]
    unseen = packs - hand - laid
    unseen[:, -1] = 0
    empty = _OPEN & (mine + theirs == 0)
    held = (hand[:, _PRINTED] > 0) & empty
    closed = (unseen[:, _PRINTED] <= 0) & empty
    gone = closed & ~held
    kinds = _kinds_of(mine, theirs, held, gone, closed, board[:, 2], board[:, 3])
    counted = _histogram(kinds)
    near = (_NEAR[kinds] @ _THROUGH).astype(np.int32)
    cells, threats = _cell_signs(near, empty, held, closed, gone)
    jacks = [array[:, kinds_of].sum(1) for array in (hand, unseen) for kinds_of in _JACKS]
    plain = np.array([_plain_signs(view) for view in views], np.float32).reshape(count, -1)
    unknown = np.maximum(1, unseen.sum(1))
    share = plain[:, 0] / unknown
    return np.concatenate(
        [
            np.sqrt(counted[:, 1:]),
            np.minimum(counted @ _LINE_WORTH, 8),
            np.minimum(cells, 6),
            _card_signs(threats, jacks, share),
            np.stack([*jacks, np.minimum(unknown, 60) / 10], 1),
            plain[:, 2:],
            _TURNS[plain[:, 1].astype(np.int32)],
        ],
        axis=1,
        dtype=np.float32,
    )


def _bits(views: Sequence[View]) -> Array:
    """Tokens, then turned ones, each of the viewer's side and of the other: a number a cell."""
    parts = []
    for view in views:
        team = team_of(view.me) if view.me >= 0 else 0
        for cells in (view.tokens, view.locked):
            parts.append(cells[team].to_bytes(16, "little"))
            parts.append(cells[1 - team].to_bytes(16, "little"))
    bytes_of = np.frombuffer(b"".join(parts), np.uint8).reshape(len(views), 4, 16)
    return np.unpackbits(bytes_of, axis=2, bitorder="little")[:, :, :CELLS]


def _counted(count: int, piles: Sequence[Sequence[int]]) -> Array:
    """How many of each kind lie in each pile; one more column for cells without a card."""
    width = len(CARDS) + 1
    kinds = np.fromiter(chain.from_iterable(piles), np.int64)
    rows = np.repeat(np.arange(count) * width, [len(pile) for pile in piles])
    return np.bincount(kinds + rows, minlength=count * width).reshape(count, width)


def _kinds_of(
    mine: Array,
    theirs: Array,
    held: Array,
    gone: Array,
    closed: Array,
    turned: Array,
    theirs_turned: Array,
) -> Array:
    """The kind of every five. Counts are the digits of one number, so that one product does all."""
    digits = mine + np.float32(8) * theirs + np.float32(64) * held
    digits += np.float32(512) * gone + np.float32(4096) * closed
    code = (digits @ _LINES).astype(np.int32) + _WITH_FREE
    if turned.any() or theirs_turned.any():
        shared = ((turned + np.float32(8) * theirs_turned) @ _LINES).astype(np.int32)
        code += ((shared & 7) > 1).astype(np.int32) << 15  # DA-08: one token at most is shared
        code += ((shared >> 3) > 1).astype(np.int32) << 16
    return _KIND[code]


def _histogram(kinds: Array) -> Array:
    width = len(KINDS_OF_FIVES) + 1
    rows = kinds + (np.arange(len(kinds)) * width)[:, None]
    counted = np.bincount(rows.ravel(), minlength=len(kinds) * width)
    return counted.reshape(len(kinds), width).astype(np.float32)


def _cell_signs(
    near: Array, empty: Array, held: Array, closed: Array, gone: Array
) -> tuple[Array, Array]:
    """Cells where a line becomes a five, or two lines come near; and those they may fill."""
    wins, loses, mine, theirs = (near >> 5 * place & 31 for place in range(4))
    win, lose, fork, theirs_fork = wins > 0, loses > 0, mine > 1, theirs > 1
    free = empty & ~held & ~closed
    open_threat = lose & empty & ~closed
    signs = (
        win & held,
        win & free,
        win & gone,
        (wins > 1) & empty,
        lose & held,
        lose & free,
        lose & gone,
        (loses > 1) & empty,
        fork & held,
        fork & free,
        theirs_fork & held,
        theirs_fork & empty & ~closed,
        win & lose & empty,
        fork & theirs_fork & empty,
    )
    return np.stack([sign.sum(1) for sign in signs], 1), open_threat.sum(1)


def _card_signs(threats: Array, jacks: Sequence[Array], share: Array) -> Array:
    """How likely the next hand of the other side has no card that completes a line, no jack."""
    red, black = jacks[2], jacks[3]
    counts = (threats, red + black, threats + red + black, black)
    return np.stack([np.exp(-number * share) for number in counts], 1)


def _plain_signs(view: View) -> tuple[float, ...]:
    """The first two are no signs: the cards in the hand of the other side that plays next, and
    how many turns come before mine."""
    me = max(view.me, 0)
    team, left, turn = team_of(me), view.left, view.turn if view.turn != NOBODY else me
    rival = turn if team_of(turn) != team else (turn + 1) % view.seats
    need = view.options.target - len(view.series[team])
    theirs = view.options.target - len(view.series[1 - team])
    mine, others = view.tokens[team].bit_count(), view.tokens[1 - team].bit_count()
    lead = (mine - others) / 3
    return (
        view.sizes[rival],
        (turn - me) % view.seats,
        need <= 1,
        need >= 3,
        theirs <= 1,
        theirs >= 3,
        left / 20,
        min(left, 8) / 4,
        left == 0,
        len(view.hand) / 3,
        lead,
        lead * 2.0 ** (-left / 4),
        me in (view.owed, view.dealing),
        view.owed not in (NOBODY, me),
        (mine + others) / 20,
    )


LENGTH: Final = len(KINDS_OF_FIVES) + 3 + 14 + 4 + 5 + 13 + SEATS_MOST
"""Kinds of fives, what they are worth, cells, odds, cards, plain signs, and whose turn it is."""
