"""Nobody is shown a pile again before the end (TI-15), nor anything about the stock but its size.

Everything a table ever says is written down as it would travel, and searched for cards.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import sha256
from random import Random
from typing import TypeAlias

import msgspec
import pytest

from games.take_it_tester import A, Game, begin
from tablee import wire
from tablee.catalog import players
from tablee.games.take_it import GAME
from tablee.games.take_it.components import NAMES, deck, face_of
from tablee.games.take_it.imagine import imagine
from tablee.games.take_it.moves import Options
from tablee.games.take_it.state import State
from tablee.kernel import CHANCE, format_move, parse_move, replay
from tablee.store.contract.tables import Chair, Sheet, Terms
from tablee.table import Effects, Table

FACES = frozenset(face_of(kind) for kind in range(len(NAMES)))
SHOWN = re.compile(r'"face":"([a-z0-9-]+)"')
QUOTED = re.compile(r'"(?:face-)?([a-z0-9-]+)"')
NOTATION = re.compile(r'"(?:turn )?([SD][-+]\d+|[JTK])"')


def test_no_view_and_no_news_shows_what_was_taken() -> None:
    """TI-15, TI-P14: after A's claim of S+3 D-2 nobody, A included, sees those cards."""
    before = begin().turns("S+3 D-2")
    after = before.takes(A)
    for seat in after.viewers:
        news = GAME.news(before.view(seat), A, parse_move(GAME.moves, "take 1"), after.view(seat))
        shown = [after.view(seat), after.scene(seat), *news]
        text = b"".join(map(msgspec.json.encode, shown)).decode()
        assert not cards_in(text)
        assert after.view(seat).piles == (1, 0, 0, 0)
        assert after.view(seat).shown == ()


def test_news_never_name_a_card() -> None:
    """TI-15: the log of a running game is no way to look back, not even at the present row."""
    game = begin().reveals()
    turned = game.plays(CHANCE, "turn S+3")
    for seat in game.viewers:
        move = parse_move(GAME.moves, "turn S+3")
        assert not GAME.news(game.view(seat), CHANCE, move, turned.view(seat))


@pytest.mark.parametrize("seed", range(6))
def test_a_view_is_the_same_whatever_lies_in_the_piles_and_the_stock(seed: int) -> None:
    """TI-05, TI-15: other cards, even other sizes of piles, look the same to everybody."""
    rng = Random(seed)
    game = begin()
    for _ in range(rng.randrange(3, 9)):
        for _ in range(rng.randrange(1, 6)):
            game = game.plays(game.dealer, game.next_card)
            game = game.plays(CHANCE, format_move(GAME.draw(game.state, rng)))
        takers = [seat for seat in range(4) if len(game.state.piles[seat]) < 3]
        game = game.takes(rng.choice(takers))
    other = Game(imagine(game.view(A), rng))
    assert other.state.piles != game.state.piles
    assert held(other.state) == Counter(dict(enumerate(deck("take_it")))) - Counter()
    for seat in game.viewers:
        assert other.view(seat) == game.view(seat)
        assert other.scene(seat) == game.scene(seat)


@pytest.mark.parametrize("options", [Options(), Options(edition="slam_dunk", last_call_seconds=2)])
@pytest.mark.parametrize("seed", range(3))
def test_no_message_of_a_whole_match_holds_a_card_that_is_not_in_the_row(
    options: Options, seed: int
) -> None:
    """TI-15: a person, three bots and a watcher; every message, also to those who come back."""
    told = 0
    for table, since, messages in match(options, seed):
        for message in messages:
            text = msgspec.json.encode(message).decode()
            assert not NOTATION.search(text), text
            if not isinstance(message, wire.Update | wire.Fresh):
                assert not cards_in(text), text
                continue
            assert message.number >= since, "the past was told again"
            if message.number == table.number and table.ended:
                continue
            row = row_at(table, message.number)
            shown = SHOWN.findall(text)
            assert shown == row if has_row(message) else not Counter(shown) - Counter(row), text
            assert cards_in(text) <= set(row), text
            told += 1
    assert told > 100


