"""Accounts, devices, passkeys and ratings: written once, for every store.

Each module has the statements of one thing and the calls that use them. `rows.py` says what a store
gives them; SQLite and PostgreSQL give it, and memory is SQLite without a file.
"""
