"""Players that know no game by name."""

from tablee.bots.random import RandomBot

__all__ = ["RandomBot"]
