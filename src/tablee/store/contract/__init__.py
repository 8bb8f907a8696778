"""What every store promises, whatever it is made of.

When an awaited call returns, what it was given survives kill -9. `tables.py` is about tables and
their logs, `people.py` about accounts, `cluster.py` about several processes on one store. Accounts
are written once for every store (`store/people/`): `transactions.py` is what they need of it.
"""
