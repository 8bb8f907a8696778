"""The table of Switch as the page draws it: packs, tray, token, and what one may do."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.games.switch.components import DICE_BY_TOP, LAST, PACKS
from tablee.games.switch.offer import offers
from tablee.games.switch.state import NOBODY, State, after_bust, is_locked, pack_of, sheddable
from tablee.games.switch.view import View
from tablee.kernel import Move, Say, who
from tablee.kernel.say import say
from tablee.kernel.scene import Piece, Progress, Scene, SeatNote, Zone
from tablee.pieces.dice import making

LONG_SHED = 7
"""Throws seldom let more cards go; room for so many is kept free."""


def scene(view: View, moves: Sequence[Move]) -> Scene:
    state = view.table
    seats = range(len(state.tops))
    return Scene(
        zones=(
            _tray(state),
            *_next(state),
            *_token(view, None),
            *(zone for seat in seats for zone in _places(view, seat)),
        ),
        offers=offers(view, moves),
        seats=tuple(_note(state, seat) for seat in seats),
        to_act=_awaited(state),
        prompt=_prompt(view, moves),
        progress=_progress(state),
    )


# --- the centre --------------------------------------------------------------------------------


def _tray(state: State) -> Zone:
    """SW-12: what was thrown last lies there for all to see until the next throw."""
    used = making(state.dice, state.tops[state.turn]) if state.phase == "shed" else ()
    settled = state.phase not in ("shed", "green", "window")
    pieces = [
        Piece(
            f"die-{place}",
            f"d{die}",
            say(f"face-d{die}"),
            marks=("lit",) if place in used else ("dim",) if settled else (),
        )
        for place, die in enumerate(state.dice)
    ]
    if state.face is not None:
        name = f"switch-{state.face}"
        marked = state.phase in ("green", "window") or (not settled and state.face == "block")
        pieces.append(Piece("switch", name, say(f"face-{name}"), marks=("lit",) if marked else ()))
    return Zone(
        "tray",
        "dice",
        label=say("zone-tray"),
        pieces=tuple(pieces),
        room=max(DICE_BY_TOP) + 1,
        beat=state.throws,
        by=None if state.by == NOBODY else state.by,
    )


def _next(state: State) -> tuple[Zone, ...]:
    """The cards this throw lets go, and the first it does not, side by side to be chosen."""
    if state.phase != "shed":
        return (Zone("next", "row", label=say("zone-next"), size="small", room=LONG_SHED),)
    top, cards = state.tops[state.turn], sheddable(state)
    pack = pack_of(state, state.turn)
    last = min(top + cards, LAST)
    pieces = tuple(
        Piece(
            f"next-{card}",
            f"{pack}-{card}",
            _card_label(state, state.turn, card),
            origin=f"pack-{state.turn}",
            marks=("lit",) if card < top + cards else ("dim",),
        )
        for card in range(top, last + 1)
    )
    label = say("zone-next")
    return (Zone("next", "row", label=label, pieces=pieces, size="small", room=LONG_SHED),)


def _token(view: View, seat: int | None) -> tuple[Zone, ...]:
    """The token lies in the centre, at its owner's hand, or with the seat whose pack it blocks."""
    state = view.table
    if seat is None:
        here, told = state.owner == NOBODY == state.locked, say("zone-centre")
    else:
        here = state.owner == seat or is_locked(state, seat)
        told = _told(view, seat, "zone-blocked" if is_locked(state, seat) else "zone-token")
    id = "centre" if seat is None else f"token-{seat}"
    pieces = (Piece("block", "block", say("face-block")),) if here else ()
    return (Zone(id, "tokens", seat, told, pieces, room=1),)


# --- each seat ---------------------------------------------------------------------------------


def _places(view: View, seat: int) -> tuple[Zone, ...]:
    return (_pack(view, seat), _shed(view, seat), *_token(view, seat))


def _told(view: View, seat: int, zone: str) -> Say:
    """What is mine is called so; what others have is called by their name."""
    return say(f"{zone}-mine") if seat == view.me else say(zone, seat=who(seat))


def _pack(view: View, seat: int) -> Zone:
    """SW-06: a pack shows its top card; ids go with the pack, so that a swapped one slides."""
    state = view.table
    top, pack = state.tops[seat], pack_of(state, seat)
    left = LAST + 1 - top
    card = Piece(
        f"{pack}-{top}",
        f"{pack}-{top}",
        _card_label(state, seat, top),
        marks=("locked",) if is_locked(state, seat) else (),
    )
    label = _told(view, seat, "zone-pack")
    return Zone(f"pack-{seat}", "pile", seat, label, (card,) if left else (), count=left)


def _shed(view: View, seat: int) -> Zone:
    state = view.table
    gone, pack = state.tops[seat] - 1, pack_of(state, seat)
    card = Piece(
        f"{pack}-{gone}",
        f"{pack}-{gone}",
        _card_label(state, seat, gone),
        origin=f"pack-{seat}",
        marks=("dim",),
    )
    label = _told(view, seat, "zone-shed")
    return Zone(
        f"shed-{seat}", "pile", seat, label, (card,) if gone else (), size="small", count=gone
    )


def _card_label(state: State, seat: int, card: int) -> Say:
    return say("card", pack=say(f"pack-{PACKS[state.packs[seat]]}"), n=card)


def _note(state: State, seat: int) -> SeatNote:
    top = state.tops[seat]
    facts: list[Say] = []
    if top <= LAST:
        facts.append(say("fact-dice", n=DICE_BY_TOP[top]))
    if is_locked(state, seat):
        facts.append(say("fact-locked"))
    return SeatNote(top - 1, tuple(facts))


# --- in a line ---------------------------------------------------------------------------------


def _awaited(state: State) -> tuple[int, ...]:
    """Whose decision the table waits for; whoever merely may use the token is not lit."""
    if state.phase in ("opening", "over"):
        return ()
    return (state.owner,) if state.phase == "window" else (state.turn,)


def _prompt(view: View, moves: Sequence[Move]) -> Say | None:
    state = view.table
    if state.phase in ("opening", "roll", "over"):
        return None
    if view.me not in _awaited(state):
        return say("prompt-token") if moves else say("prompt-wait", seat=who(_awaited(state)[0]))
    if state.phase == "throw" and is_locked(state, state.turn):
        return say("prompt-throw-locked", n=DICE_BY_TOP[state.tops[view.me]])
    if state.phase == "throw":
        return say("prompt-throw", n=DICE_BY_TOP[state.tops[view.me]])
    if state.phase == "window":
        return say("prompt-window", seat=who(state.turn), other=who(state.target))
    if state.phase == "choice":
        return _choice_prompt(state)
    if state.phase == "green" and state.options.green_ends_turn:
        return say("prompt-green-ends")
    return say(f"prompt-{state.phase}")


def _choice_prompt(state: State) -> Say:
    """SW-23, SW-24, A-SW-9: what failing costs, and where it costs nothing."""
    top = state.tops[state.turn]
    back, dice = after_bust(top), DICE_BY_TOP[top]
    if back == top:
        return say("prompt-choice-free", card=top, n=dice)
    if is_locked(state, state.turn) and state.options.block_is_no_bust:
        return say("prompt-choice-locked", card=top, back=back, n=dice)  # SW-41: Block frees it
    return say("prompt-choice", card=top, back=back, n=dice)


def _progress(state: State) -> Progress:
    gone = max(state.tops) - 1
    return Progress(gone, LAST, say("progress", cards=gone))
