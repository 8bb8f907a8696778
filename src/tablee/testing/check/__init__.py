"""What is wrong with a package of a game, in seconds, with file and line: `tablee check`.

It runs in a process of its own, since it loads the code of a stranger. It needs neither pytest nor
Hypothesis: the contract comes after it.
"""
