"""People, lines and pages, simulated under a virtual clock around the real table and protocol."""
