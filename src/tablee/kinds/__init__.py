"""One small whole game of each kind, which `tablee new` copies under another name.

Each folder is a game as an author would write it, with its tests; `shared` has what all packages
are given. The names that are replaced stand in cli/new.py.
"""
