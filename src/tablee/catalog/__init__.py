"""The shelf: finds games through the entry point `tablee.games`, ours and installed ones alike."""

from tablee.catalog.shelf import UnknownGame, find, players, shelf

__all__ = ["UnknownGame", "find", "players", "shelf"]
