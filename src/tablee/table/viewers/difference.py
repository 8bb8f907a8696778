"""What has changed in a zone since a viewer was last told."""

from __future__ import annotations

from operator import attrgetter

from msgspec import UNSET
from msgspec.structs import replace

from tablee.kernel.scene import Zone
from tablee.wire.brief import BriefZone, MoreZone, spell_zone, zone_briefly
from tablee.wire.edit import edit, edited

TOLD = MoreZone.__struct_fields__
"""Fields whose change can be told, beside the pieces. If another changes, the zone is sent whole.
"""
FIXED = tuple(sorted(set(Zone.__struct_fields__) - {*TOLD, "pieces", "same_cells"}))

_fixed = attrgetter(*FIXED)
_piece_name = attrgetter("id")


class Differences:
    """The last change of each zone. All who see the same change share its message."""

    def __init__(self) -> None:
        self._last: dict[str, tuple[tuple[Zone, Zone], BriefZone | None]] = {}

    def between(self, before: Zone, now: Zone) -> BriefZone | None:
        """The change from one to the other; None if the zone must be sent whole."""
        pair, last = (before, now), self._last.get(now.id)
        if last is not None and last[0] == pair:
            return last[1]
        found = change(before, now) if _fixed(before) == _fixed(now) else None
        self._last[now.id] = pair, found
        return found


def change(before: Zone, now: Zone) -> BriefZone:
    more = MoreZone(
        UNSET if now.label == before.label else now.label,
        UNSET if now.count == before.count else now.count,
        UNSET if now.beat == before.beat else now.beat,
        UNSET if now.by == before.by else now.by,
        UNSET if now.done == before.done else now.done,
    )
    return zone_briefly(now.id, edit(before.pieces, now.pieces, _piece_name), more)


def changed(zone: Zone, told: BriefZone) -> Zone:
    """The zone as it is after that."""
    _, steps, more = spell_zone(told)
    others = {name: value for name in TOLD if (value := getattr(more, name)) is not UNSET}
    return replace(zone, pieces=edited(zone.pieces, steps), **others)


def spare_cells(zone: Zone, known: Zone | None) -> Zone:
    """A board's cells are many and rarely change: they are sent once."""
    if known is None or not zone.cells or zone.cells != known.cells or zone.places != known.places:
        return zone
    return replace(zone, cells=(), places=(), same_cells=True)
