"""HTTP and WebSocket: the house with its tables, who is a guest, and the page."""
