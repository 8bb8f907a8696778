"""What a seat may know: every top, every movement, no mark of any gaffe, no card underneath."""

from __future__ import annotations

import msgspec

from tablee.games.claquer.components import DECKS, matches, obeys
from tablee.games.claquer.moves import Gaffe, Options, Times
from tablee.games.claquer.state import Call, Landing, Lock, Phase, Pile, State
from tablee.kernel import Rng, state_seen


class PileView(msgspec.Struct, frozen=True, gc=False):
    """CB-05: the top, if it lies face up, and how many cards there are."""

    top: str
    count: int


class LandingView(msgspec.Struct, frozen=True, gc=False):
    """What everybody saw of a play that can still be called: nothing tells right from wrong."""

    seat: int
    pile: int
    number: int
    receive: int
    aim: int
    card: str
    covered: str
    gestures: tuple[str, ...]
    since: int
    """The first of its seat's plays that were open one after the other until this one."""


class ReceiveView(msgspec.Struct, frozen=True, gc=False):
    """A receive pile: its top, and where the cards lie that belong to a play still open."""

    top: str
    count: int
    aim: int
    seen: tuple[tuple[int, str], ...]
    """Place counted from the bottom, and card."""
    beats: int
    struck: int


class View(msgspec.Struct, frozen=True, gc=False):
    """The table as one seat, or a watcher, sees it."""

    me: int
    rules: int
    options: Options
    times: Times
    seats: int
    phase: Phase
    round: int
    piles: tuple[tuple[PileView, ...], ...]
    receive: tuple[ReceiveView, ReceiveView]
    landings: tuple[LandingView, ...]
    spare: int
    gestures: tuple[tuple[str, ...], ...]
    frozen: tuple[int, ...]
    won: tuple[int, ...]
    left: tuple[int, ...]
    due: tuple[int, ...]
    plays: int
    calls: int
    lock: Lock | None
    call: Call | None
    out: tuple[int, ...]
    turned: int
    sunk: int

    def landed(self, receive: int) -> LandingView | None:
        """The play whose card is the top of receive pile 1 or 2, while it can be called."""
        place, aim = receive - 1, self.receive[receive - 1].aim
        return next((one for one in self.landings if (one.receive, one.aim) == (place, aim)), None)


def view(state: State, seat: int) -> View:
    return View(
        me=seat,
        rules=state.rules,
        options=state.options,
        times=state.times,
        seats=state.seats,
        phase=state.phase,
        round=state.round,
        piles=tuple(tuple(PileView(p.top, p.count) for p in hand) for hand in state.piles),
        receive=(_receive(state, 0), _receive(state, 1)),
        landings=tuple(_seen(landing) for landing in state.landings),
        spare=state.spare,
        gestures=state.gestures,
        frozen=state.frozen,
        won=state.won,
        left=state.left,
        due=state.due,
        plays=state.plays,
        calls=state.calls,
        lock=state.lock,
        call=state.call,
        out=state.out,
        turned=state.turned,
        sunk=state.sunk,
    )


def _receive(state: State, onto: int) -> ReceiveView:
    cards, here = state.receive[onto], [one for one in state.landings if one.receive == onto]
    told = {card for landing in here for card in (landing.card, landing.covered)}
    return ReceiveView(
        top=cards[-1] if cards else "",
        count=len(cards),
        aim=state.aims[onto],
        seen=tuple((n, card) for n, card in enumerate(cards) if card in told) if told else (),
        beats=state.beats[onto],
        struck=state.struck[onto],
    )


def _seen(landing: Landing) -> LandingView:
    return LandingView(
        seat=landing.seat,
        pile=landing.pile,
        number=landing.number,
        receive=landing.receive,
        aim=landing.aim,
        card=landing.card,
        covered=landing.covered,
        gestures=landing.gestures,
        since=landing.since,
    )


def fill(view: View, move: Gaffe, rng: Rng) -> Gaffe:
    """A call names one of that seat's open plays as the last one seen."""
    numbers = [seen.number for seen in view.landings if seen.seat == move.seat]
    return Gaffe(move.seat, numbers[rng.randrange(len(numbers))])


def imagine(view: View, rng: Rng) -> State:
    """Every card that does not lie open now, dealt again; marks as anybody could judge them."""
    unseen = _shuffled(sorted(set(DECKS[view.options.deck]) - _open(view)), rng)
    covered = {landing.covered for landing in view.landings}
    unseen.sort(key=lambda card: card not in covered)  # A-CB-4: taken back, it lies in no pile here
    receive = (_buried(view.receive[0], unseen), _buried(view.receive[1], unseen))
    return state_seen(
        State,
        view,
        piles=tuple(tuple(_pile(pile) for pile in hand) for hand in view.piles),
        stock=tuple(sorted(unseen)),
        receive=receive,
        aims=(view.receive[0].aim, view.receive[1].aim),
        landings=tuple(_landing(view, seen) for seen in view.landings),
        beats=(view.receive[0].beats, view.receive[1].beats),
        struck=(view.receive[0].struck, view.receive[1].struck),
    )


def _open(view: View) -> set[str]:
    tops = {pile.top for hand in view.piles for pile in hand}
    seen = {card for pile in view.receive for _, card in pile.seen}
    return tops | seen | {pile.top for pile in view.receive}


def _pile(pile: PileView) -> Pile:
    return Pile(pile.top, pile.count - (pile.top != ""))


def _buried(pile: ReceiveView, unseen: list[str]) -> tuple[str, ...]:
    """The receive pile with cards drawn for what lies below; they leave `unseen`."""
    visible = {**dict(pile.seen), pile.count - 1: pile.top}
    return tuple(visible.get(place) or unseen.pop() for place in range(pile.count))


def is_right(view: View, seen: LandingView) -> bool:
    """As anybody can judge who saw the play: the movement and the card."""
    fits = matches(seen.card, seen.covered, view.options.wild_both_ways)
    return fits and obeys(seen.covered, seen.gestures, seen.receive + 1)


def _landing(view: View, seen: LandingView) -> Landing:
    facts = msgspec.structs.asdict(seen)
    return Landing(**facts, gaffe=not is_right(view, seen))


def _shuffled(cards: list[str], rng: Rng) -> list[str]:
    for last in range(len(cards) - 1, 0, -1):
        other = rng.randrange(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards
