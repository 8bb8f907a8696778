"""People who cheat: each lies about one thing, as cleverly as the judge can be known."""

from __future__ import annotations

from random import Random

from bench.race.people import FRAME_MS, PATIENCE_MS, Person
from bench.race.second_line import SecondLine
from bench.race.world import House, Wire
from tablee import wire
from tablee.kernel.scene import Offer
from tablee.web.guard.address import Proxies, is_proxied

USUAL_MS = 310.0
"""The mean reaction: who is near it does not know who wins."""


class ClaimsZero(Person):
    """Says it reacted in no time, always."""

    def claim(self, took: float) -> float:
        return 0.0


class ClaimsLow(Person):
    """Says it reacted like a champion, always."""

    def claim(self, took: float) -> float:
        return 130.0


class LeansOnTheBound(Person):
    """Knows the judge, and claims the earliest it thinks its line allows."""

    def claim(self, took: float) -> float:
        return took - 0.9 * self.line.jitter


class ShavesALittle(Person):
    """Takes off only a few ms each time, hoping to pass for an honest page."""

    def claim(self, took: float) -> float:
        return took - 6.0


class LiesAboutPainting(Person):
    """Says that each picture was painted a whole frame later than it was."""

    def claim(self, took: float) -> float:
        return took - FRAME_MS


class LiesWhenItPays(Person):
    """Lies in races that look close, and makes up for it in those that are won or lost anyway."""

    def claim(self, took: float) -> float:
        return took - 15.0 if abs(took - USUAL_MS) < 70.0 else took + 25.0


class SavesUp(Person):
    """Claims absurdly late when it is late anyway, so that its other lies vanish in the mean."""

    def claim(self, took: float) -> float:
        return took + 1_000.0 if took > USUAL_MS + 90.0 else took - 15.0


class AnswersLate(Person):
    """A page that answers late, and claims what a longer line would allow. Its browser does not."""

    late = 100.0

    def claim(self, took: float) -> float:
        return took - self.late


class DelaysPongs(AnswersLate):
    """A program in place of a browser: it answers the pings of the protocol late, too."""

    def pong_delay(self) -> float:
        return self.late


class DelaysPongsALittle(DelaysPongs):
    """Only so late that its system waits, and lets the answer carry the acknowledgement."""

    late = 30.0


class DelaysSomePongs(Person):
    """A program that answers some pings late: its line looks unsteady, and much is believed."""

    def claim(self, took: float) -> float:
        return took - 25.0

    def pong_delay(self) -> float:
        return 40.0 if self.rng.random() < 0.2 else super().pong_delay()


class DelaysMostPongs(AnswersLate):
    """A program that answers some pings at once, so that its shortest trip is a true one."""

    def pong_delay(self) -> float:
        return super().pong_delay() if self.rng.random() < 0.3 else self.late


class IsMeasuredOnce(DelaysMostPongs):
    """The same, and never opens a connection for the proxy to measure, though it is asked."""

    is_gauged = False


class AcknowledgesLate(DelaysPongs):
    """Also tells its system to hold acknowledgements back, which Linux does if it is asked."""

    acknowledges_late = 100.0


class ForgesHeaders(DelaysPongs):
    """Writes the headers of a proxy into its own request, and answers pings late."""

    def __init__(
        self, house: House, seat: int, line: Wire, rng: Random, direct: bool = True
    ) -> None:
        heads = [(b"via", b"1.1 proxy"), (b"x-forwarded-for", b"10.0.0.1")]
        scope = {"type": "websocket", "client": ("203.0.113.9", 4711), "headers": heads}
        Proxies("" if direct else "203.0.113.9").settle(scope)
        super().__init__(house, seat, line, rng, direct=not is_proxied(scope))


class ClockRunsFast(Person):
    """Its clock counts too few ms."""

    def claim(self, took: float) -> float:
        return took * 0.9


