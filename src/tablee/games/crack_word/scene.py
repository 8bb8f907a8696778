"""The table as the page draws it: four lines in the centre, hands, piles and PAQUETs at the seats.

Nothing here asks the dictionary anything: every placement is offered alike, whether a word fits or
not, and the call stands beside every one that leaves enough letters, whatever they spell (CW-34).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from msgspec.structs import replace

from tablee.games.crack_word.components import (
    HAND,
    JOKER,
    NAMES,
    PACK_SIZE,
    USED,
    kind_of,
    owner_of,
)
from tablee.games.crack_word.line import covers, letter_id, places
from tablee.games.crack_word.moves import (
    Abstain,
    Accept,
    Bin,
    Joker,
    Options,
    Pass,
    Place,
    Reject,
    Seed,
    SeedJoker,
)
from tablee.games.crack_word.state import NOBODY, Row, text_of
from tablee.games.crack_word.view import View
from tablee.games.crack_word.wording import card_name, then_of
from tablee.kernel import Move, Say, format_move, who
from tablee.kernel.say import say
from tablee.kernel.scene import Ask, Offer, Piece, Progress, Scene, SeatNote, Zone

LONGEST_WORD = 30
ROOMY = 4
"""Letters for which a line keeps room; in a longer one they are drawn smaller."""
CALLABLE = 3
"""Letters from which a line may be a word (CW-34)."""
UNKNOWN = "★"
"""In the text of a line: a joker whose letter is not chosen yet."""
SIGNS = "●■▲◆"
"""Whose letter it is, for those who cannot tell the colours apart; a joker counts 2."""
_ANSWERS: dict[str, tuple[str, Literal["main", "plain", "quiet"]]] = {
    "accept": ("a", "main"),
    "reject": ("r", "plain"),
    "abstain": ("n", "quiet"),
}
CALLED = '"" {}'
"""How the notation of an offer ends that asks for the call and for no word."""
CALL = Ask(
    "choice",
    say("ask-crack"),
    choices=(("no", say("ask-crack-no")), ("yes", say("ask-crack-yes"))),
)


def scene(view: View, moves: Sequence[Move]) -> Scene:
    gaps = {(m.line, m.at) for m in moves if isinstance(m, Place | Joker) and m.at % 2 == 0}
    lines = tuple(_line(view, number, row, gaps) for number, row in enumerate(view.lines))
    seats = tuple(zone for seat in range(view.seats) for zone in _seat_zones(view, seat))
    return Scene(
        zones=(*lines, *seats),
        offers=tuple(offer for move in moves for offer in _spoken(view, _offer(view, move))),
        seats=tuple(_note(view, seat) for seat in range(view.seats)),
        to_act=_to_act(view),
        prompt=_prompt(view, moves),
        progress=_progress(view),
    )


# --- zones ---------------------------------------------------------------------------------------


def _line(view: View, number: int, row: Row, gaps: set[tuple[int, int]]) -> Zone:
    pieces: list[Piece] = []
    for at in range(2 * len(row) + 1):
        if at % 2:
            slot = row[at // 2]
            top = slot.cards[-1]
            label = say("letter", card=slot.letter, seat=who(owner_of(top)), cards=len(slot.cards))
            pieces.append(
                Piece(
                    letter_id(slot),
                    slot.letter,
                    label,
                    count=len(slot.cards),
                    origin=f"hand-{owner_of(top)}",
                    seat=owner_of(top),
                    note=SIGNS[owner_of(top)] + ("2" if kind_of(top) == JOKER else ""),
                )
            )
        else:
            if at in places(len(row), view.options.insertion):
                free = (number, at) in gaps
                name = _place_name(row, number, at)
                pieces.append(Piece(f"l{number}-{at}", "gap", name, marks=() if free else ("dim",)))
    label = say("line", n=number + 1, text=text_of(row) or "–")
    room = 2 * ROOMY + 1
    return Zone(
        f"line-{number}", "line", label=label, pieces=tuple(pieces), size="large", room=room
    )


def _place_name(row: Row, number: int, at: int) -> Say:
    side = "left" if at == 0 else "right" if at == 2 * len(row) else "between"
    return say(f"place-{side}", n=number + 1)


def _seat_zones(view: View, seat: int) -> Iterator[Zone]:
    yield _hand(view, seat)
    yield Zone(
        f"pile-{seat}",
        "pile",
        seat=seat,
        label=say("zone-pile"),
        count=view.left[seat],
        size="small",
    )
    paquet = view.paquets[seat]
    top = tuple(
        Piece(f"p{seat}-{number}", NAMES[kind_of(laid)], seat=owner_of(laid))
        for number, laid in list(enumerate(paquet))[-1:]
    )
    yield Zone(
        f"paquet-{seat}",
        "pile",
        seat=seat,
        label=say("zone-paquet"),
        pieces=top,
        count=len(paquet),
        size="small",
    )


def _hand(view: View, seat: int) -> Zone:
    """One piece a kind, counted: cards of a kind are alike. Others' hands are only counted."""
    hand = view.hands[seat]
    if hand is None:
        label = say("zone-hand")
        count = view.sizes[seat]
        return Zone(f"hand-{seat}", "pile", seat=seat, label=label, count=count, size="small")
    own = "h" if seat == view.me else f"h{seat}"
    pieces = tuple(
        Piece(f"{own}-{name}", name, card_name(name), count=count, seat=seat, then=then_of(name))
        for name, count in zip(NAMES, hand, strict=True)
        if count
    )
    return Zone(
        f"hand-{seat}",
        "hand" if seat == view.me else "row",
        seat=seat,
        label=say("zone-hand"),
        pieces=pieces,
        room=HAND if seat == view.me else 0,
        size="medium" if seat == view.me else "small",
    )


