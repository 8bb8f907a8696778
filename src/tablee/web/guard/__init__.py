"""What one address may cost everybody else: strangers send whatever they like.

From the first byte of a connection to the last byte of an answer:

- `address`: whose connection it is. Proxies that the operator named are believed, nobody else.
- `public_address`: where people reach the server. What they say themselves is not believed.
- `connections`: lines are counted before they ask for anything, by address and in all. A request
  must be whole in time, its answer done in time. Stops half-sent requests and very many lines.
- `gate`: hands on what comes in small pieces while there is time left. It does not read from
  anyone who does not read. Pings and pieces of messages are counted. Stops floods on a socket, and
  clients that never read.
- `budget`: time on the event loop, measured, of a connection and of its address. When it is used up
  they wait, and nobody else does. It also stops what the others miss.
- `timed_coroutine`: measures what a request or a look at the lobby uses of that time.
- `address_share`: what one address has left: requests of each kind, time, bytes, lines.
- `rate_limit`: counts them by address; how often one may ask, make tables and try secrets; how many
  sockets are open.
- `slices`, `pending_bytes`: answers leave as they are read; what waits is counted in bytes, by
  connection, by address and in all. Stops answers that are asked for and never read.
- `middleware`: around every request: headers, origin, rates by path, and errors as a code.

Which test and which attack of `bench/attack.py` needs each of them stands in docs/threats.md. The
house is given what it needs of them as a small protocol (`house/caller.py`).
"""
