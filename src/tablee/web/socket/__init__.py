"""WebSockets: one connection of a page, the protocol under it, and the round trip of its line."""
