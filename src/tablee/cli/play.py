"""A game in the terminal against computer players, through the real table."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import msgspec

from tablee import wire
from tablee.catalog import players
from tablee.catalog.scene_text import WORDS, Shown
from tablee.catalog.words import read_words, words
from tablee.cli.terminal import Left, LiveLines, PipedLines
from tablee.kernel import Game, Say
from tablee.kernel.picking import picked
from tablee.kernel.scene import Ask, Offer, Pick, Scene
from tablee.store.contract.tables import Chair, Sheet, Terms
from tablee.table import Effects, Table
from tablee.table.seating import bot_chair

ME = 0
"""The person has the first seat."""
GUEST = VIEWER = "you"


def make_table(game: Game, options: Any, seats: int, level: str, seed: str, name: str) -> Table:
    """A table with one person and computer players of one level."""
    bots = (bot_chair(seat, level) for seat in range(1, seats))
    sheet = Sheet(
        id="terminal",
        game=game.key,
        version=game.version,
        terms=Terms(msgspec.to_builtins(options), grace=0),
        chairs=(Chair("person", name, GUEST), *bots),
        host=GUEST,
        secret=hashlib.sha256(f"play {seed}".encode()).hexdigest(),
    )
    return Table(game, sheet, players(game))


def play(
    game: Game,
    options: Any,
    seats: int,
    level: str,
    seed: str,
    lang: str,
    name: str,
    lines: LiveLines | PipedLines,
    write: Callable[[str], None],
) -> None:
    """Plays one game to its end, or until the person leaves."""
    own = read_words(WORDS, lang)
    table = make_table(game, options, seats, level, seed, name)
    names = [chair.name for chair in table.sheet.chairs]
    shown = Shown(words(game, lang), own, names, ME)
    write(shown.own("welcome", game=shown.tell(Say("title")), names=", ".join(names)))
    sitting = Sitting(table, shown, lines, write)
    try:
        sitting.run()
    except Left:
        write(shown.own("goodbye"))


class Sitting:
    """One person at the table, from the first scene to the last."""

    def __init__(
        self,
        table: Table,
        shown: Shown,
        lines: LiveLines | PipedLines,
        write: Callable[[str], None],
    ) -> None:
        self._table = table
        self._shown = shown
        self._lines = lines
        self._write = write
        self._zones: dict[str, str] = {}
        self._offers: tuple[Offer, ...] = ()
        self._is_my_turn = False
        self._asking: Offer | None = None
        self._shown_at = 0
        self._number = -1
        self._request = 0

    def run(self) -> None:
        self._table.enter(VIEWER, GUEST)
        self._table.measured(VIEWER, 0.0)
        self._follow(self._table.begin(Effects(), self._lines.now()))
        self._follow(self._table.ask(VIEWER, wire.Hello(), self._lines.now()))
        while not self._table.ended:
            line = self._lines.wait(self._table.due(), bool(self._offers))
            if line is None:
                self._follow(self._table.tick(self._lines.now()))
            else:
                self._read(line)

    # --- what the person types -----------------------------------------------------------------

    def _read(self, line: str) -> None:
        if self._asking is not None:
            self._answer(self._asking, line)
            return
        match line:
            case "q":
                raise Left
            case "?":
                self._help()
            case "s":
                self._show_scene(whole=True)
            case "m":
                self._show_moves(len(self._offers))
            case "w":
                pass
            case "":
                self._choose(on_enter(self._offers, self._is_my_turn))
            case _ if line.isdecimal():
                chosen = int(line) - 1
                self._choose(
                    self._offers[chosen] if 0 <= chosen < len(self._offers) else None, line
                )
            case _:
                self._send(line)

    def _choose(self, offer: Offer | None, typed: str = "") -> None:
        if offer is None:
            if typed:
                self._write(self._shown.own("unknown", text=typed))
        elif offer.why is not None:
            self._write(f"! {self._shown.tell(offer.why)}")
        elif offer.ask is not None:
            self._asking = offer
            self._write(f"  {self._question(offer.ask)} ?")
        elif offer.pick is not None:
            self._asking = offer
            self._write_all(self._choices(offer.pick))
        else:
            self._send(offer.move)

    def _question(self, ask: Ask) -> str:
        label = self._shown.tell(ask.label)
        if ask.kind == "number":
            return f"{label} ({self._shown.own('prompt-number', least=ask.least, most=ask.most)})"
        told = ", ".join(f"{value} = {self._shown.tell(say)}" for value, say in ask.choices)
        return f"{label} ({told})" if told else label

    def _choices(self, pick: Pick) -> Iterator[str]:
        """What may be chosen, each behind its number."""
        pieces = {piece.id: piece for zone in self._scene().zones for piece in zone.pieces}
        named = (self._shown.piece(pieces[id]) for _, id in pick.choices)
        yield "  " + "  ".join(f"{number}={name}" for number, name in enumerate(named, 1))
        asked = "prompt-pick" if pick.least == pick.most else "prompt-pick-range"
        yield f"  {self._shown.own(asked, least=pick.least, most=pick.most)} ?"

    def _choose_pieces(self, offer: Offer, pick: Pick, line: str) -> None:
        """Numbers of the list, or the words themselves, with spaces or commas between them."""
        known = [word for word, _ in pick.choices]
        typed = line.replace(",", " ").split()
        words = [known[int(one) - 1] if one in _numbers(known) else one for one in typed]
        if not pick.in_order:
            words.sort(key=lambda word: known.index(word) if word in known else len(known))
        self._send(picked(offer, words))

    def _answer(self, offer: Offer, line: str) -> None:
        self._asking = None
        if offer.pick is not None:
            self._choose_pieces(offer, offer.pick, line)
            return
        text = line if line.isalnum() else msgspec.json.encode(line).decode()
        further = offer.ask.then if offer.ask is not None else None
        filled = offer.move.replace("{}", text, 1)
        self._choose(msgspec.structs.replace(offer, move=filled, ask=further))

    def _send(self, move: str) -> None:
        self._request += 1
        now = self._lines.now()
        elapsed = float(now - self._shown_at)
        play = wire.Play(self._request, move, max(0, self._number), elapsed)
        self._follow(self._table.ask(VIEWER, play, now))

    # --- what the table says -------------------------------------------------------------------

    def _follow(self, effects: Effects) -> None:
        """Lets the bots think, then shows the person what happened."""
        for thought in effects.thoughts:
            if thought.number == self._table.number:
                self._table.decide(thought, thought.run(), self._lines.now())
        for _, message in effects.told:
            self._hear(message)
        if self._table.sheet.status != "waiting" and self._number != self._table.number:
            self._number = self._table.number
            self._show_scene()

    def _hear(self, message: wire.Message) -> None:
        match message:
            case wire.Update():
                self._tell(message.lines_of_news())
            case wire.Fresh(news=news):
                self._tell(news)
            case wire.Refused(code=code, details=details):
                self._write(f"! {self._refusal(code, details)}")

    def _tell(self, news: Sequence[wire.News]) -> None:
        for item in news:
            self._write(f"— {self._shown.tell(item.what)}")

    def _refusal(self, code: str, details: dict[str, int | str]) -> str:
        told = self._shown.tell(Say(f"refused-{code}", dict(details)))
        return self._shown.own("refused-other", code=code) if told == f"refused-{code}" else told

    def _show_scene(self, whole: bool = False) -> None:
        """Only what changed since the last time, unless everything is asked for."""
        scene = self._scene()
        zones = self._shown.zones(scene)
        for id, text in zones.items():
            if whole or self._zones.get(id) != text:
                self._write(text)
        self._zones = zones
        self._offers = tuple(filter(is_listed, scene.offers))
        self._is_my_turn = ME in scene.to_act
        outcome = self._table.game.outcome(self._table.state)
        if outcome is not None:
            self._write_all(self._shown.outcome(outcome))
        elif self._offers:
            self._write_all(self._shown.seats(scene))
            self._show_prompt(scene)
            self._show_moves()
        self._table.told(self._table.number, self._lines.now())
        self._shown_at = self._lines.now()

    def _show_prompt(self, scene: Scene) -> None:
        if scene.prompt is not None or self._is_my_turn:
            self._write(self._shown.prompt(scene.prompt or Say("your-move")))

    def _scene(self) -> Scene:
        """Built from the person's own view, as the page would get it."""
        game, state = self._table.game, self._table.state
        legal = game.legal(state, ME) if ME in game.to_act(state) else ()
        return game.scene(game.view(state, ME), legal)

    def _show_moves(self, most: int | None = None) -> None:
        self._write_all(self._shown.moves(self._offers, *([most] if most else [])))

    def _help(self) -> None:
        self._write(self._shown.own("help"))
        examples = {offer.move.partition(" ")[0]: offer.move for offer in self._offers}
        for kind in self._table.game.moves:
            tag = str(kind.__struct_config__.tag)
            fields = " ".join(f"<{name}>" for name in kind.__struct_fields__)
            example = f"   ({examples[tag]})" if tag in examples else ""
            self._write(f"      {tag} {fields}".rstrip() + example)

    def _write_all(self, texts: Iterable[str]) -> None:
        for text in texts:
            self._write(text)


def _numbers(words: Sequence[str]) -> list[str]:
    """The numbers of a list, unless they are its words."""
    return [str(n) for n in range(1, len(words) + 1) if str(n) not in words]


def is_listed(offer: Offer) -> bool:
    """Quiet offers always are, as on the page: the list must not show whether they are legal."""
    return offer.why is None or offer.role == "quiet"


def on_enter(offers: Sequence[Offer], is_my_turn: bool) -> Offer | None:
    """What Enter does: the only main move, or in one's turn the only move; never a quiet one."""
    loud = [offer for offer in offers if offer.role != "quiet"]
    choices = [offer for offer in loud if offer.role == "main"] or (loud if is_my_turn else [])
    return choices[0] if len(choices) == 1 else None
