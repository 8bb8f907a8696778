"""Errors that pages report: all are counted, each is logged once, so that nobody can fill the log.

A page is in a visitor's hands, so nothing it says is believed. Kinds and places are compared with
what our own page can say. Of a message we log only words that browsers use for errors.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Collection

from tablee import wire
from tablee.house.bucket import Bucket
from tablee.house.limits import Limits
from tablee.house.metrics import Metrics
from tablee.house.recent import Recent

AN_HOUR = 3600.0
LONGEST_MESSAGE = 120
MOST_PLACES = 5
MOST_REMEMBERED = 500
"""Errors that are not logged again until others have taken their place."""
NAME = re.compile(r"[A-Za-z][A-Za-z-]{0,39}")
PLACE = re.compile(r"assets/([\w.-]{1,80}\.js):(\d{1,7})(:\d{1,7})?", re.ASCII)
WORDS = """
a aborted access after already an and append argument arguments array assignment at be been before
blocked by call can cannot child class connection constant constructor could declared defined denied
document dynamically element end error exceeded execute expected expression failed fetch found for
from function has import imported in index initialization initialized input insert invalid is
iterable json length load loading map maximum missing module must network no node not null number
object of on or out parameter permission policy promise properties property quota range read reading
refused regular remove request resource response script security set setting should size stack state
storage string symbol the this timed timeout to token type undefined unexpected value variable was
window with
"""
"""What browsers say of errors. Any other word could be a name, or something that was typed."""
ORDINARY = frozenset(WORDS.split())

_log = logging.getLogger(__name__)


class PageErrors:
    """`scripts`: the files that our page is made of."""

    def __init__(self, limits: Limits, metrics: Metrics, scripts: Collection[str] = ()) -> None:
        self._metrics = metrics
        self._scripts = frozenset(scripts)
        a_hour = limits.page_errors_logged_an_hour
        self._lines = Bucket(a_hour / AN_HOUR, a_hour)
        self._told: Recent[tuple[str, ...], bool] = Recent(MOST_REMEMBERED)

    def tell(self, error: wire.PageError) -> None:
        """Counts it; the first of its kind is logged, while there are not too many."""
        self._metrics.page_failed(error.kind)
        name = error.name if NAME.fullmatch(error.name) else "other"
        places = [place for place in error.places if self._is_ours(place)][:MOST_PLACES]
        same = (error.kind, name, *places[:1])
        if self._told.get(same) or not self._lines.take(asyncio.get_running_loop().time()):
            return
        self._told.put(same, True)
        told = {"kind": error.kind, "error": name, "about": plain(error.message), "places": places}
        _log.warning("a page failed", extra=told)

    def _is_ours(self, place: str) -> bool:
        found = PLACE.fullmatch(place)
        return found is not None and found[1] in self._scripts


def plain(message: str) -> str:
    """What a browser says, without any word that somebody could have typed."""
    words = (message.splitlines() or [""])[0].split()
    known = [word if word.strip(".,:;()").lower() in ORDINARY else "…" for word in words]
    return " ".join(known)[:LONGEST_MESSAGE]
