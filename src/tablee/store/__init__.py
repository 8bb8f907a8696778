"""Where tables and their logs are kept."""

from tablee.store.promise import Chair, Lost, Row, Sheet, Store

__all__ = ["Chair", "Lost", "Row", "Sheet", "Store"]
