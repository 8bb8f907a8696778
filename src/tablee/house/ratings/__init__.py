"""How strong players are, and which games count for it."""
