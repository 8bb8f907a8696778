"""Every limit is written down for operators, with its number."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from tablee import wire
from tablee.house import metrics
from tablee.house.archive import page_errors
from tablee.house.bucket import Bucket
from tablee.house.limits import Limits
from tablee.house.people import devices, guest, passphrase
from tablee.house.ratings import ratings
from tablee.house.upkeep import export
from tablee.kernel import notation
from tablee.record import text
from tablee.store.sqlite import layout
from tablee.table import ending, seating
from tablee.table.viewers import talk
from tablee.web.guard import connections
from tablee.web.http import reports as routes
from tablee.web.socket import pings, sockets
from tablee.wire import reports

OPERATING = Path(__file__).parents[2] / "docs" / "operating.md"
FIXED = {
    "longest_name": guest.LONGEST_NAME,
    "report_characters": reports.LONGEST_REPORT,
    "codes_counted": metrics.MOST_CODES,
    "shortest_passphrase": passphrase.SHORTEST,
    "longest_passphrase": passphrase.LONGEST,
    "days_until_signed_out": devices.DAYS_UNTIL_SIGNED_OUT,
    "days_until_a_new_token": devices.DAYS_UNTIL_A_NEW_TOKEN,
    "exports_at_once": export.AT_ONCE,
    "page_errors_remembered": page_errors.MOST_REMEMBERED,
    "ratings_remembered": ratings.MOST_REMEMBERED,
    "reports_waiting": routes.MOST_WAITING,
    "lobby_outbox": sockets.LOBBY_OUTBOX,
    "pings_out": pings.MOST_OUT,
    "lines_reserved": connections.RESERVED,
    "message_bytes": wire.LARGEST,
    "talk_ms": talk.PER_MS,
    "talk_at_once": talk.BURST,
    "nonce_characters": seating.LONGEST_NONCE,
    "move_characters": notation.LONGEST,
    "file_entries": text.MOST_ENTRIES,
    "table_entries": ending.MOST_ENTRIES,
    "store_busy_seconds": layout.BUSY_SECONDS,
}
"""Constants beside what they limit: the same for every server."""
ROW = re.compile(r"^\|[^|]*\| `(\w+)` \| ([\d,.]+) \| [^|]+ \|$", re.MULTILINE)


def _documented() -> dict[str, float]:
    rows = ROW.findall(OPERATING.read_text("utf-8"))
    assert len(rows) == len(dict(rows)), "a limit is written down twice"
    return {name: float(number.replace(",", "")) for name, number in rows}


def test_every_limit_is_documented_with_its_number_and_nothing_else_is() -> None:
    limits = msgspec.structs.asdict(Limits())
    assert not limits.keys() & FIXED.keys()
    assert _documented() == {**limits, **FIXED}


def test_a_bucket_lets_a_burst_through_and_then_the_rate() -> None:
    bucket = Bucket(per_second=2.0, burst=3.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.5), bucket.take(0.5)] == [True, False]
