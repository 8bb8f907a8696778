"""Players that know no game by name."""

from tablee.bots.random import RandomBot
from tablee.bots.search import SearchBot, can_search, searchers

__all__ = ["RandomBot", "SearchBot", "can_search", "searchers"]
