"""Steps from one layout of the database to the next, in SQL. A released step never changes.

While a step runs, programs of the layout before may still be at work. So a step adds and fills. A
later step removes what nobody needs any more.
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

DATES_AND_OPPONENTS = """
alter table recoveries add column made_at bigint not null default 0;
alter table skills add column opponents text not null default '';
update skills set opponents = met.marks from (
    select mine ->> 0 as player, game, left(string_agg(
        distinct left(encode(sha256(convert_to(other ->> 0, 'UTF8')), 'hex'), 8), ''
    ), 40) as marks
    from rated,
    jsonb_array_elements(nullif(changes, '')::jsonb) mine,
    jsonb_array_elements(nullif(changes, '')::jsonb) other
    where mine ->> 0 <> other ->> 0 and (
        (other -> 1 ->> 2)::int >= 10 or 'bot:' in (left(mine ->> 0, 4), left(other ->> 0, 4))
    ) group by 1, 2
) met where skills.player = met.player and skills.game = met.game;
"""
"""When a recovery code was made, and which opponents a player has met."""

TIES_AND_DECISIONS = """
create table ties (
    guest text collate "C", kind text collate "C", other text collate "C", id text not null,
    name text not null, made_at bigint not null, sum bigint not null,
    primary key (guest, kind, other)
);
create index ties_by_other on ties (other);
create table decisions (
    guest text collate "C", kind text collate "C", ends_at bigint not null,
    made_at bigint not null, detail text not null, sum bigint not null, primary key (guest, kind)
);
"""
"""Whom somebody has blocked, who is their friend, and what the operator has decided."""

STEPS: tuple[str, ...] = (ONE_COUNTER, DATES_AND_OPPONENTS, TIES_AND_DECISIONS)
"""The first one leads from layout 1 to layout 2."""
