"""Where tables, their logs and accounts are stored."""

from tablee.store.contract.lost import Lost
from tablee.store.contract.people import Person, Skill
from tablee.store.contract.tables import Chair, Row, Sheet, Store, Terms
from tablee.store.memory import MemoryStore
from tablee.store.people.people import People
from tablee.store.sqlite.people import MemoryPeople, open_people
from tablee.store.sqlite.tables import SqliteStore

__all__ = [
    "Chair",
    "Lost",
    "MemoryPeople",
    "MemoryStore",
    "People",
    "Person",
    "Row",
    "Sheet",
    "Skill",
    "SqliteStore",
    "Store",
    "Terms",
    "open_people",
]
