"""Steps from one layout of the database to the next, in SQL. A released step never changes.

A step lets the program before it run beside it: it adds and fills. What nobody needs any more is
removed by a later step.
"""

from __future__ import annotations

ONE_COUNTER = """
alter table houses add column leaving boolean not null default false;
create table turns (one int primary key, turn bigint not null);
insert into turns values (1, 0);
create table changes (
    turn bigint primary key, guest text collate "C" not null,
    at timestamptz not null default clock_timestamp()
);
create table departures (
    guest text collate "C" primary key, at timestamptz not null default clock_timestamp()
);
"""
"""Processes hear what others change about people, and leave in order."""

DATED_CODES = "alter table recoveries add column made_at bigint not null default 0"
"""When a recovery code was made."""

STEPS: tuple[str, ...] = (ONE_COUNTER, DATED_CODES)
"""The first one leads from layout 1 to layout 2."""
