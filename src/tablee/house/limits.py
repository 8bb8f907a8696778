"""The limits that the house and the web server enforce, each with its number.

docs/operating.md lists them all, and says which an operator may set. A test may change any of them.
"""

from __future__ import annotations

from typing import Annotated

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """Generous to people, tight for floods."""

    # --- one connection ------------------------------------------------------------------------
    per_second: float = 20.0
    """Requests of one connection, in the long run."""
    burst: float = 40.0
    """Requests of one connection at once."""
    changes_a_second: float = 2.0
    """Changes of who sits where and of what is agreed, by one connection in the long run."""
    changes_at_once: float = 30.0
    patience: int = 40
    """Requests refused as too fast, or unreadable ones, before the connection is closed."""
    outbox: int = 256
    """Messages waiting for a client that does not read."""
    outbox_bytes: int = 262_144
    """Bytes waiting for a client that does not read."""
    ping_seconds: float = 2.0
    """Between two pings where there are races; elsewhere eight times as long."""
    frames_a_second: float = 20.0
    """Frames that are no message of their own (pings, pongs, pieces of one), in the long run."""
    frames_at_once: float = 100.0
    loop_share: float = 0.1
    """Seconds of the event loop that one connection may use in a second, in the long run."""
    loop_seconds: float = 0.1
    """The same at once. When they are used up, the connection waits, and nobody else."""
    waits: int = 20
    """Times a connection waits without ever recovering, before it is closed."""
    deaf_seconds: float = 30.0
    """A line whose other end reads nothing for this long is cut."""
    header_seconds: float = 10.0
    """For a whole request to come, and for the next one on the same line."""
    request_seconds: float = 120.0
    """For the body of a request and its answer."""

    # --- one address: may be a whole school, so these are wide; they stop floods, not people -----
    requests_a_second: float = 50.0
    """HTTP requests of one address in the long run; sockets opened are counted the same way."""
    requests_at_once: float = 400.0
    tables_an_hour_per_address: int = 600
    account_tries_an_hour_per_address: int = 120
    """Signing up, signing in, and everything else that hashes a passphrase."""
    sockets_per_address: int = 400
    page_errors_a_minute_per_address: float = 6.0
    """Errors that pages tell, in the long run."""
    page_errors_at_once_per_address: float = 20.0
    reports_an_hour_per_address: int = 6
    """Problems that people report."""
    exports_an_hour_per_address: int = 60
    """Files with everything about somebody."""
    seconds_a_passphrase_per_address: float = 10.0
    """Between two tries at passphrases, in the long run."""
    passphrases_at_once_per_address: int = 20
    ties_an_hour_per_address: int = 600
    """People who are blocked, asked to be friends, or invited, and links for friends."""
    outbox_bytes_per_address: int = 16_777_216
    """Bytes waiting for all clients of one address."""
    lines_per_address: int = 500
    """Open lines of any kind. Beyond that, the oldest without a whole request is cut."""
    loop_share_per_address: float = 0.3
    """Seconds of the event loop in a second, of all lines and requests of one address."""
    loop_seconds_per_address: float = 0.01
    helper_share_per_address: float = 0.3
    """Seconds in a second of the processes that show old games again, for one address."""
    helper_seconds_per_address: float = 5.0
    """The same at once. What is used beyond that is paid back in full."""

    codes_open_per_address: int = 20
    """Spoken codes that hosts at one address show."""
    seconds_a_guess_per_address: float = 300.0
    """Between two wrong guesses at spoken codes, in the long run."""
    guesses_at_once: int = 5

    seekers_per_address: int = 200
    """People who wait to play with strangers."""
    wishes_an_hour_per_address: int = 1_200
    """Times they ask for that."""
    seconds_a_missed_call_per_address: float = 10.0
    """Between two calls to play that nobody there answered, in the long run."""
    missed_per_address: int = 30
    """The same at once."""

    # --- one guest, one name -------------------------------------------------------------------
    tables_an_hour: int = 60
    """Unfinished tables one guest may have made within the last hour."""
    exports_an_hour: int = 6
    """Files with everything about one guest."""
    sockets_per_guest: int = 20
    seconds_a_passphrase_per_name: float = 30.0
    """For one name from one address."""
    passphrases_at_once_per_name: int = 10
    seconds_a_passphrase_in_all: float = 5.0
    """For one name from everywhere; a device that was signed in to it is not counted."""
    passphrases_at_once_in_all: int = 100
    devices_per_account: int = 20
    """Browsers signed in to one account; one more signs the longest unseen out."""
    passkeys_per_account: int = 10
    seconds_a_missed_call: float = 60.0
    """Between two calls to play with strangers that were not answered, in the long run."""
    missed_at_once: int = 5
    blocked: int = 500
    """People whom one guest has blocked."""
    friends: int = 200
    friends_asked: int = 50
    """People whom one guest has asked to be friends, and people who have asked them."""
    seconds_an_invitation: float = 10.0
    """Between two invitations of friends by one guest, in the long run."""
    invitations_at_once: int = 6
    seconds_an_invitation_to_one: float = 30.0
    """The same to one friend."""
    company: int = 20
    """People with whom one has sat at a table lately."""

    rated_moves: int = 2
    """What every person must have moved before a rated game counts."""
    rated_ms_a_minute: int = 3_000
    """And so long must it have lasted, for each minute on the box."""
    rated_games_a_day: int = 10
    """Rated games of one kind between the same people that count within a day."""
    rated_games_a_day_per_person: int = 30
    """Rated games of one kind that count within a day, whoever the others are."""
    rated_games_until_listed: int = 10
    """Until then a rating is provisional: it stays off the leaderboard, and a game against its
    owner counts little."""
    opponents_until_listed: Annotated[int, msgspec.Meta(ge=0, le=5)] = 5
    """Opponents whose rating was not provisional, before one stands on the leaderboard."""

    # --- one table -----------------------------------------------------------------------------
    seconds_a_word: float = 1.0
    """Between two tries at the word of a locked table from one address, in the long run."""
    words_at_once: int = 5
    watchers_per_table: int = 200
    """Open sockets of people who neither sit there nor made the table: those always find room."""
    watchers_per_table_and_address: int = 20
    idle_seconds: float = 60.0
    """A table nobody looks at is put away after this long."""

    # --- lists ---------------------------------------------------------------------------------
    listed: int = 100
    """Tables in a list of the lobby."""
    listed_per_host: int = 3
    """Of these, open tables of one host; the others can be reached by their link. Addresses take
    turns in the list."""
    lately: int = 20
    """Finished tables in the lobby."""
    retraced: int = 20
    """Logs played again for one look at the lobby; the next look plays the next ones."""

    # --- all together --------------------------------------------------------------------------
    sockets: int = 20_000
    outbox_bytes_in_all: int = 268_435_456
    lines: int = 21_000
    """Open lines of any kind; fewer where the system allows fewer open files."""
    addresses_remembered: int = 10_000
    """The longest unseen is forgotten first; so with everything that is remembered."""
    names_remembered: int = 10_000
    """Names and addresses whose tries at passphrases are counted."""
    challenges_remembered: int = 10_000
    """Challenges for passkeys that nobody has answered yet."""
    tables_remembered: int = 10_000
    """Sleeping tables of which the lobby knows whose move it is."""
    passphrases_waiting: int = 16
    """Passphrases that may wait for their turn; more is a flood."""
    words_waiting: int = 16
    """Words of locked tables that may wait to be hashed."""
    export_tables: int = 5_000
    """Tables in such a file, the newest first."""
    export_bytes: int = 50_000_000
    """Of the records in such a file, before they are packed."""
    seekers: int = 15_000
    """People who wait to play with strangers."""
    codes_open: int = 100
    """Spoken codes that hosts show."""
    seconds_a_guess_in_all: float = 45.0
    """Between two wrong guesses at spoken codes from everywhere, in the long run. With the codes
    that are open it says how likely a guess is right: docs/threats.md."""
    guesses_at_once_in_all: int = 20
    page_errors_logged_an_hour: float = 60.0
    """Lines in the log about errors in pages; all of them are counted."""
    reports_an_hour: int = 600
    """Problems that people report, all together."""
    reports: int = 200
    """Stored reports; the oldest goes first."""
    reports_bytes: int = 50_000_000
    report_bytes: int = 1_000_000
    """Of the game that goes with a report; a longer one is left out."""
    record_bytes: int = 1_000_000
    """The largest record that is read; the longest games here need a tenth of it."""
    record_entries: int = 5_000
    """Of a record that somebody brings; the longest games here have some 4,000."""
    record_bytes_an_hour: int = 5_000_000
    """Of records and branches that one guest may have stored."""
    record_bytes_an_hour_per_address: int = 20_000_000
    replays_waiting: int = 32
    """Games that may wait to be played again; more is a flood."""
    replay_seconds: float = 60.0
    """For one piece of such work; then it is given up."""
    pictures_remembered: int = 150
    """Pictures of links, some 170 kB each; a forgotten one is drawn again."""
    reviews_remembered: int = 500
    """Games looked at again, for one seat each; a forgotten one is computed again."""
    correspondence: int = 100_000
    """Running tables looked through at the start, for those whose clocks never stand still."""
