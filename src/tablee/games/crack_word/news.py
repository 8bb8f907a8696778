"""What happened, in one line or two, for whoever looks on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tablee.games.crack_word.components import LETTERS
from tablee.games.crack_word.line import lay
from tablee.games.crack_word.moves import (
    Abstain,
    Accept,
    Bin,
    Cut,
    Deal,
    Joker,
    Pass,
    Place,
    Reject,
    Seed,
    SeedJoker,
    Turn,
)
from tablee.games.crack_word.scene import LONGEST_WORD
from tablee.games.crack_word.state import NOBODY, Claim, text_of
from tablee.games.crack_word.view import View, example_of
from tablee.games.crack_word.wording import card_name
from tablee.kernel import Move, Say, who
from tablee.kernel.say import say
from tablee.pieces.lexicon import fold


def news(before: View, seat: int, move: Move, after: View) -> Sequence[Say]:
    return (*_told(before, seat, move, after), *_turning_points(before, after))


def _told(before: View, seat: int, move: Move, after: View) -> Iterator[Say]:
    match move:
        case Cut() | Turn() | Deal():
            yield from _chance_told(before, move, after)
        case Place(card=letter) | Joker(letter=letter):
            yield from _laid(before, seat, letter.upper(), move, after)
        case Bin(line=line):
            text = text_of(before.lines[line])
            yield say("news-bin", seat=who(seat), n=line + 1, text=text)
        case Seed(card=letter) | SeedJoker(letter=letter):
            line = before.emptied + 1
            yield say("news-seeded", seat=who(seat), card=letter.upper(), n=line)
        case Accept() | Reject() | Abstain():
            yield from _answered(before, seat, move, after)
        case Pass():
            out = seat in after.out
            yield say("news-out" if out else "news-pass", seat=who(seat))


def _chance_told(before: View, move: Cut | Turn | Deal, after: View) -> Iterator[Say]:
    if isinstance(move, Deal):
        if move.card and before.drawing == 1:
            yield say("news-drawn", card=card_name(move.card))
        return
    if isinstance(move, Cut):
        seat = next(rival for rival in before.rivals if before.cuts[rival] == NOBODY)
        yield say("news-cut", seat=who(seat), card=card_name(move.card))
        if after.phase == "column":
            yield say("news-starts", seat=who(after.turn))
        elif after.rivals != before.rivals or (move.card in LETTERS and before.cuts == after.cuts):
            yield say("news-cut-again")
        return
    filled = sum(map(bool, before.lines))
    owner = who((before.turn + filled) % before.seats)
    turned = "news-turned" if move.card in LETTERS else "news-under"
    yield say(turned, seat=owner, card=card_name(move.card))


def _laid(before: View, seat: int, letter: str, move: Place | Joker, after: View) -> Iterator[Say]:
    row = lay(before.lines[move.line], move.at, letter, 0, NOBODY)
    text = text_of(row)
    told: dict[str, str | int] = {"seat": who(seat), "n": move.line + 1, "text": text}
    word = _word(before, move, text)
    if after.claim is not None:
        yield say("news-claim", **told, word=word)
    elif after.laid == before.laid:
        yield from _failed(told, word, after)
    else:
        yield from _down(before, seat, move, after, {**told, "word": word})


def _failed(told: dict[str, str | int], word: str, after: View) -> Iterator[Say]:
    """CW-26: what was wrong with it. Only after it was judged is the dictionary heard."""
    if not word:
        yield say("news-failed-none", **told)
    elif str(told["text"]) not in word:
        yield say("news-failed-apart", **told, word=word)
    else:
        dictionary = say(f"by-dictionary-{after.options.language}")
        yield say("news-failed", **told, word=word, dictionary=dictionary)
    if after.tried:
        yield say("news-second-try", seat=told["seat"])


def _down(
    before: View, seat: int, move: Place | Joker | Claim, after: View, told: dict[str, str | int]
) -> Iterator[Say]:
    if not after.lines[move.line]:
        won = len(after.paquets[seat]) - len(before.paquets[seat])
        yield say("news-crack", seat=who(seat), text=told["text"], cards=won)
        return
    yield say("news-placed", **told) if told["word"] else say("news-placed-plain", **told)
    if move.crack:
        yield say("news-vain", seat=who(seat))


def _answered(
    before: View, seat: int, move: Accept | Reject | Abstain, after: View
) -> Iterator[Say]:
    """A-CW-18: what each says, and what comes of it."""
    claim = before.claim
    assert claim is not None
    if not isinstance(move, Abstain):
        yield say("news-accept" if isinstance(move, Accept) else "news-reject", seat=who(seat))
    if after.claim is not None:
        return
    row = lay(before.lines[claim.line], claim.at, claim.letter, 0, NOBODY)
    told: dict[str, str | int] = {"seat": who(before.turn), "n": claim.line + 1}
    told["text"] = text_of(row)
    if after.laid == before.laid:
        yield from _failed(told, claim.word, after)
        return
    yield say("news-accepted", word=claim.word)
    yield from _down(before, before.turn, claim, after, {**told, "word": claim.word})


def _turning_points(before: View, after: View) -> Iterator[Say]:
    if before.owed or not after.owed or after.phase == "column":
        return
    seat, cards = after.owed[0]
    if after.last != before.last:
        yield say("news-last-hand", seat=who(seat), cards=cards)
    elif before.turn != NOBODY and before.phase != "column" and cards > 1:
        yield say("news-new-hand", seat=who(seat), cards=cards)


def _word(view: View, move: Place | Joker, text: str) -> str:
    """What was named, in letters only; what the table found where it helps."""
    if view.options.example == "assisted":
        return example_of(view.options, text)
    named = fold(move.word) or (text if move.crack and not move.word else "")
    return named[:LONGEST_WORD]
