"""Every game as an environment of the libraries that researchers use: `pip install tablee[learn]`.

This package itself needs nothing beyond Tablée. Each of its modules `pettingzoo`, `gymnasium` and
`openspiel` needs the library whose name it bears.
"""

NEEDS = "tablee.adapters.{module} needs {package}: pip install tablee[learn]"
"""What somebody reads who imports an adapter without its library."""
