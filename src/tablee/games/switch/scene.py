"""The table of Switch as the page draws it: packs, tray, token, and what one may do."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.games.switch.components import DICE_BY_TOP, KLICK, LAST, PACKS
from tablee.games.switch.offer import offers
from tablee.games.switch.state import NOBODY, State, after_bust, is_locked, pack_of, sheddable
from tablee.games.switch.view import View
from tablee.kernel import Move, Say, who
from tablee.kernel.say import say
from tablee.kernel.scene import Mark, Piece, Progress, Scene, SeatNote, Zone
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
        marks: tuple[Mark, ...] = ("lit",) if marked else ()
        caption = say("caption-switch")
        pieces.insert(0, Piece("switch", name, say(f"face-{name}"), marks=marks, caption=caption))
    if state.owner == NOBODY == state.locked:
        pieces.append(_block(caption=say("caption-token")))
    return Zone(
        "tray",
        "dice",
        label=say("zone-tray"),
        pieces=tuple(pieces),
        room=max(DICE_BY_TOP) + len(("Switch die", "Block token")),
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


def _block(caption: Say | None = None) -> Piece:
    """The token: in the tray if nobody has it, with its owner, or with the pack it blocks."""
    return Piece("block", "block", say("face-block"), then=say("then-block"), caption=caption)


# --- each seat ---------------------------------------------------------------------------------


def _places(view: View, seat: int) -> tuple[Zone, ...]:
    return (_pack(view, seat), _token(view, seat), _way(view, seat))


def _token(view: View, seat: int) -> Zone:
    is_here = view.table.owner == seat or is_locked(view.table, seat)
    told = _told(view, seat, "zone-blocked" if is_locked(view.table, seat) else "zone-token")
    return Zone(f"token-{seat}", "tokens", seat, told, (_block(),) if is_here else (), room=1)


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


def _way(view: View, seat: int) -> Zone:
    """SW-23: how far a pack is shed, and the latch to which a failing player goes back."""
    gone = view.table.tops[seat] - 1
    is_mine = seat == view.me
    label = say("zone-shed-mine", n=gone) if is_mine else say("zone-shed", seat=who(seat), n=gone)
    return Zone(f"way-{seat}", "track", seat, label, count=LAST, done=gone, latches=(KLICK,))


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
