"""Where tables and their logs are kept."""

from tablee.store.memory import MemoryStore
from tablee.store.promise import Chair, Lost, Row, Sheet, Store
from tablee.store.sqlite import SqliteStore

__all__ = ["Chair", "Lost", "MemoryStore", "Row", "Sheet", "SqliteStore", "Store"]
