"""How long everything is stored."""

from __future__ import annotations

import msgspec

from tablee import wire

HOUR, DAY = 3600, 86_400


class RetentionPeriods(msgspec.Struct, frozen=True):
    """How long each kind of table stays; 0 for ever."""

    finished_days: float = 0
    """Since the game ended."""
    playing_days: float = 0
    """Since the table was made: games nobody ended."""
    waiting_hours: float = 48
    """Since the table was made: games nobody began."""
    imported_days: float = 30
    """Since somebody last looked at it: games read from records."""

    reports_days: float = 90
    """Problems that people reported."""
    guests_days: float = 90
    """Since the game ended: finished games at which nobody with an account sat."""

    def spans(self) -> dict[str, float]:
        """Seconds by status, of what is not stored for ever."""
        seconds = {
            "finished": self.finished_days * DAY,
            "playing": self.playing_days * DAY,
            "waiting": self.waiting_hours * HOUR,
            "imported": self.imported_days * DAY,
        }
        return {status: span for status, span in seconds.items() if span > 0}

    def told(self) -> wire.Privacy:
        """For those whose tables these are. A game of guests goes with the shorter span."""
        spans = [days for days in (self.finished_days, self.guests_days) if days > 0]
        return wire.Privacy(
            waiting_hours=self.waiting_hours,
            playing_days=self.playing_days,
            finished_days=self.finished_days,
            guests_days=min(spans, default=0),
            imported_days=self.imported_days,
            reports_days=self.reports_days,
        )