def test_what_was_missed_is_not_told_again() -> None:
    """TI-15: whoever says which entry they saw last gets the table as it is now."""
    for table, _, _ in match(Options(), seed=4):
        if table.state.number == 3 and not table.state.row:
            for since in range(1, table.number):
                told = table.ask("watcher", wire.Hello(since), now=table.last_at).told
                assert not any(cards_in(msgspec.json.encode(m).decode()) for _, m in told)
                assert any(isinstance(m, wire.Fresh) for _, m in told)
            return
    raise AssertionError("no row was taken twice")


def test_everything_is_told_at_the_end() -> None:
    """TI-40: the same search finds every pile once the game is over."""
    *_, (table, _, messages) = match(Options(), seed=1)
    assert table.ended
    text = "".join(msgspec.json.encode(message).decode() for message in messages)
    taken = {face_of(kind) for own in table.state.piles for pile in own for kind in pile}
    assert taken
    assert taken <= cards_in(text)


# --- a match whose every word is heard -----------------------------------------------------------


Step: TypeAlias = tuple[Table, int, Sequence[wire.Message]]


def match(options: Options, seed: int) -> Iterator[Step]:
    """A whole match on a virtual clock, step by step: the entry before it, and what was told."""
    bots = [Chair("bot", name, level="expert") for name in ("Ada", "Blaise", "Colette")]
    sheet = Sheet(
        id="t",
        game="take-it",
        version=1,
        terms=Terms(msgspec.to_builtins(options), grace=0),
        chairs=(Chair("person", "Human", "guest"), *bots),
        host="guest",
        secret=sha256(str(seed).encode()).hexdigest(),
    )
    table, now, rng = Table(GAME, sheet, players(GAME)), 0, Random(seed)
    for viewer, guest in (("human", "guest"), ("watcher", "stranger")):
        table.enter(viewer, guest)
        table.ask(viewer, wire.Hello(), now)
    effects = table.begin(Effects(), now)
    while not table.ended:
        for thought in effects.thoughts:
            table.decide(thought, thought.run(), now)
        before, due = table.number, table.due()
        assert due is not None
        now = max(now, due)
        effects = table.tick(now)
        assert not effects.faults
        yield table, before, [message for _, message in effects.told]
        if not table.ended:
            yield from disturb(table, rng, now)


def disturb(table: Table, rng: Random, now: int) -> Iterator[Step]:
    """A watcher comes back; a person strikes now and then, sometimes for a row that is gone."""
    requests: list[tuple[str, wire.Request]] = [
        ("watcher", wire.Hello(rng.randrange(table.number + 1)))
    ]
    if rng.random() < 0.04:
        aimed = table.state.number - rng.randrange(2)
        requests.append(("human", wire.Play(table.number, f"take {aimed}")))
    for viewer, request in requests:
        before = table.number
        told = table.ask(viewer, request, now).told
        yield table, before, [message for _, message in told]


def row_at(table: Table, number: int) -> list[str]:
    """The faces that lay in the row after that entry."""
    moves = [(entry.seat, entry.move) for entry in table.entries[:number]]
    state = replay(GAME, GAME.start(table.state.options, len(table.state.piles)), moves)
    return [face_of(kind) for kind in state.row]


def has_row(message: wire.Update | wire.Fresh) -> bool:
    return "row" in {zone.id for zone in message.zones}


def cards_in(text: str) -> set[str]:
    """Faces of cards named anywhere in it, as a face or as a label."""
    return set(QUOTED.findall(text)) & FACES


def held(state: State) -> Counter[int]:
    """Every card of a state, wherever it lies."""
    cards = Counter(dict(enumerate(state.stock)))
    cards.update(state.row)
    cards.update(kind for own in state.piles for pile in own for kind in pile)
    return cards - Counter()
