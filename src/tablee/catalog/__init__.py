"""The shelf: finds games through their entry points, ours and installed ones alike."""

from tablee.catalog.shelf import Refused, UnknownGame, find, levels, players, refused, shelf

__all__ = ["Refused", "UnknownGame", "find", "levels", "players", "refused", "shelf"]
