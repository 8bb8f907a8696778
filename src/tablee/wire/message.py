"""What every message of a socket is made of."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

WIRE = 8
"""The number of everything page and server say to each other. It is raised when a page of the older
number would misunderstand the server; see docs/compatibility.md."""
OLDEST_WIRE = 8
"""The oldest page this server still understands."""
LARGEST = 8_192
"""Bytes of the largest message a client may send."""

Whole: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
"""A number the page can hold exactly."""
Short: TypeAlias = Annotated[str, msgspec.Meta(max_length=300)]


class Message(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag=str.lower):
    """Tagged with its name in small letters."""
