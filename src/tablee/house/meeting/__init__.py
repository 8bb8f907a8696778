"""How people find each other: rooms beside the lobby."""
