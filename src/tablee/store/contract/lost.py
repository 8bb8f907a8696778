"""What every store raises."""

from __future__ import annotations

from tablee.kernel import Fault


class Lost(Fault):
    """The store could not store what it was given, or does not have what was asked for."""
