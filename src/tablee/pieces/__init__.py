"""Cards, dice, letters: things several games are made of."""
