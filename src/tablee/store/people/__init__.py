"""Accounts, devices, passkeys, ties and ratings: written once, for every store.

Each module has the statements of one thing and the calls that use them. They need of a
store what is in `contract/transactions.py`. SQLite and PostgreSQL give it. Memory is SQLite without
a file.
"""
