"""Steps from one layout of the database to the next, in SQL. A released step never changes.

A step lets the program before it run beside it: it adds and fills. What nobody needs any more is
removed by a later step.
"""

from __future__ import annotations

STEPS: tuple[str, ...] = ()
"""The first one leads from layout 1 to layout 2."""
