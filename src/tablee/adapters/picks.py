"""Picks of a learner: one piece after another, each of them an action.

A move with a pick has a name for each piece that may be chosen, `pass 2C`, and its own, `pass`:
enough are chosen. So there are as many names as pieces, and not 22,100 for three cards of a pack.
Where the order means nothing, pieces are chosen in the order of the offer: each choice has one way.
With the last piece that may be chosen the move is made.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

import msgspec

from tablee.adapters.alphabet import Alphabet, name_of
from tablee.kernel import Game, Move, Offer, Pick, parse_move
from tablee.kernel.picking import pick_offer, picked, picked_field


class Half(msgspec.Struct, frozen=True):
    """A move some of whose pieces are chosen."""

    move: Move
    offer: Offer
    pick: Pick
    chosen: tuple[str, ...] = ()

    @property
    def names(self) -> list[str]:
        """What was chosen, as the alphabet calls it."""
        return [f"{name_of(self.move)} {word}" for word in self.chosen]

    def further(self, game: Game) -> Iterator[tuple[str, Step]]:
        """What can be chosen now, and that it is enough, with their names."""
        name = name_of(self.move)
        for word in self._open():
            more = msgspec.structs.replace(self, chosen=(*self.chosen, word))
            is_full = len(more.chosen) == self.pick.most
            yield f"{name} {word}", more.made(game) if is_full else more
        if len(self.chosen) >= self.pick.least:
            yield name, self.made(game)

    def made(self, game: Game) -> Move:
        """The move with what was chosen."""
        return parse_move(game.moves, picked(self.offer, self.chosen))

    def _open(self) -> Sequence[str]:
        words = [word for word, _ in self.pick.choices]
        if self.pick.in_order:
            return [word for word in words if word not in self.chosen]
        begin = words.index(self.chosen[-1]) + 1 if self.chosen else 0
        short = max(0, self.pick.least - len(self.chosen) - 1)
        return words[begin : len(words) - short]


Step: TypeAlias = Move | Half
"""What an action leads to: a move, or a choice that goes on."""


def steps(
    game: Game, alphabet: Alphabet, view: Callable[[], Any], legal: Sequence[Move]
) -> dict[int, Step]:
    """What a seat can do, by number."""
    if not any(picked_field(type(move)) for move in legal):
        return {**alphabet.offer(legal)}
    return alphabet.offer_named(list(named(game, view(), legal)))


def further(game: Game, alphabet: Alphabet, half: Half) -> dict[int, Step]:
    return alphabet.offer_named(list(half.further(game)))


def named(game: Game, view: Any, legal: Sequence[Move]) -> Iterator[tuple[str, Step]]:
    """Every action of a moment with its name. The scene is asked what may be chosen."""
    scene = game.scene(view, legal) if any(picked_field(type(move)) for move in legal) else None
    for move in legal:
        found = scene and picked_field(type(move)) and pick_offer(scene, move)
        if found:
            yield from Half(move, *found).further(game)
        else:
            yield name_of(move), move


def names_of(game: Game, view: Any, legal: Sequence[Move]) -> Iterator[str]:
    """The names that the actions of a moment may come to have."""
    for name, step in named(game, view, legal):
        yield name
        if isinstance(step, Half):
            yield name_of(step.move)
            yield from (f"{name_of(step.move)} {word}" for word, _ in step.pick.choices)


def choices_in(game: Game, alphabet: Alphabet) -> tuple[str, ...]:
    """Names of an alphabet that choose a piece: an observation says which of them are chosen."""
    words = {
        str(kind.__struct_config__.tag): len(kind.__struct_fields__)
        - len({*kind.blanks, *kind.aims})
        + 1
        for kind in game.moves
        if picked_field(kind)
    }
    split = ((name, name.split(" ")) for name in alphabet.names)
    return tuple(name for name, parts in split if words.get(parts[0]) == len(parts) - 1)