# --- offers --------------------------------------------------------------------------------------


def _spoken(view: View, offer: Offer) -> Iterator[Offer]:
    """Where no word is asked, the call is an offer beside the placement, not a question."""
    if view.options.example != "assisted" or not offer.move.endswith(CALLED):
        yield offer
        return
    letter = offer.ask if offer.ask is not CALL else None
    asked = None if letter is None else replace(letter, then=None)
    for answer, said in CALL.choices:
        label = say("move-said", move=offer.label, call=said) if answer == "yes" else offer.label
        yield replace(offer, move=offer.move.removesuffix("{}") + answer, label=label, ask=asked)


def _offer(view: View, move: Move) -> Offer:
    match move:
        case Place(card=name, line=line, at=at):
            text = _text(view.lines[line], at, name)
            label = say("move-cover" if at % 2 else "move-place", card=name, n=line + 1, text=text)
            path = (f"h-{name}", _place_id(view.lines[line], line, at))
            blank, ask = _asked(view.options, text)
            return Offer(f"{format_move(move)} {blank}", path, label, ask=ask)
        case Joker():
            return _offer_joker(view, move)
        case Bin(line=line):
            text = text_of(view.lines[line])
            label = say("move-bin", n=line + 1, text=text)
            return Offer(format_move(move), ("h-bin", f"line-{line}"), label)
        case Seed(card=name):
            label = say("move-seed", card=name, n=view.emptied + 1)
            return Offer(format_move(move), (f"h-{name}",), label)
        case SeedJoker():
            label = say("move-seed-joker", n=view.emptied + 1)
            ask = Ask("letter", say("ask-letter"))
            return Offer(f"{format_move(move)} {{}}", ("h-joker",), label, ask=ask)
        case Accept() | Reject() | Abstain():
            return _offer_answer(move)
    leaving = isinstance(move, Pass) and view.last != NOBODY
    label = say("move-leave") if leaving else say("move-pass")
    return Offer(format_move(move), (), label, key="p", role="quiet")


def _offer_answer(move: Accept | Reject | Abstain) -> Offer:
    """A-CW-18."""
    name = format_move(move)
    key, role = _ANSWERS[name]
    return Offer(name, (), say(f"move-{name}"), key=key, role=role)


def _offer_joker(view: View, move: Joker) -> Offer:
    row = view.lines[move.line]
    path = ("h-joker", _place_id(row, move.line, move.at))
    covered = covers(row, move.at)
    letter = covered.letter if covered else UNKNOWN
    text = _text(row, move.at, letter)
    label = say("move-joker-cover" if covered else "move-joker", n=move.line + 1, text=text)
    blank, ask = _asked(view.options, text)
    if covered:
        return Offer(f"{format_move(move)} {letter} {blank}", path, label, ask=ask)
    ask = Ask("letter", say("ask-letter"), then=ask)
    return Offer(f"{format_move(move)} {{}} {blank}", path, label, ask=ask)


def _asked(options: Options, text: str) -> tuple[str, Ask | None]:
    """Places for the answers, and the questions: the example word, and the call beside it."""
    call = CALL if len(text) >= CALLABLE else None
    blank = "{}" if call else "no"
    if options.example == "assisted":
        return f'"" {blank}', call
    label = say("ask-word", text=text)
    start = text.replace(UNKNOWN, "")
    ask = Ask("word", label, least=1, most=LONGEST_WORD, then=call, start=start)
    return f"{{}} {blank}", ask


def _place_id(row: Row, line: int, at: int) -> str:
    covered = covers(row, at)
    return letter_id(covered) if covered else f"l{line}-{at}"


def _text(row: Row, at: int, letter: str) -> str:
    text = text_of(row)
    return text if at % 2 else f"{text[: at // 2]}{letter}{text[at // 2 :]}"


# --- beside the table ----------------------------------------------------------------------------


def _note(view: View, seat: int) -> SeatNote:
    facts = [say("fact-hand", n=view.sizes[seat])]
    if view.last == NOBODY:
        facts.append(say("fact-pile", n=view.left[seat]))
    if seat in view.out:
        facts.append(say("fact-out"))
    return SeatNote(view.scores[seat], tuple(facts), badges=(f"sign-{seat}",))


def _to_act(view: View) -> tuple[int, ...]:
    if view.phase == "over" or view.turn == NOBODY:
        return ()
    if view.claim is None:
        return (view.turn,)
    heard = (view.turn, *view.claim.agreed, *view.claim.silent)
    return tuple(seat for seat in range(view.seats) if seat not in heard)


def _prompt(view: View, moves: Sequence[Move]) -> Say | None:
    if view.phase == "over" or view.turn == NOBODY:
        return None
    if view.claim is not None:
        if not moves:
            return say("prompt-claim-wait", word=view.claim.word)
        return say("prompt-claim", seat=who(view.turn), word=view.claim.word)
    if not moves:
        return say("prompt-wait", seat=who(view.turn))
    if view.phase == "seed":
        return say("prompt-seed", n=view.emptied + 1)
    if view.tried:
        return say("prompt-again")
    return say("prompt-play") if view.last == NOBODY else say("prompt-last")


def _progress(view: View) -> Progress:
    """The end draws near as the first pile runs out; each seat tells its own."""
    total = PACK_SIZE if view.options.expert else USED[view.seats]
    least = min(view.left)
    return Progress(total - least, total, say(f"dictionary-{view.options.language}"))
