"""Where tables, their logs and accounts are stored."""

from tablee.store.contract import Chair, Lost, Row, Sheet, Store, Terms
from tablee.store.memory import MemoryStore
from tablee.store.people import MemoryPeople, People, Person
from tablee.store.skill import Skill
from tablee.store.sqlite.people import SqlitePeople
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
    "SqlitePeople",
    "SqliteStore",
    "Store",
    "Terms",
]
