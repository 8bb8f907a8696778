"""The shelf: finds games through their entry points, ours and installed ones alike."""

from tablee.catalog.shelf import (
    RefusedBox,
    UnknownGame,
    find,
    in_order,
    levels,
    players,
    quick_players,
    refused,
    shelf,
)

__all__ = [
    "RefusedBox",
    "UnknownGame",
    "find",
    "in_order",
    "levels",
    "players",
    "quick_players",
    "refused",
    "shelf",
]
