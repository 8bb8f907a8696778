"""The judge of Switch: what each move does, or why it is refused. Marks are clauses of rules.md."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from tablee.games.switch.components import LAST, OPENING_DICE
from tablee.games.switch.moves import (
    Block,
    Decline,
    Let,
    Lock,
    Open,
    Pass,
    Rethrow,
    Roll,
    Shed,
    Stop,
    Swap,
    Throw,
)
from tablee.games.switch.state import (
    NOBODY,
    State,
    after_bust,
    dice_for,
    is_locked,
    lowest_below,
    pack_of,
    sheddable,
)
from tablee.kernel import CHANCE, IllegalMove, Move, who
from tablee.pieces import dice


def apply(state: State, seat: int, move: Move) -> State:
    if state.phase == "over":
        raise IllegalMove("game_over")
    if seat == CHANCE:
        return _fall(state, move)
    token = _TOKEN.get(type(move))
    if token is not None:
        return token(state, seat, move)
    if seat != state.turn:
        late = isinstance(move, Shed) and 0 <= seat < len(state.tops) and is_locked(state, seat)
        raise IllegalMove("pack_locked" if late else "not_your_turn", turn=who(state.turn))
    phase, play = _TURN.get(type(move), ("", None))
    if play is None or state.phase != phase:
        raise IllegalMove("not_now")
    return play(state, move)


def _fall(state: State, move: Move) -> State:
    """Dice come to rest. They have no order, so a throw is written from low to high."""
    if isinstance(move, Roll) and state.phase == "roll":
        _check(move.dice, dice_for(state, state.turn))
        return _resolve(state, move)
    if isinstance(move, Open) and state.phase == "opening":
        _check(move.dice, OPENING_DICE)
        return _open(state, move.dice)
    raise IllegalMove("not_now")


def _check(thrown: tuple[int, ...], number: int) -> None:
    if thrown not in dice.fair(number):
        raise IllegalMove("wrong_dice", dice=number)


def _open(state: State, thrown: tuple[int, ...]) -> State:
    """SW-08, A-SW-2: the highest total begins; those who tie throw again."""
    seat = state.opening.index(0)
    totals = (*state.opening[:seat], sum(thrown), *state.opening[seat + 1 :])
    state = replace(state, dice=thrown, by=seat, throws=state.throws + 1, opening=totals)
    if 0 in totals:
        return state
    best = max(totals)
    if totals.count(best) == 1:
        return replace(state, phase="throw", turn=totals.index(best))
    return replace(state, opening=tuple(0 if total == best else NOBODY for total in totals))


def _resolve(state: State, roll: Roll) -> State:
    """SW-11, SW-30: the Switch die comes before any shedding."""
    thrown = replace(
        state,
        dice=roll.dice,
        face=roll.face,
        by=state.turn,
        throws=state.throws + 1,
        phase="green" if roll.face == "green" else "shed",
    )
    if roll.face == "green":
        return thrown
    if roll.face == "red":
        return _red(thrown)
    if roll.face == "block":  # SW-35, SW-41: taken at once, wherever it lay, then on with it
        thrown = replace(thrown, owner=state.turn, locked=NOBODY)
    return thrown if sheddable(thrown) else _fail(thrown)


def _red(state: State) -> State:
    """SW-33, SW-34, A-SW-6: a forced swap or none, and the turn is over without penalty."""
    lower = lowest_below(state)
    return _next_turn(state if lower == NOBODY else _exchange(state, state.turn, lower))


def _to_shedding(state: State) -> State:
    """SW-20, SW-21: where the top card cannot go, the turn passes by itself."""
    return replace(state, phase="shed") if sheddable(state) else _fail(state)


def _fail(state: State) -> State:
    """SW-20 to SW-24: no loss on the first throw; a failed re-throw costs cards."""
    if not state.again or (state.options.block_is_no_bust and is_locked(state, state.turn)):
        return _next_turn(state)  # A-SW-9: the token's victim is spared
    top = after_bust(state.tops[state.turn])
    return _next_turn(state, _put(state.tops, state.turn, top))


def _next_turn(state: State, tops: tuple[int, ...] = ()) -> State:
    """SW-09: clockwise by seats, whatever packs they hold; with new tops where there are any."""
    tops = tops or state.tops
    turn = (state.turn + 1) % len(tops)
    return replace(state, phase="throw", turn=turn, again=False, target=NOBODY, tops=tops)


def _exchange(state: State, one: int, other: int) -> State:
    """SW-31, A-SW-13: whole packs change seats; a token lying on one goes with it (A-SW-11)."""
    packs = _put(_put(state.packs, one, state.packs[other]), other, state.packs[one])
    tops = _put(_put(state.tops, one, state.tops[other]), other, state.tops[one])
    return replace(state, packs=packs, tops=tops)


def _put(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    return (*values[:place], value, *values[place + 1 :])


# --- the player whose turn it is ---------------------------------------------------------------


def _throw(state: State, move: Throw) -> State:
    return replace(state, phase="roll")


def _rethrow(state: State, move: Rethrow) -> State:
    return replace(state, phase="roll", again=True)


def _stop(state: State, move: Stop) -> State:
    return _next_turn(state)


def _pass(state: State, move: Pass) -> State:
    return _fail(state)


def _shed(state: State, move: Shed) -> State:
    """SW-14 to SW-18; SW-44: whoever sheds the 16 has won at once."""
    most, top = sheddable(state), state.tops[state.turn]
    if move.cards < 1:
        raise IllegalMove("shed_one_at_least")
    if move.cards > most:
        shown = " ".join(map(str, state.dice))
        raise IllegalMove("cannot_make", card=min(top + most, LAST), dice=shown)
    tops = _put(state.tops, state.turn, top + move.cards)
    return replace(state, tops=tops, phase="over" if tops[state.turn] > LAST else "choice")


def _swap(state: State, move: Swap) -> State:
    """SW-31, SW-37: announced; it waits for the token's owner where that is somebody else."""
    if not 0 <= move.seat < len(state.tops) or move.seat == state.turn:
        raise IllegalMove("no_such_opponent")
    if state.owner in (NOBODY, state.turn):
        return _next_turn(_exchange(state, state.turn, move.seat))
    return replace(state, phase="window", target=move.seat)


