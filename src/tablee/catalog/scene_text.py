"""Scenes, moves and results as text: what the page draws, written down."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from tablee.catalog.words import Words
from tablee.kernel import Outcome, Say
from tablee.kernel.places import area_of
from tablee.kernel.scene import Offer, Piece, Scene, SeatNote, Zone

WORDS = Path(__file__).parent / "terminal"
"""What is said beside the words of a game."""
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

    def prompt(self, what: Say) -> str:
        """What to do now, and what the decision may win or cost."""
        stakes = self._words.stakes(what)
        return self.tell(what) + (f" {self.tell(stakes)}" if stakes else "")

    def own(self, id: str, **args: int | str) -> str:
        return self._own.tell(Say(id, dict(args)), self._names)

    def zones(self, scene: Scene) -> dict[str, str]:
        """Each zone as a few lines, by its id."""
        return {zone.id: "\n".join(self._zone(zone, scene.seats)) for zone in scene.zones}

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

    def _zone(self, zone: Zone, seats: Sequence[SeatNote]) -> Iterator[str]:
        whose = "" if zone.seat is None else f" · {self._names[zone.seat]}"
        title = self.tell(zone.label) if zone.label else zone.id
        count = "" if zone.count is None or zone.kind == "track" else f" ({zone.count})"
        head = self._head(f"{title}{whose}{count}")
        if zone.kind == "grid":
            yield head
            yield from self._grid(zone)
            yield from self._owners(zone, seats)
        else:
            pieces = " | ".join(self.piece(piece) for piece in zone.pieces)
            yield f"{head} {pieces}".rstrip()

    def _grid(self, zone: Zone) -> Iterator[str]:
        """A board in short: what cells show, each behind the sign of the piece on it."""
        if area_of(zone):
            yield from self._standing(zone)
            return
        plain = len({cell.face for cell in zone.cells}) == 1
        printed = ["" if plain else self._sign(cell) for cell in zone.cells]
        texts = [cell.note or shown or "·" for cell, shown in zip(zone.cells, printed, strict=True)]
        for piece in zone.pieces:
            if piece.at is not None:
                note = f"·{piece.note}" if piece.note else ""
                texts[piece.at] = f"{self._sign(piece)}{printed[piece.at]}{note}"
        width = max(map(len, (*texts, *zone.column_names)), default=1)
        cols, side = zone.cols or 1, max(map(len, zone.row_names), default=0)
        lines = [texts[first : first + cols] for first in range(0, len(texts), cols)]
        names = list(zone.row_names) or [""] * len(lines)
        if zone.column_names:
            lines, names = [list(zone.column_names), *lines], ["", *names]
        for name, line in zip(names, lines, strict=True):
            edge = f"{name:>{side}} " if side else ""
            yield f"    {edge}" + " ".join(text.center(width) for text in line)

    def _standing(self, zone: Zone) -> Iterator[str]:
        """Cells that stand anywhere: the piece on each, or its short name, about where it is."""
        texts = [self._named(cell) for cell in zone.cells]
        for piece in zone.pieces:
            if piece.at is not None:
                texts[piece.at] = self._sign(piece)
        wide, left = max(map(len, texts)) + 1, min(x for x, _ in zone.places)
        lines: dict[float, str] = {}
        for text, (x, y) in sorted(zip(texts, zone.places, strict=True), key=lambda one: one[1]):
            line = lines.get(round(y, 2), "")
            lines[round(y, 2)] = f"{line:<{round((x - left) * wide)}}{text.center(wide)}"
        for _, line in sorted(lines.items()):
            yield f"    {line}".rstrip()

    def _named(self, cell: Piece) -> str:
        """A cell with nothing on it, by its short words."""
        short = self._words.short(cell.label) if cell.label else None
        return self.tell(short) if short else cell.note or "·"

    def _owners(self, zone: Zone, seats: Sequence[SeatNote]) -> Iterator[str]:
        """Whose the signs on a board are; partners share theirs."""
        signs: dict[int, dict[str, None]] = {}
        for piece in zone.pieces:
            if piece.seat is not None and piece.at is not None:
                signs.setdefault(piece.seat, {})[self._sign(piece)] = None
        for owner, found in sorted(signs.items()):
            side = [seat for seat, note in enumerate(seats) if note.side == owner]
            names = [self._names[seat] for seat in side or [owner]]
            yield f"    {' '.join(found)}  {', '.join(names)}"

    def _sign(self, piece: Piece) -> str:
        """Short words if the game has them, else the name of the face."""
        short = self._words.short(piece.label) if piece.label else None
        return self.tell(short) if short else piece.face or DOWN

    def piece(self, piece: Piece) -> str:
        """A piece that lies alone: its words, how many, where, and its marks."""
        text = self.tell(piece.label) if piece.label else piece.face or DOWN
        times = f" ×{piece.count}" if piece.count > 1 else ""
        where = "" if piece.at is None else f" @{piece.at}"
        marks = "".join(f" ({mark})" for mark in piece.marks if mark in ("locked", "chosen"))
        caption = f" ({self.tell(piece.caption)})" if piece.caption else ""
        return f"{text}{times}{where}{caption}{marks}"
