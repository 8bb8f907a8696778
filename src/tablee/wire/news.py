"""One line of what happened, spelled out in a fresh scene and brief in an update."""

from __future__ import annotations

import msgspec

from tablee.kernel.say import Say, who
from tablee.wire.brief import BriefSay, say_briefly, spell_say


class News(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One line of what happened at entry `number`."""

    number: int
    what: Say
    seat: int | None = None


def news_briefly(news: News, number: int) -> BriefSay:
    """In an update to entry `number`. Its sentence alone, if that was its entry and the sentence
    names its seat; else with its seat and its own number."""
    named = None if news.seat is None else who(news.seat)
    if news.number == number and news.what.args.get("seat") == named:
        return say_briefly(news.what)
    return say_briefly(news.what), news.seat, news.number


def spell_news(told: BriefSay, number: int) -> News:
    if len(told) == 3 and not isinstance(told, str):
        what, seat, number = told
        return News(number, spell_say(what), seat)
    what = spell_say(told)
    named = what.args.get("seat")
    return News(number, what, int(named[1:]) if isinstance(named, str) else None)
