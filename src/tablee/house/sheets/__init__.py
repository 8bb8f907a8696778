"""Tables as their headers tell them: new ones, cards in lists, those that nobody has open."""
