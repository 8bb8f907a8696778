"""Scenes, moves and results as text: what the page draws, written down."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tablee.catalog.words import Words
from tablee.kernel import Outcome, Say
from tablee.kernel.scene import Offer, Piece, Scene, Zone

DOWN = "▒▒"
MOST_MOVES = 24


class Shown:
    """Writes one game's scenes in one language, with the names of those who play."""

    def __init__(self, words: Words, own: Words, names: Sequence[str], me: int) -> None:
        self._words = words
        self._own = own
        self._names = names
        self._me = me

    def tell(self, what: Say) -> str:
        """A sentence of the game, or of the terminal itself."""
        words = self._words if what.id in self._words else self._own
        return words.tell(what, self._names, self._me)

    def own(self, id: str, **args: int | str) -> str:
        return self._own.tell(Say(id, dict(args)), self._names)

    def zones(self, scene: Scene) -> dict[str, str]:
        """Each zone as a few lines, by its id."""
        return {zone.id: "\n".join(self._zone(zone)) for zone in scene.zones}

    def seats(self, scene: Scene) -> Iterator[str]:
        """Names with scores and facts; the one whose move it is comes with an arrow."""
        for seat, note in enumerate(scene.seats):
            score = [] if note.score is None else [f"{self.own('score')} {note.score}"]
            facts = [*score, *(self.tell(fact) for fact in note.facts)]
            arrow = "▸" if seat in scene.to_act else " "
            me = f" ({self.own('you')})" if seat == self._me else ""
            name = f"{self._names[seat]}{me}"
            yield f"{arrow} {self._head(name) + ' ' + ', '.join(facts) if facts else name}"

    def moves(self, offers: Sequence[Offer], most: int = MOST_MOVES) -> Iterator[str]:
        """The numbered list one may choose from."""
        for number, offer in enumerate(offers[:most], 1):
            yield f"{number:4d}  {self.tell(offer.label)}  [{offer.move}]"
        if len(offers) > most:
            yield f"      {self.own('more-moves', n=len(offers) - most)}"

    def outcome(self, outcome: Outcome) -> Iterator[str]:
        yield self.own("end") + (f" — {self.tell(outcome.why)}" if outcome.why else "")
        order = sorted(range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat])
        for seat in order:
            rank, score = outcome.ranks[seat], outcome.scores[seat]
            yield f"  {rank}. {self._head(self._names[seat])} {score}"
            for line in outcome.lines[seat] if outcome.lines else ():
                yield f"       {line.points:+4d}  {self.tell(line.what)}"

    def _head(self, title: str) -> str:
        """With the colon that follows it: French has a space before it."""
        return self.own("head", title=title)

    def _zone(self, zone: Zone) -> Iterator[str]:
        whose = "" if zone.seat is None else f" · {self._names[zone.seat]}"
        title = self.tell(zone.label) if zone.label else zone.id
        count = "" if zone.count is None else f" ({zone.count})"
        head = self._head(f"{title}{whose}{count}")
        if zone.kind == "grid":
            yield head
            yield from self._grid(zone)
        else:
            pieces = " | ".join(self._piece(piece) for piece in zone.pieces)
            yield f"{head} {pieces}".rstrip()

    def _grid(self, zone: Zone) -> Iterator[str]:
        """A board in short: faces, and the seat of the piece on a cell."""
        plain = len({cell.face for cell in zone.cells}) == 1
        texts = [cell.note or ("·" if plain else cell.face or "·") for cell in zone.cells]
        for piece in zone.pieces:
            if piece.at is not None:
                owner = "" if piece.seat is None else f"{piece.seat}:"
                texts[piece.at] = f"{owner}{piece.note or piece.face or DOWN}"
        width = max(map(len, texts), default=1)
        for first in range(0, len(texts), zone.cols or 1):
            line = texts[first : first + (zone.cols or 1)]
            yield "    " + " ".join(text.center(width) for text in line)

    def _piece(self, piece: Piece) -> str:
        text = self.tell(piece.label) if piece.label else piece.face or DOWN
        times = f" ×{piece.count}" if piece.count > 1 else ""
        where = "" if piece.at is None else f" @{piece.at}"
        marks = "".join(f" ({mark})" for mark in piece.marks if mark in ("locked", "chosen"))
        return f"{text}{times}{where}{marks}"
