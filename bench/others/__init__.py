"""Servers that ours is measured beside."""
