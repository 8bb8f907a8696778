"""The house is tried through its site too: the same fixtures as the web's tests."""

from web.conftest import hear, open_site, site, start

__all__ = ["hear", "open_site", "site", "start"]
