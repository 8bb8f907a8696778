"""What a record may hold beside a move: the photo of a race, and two marks. Nothing else.

A record may come from anybody. Anything that no game here writes is refused, or it would be stored
for ever.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.wire import Photo


class MoveFacts(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The facts of a move without a race."""

    late: bool = False
    kept: bool = False


class RaceFacts(Photo, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The facts of a move in a race."""

    late: bool = False
    kept: bool = False


def clean_facts(facts: dict[str, Any], seats: int, longest: int) -> str:
    """The same facts as JSON, field by field; raises ValueError where they are something else."""
    if not facts:
        return ""
    kind = RaceFacts if "race" in facts else MoveFacts
    read = msgspec.convert(facts, kind)
    if isinstance(read, RaceFacts):
        crowds = (len(read.finishes), len(read.early), len(read.facts))
        if max(crowds) > seats or len(read.race) > longest:
            raise ValueError("more took part in the race than sit at the table")
    # Decoded again, so that unknown fields of its parts are dropped.
    plain = msgspec.json.decode(msgspec.json.encode(read))
    return msgspec.json.encode(facts if plain == facts else plain).decode()
