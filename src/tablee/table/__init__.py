"""One live game without I/O: requests and ticks go in, entries and messages come out."""

from tablee.table.effects import Effects, Thought
from tablee.table.table import Table

__all__ = ["Effects", "Table", "Thought"]
