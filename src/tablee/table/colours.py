"""Colours, where the players choose theirs (`Box.colours`).

No rule looks at a colour, so it belongs to the chair: no state, no move and no record holds it.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from tablee.kernel import Fault, Game, who
from tablee.store.contract.tables import NO_COLOUR, Sheet


def choose(sheet: Sheet, seat: int, colour: int, game: Game, options: Struct) -> Sheet:
    """This seat wants this colour, for its whole side. The first to choose a colour gets it."""
    if not 0 <= colour < game.box.colours:
        raise Fault("no_such_colour", colours=game.box.colours)
    sides = _sides(sheet, game, options)
    chairs = list(sheet.chairs)
    for other, chair in enumerate(chairs):
        if sides[other] == sides[seat]:
            chairs[other] = replace(chair, colour=colour if other == seat else NO_COLOUR)
        elif chair.colour == colour:
            raise Fault("colour_taken", seat=who(other))
    return replace(sheet, chairs=tuple(chairs))


def settle(sheet: Sheet, game: Game, options: Struct) -> tuple[int, ...]:
    """The colour of every chair if the game began now. Those who chose none get what is left."""
    if not game.box.colours:
        return ()
    sides = _sides(sheet, game, options)
    found = {
        side: chair.colour
        for side, chair in zip(sides, sheet.chairs, strict=True)
        if 0 <= chair.colour < game.box.colours  # the newest box may have fewer
    }
    left = (colour for colour in range(game.box.colours) if colour not in found.values())
    for side in sorted(set(sides) - found.keys()):
        found[side] = next(left)
    return tuple(found[side] for side in sides)


def _sides(sheet: Sheet, game: Game, options: Struct) -> tuple[int, ...]:
    """Partners share a colour."""
    seats = len(sheet.chairs)
    return tuple(range(seats)) if game.sides is None else game.sides(game.start(options, seats))
