"""Some games played at random: what raises, what never ends, and what a scene shows that is not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any, Final

import msgspec

from tablee.catalog.words import LANGUAGES, words
from tablee.kernel import CHANCE, WATCHER, Game, Move, Say, Scene
from tablee.testing.check.problem import Place, Problem, told
from tablee.testing.check.time_limit import TooSlow, within
from tablee.testing.settings import every_setting
from tablee.testing.walk import accepted, name_of, step

SETTINGS: Final = 10
"""So many numbers of seats and options are played."""
ENTRIES: Final = 4_000
"""A game of random moves that is longer is not looked at further."""
GAME_S: Final = 15
MOVES: Final = 5_000
"""More moves at once are too many for a page, and for a computer player."""
CLOSELY: Final = 30
"""So many first entries are looked at one by one; later ones now and then."""
NAMES: Final = tuple(f"Player {seat}" for seat in range(16))


class Played:
    """Plays one game, and remembers what it asks for, so that a fault can be placed."""

    def __init__(self, game: Game, place: Place, seats: int, options: Any) -> None:
        self._game, self._place, self._seats, self._options = game, place, seats, options
        self._doing = "start"
        self.number = 0
        self.positions = 0
        self.problems: dict[str, Problem] = {}

    def run(self) -> None:
        try:
            with within(GAME_S):
                self._play()
        except TooSlow as fault:
            what = f"`{self._doing}` is {fault}, {self._when}."
            self._add(self._place.of_fault(fault), what, "The line is where it was then.")
        except AssertionError as fault:
            where = self._place.of_fault(fault) or self._place.of(self._game.legal)
            self._add(where, f"{told(fault)}, {self._when}.".removeprefix("AssertionError: "))
        except Exception as fault:
            what = f"`{self._doing}` raises {told(fault)}, {self._when}."
            todo = "Only IllegalMove and BadOptions are refusals; anything else stops the table."
            self._add(self._place.of_fault(fault), what, todo)

    @property
    def _when(self) -> str:
        chosen = msgspec.to_builtins(self._options)
        usual = msgspec.to_builtins(self._game.options())
        other = [f"{name}={value}" for name, value in chosen.items() if usual.get(name) != value]
        return ", ".join([f"after entry {self.number}", f"{self._seats} seats", *other])

    def _add(self, where: str, what: str, todo: str = "") -> None:
        self.problems.setdefault(what.partition(", after entry")[0], Problem(where, what, todo))

    def _asked(self, doing: str, function: Callable[..., Any], *words: Any) -> Any:
        self._doing = doing
        return function(*words)

    def _play(self) -> None:
        game, rng = self._game, Random(f"check {self._seats}")
        state = self._asked("start", game.start, self._options, self._seats)
        while self._asked("outcome", game.outcome, state) is None:
            if self.number >= ENTRIES:
                what = f"a game of random moves goes on and on, {self._when}."
                self._add(self._place.of(game.outcome), what, "Every game comes to an end.")
                return
            if self._lists_too_many(state):
                return
            if self.number < CLOSELY or self.number % 10 == 0:
                self._look(state)
            seat, move = self._asked("legal", step, game, state, rng, 0.3)
            after = self._asked("apply", accepted, game, state, seat, move)
            self.number += 1
            self._hear(state, seat, move, after)
            state = after
        self._look(state)

    def _lists_too_many(self, state: Any) -> bool:
        game = self._game
        for seat in self._asked("to_act", game.to_act, state):
            listed = game.chances if seat == CHANCE else lambda one, who=seat: game.legal(one, who)
            name = "chances" if seat == CHANCE else "legal"
            count = sum(1 for _ in islice(self._asked(name, listed, state), 1_000_000))
            if count > MOVES:
                what = f"`{name}` lists {count:,} moves at once, {self._when}."
                todo = f"Some {MOVES:,} can be offered. Several small moves are better, or a blank."
                self._add(self._place.of(getattr(game, name)), what, todo)
                return True
        return False

    def _hear(self, before: Any, seat: int, move: Move, after: Any) -> None:
        game = self._game
        for viewer in (0, WATCHER):
            masked = self._asked("mask", game.mask, before, seat, move, viewer)
            if masked is None:
                continue
            views = [self._asked("view", game.view, state, viewer) for state in (before, after)]
            heard = (views[0], seat, masked, views[1])
            for text in self._asked("news", game.news, *heard):
                self._say(text, viewer)
            self._say(self._asked("consequence", game.consequence, *heard), viewer)

    def _look(self, state: Any) -> None:
        game = self._game
        for viewer in (*range(self._seats), WATCHER):
            view = self._asked("view", game.view, state, viewer)
            acting = viewer != WATCHER and viewer in game.to_act(state)
            legal = tuple(self._asked("legal", game.legal, state, viewer)) if acting else ()
            scene = self._asked("scene", game.scene, view, legal)
            self.positions += 1
            self._wrong_in(scene, viewer)
            self._say(scene, viewer)

    def _wrong_in(self, scene: Scene, viewer: int) -> None:
        where, seen = self._place.of(self._game.scene), f"{self._when}, to {name_of(viewer)}"
        things = [piece for zone in scene.zones for piece in (*zone.cells, *zone.pieces)]
        ids = Counter([zone.id for zone in scene.zones] + [thing.id for thing in things])
        for id in (id for id, times in ids.items() if times > 1):
            todo = "Zones, pieces and cells share one namespace."
            self._add(where, f"the id {id!r} stands for two things, {seen}.", todo)
        for offer in scene.offers:
            for id in set(offer.path) - set(ids):
                self._add(where, f"`{offer.move}` leads to {id!r}, which is not there, {seen}.")
        faces = {piece.face or "back" for zone in scene.zones for piece in zone.pieces}
        faces |= {thing.face for thing in things if thing.face}
        faces |= {badge for note in scene.seats for badge in note.badges}
        for face in sorted(faces - set(self._game.faces)):
            self._add(where, f"the face {face!r} is shown and is not in `faces`, {seen}.")

    def _say(self, thing: Any, viewer: int) -> None:
        for text in _says(thing):
            for lang in LANGUAGES:
                for fault in words(self._game, lang).speak(text, NAMES, viewer)[1]:
                    file = self._game.folder / "words" / f"{lang}.ftl"
                    where = self._place.of_text(file, rf"^{text.id} *=")
                    self._add(where, f"{fault}.")


def _says(thing: Any) -> Iterator[Say]:
    """Every sentence inside a struct."""
    if isinstance(thing, Say):
        yield thing
    elif isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from _says(getattr(thing, name))
    elif isinstance(thing, tuple):
        for part in thing:
            yield from _says(part)


def check_scenes(game: Game, place: Place) -> tuple[list[Problem], str]:
    """What is wrong, and how much was played."""
    found: dict[str, Problem] = {}
    games = positions = 0
    try:
        with within(GAME_S):
            settings = list(islice(every_setting(game), SETTINGS))
    except (Exception, TooSlow) as fault:
        what = f"the options or `start` raise {told(fault)}."
        return [Problem(place.of_fault(fault), what)], ""
    for seats, chosen in settings:
        played = Played(game, place, seats, game.options(**chosen))
        played.run()
        games, positions = games + 1, positions + played.positions
        for what, problem in played.problems.items():
            found.setdefault(what, problem)
    return list(found.values()), f"{games} games, {positions} scenes"
