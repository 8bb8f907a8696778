"""One line of what happened, spelled out in a fresh scene and brief in an update."""

from __future__ import annotations

from typing import TypeAlias, cast

import msgspec

from tablee.kernel.say import Say, who
from tablee.wire.brief import BriefSay, SayForm, say_briefly, spell_say


class News(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One line of what happened at entry `number`."""

    number: int
    what: Say
    seat: int | None = None


class BriefNews(BriefSay, frozen=True, gc=False, array_like=True):
    """A sentence, with the seat and the entry that it is about."""

    seat: int | None = None
    number: int | None = None
    """None: of the entry that the update is for. Then the sentence names its seat, if it has one.
    """


NewsForm: TypeAlias = str | BriefNews


def news_briefly(news: News, number: int) -> NewsForm:
    """In an update to entry `number`."""
    named = None if news.seat is None else who(news.seat)
    if news.number == number and news.what.args.get("seat") == named:
        return cast(NewsForm, say_briefly(news.what))
    return BriefNews(news.what.id, news.what.args, news.seat, news.number)


def spell_news(told: SayForm, number: int) -> News:
    what = spell_say(told)
    if isinstance(told, BriefNews) and told.number is not None:
        return News(told.number, what, told.seat)
    named = what.args.get("seat")
    return News(number, what, int(named[1:]) if isinstance(named, str) else None)