def _decline(state: State, move: Decline) -> State:
    """SW-32, A-SW-7: shedding as usual, or the turn is over without a throw to fail at."""
    return _next_turn(state) if state.options.green_ends_turn else _to_shedding(state)


_TURN: Final[dict[type[Move], tuple[str, Callable[[State, Any], State]]]] = {
    Throw: ("throw", _throw),
    Rethrow: ("choice", _rethrow),
    Stop: ("choice", _stop),
    Shed: ("shed", _shed),
    Pass: ("shed", _pass),
    Swap: ("green", _swap),
    Decline: ("green", _decline),
}


# --- the owner of the Block token --------------------------------------------------------------


def _answer(state: State, seat: int, move: Block | Let) -> State:
    """SW-37, A-SW-10: a blocked swap ends the thrower's turn, the token goes to the centre."""
    if seat != state.owner:
        raise IllegalMove("no_token")
    if state.phase != "window" or move.swap != state.throws:
        red = state.face == "red" and move.swap == state.throws  # SW-38
        raise IllegalMove("red_stands" if red else "too_late")
    if isinstance(move, Block):
        return _next_turn(replace(state, owner=NOBODY))
    return _next_turn(_exchange(state, state.turn, state.target))


def _lock(state: State, seat: int, move: Lock) -> State:
    """SW-39, SW-40, SW-43: at any time, on an opponent's pack."""
    if seat != state.owner:
        raise IllegalMove("no_token")
    if state.phase in ("opening", "roll"):
        raise IllegalMove("not_now")
    if move.seat == seat:
        raise IllegalMove("own_pack")
    if not 0 <= move.seat < len(state.tops):
        raise IllegalMove("no_such_opponent")
    if move.pack != pack_of(state, move.seat):
        raise IllegalMove("too_late")
    state = replace(state, owner=NOBODY, locked=state.packs[move.seat])
    if state.phase == "window":  # nobody is left to stop the swap
        return _next_turn(_exchange(state, state.turn, state.target))
    if state.phase == "shed" and move.seat == state.turn:
        return _fail(state)
    return state


_TOKEN: Final[dict[type[Move], Callable[[State, int, Any], State]]] = {
    Block: _answer,
    Let: _answer,
    Lock: _lock,
}
