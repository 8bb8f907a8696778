"""HTTP and WebSocket: requests, sockets, cookies, and the page."""
