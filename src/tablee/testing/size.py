"""How much the tests try: a little by default, more with `--full`."""

from __future__ import annotations

full = False
"""Set by the plug-in before any test is collected."""
