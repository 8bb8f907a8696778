"""Every screen of the page at every size, in both themes and both languages, to be looked at."""
