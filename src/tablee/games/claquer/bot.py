"""House bots: they look, make the movement, play, err and notice, each by level.

They judge others from what their view shows and nothing else, as a person at the table would.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tablee.games.claquer.components import ACTION, COLOURS, colour, matches, obeys
from tablee.games.claquer.moves import Clap, Gaffe, GaffeAt, Play, Release, Rest, Slap, Snap
from tablee.games.claquer.view import View, is_right
from tablee.kernel import Intent, Move, Reaction, Rng, blank
from tablee.pieces.temper import Temper

GESTURES: dict[str, Move] = {"snap": Snap(), "clap": Clap(), "slap1": Slap(1), "slap2": Slap(2)}


class Level(msgspec.Struct, frozen=True):
    """What makes a player quick, careful and watchful.

    Its pace is from seeing a card that fits to the movement, its hand from there to the card. A
    slip is a wrong or forgotten movement; it calls the gaffes of others that it notices.
    """

    temper: Temper
    sees_ghosts: float
    """How often a right play is taken for a gaffe."""
    plans: bool
    """Keeps many piles, and stop cards for when they help."""


LEVELS = {
    "beginner": Level(
        Temper(
            notices=0.15,
            slips=0.16,
            pace=Reaction(1_900, 350, 700),
            hand=Reaction(650, 120, 200),
            call=Reaction(1_500, 250, 500),
        ),
        sees_ghosts=0.004,
        plans=False,
    ),
    "regular": Level(
        Temper(
            notices=0.45,
            slips=0.07,
            pace=Reaction(1_250, 220, 400),
            hand=Reaction(450, 80, 120),
            call=Reaction(1_100, 180, 300),
        ),
        sees_ghosts=0.0,
        plans=False,
    ),
    "expert": Level(
        Temper(
            notices=0.8,
            slips=0.025,
            pace=Reaction(800, 130, 220),
            hand=Reaction(320, 50, 70),
            call=Reaction(750, 120, 180),
        ),
        sees_ghosts=0.0,
        plans=True,
    ),
}


class Plan(msgspec.Struct, frozen=True):
    """One card it has set its mind on, and what it will do before."""

    play: Play
    card: str
    gesture: str
    """Empty: none."""


class Player:
    """One computer player. Its plan lasts until somebody else's card spoils it."""

    def __init__(self, level: Level, seat: int) -> None:
        self._level = level
        self._temper = level.temper
        self._seat = seat
        self._plan: Plan | None = None
        self._judged = 0
        self._slowness = 1
        self._caught: Gaffe | GaffeAt | None = None
        self._wish: tuple[Plan | None, Intent] | None = None

    def notice(self, view: View) -> None:
        """Everything is on the table when it thinks; nothing to remember."""

    def think(self, view: View, legal: Sequence[Move], rng: Rng) -> Intent | None:
        self._slowness = 2 if view.options.slow_computers else 1
        self._watch(view, rng)
        if self._caught is not None and _is_open(view, self._caught, legal):
            return self._want(self._caught, self._temper.call, rng)
        if self._plan is None or self._plan.play not in legal or not self._holds(view):
            self._plan = self._choose(view, legal, rng)
        if self._plan is None:
            return self._wait(view, legal, rng)
        return self._follow(view, self._plan, rng)

    def _watch(self, view: View, rng: Rng) -> None:
        """Looks once at every play of the others, and notices or not."""
        for seen in sorted(view.landings, key=lambda seen: seen.number):
            if seen.number <= self._judged:
                continue
            self._judged = seen.number
            right = is_right(view, seen)
            chance = self._level.sees_ghosts if right else self._temper.notices
            if seen.seat != self._seat and rng.random() < chance:
                call = GaffeAt if view.rules == 1 else Gaffe
                self._caught = call(seen.seat, seen.number)

    def _holds(self, view: View) -> bool:
        plan = self._plan
        return plan is not None and self._card(view, plan.play) == plan.card

    def _choose(self, view: View, legal: Sequence[Move], rng: Rng) -> Plan | None:
        """One of the cards that fit; the planner thinks about which."""
        possible = [move for move in legal if isinstance(move, Play)]
        plays = [move for move in possible if _goes(view, self._card(view, move), _top(view, move))]
        if not plays:
            return None
        play = plays[rng.randrange(len(plays))]
        if self._level.plans:
            play = max(plays, key=lambda move: self._worth(view, move))
        return Plan(play, self._card(view, play), self._movement(_top(view, play), play, rng))

    def _worth(self, view: View, play: Play) -> tuple[int, int, int, int]:
        """What is shown already, then stop cards, then tall piles; stripes are kept for later."""
        hand, shown = view.piles[self._seat], view.gestures[self._seat]
        card, ready = self._card(view, play), obeys(_top(view, play), shown, play.receive)
        others = [pile.top for n, pile in enumerate(hand, 1) if n != play.pile and pile.top]
        after = sum(_goes(view, other, card) for other in others)
        stop = ACTION[card] == "stop" and after > 0
        return (ready + 2 * stop, colour(card) in COLOURS, after, hand[play.pile - 1].count)

    def _movement(self, top: str, play: Play, rng: Rng) -> str:
        """The movement asked for, or now and then another one or none."""
        asked = ACTION[top]
        if self._temper.does_slip(rng):
            return ("", *GESTURES)[rng.randrange(1 + len(GESTURES))]
        if asked in ("stop", "shrug"):
            return "" if asked == "stop" else "snap"
        return f"slap{play.receive}" if asked == "slap" else asked

    def _follow(self, view: View, plan: Plan, rng: Rng) -> Intent:
        """Movement, then card. In version 1 hands that show something else are lowered first."""
        shown, top = view.gestures[self._seat], _top(view, plan.play)
        wanted = (plan.gesture,) if plan.gesture else ()
        if shown == wanted or (shown and obeys(top, shown, plan.play.receive)):
            return self._want(plan.play, self._temper.hand if shown else self._temper.pace, rng)
        if shown and view.rules == 1:
            return self._want(Rest(), self._temper.hand, rng)
        if not plan.gesture:  # it moves its hands no more, whatever they have shown
            return self._want(plan.play, self._temper.pace, rng)
        return self._want(GESTURES[plan.gesture], self._temper.pace, rng)

    def _wait(self, view: View, legal: Sequence[Move], rng: Rng) -> Intent | None:
        """Nothing fits: a stop is given back; in version 1 hands come down for the next card."""
        for move in (Release(), Rest()):
            if move in legal:
                return self._want(move, self._temper.pace, rng)
        return None

    def _card(self, view: View, play: Play) -> str:
        """What it would lay."""
        return view.piles[self._seat][play.pile - 1].top

    def _want(self, move: Move, reaction: Reaction, rng: Rng) -> Intent:
        """Asked again about the same thing it does not draw a new, perhaps shorter delay."""
        if self._wish is None or self._wish[0] != self._plan or self._wish[1].move != move:
            self._wish = (self._plan, Intent(move, self._slowness * reaction.draw(rng)))
        return self._wish[1]


def _is_open(view: View, call: Gaffe | GaffeAt, legal: Sequence[Move]) -> bool:
    """It may call, and what it has seen can still be called."""
    return blank(call) in legal and any(seen.number == call.seen for seen in view.landings)


def _top(view: View, play: Play) -> str:
    """What it would be laid on."""
    return view.receive[play.receive - 1].top


def _goes(view: View, card: str, top: str) -> bool:
    return matches(card, top, view.options.wild_both_ways)


PLAYERS = {name: (lambda seat, level=level: Player(level, seat)) for name, level in LEVELS.items()}
