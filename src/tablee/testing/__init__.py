"""What every game promises, as tests that any package of a game can run.

One file of your tests runs all of them (`tablee.testing.contract`). It needs pytest and Hypothesis:
`pip install tablee[testing]`.
"""
