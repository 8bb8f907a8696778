"""A finished game: as text, played again by the rules, shown again, checked."""