class PressesElsewhere(Person):
    """Has a second connection and looks at both; presses where it pays, and claims what fits."""

    second_lag: float | None = 300.0
    """None is another tab on the same line."""
    second_jitter: float | None = None
    watches = False
    """The second connection is nobody's: it only watches."""

    def __init__(
        self, house: House, seat: int, line: Wire, rng: Random, direct: bool = True
    ) -> None:
        super().__init__(house, seat, line, rng, direct=direct)
        lag = line.lag if self.second_lag is None else self.second_lag
        jitter = line.jitter if self.second_jitter is None else self.second_jitter
        guest = "" if self.watches else self.guest
        self.second = SecondLine(self, Wire(lag, Random(rng.random()), jitter), guest)
        self.painted: dict[str, float] = {}
        self._first: dict[str, float] = {}
        """By race, when it was first painted on any screen."""

    def others(self) -> tuple[SecondLine, ...]:
        return (self.second,)

    def react(self, number: int, offer: Offer, painted: float) -> None:
        """Reacts to the screen that is first; the other may still be dark."""
        race = offer.race or ""
        self.painted[race] = painted
        self.house.clock.at(painted, lambda: self.notice(race, number, offer.move, painted))

    def notice(self, race: str, number: int, move: str, painted: float) -> None:
        if race in self._first:
            return
        self._first[race] = painted
        took = self.reactions[race]
        self.house.clock.at(painted + took, lambda: self.choose(race, number, move, took))

    def choose(self, race: str, number: int, move: str, took: float) -> None:
        """Looks through the first, presses through the slow one, claims the difference."""
        self.say(self.second.viewer, number, move, max(110.0, took - 140.0))

    def say(self, viewer: str, number: int, move: str, claim: float) -> None:
        self._request += 1
        self._said = (viewer, number, move, claim)
        self.house.send(viewer, wire.Play(self._request, move, number, claim))

    def _try_again(self) -> None:
        viewer, number, move, claim = self._said
        moment = self.house.clock.now + PATIENCE_MS
        self.house.clock.at(moment, lambda: self.say(viewer, number, move, claim + PATIENCE_MS))

    def own_stopwatch(self, race: str, took: float, own: bool) -> float:
        """What an honest page would claim: from its own painting."""
        painted = self.painted if own else self.second.painted
        return took - max(0.0, painted.get(race, self._first[race]) - self._first[race])


class TwoTabs(PressesElsewhere):
    """Two tabs on one line: reacts to the first that paints, presses in the last."""

    second_lag = None

    def choose(self, race: str, number: int, move: str, took: float) -> None:
        claims = {
            self.viewer: self.own_stopwatch(race, took, own=True),
            self.second.viewer: self.own_stopwatch(race, took, own=False),
        }
        viewer = min(claims, key=lambda one: claims[one])
        self.say(viewer, number, move, claims[viewer])


class TwoTabsPress(PressesElsewhere):
    """Two tabs on one line, and both press: the first to arrive counts."""

    second_lag = None

    def choose(self, race: str, number: int, move: str, took: float) -> None:
        for viewer in (self.viewer, self.second.viewer):
            self.say(viewer, number, move, took - FRAME_MS)


class TwoNetworks(PressesElsewhere):
    """A second, unsteady network, of which much is believed: lies there when a race looks close."""

    second_lag = 120.0
    second_jitter = 30.0

    def choose(self, race: str, number: int, move: str, took: float) -> None:
        close = abs(took - USUAL_MS) < 70.0
        viewer = self.second.viewer if close else self.viewer
        self.say(viewer, number, move, took - 30.0 if close else took)


class WatchesElsewhere(PressesElsewhere):
    """Watches as a stranger on a faster network, presses at its seat."""

    second_lag = 10.0
    watches = True

    def choose(self, race: str, number: int, move: str, took: float) -> None:
        self.say(self.viewer, number, move, self.own_stopwatch(race, took, own=True))


class AsksAgain(WatchesElsewhere):
    """The same from its own seat, with a second page that asks for the picture again and again."""

    watches = False

    def __init__(
        self, house: House, seat: int, line: Wire, rng: Random, direct: bool = True
    ) -> None:
        super().__init__(house, seat, line, rng, direct=direct)
        house.clock.at(2_000.0, self._ask)

    def _ask(self) -> None:
        self.house.send(self.second.viewer, wire.Hello())
        self.house.clock.at(self.house.clock.now + 50.0, self._ask)


ATTACKS: dict[str, type[Person]] = {
    "claims 0 ms": ClaimsZero,
    "claims a fixed 130 ms": ClaimsLow,
    "leans on the bound": LeansOnTheBound,
    "shaves 6 ms": ShavesALittle,
    "says it painted a frame later": LiesAboutPainting,
    "lies when it pays": LiesWhenItPays,
    "saves up for its lies": SavesUp,
    "answers late, 100 ms": AnswersLate,
    "a clock running fast": ClockRunsFast,
    "a second, slow connection": PressesElsewhere,
    "two tabs": TwoTabs,
    "two tabs that both press": TwoTabsPress,
    "a second, unsteady network": TwoNetworks,
    "watches on a faster network": WatchesElsewhere,
    "asks for the picture again and again": AsksAgain,
}
"""What a page can do: anyone can change theirs with the tools of their browser."""

PROGRAMS: dict[str, type[Person]] = {
    "answers pings 100 ms late": DelaysPongs,
    "answers pings 30 ms late": DelaysPongsALittle,
    "answers some pings late": DelaysSomePongs,
    "answers most pings 100 ms late": DelaysMostPongs,
    "the same, and is measured only once": IsMeasuredOnce,
    "forges headers, answers 100 ms late": ForgesHeaders,
    "acknowledges 100 ms late, too": AcknowledgesLate,
}
"""What needs a program of one's own in place of a browser. It could as well press by itself."""
