"""What is known of a line apart from the answers of its page."""

from __future__ import annotations

import msgspec


class Witness(msgspec.Struct, frozen=True, gc=False):
    """What somebody other than the page has measured of its line, in ms of a whole round trip."""

    usual: float | None = None
    """What the system of the server measures now, where the line ends at the server."""
    least: float | None = None
    """The shortest that the system of the server knows of."""
    samples: tuple[float, ...] = ()
    """What a named proxy has measured lately, each time on a new connection from the same place."""


UNSEEN = Witness()
"""Only the page's own answers are known."""
