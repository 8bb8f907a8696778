"""Leaks put into a game by machine: each is the game with one part changed, and what that tells.

A change that tells the same in all games that a viewer cannot tell apart is harmless.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple
from zlib import crc32

import msgspec
from msgspec.structs import replace

from tablee.kernel import CHANCE, WATCHER, Game, IllegalMove, Move, Say, Timer
from tablee.kernel.scene import Consequence, Piece, Scene, Zone
from tablee.kernel.usual import no_race
from testing.side_by_side import Moment

encode = msgspec.json.encode
Extra = Callable[[Any, int], Any]
"""What is told of a state to a viewer beyond what the game tells."""


class Mutation(NamedTuple):
    """A game with one part changed."""

    name: str
    game: Game
    told: Callable[[Moment, int], Any]
    """What the changed part tells at a moment, in the first game or in the second."""


class Seen(msgspec.Struct, frozen=True):
    """A view, and what its seat should not know."""

    view: Any
    more: Any


class Secret:
    """The same, but nothing that compares or writes views notices."""

    def __init__(self, view: Any, more: Any) -> None:
        self.view, self.more = view, more

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Secret) and bool(self.view == other.view)

    def __hash__(self) -> int:
        return 0

    def __repr__(self) -> str:
        return repr(self.view)


def mutations(game: Game, moments: Sequence[Moment]) -> list[Mutation]:
    """Every mutation of a game that has these moments."""
    phases = {each.after[0].phase for each in moments if hasattr(each.after[0], "phase")}
    masked = {type(each.moves[0]): None for each in moments if _is_masked(game, each)}
    found = [*_fields(game, moments), *_everything(game, sorted(phases)), *_pages(game)]
    return [*found, *_masks(game, masked), *_rules(game)]


def is_leak(mutation: Mutation, moments: Sequence[Moment]) -> bool:
    return any(mutation.told(each, 0) != mutation.told(each, 1) for each in moments)


def with_open_fields(game: Game, moments: Sequence[Moment]) -> Game:
    """Every field of the state that betrays nothing, all at once in the view."""
    fields = [name for name in game.state.__struct_fields__ if _is_open(name, moments)]
    return _in_view(game, "", lambda s, v: [getattr(s, name) for name in fields]).game


def _is_open(name: str, moments: Sequence[Moment]) -> bool:
    return all(getattr(m.after[0], name) == getattr(m.after[1], name) for m in moments)


def _is_masked(game: Game, moment: Moment) -> bool:
    move = moment.moves[0]
    return game.mask(moment.before[0], moment.seat, move, moment.viewer) != move


# --- views ---------------------------------------------------------------------------------------


def _fields(game: Game, moments: Sequence[Moment]) -> Iterator[Mutation]:
    """Each field of the state as it is; of those that betray something, also a part of it."""
    for name in game.state.__struct_fields__:
        parts = {"all": _all} if _is_open(name, moments) else PARTS
        for part, take in parts.items():
            yield _in_view(game, f"view: {part} of {name}", partial(_part, name, take))


def _everything(game: Game, phases: Iterable[str]) -> Iterator[Mutation]:
    """The whole state, but only to one viewer, or in one phase, or in few states."""
    yield _in_view(game, "view: state, rarely", lambda s, v: s if _all_bits(game, s) == 0 else None)
    for viewer in (0, 1, WATCHER):
        yield _in_view(game, f"view: state, to {viewer}", partial(_to, viewer))
    for phase in phases:
        yield _in_view(game, f"view: state, in {phase}", partial(_while, phase))


def _part(name: str, take: Callable[[Any, int], Any], state: Any, viewer: int) -> Any:
    return take(getattr(state, name), viewer)


def _to(whom: int, state: Any, viewer: int) -> Any:
    return state if viewer == whom else None


def _while(phase: str, state: Any, viewer: int) -> Any:
    return state if state.phase == phase else None


def _in_view(game: Game, name: str, extra: Extra) -> Mutation:
    def view(state: Any, viewer: int) -> Seen:
        return Seen(game.view(state, viewer), extra(state, viewer))

    return Mutation(name, _wrapped(game, view=view), _of_state(extra))


def _wrapped(game: Game, **parts: Any) -> Game:
    """The game with views that hold more; whatever reads them reads what it always did."""
    return replace(
        game,
        imagine=game.imagine and (lambda seen, rng: game.imagine(seen.view, rng)),  # type: ignore[misc]
        fill=game.fill and (lambda seen, move, rng: game.fill(seen.view, move, rng)),  # type: ignore[misc]
        **{
            "scene": lambda seen, moves: game.scene(seen.view, moves),
            "news": lambda before, seat, move, after: game.news(
                before.view, seat, move, after.view
            ),
            "consequence": lambda before, seat, move, after: game.consequence(
                before.view, seat, move, after.view
            ),
            **parts,
        },
    )


def _of_state(extra: Extra) -> Callable[[Moment, int], Any]:
    return lambda moment, side: encode(extra(moment.after[side], moment.viewer))


# --- the page ------------------------------------------------------------------------------------


def _pages(game: Game) -> Iterator[Mutation]:
    """Views that look right, and a page that tells more: an id, an order, a count, a sentence."""
    changes = {"id": _id, "order": _order, "count": _count}

    def view(state: Any, viewer: int) -> Secret:
        return Secret(game.view(state, viewer), _all_bits(game, state))

    def news(before: Secret, seat: int, move: Any, after: Secret) -> Sequence[Say]:
        return (*game.news(before.view, seat, move, after.view), Say("odd", {"n": after.more}))

    told = _of_state(lambda state, viewer: _all_bits(game, state))
    for name, change in changes.items():

        def scene(seen: Secret, moves: Any, change: Any = change) -> Scene:
            changed: Scene = change(game.scene(seen.view, moves), seen.more)
            return changed

        yield Mutation(f"scene: {name}", _wrapped(game, view=view, scene=scene), told)
    yield Mutation("news", _wrapped(game, view=view, news=news), told)
    yield Mutation("consequence", _wrapped(game, view=view, consequence=_banner), told)


def _banner(before: Secret, seat: int, move: Any, after: Secret) -> Consequence:
    return Consequence(Say("odd", {"n": after.more}))


def _id(scene: Scene, bits: int) -> Scene:
    odd = Zone("odd", "row", pieces=(Piece(f"piece-{bits}"),))
    return replace(scene, zones=(*scene.zones, odd))


def _order(scene: Scene, bits: int) -> Scene:
    return replace(scene, zones=scene.zones[:: -1 if bits % 2 else 1])


def _count(scene: Scene, bits: int) -> Scene:
    return replace(scene, zones=(*scene.zones, Zone("odd", "pile", count=bits)))


# --- masks ---------------------------------------------------------------------------------------


def _masks(game: Game, masked: Iterable[type[Move]]) -> Iterator[Mutation]:
    """Of each kind that is masked: shown to everybody, to one, or shown at all only sometimes."""
    for kind in masked:
        tag = str(kind.__struct_config__.tag)
        for whom in (None, 0, 1, WATCHER):
            to = "everybody" if whom is None else str(whom)
            yield _masking(game, f"mask: {tag} shown to {to}", kind, whom, lambda move, shown: move)
        yield _masking(game, f"mask: {tag} hidden by a bit", kind, None, _sometimes)


def _sometimes(move: Move, shown: Move | None) -> Move | None:
    return None if crc32(encode(move)) % 2 else shown


def _masking(
    game: Game,
    name: str,
    kind: type[Move],
    whom: int | None,
    change: Callable[[Move, Move | None], Move | None],
) -> Mutation:
    def mask(state: Any, seat: int, move: Move, viewer: int) -> Move | None:
        shown = game.mask(state, seat, move, viewer)
        is_changed = isinstance(move, kind) and viewer != seat and whom in (None, viewer)
        return change(move, shown) if is_changed else shown

    def told(moment: Moment, side: int) -> Any:
        return mask(moment.before[side], moment.seat, moment.moves[side], moment.viewer)

    return Mutation(name, replace(game, mask=mask), told)


# --- rules ---------------------------------------------------------------------------------------


def _rules(game: Game) -> Iterator[Mutation]:
    """What the judge lists, says and waits for may tell something, too."""

    def legal(state: Any, seat: int) -> Sequence[Move]:
        moves = list(game.legal(state, seat))
        return moves[::-1] if _all_bits(game, state) % 2 else moves

    def apply(state: Any, seat: int, move: Move) -> Any:
        try:
            return game.apply(state, seat, move)
        except IllegalMove as fault:
            if seat != CHANCE:
                raise IllegalMove(fault.code, **fault.details, odd=_all_bits(game, state)) from None
            raise

    def timers(state: Any) -> Sequence[Timer]:
        bits = _all_bits(game, state) % 2
        return [replace(timer, after_ms=timer.after_ms + bits) for timer in game.timers(state)]

    def race(state: Any, seat: int, move: Move) -> str | None:
        name = game.race(state, seat, move)
        return name and f"{name}-{_all_bits(game, state)}"

    yield Mutation("legal: order", replace(game, legal=legal), _order_told(legal))
    yield Mutation("refusal", replace(game, apply=apply), _refused(game))
    yield Mutation("timers", replace(game, timers=timers), lambda m, side: timers(m.after[side]))
    if game.race is not no_race:
        yield Mutation("race", replace(game, race=race), _races(game, race))


def _order_told(legal: Any) -> Callable[[Moment, int], Any]:
    return lambda m, side: legal(m.after[side], m.viewer) if m.viewer != WATCHER else ()


def _refused(game: Game) -> Callable[[Moment, int], Any]:
    return lambda m, side: m.viewer != WATCHER and _all_bits(game, m.after[side])


def _races(game: Game, race: Any) -> Callable[[Moment, int], Any]:
    def told(moment: Moment, side: int) -> Any:
        state, viewer = moment.after[side], moment.viewer
        moves = game.legal(state, viewer) if viewer in game.to_act(state) else ()
        return [race(state, viewer, move) for move in moves]

    return told


# --- what betrays --------------------------------------------------------------------------------


def _all_bits(game: Game, state: Any) -> int:
    """A few bits of everything."""
    return crc32(game.write_state(state)) % 8


def _all(value: Any, viewer: int) -> Any:
    return value


def _next(value: Any, viewer: int) -> Any:
    """The part of the seat to the left, where the field has a part for each."""
    return value[(viewer + 1) % len(value)] if isinstance(value, tuple) and value else None


PARTS: dict[str, Callable[[Any, int], Any]] = {
    "all": _all,
    "neighbour's part": _next,
    "first part": lambda value, viewer: value[:1] if isinstance(value, tuple) else None,
    "last part": lambda value, viewer: value[-1:] if isinstance(value, tuple) else None,
    "size": lambda value, viewer: len(encode(value)),
    "one bit": lambda value, viewer: crc32(encode(value)) % 2,
}
"""What may be told of a field."""
