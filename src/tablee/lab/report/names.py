"""What moves, cards and lines of the score are called at the table: read from a few played games.

What differs from moment to moment in such a name, a number or a player, is left out: "Shed … to …".
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final, TypeAlias

import msgspec

from tablee.catalog.words import Words
from tablee.kernel import CHANCE, Game, Say
from tablee.lab.report.plan import ReportPlan
from tablee.lab.simulate import NeverEnds, Played, simulate

GAMES: Final = 3
"""Played with the most seats, to hear names; what did not occur in them is called as in the log."""
SEED: Final = "names"
ANY: Final = "…"
MOST: Final = 2
"""A kind of move is called by so many of the labels it was heard under."""
_LEFT_OPEN = re.compile(r"\{\s*\$\w+\s*\}")

Heard: TypeAlias = dict[str, dict[str, Say]]
"""By name in the log, the sentences that were heard, by message id."""


class Names:
    """Sentences under which things are spoken of, by their names in the log."""

    def __init__(self, game: Game, plan: ReportPlan, words: Words) -> None:
        self._words = words
        self._faces: Heard = {}
        self._moves: Heard = {}
        self._lines: Heard = {}
        for played in _games(game, plan):
            self._listen(game, played, plan)

    def face(self, name: str) -> str:
        """As the words of the game call it, else by the shortest label it had."""
        heard = sorted(self._faces.get(name, {}).values(), key=lambda label: len(label.args))
        return self._first(f"face-{name}") or next(map(self._told, heard), name)

    def move(self, kind: str) -> str:
        labels = [self._told(label) for label in self._moves.get(kind, {}).values()]
        name = " / ".join(labels[:MOST]) or self._first(f"move-{kind}") or kind
        return f"{kind}: {name}" if name.startswith(ANY) else name

    def line(self, id: str) -> str:
        return self._told(self._lines.get(id, {}).get(id, Say(id)))

    def value(self, field: str, value: str) -> str:
        """Of a field of a move, such as the pack that is blocked."""
        return self._first(f"{field}-{value}") or self.face(value)

    def _first(self, *ids: str) -> str:
        return next((self._told(Say(id)) for id in ids if id in self._words), "")

    def _told(self, what: Say) -> str:
        return _LEFT_OPEN.sub(ANY, self._words.tell(what))

    # --- what is heard ---------------------------------------------------------------------------

    def _listen(self, game: Game, played: Played, plan: ReportPlan) -> None:
        state = game.start(msgspec.convert(plan.options, game.options), len(played.sheet.chairs))
        for entry in played.entries:
            if entry.seat != CHANCE:
                self._look(game, state, entry.seat)
            state = game.apply(state, entry.seat, entry.move)
        for lines in played.outcome.lines:
            for line in lines:
                _note(self._lines, line.what.id, line.what)

    def _look(self, game: Game, state: Any, seat: int) -> None:
        scene = game.scene(game.view(state, seat), game.legal(state, seat))
        for zone in scene.zones:
            for piece in zone.pieces:
                if piece.face and piece.label:
                    _note(self._faces, piece.face, piece.label)
        for offer in scene.offers:
            if not offer.why:
                _note(self._moves, offer.move.partition(" ")[0], offer.label)


def _games(game: Game, plan: ReportPlan) -> Iterator[Played]:
    options = msgspec.convert(plan.options, game.options)
    for number in range(GAMES):
        try:
            yield simulate(game, [plan.players[0]] * max(plan.seats), f"{SEED}/{number}", options)
        except NeverEnds:
            return


def _note(heard: Heard, name: str, label: Say) -> None:
    """Of the same sentence, what was different before is left out."""
    known = heard.setdefault(name, {}).get(label.id, label)
    args = {name: _common(known.args.get(name), value) for name, value in label.args.items()}
    heard[name][label.id] = Say(label.id, args)


def _common(one: Any, other: Any) -> Any:
    if isinstance(other, str) and other.startswith("@"):
        return ANY
    return other if one == other else ANY
