"""Hints: the move an expert would make, from what one seat sees and nothing else.

Where the game knows the chances to win, a hint says them: of this move, and of the next best one.

A hint is a move that the game waits for. What a rule leaves to attention is never hinted at: an
offer that is quiet, a move out of turn, anything in real time, what a player says with a move.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from tablee.kernel import Bot, Fault, Game, Intent, Move, Stream
from tablee.kernel.notation import filled_in, leads_to
from tablee.kernel.scene import Offer
from tablee.store.contract.tables import Sheet
from tablee.table.bots.house_bots import Players
from tablee.table.effects import Apart, Effects, Thought
from tablee.table.running_game import RunningGame
from tablee.wire import Hinted, Odds

EXPERT: Final = "expert"
OPEN_SECRET: Final = bytes(32)
"""The secret for an expert's draws, never that of the table."""


class Advice(Intent, frozen=True, gc=False):
    """What an expert would do, and the chances, where they are known."""

    odds: Odds | None = None


class Hints:
    """Asks an expert who has never sat at this table."""

    def __init__(self, running: RunningGame) -> None:
        self._running = running
        self._asked = -1
        """The entry after which an expert was last asked."""
        self._told: Hinted | None = None
        """What came of it."""

    def ask(self, effects: Effects, seat: int, now: int) -> None:
        """Asks the expert once for each position; `tell` answers. Raises a Fault without hints."""
        running = self._running
        if not has_hints(running.game, running.sheet, running.players):
            raise Fault("no_hints")
        if not self._is_awaited(seat):
            raise Fault("hint_not_now")
        if self._asked != running.number:
            self._think(effects, seat, now)
        elif self._told is not None:
            self._send(effects, seat, self._told)

    def _is_awaited(self, seat: int) -> bool:
        game = self._running.game
        return seat in (game.awaited or game.to_act)(self._running.state)

    def _think(self, effects: Effects, seat: int, now: int) -> None:
        game, state, number = self._running.game, self._running.state, self._running.number
        self._asked, self._told = number, None
        expert, view = self._running.players[EXPERT](seat), game.view(state, seat)
        run = partial(advise, game, expert, seat, view, game.legal(state, seat), number)
        kind = (game.key, str(len(self._running.sheet.chairs)), "hint")
        apart = Apart(kind, lambda: run, lambda advice: advice, lambda: None)
        effects.thoughts.append(Thought(seat, number, now, run, hint=True, apart=apart))

    def tell(self, thought: Thought, intent: Intent | None, now: int) -> Effects:
        """The hint goes to the one who asked.

        If somebody else has acted meanwhile, the expert thinks again, provided it is still this
        seat's turn.
        """
        running, effects = self._running, Effects()
        if not running.is_playing or not self._is_awaited(thought.seat):
            return effects
        if thought.number != running.number:
            self._think(effects, thought.seat, now)
            return effects
        self._told = self._hinted(thought, intent)
        self._send(effects, thought.seat, self._told)
        return effects

    def _send(self, effects: Effects, seat: int, hinted: Hinted) -> None:
        guest = self._running.sheet.chairs[seat].guest
        effects.told.append((self._running.viewers.connections(guest), hinted))

    def _hinted(self, thought: Thought, intent: Intent | None) -> Hinted:
        offer = self._offer(thought.seat, intent.move) if intent else None
        if intent is None or offer is None:
            return Hinted(thought.number)
        odds = intent.odds if isinstance(intent, Advice) else None
        chosen = chosen_in(offer, intent.move)
        return Hinted(thought.number, offer.move, odds, word_of(offer, intent.move), chosen)

    def _offer(self, seat: int, move: Move) -> Offer | None:
        game, state = self._running.game, self._running.state
        offers = open_offers(game, game.view(state, seat), game.legal(state, seat))
        return next((offer for offer in offers if leads_to(offer.move, move)), None)


def word_of(offer: Offer, move: Move) -> str:
    """The word that this move names, where the offer asks for one."""
    ask = offer.ask
    for answer in filled_in(offer.move, move):
        if ask is not None and ask.kind == "word":
            return answer
        ask = ask.then if ask else None
    return ""


def chosen_in(offer: Offer, move: Move) -> tuple[str, ...]:
    """The pieces that this move takes, where the offer has a pick."""
    if offer.pick is None:
        return ()
    words = filled_in(offer.move, move)[0].split(",")
    return tuple(id for word, id in offer.pick.choices if word in words)


def has_hints(game: Game, sheet: Sheet, players: Players) -> bool:
    """Against computers alone, in a game of turns that an expert knows. Never rated."""
    people = sum(chair.kind == "person" for chair in sheet.chairs)
    by_itself = sheet.terms.rated or sheet.terms.lesson or game.tempo == "real-time"
    return people == 1 and not by_itself and EXPERT in players


def advise(
    game: Game,
    expert: Bot,
    seat: int,
    view: Any,
    legal: Sequence[Move],
    number: int,
) -> Advice | None:
    """What an expert does who sees only this view, of the moves that the game waits for."""
    offers = open_offers(game, view, legal)
    moves = [move for move in legal if any(leads_to(offer.move, move) for offer in offers)]
    if not moves:
        return None
    intent = expert.think(view, moves, Stream(OPEN_SECRET, ("hint", str(seat)), number))
    if intent is None:
        return None
    return Advice(intent.move, intent.after_ms, odds_of(game, view, moves, intent.move))


def odds_of(game: Game, view: Any, moves: Sequence[Move], move: Move) -> Odds | None:
    """The chances with this move and with the best of the others; none of what is quiet."""
    weighed = None if game.weigh is None or move not in moves else game.weigh(view, moves)
    if weighed is None:
        return None
    place = moves.index(move)
    others = weighed.chances[:place] + weighed.chances[place + 1 :]
    other = round(max(others), 4) if others else None
    return Odds(round(weighed.chances[place], 4), other, weighed.source, weighed.about)


def open_offers(game: Game, view: Any, legal: Sequence[Move]) -> list[Offer]:
    """Offers that are shown to everybody, without the quiet ones."""
    offers = game.scene(view, legal).offers
    return [offer for offer in offers if offer.role != "quiet" and offer.why is None]
