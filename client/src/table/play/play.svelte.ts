// What a person does at the table: clicks, keys and drags become moves.
import { refusal, stakesOf, words, wordsOf } from "../../core/library.svelte";
import { arranged, hasRanks, keepOrder, moved, recallOrder, type HandOrder } from "../../core/hand_order";
import { asRead } from "../../core/names";
import {
  choosable,
  chosenIn,
  chosenMove,
  hasPick,
  missing,
  mostAt,
  still,
  touched,
  within,
  type PickOffer,
} from "../../core/choose";
import { isMine, lightHint, lightOne, lightSome, teaching } from "../../core/lesson";
import { withOdds } from "../../core/odds";
import { best, candidates, click, fill, follow, thenOf, type Pick } from "../../core/pick";
import { sound } from "../../core/sound";
import type { Ask, Guide, LessonPage, Offer, Piece, Refused, Say, Zone } from "../../wire";
import type { Shown } from "./session.svelte";

export interface Toast {
  text: string;
  x: number;
  y: number;
}

/** A move half said: the question now, and the notation with the answers so far. */
export interface Asking {
  offer: Offer;
  ask: Ask;
  move: string;
  answers: string[];
}

/** A move half made, in words that a newer page understands, too. */
export interface HalfMade {
  picked: string[];
  choosing: string[];
  asked: string;
  answers: string[];
  typed: string;
  /** Pieces chosen for a pick; what an older page put aside has none. */
  chosen?: string[];
}

/** As many as the styles name. */
const COLOURS = 8;

export class Play {
  picked = $state.raw<string[]>([]);
  /** Pieces chosen so far, of which a move takes several. */
  chosen = $state.raw<string[]>([]);
  /** Several moves fit what was clicked: one of these is meant. */
  choosing = $state.raw<Offer[]>([]);
  /** A letter, a word or a number is asked for this move. */
  asking = $state.raw<Asking | null>(null);
  /** What stands in the field of that question. */
  typed = $state("");
  /** How I hold my cards; null before the game is known. */
  private held = $state.raw<HandOrder | null>(null);
  toast = $state.raw<Toast | null>(null);
  /** In real time every press counts when it comes down, not when it is let go. */
  realTime = $state(false);
  /** The rules in pictures, once the box is open. */
  guide = $state.raw<Guide | null>(null);
  /** The lesson that is played here, once it has come. */
  lesson = $state.raw<LessonPage | null>(null);
  /** The entry after which a move was tried that is not the one taught. */
  private missed = $state(-1);
  /** Struck just now and not yet answered. */
  struck = $state.raw<string | null>(null);
  /** Where the last press was, for what is said about it. */
  private spot = { x: innerWidth / 2, y: innerHeight * 0.7 };
  private pressedAt = 0;
  private fading = 0;

  constructor(readonly session: Shown) {}

  get offers(): Offer[] {
    return this.session.view?.offers ?? [];
  }

  /** The step of the lesson that is waited for. */
  step = $derived.by(() => this.lesson?.steps[this.session.view?.number ?? 0] ?? null);
  mistaken = $derived.by(() => this.missed === this.session.view?.number);
  /** The offer that the lesson teaches now. */
  taught = $derived.by(() => (this.step && isMine(this.step) ? teaching(this.offers, this.step.move) : null));
  /** The offer that an expert would take now, once I have asked. */
  hinted = $derived.by(() => {
    const hint = this.session.hint;
    if (!hint?.move || hint.offers !== this.offers) return null;
    return this.offers.find((offer) => offer.move === hint.move && !offer.why) ?? null;
  });
  /** Against computers alone, and never for a rating. In real time nobody is waited for. */
  hasHints = $derived.by(() => {
    const { seating, me } = this.session;
    if (seating?.status !== "playing" || me === null || this.realTime) return false;
    const people = seating.chairs.filter((chair) => chair.kind === "person").length;
    return people === 1 && !seating.terms.rated && !seating.terms.lesson;
  });
  things = $derived.by(() => {
    const things = candidates(this.offers, this.picked);
    for (const id of choosable(this.offers, this.chosen)) things.lit.add(id);
    if (this.pointed.length) return lightSome(things, this.pointed, this.chosen);
    return this.lesson ? lightOne(things, this.taught, this.picked) : lightHint(things, this.hinted, this.picked);
  });
  /** The pieces that the lesson chooses, or that a hint points to. */
  private pointed = $derived.by(() => {
    if (this.taught && hasPick(this.taught)) return chosenIn(this.taught, this.step?.move ?? "");
    return (this.hinted && this.session.hint?.chosen) || [];
  });
  /** Zones from which any piece may be chosen now: they are lit as a whole. */
  pickZones = $derived.by(() => (this.pointed.length ? [] : within(this.offers, []).map(({ pick }) => pick.zone)));
  /** The one move that is made by Enter: enough pieces are chosen for it, and for no other. */
  ready = $derived.by(() => {
    const done = this.chosen.length ? this.picks.filter((offer) => missing(offer, this.chosen) === 0) : [];
    return done.length === 1 ? done[0]! : null;
  });
  /** Moves that what was chosen can become. */
  picks = $derived.by(() => within(this.offers, this.chosen));
  /** Offers with a button of their own; what can be hit on a pad needs none. */
  buttons = $derived.by(() => {
    const pads = this.session.view?.zones.filter((zone) => zone.kind === "pad").map((zone) => zone.id) ?? [];
    return this.offers.filter(
      (offer) => offer.path.length === 0 || (offer.role === "main" && !pads.includes(offer.path[0]!)),
    );
  });

  /** A piece or a cell of the last move. A game may say it of a piece itself, by the mark `new`. */
  isLast = ({ id, marks }: Piece): boolean =>
    Boolean(this.session.view?.lastMove.includes(id) || marks?.includes("new"));

  /** What to touch next, in a move that was begun. */
  then = $derived.by(() => {
    const next = thenOf(this.session.view?.zones ?? [], this.picked.at(-1));
    return next ? this.tell(next) : words("pick-next");
  });

  private get order(): HandOrder {
    return this.held ?? recallOrder(this.session.game, this.session.id);
  }

  /** My hand as I hold it; other zones as they lie. */
  lying = (zone: Zone): Piece[] => (this.isHeld(zone) ? arranged(zone.pieces ?? [], this.order) : (zone.pieces ?? []));

  isHeld = (zone: Zone): boolean => zone.kind === "hand" && zone.seat != null && zone.seat === this.session.me;

  /** What sorting a hand would do now; null where there is one order only. */
  sorting = (zone: Zone): "rank" | "usual" | null => {
    const { byRank, own } = this.order;
    if (!this.isHeld(zone) || (zone.pieces?.length ?? 0) < 2) return null;
    if (hasRanks(zone.pieces ?? [])) return byRank ? "usual" : "rank";
    return own.length ? "usual" : null;
  };

  sort(to: "rank" | "usual"): void {
    this.hold({ byRank: to === "rank", own: [] });
  }

  /** A card of my hand is put where another one lies. Nobody else hears of it. */
  moveTo(zone: Zone, id: string, to: string): void {
    const ids = this.lying(zone).map((piece) => piece.id);
    if (ids.includes(to)) this.hold({ ...this.order, own: moved(ids, id, to) });
  }

  private hold(order: HandOrder): void {
    this.held = order;
    keepOrder(this.session.game, this.session.id, order);
  }

  /** Something is played on that everybody shares: it has the room first. */
  boarded = $derived.by(
    () => this.session.view?.zones.some((zone) => zone.kind === "grid" && zone.seat == null) ?? false,
  );

  /** How the log stands beside the table; none where there is no room for it. */
  log = $state<"open" | "folded" | "none">("none");

  /** Somebody wants to stop, and has not had my answer. */
  asked = $derived.by(() => {
    const { seating, me } = this.session;
    if (seating?.status !== "playing" || me === null) return false;
    return seating.chairs.some((chair) => chair.stops) && !seating.chairs[me]?.stops;
  });

  names = (seat: number): string => {
    const chair = this.session.seating?.chairs[seat];
    return asRead(chair?.name) || words("chair", { n: seat + 1 });
  };

  /** As a label: I am "You". */
  called = (seat: number): string => (seat === this.session.me ? words("you-label") : this.names(seat));

  /** Inside a sentence: I am "you". */
  named = (seat: number): string => (seat === this.session.me ? words("you") : this.names(seat));

  /** Which side a seat plays for, in games of sides. */
  side = (seat: number): number | null => this.session.view?.seats[seat]?.side ?? null;

  /** The number of its colour, chosen or given. Partners share one. */
  colour = (seat: number): number => (this.session.seating?.chairs[seat]?.colour ?? this.side(seat) ?? seat) % COLOURS;

  tell = (say: Say): string => wordsOf(this.session.game, say, this.named, this.session.me);

  /** What the decision that is asked for may win or cost. */
  stakes = $derived.by(() => {
    const { game, me, view } = this.session;
    if (
      !view?.prompt ||
      me === null ||
      !view.toAct.includes(me) ||
      view.outcome ||
      this.picked.length ||
      this.choosing.length
    )
      return "";
    return stakesOf(game, view.prompt, this.named, me);
  });

  /** A sentence of the page about a seat. */
  tellOf = (id: string, name: number, args: Say["args"] = {}): string =>
    this.tell({ id, args: { name: `@${name}`, ...args } });

  /** The view changed: what was begun goes on only where it still leads somewhere. */
  refresh(): void {
    this.struck = null;
    const pick = follow(this.offers, this.picked);
    if (this.picked.length && !pick.further.length && !pick.complete.length) this.cancel();
    const moves = this.offers.map((offer) => offer.move);
    this.choosing = this.choosing.filter((offer) => moves.includes(offer.move));
    if (this.asking && !moves.includes(this.asking.offer.move)) this.asking = null;
    if (this.chosen.length) this.chosen = still(this.offers, this.chosen);
  }

  /** Lets go of what was begun last: a move half made, or else all that was chosen. */
  escape(): void {
    const begun = this.picked.length || this.choosing.length || this.asking;
    if (!begun) this.chosen = [];
    this.cancel();
  }

  cancel(): void {
    this.picked = [];
    this.choosing = [];
    this.asking = null;
  }

  /** Null where nothing is half made. */
  halfMade(): HalfMade | null {
    const { picked, choosing, asking, typed, chosen } = this;
    if (!picked.length && !choosing.length && !asking && !chosen.length) return null;
    const { offer, answers } = asking ?? { offer: null, answers: [] };
    return { picked, choosing: choosing.map((one) => one.move), asked: offer?.move ?? "", answers, typed, chosen };
  }

  /** Goes on with it as far as it still leads somewhere. Sends nothing. */
  resume({ picked, choosing, asked, answers, typed, chosen }: HalfMade): void {
    this.picked = picked;
    this.chosen = chosen ?? [];
    this.choosing = this.offers.filter((offer) => choosing.includes(offer.move));
    const offer = this.offers.find((one) => one.move === asked && one.ask);
    this.asking = offer ? answers.reduce((asking, text) => next(asking, text) ?? asking, first(offer)) : null;
    this.typed = typed;
    this.refresh();
  }

  /** Remembers when and where the hand came down. */
  press(event: Event): void {
    this.pressedAt = event.timeStamp;
    const box = (event.target as Element | null)?.getBoundingClientRect?.();
    if (event instanceof PointerEvent && event.clientX) this.spot = { x: event.clientX, y: event.clientY };
    else if (box) this.spot = { x: box.x + box.width / 2, y: box.y };
  }

  /** A thing was clicked, named from the inside out. Returns whether it meant anything. */
  click(ids: string[], event: Event): boolean {
    this.press(event);
    this.choosing = [];
    if (this.touch(ids)) return true;
    const pick = click(this.offers, this.picked, ids);
    if (!pick) return false;
    this.take(pick);
    return true;
  }

  /** Chooses a piece, or takes it back. Returns whether the touch was about choosing. */
  private touch(ids: string[]): boolean {
    for (const id of ids) {
      const chosen = touched(this.offers, this.chosen, id);
      const most = chosen ? null : mostAt(this.offers, this.chosen, id);
      if (most) this.say(words("pick-full", { n: most }));
      if (chosen) this.chosen = chosen;
      if (chosen || most) return true;
    }
    return false;
  }

  /** Which of the chosen ones it is, from 1, where the order matters. */
  placeOf = (id: string): number => (this.picks.some(({ pick }) => pick.in_order) ? this.chosen.indexOf(id) + 1 : 0);

  /** How many are chosen for it, of how many. */
  counted = (offer: Offer): string => {
    if (!hasPick(offer)) return "";
    const { least = 1, most = 1 } = offer.pick;
    const n = missing(offer, this.chosen) === null ? 0 : this.chosen.length;
    return least === most ? words("pick-count", { n, most }) : words("pick-count-range", { n, least, most });
  };

  private confirm(offer: PickOffer): void {
    const more = missing(offer, this.chosen);
    if (more === 0) this.send(offer, chosenMove(offer, this.chosen));
    else this.say(words("pick-more", { n: more ?? offer.pick.least ?? 1 }));
  }

  /** Several offers are meant at once (a key they share): do it, or ask which. */
  choose(offers: Offer[], event: Event): void {
    this.press(event);
    const meant = best(offers);
    if (meant.length === 1) this.begin(meant[0]!);
    else this.choosing = meant;
  }

  begin(offer: Offer): void {
    this.choosing = [];
    if (offer.why) {
      this.cancel();
      this.say(this.tell(offer.why));
      sound.refused();
    } else if (hasPick(offer)) this.confirm(offer);
    else if (offer.ask) this.question(first(offer));
    else this.send(offer, offer.move);
  }

  answer(text: string): void {
    if (!this.asking) return;
    const { offer, move } = this.asking;
    const further = next(this.asking, text);
    if (further) this.question(further);
    else this.send(offer, fill(move, text));
  }

  private question(asking: Asking): void {
    this.asking = asking;
    this.typed = asking.ask.start ?? "";
  }

  say(text: string): void {
    this.toast = { text, ...this.spot };
    clearTimeout(this.fading);
    this.fading = window.setTimeout(() => (this.toast = null), 2_600 + text.length * 30);
  }

  /** In a lesson: I have read what another player does. */
  goOn(): void {
    if (this.step && !isMine(this.step)) this.session.ask({ type: "next" }, (refused) => this.hear(refused));
  }

  /** Asks what an expert would do; the answer is lit. */
  askHint(event: Event): void {
    this.press(event);
    this.cancel();
    this.session.ask({ type: "hint" }, (refused) => this.hear(refused));
  }

  /** A hint has come, in words for those who do not see it, too. */
  hearHint(): void {
    const { odds, word } = this.session.hint ?? {};
    const move = this.hinted && this.tell(this.hinted.label);
    const named = [word, ...this.labelsOf(this.session.hint?.chosen ?? [])].filter(Boolean).join(", ");
    const whole = named ? words(word ? "hint-word" : "hint-pieces", { move: move ?? "", word: named }) : move;
    if (move) this.say(withOdds(words("hint-is", { move: whole ?? move }), odds));
    else this.say(words("hint-none"));
  }

  /** What pieces are called. */
  labelsOf = (ids: string[]): string[] => {
    const pieces = this.session.view?.zones.flatMap((zone) => zone.pieces ?? []) ?? [];
    return pieces.flatMap(({ id, label }) => (ids.includes(id) && label ? [this.tell(label)] : []));
  };

  /** The mistake is taken back: the words of the step stand there again. */
  forgive(): void {
    this.missed = -1;
  }

  private take(pick: Pick): void {
    this.picked = pick.picked;
    if (this.taught && pick.complete.includes(this.taught)) return this.begin(this.taught);
    const meant = pick.complete.length ? best(pick.complete) : [];
    if (!meant.length || (pick.further.some((offer) => !offer.why) && meant[0]!.why)) return;
    if (meant.length === 1 && !pick.further.some((offer) => !offer.why)) this.begin(meant[0]!);
    else this.choosing = meant;
  }

  private send(offer: Offer, move: string): void {
    const view = this.session.view;
    const race = offer.race ? { elapsed_ms: this.session.elapsed(this.pressedAt) } : {};
    const sent = this.session.ask({ type: "play", move, seen: view?.number ?? 0, ...race }, (refused) =>
      this.hear(refused),
    );
    this.struck = sent ? (offer.path[offer.path.length - 1] ?? null) : null;
    this.cancel();
    if (sent) this.chosen = [];
    if (!sent) this.say(words("not-connected"));
  }

  private hear(refused: Refused | null): void {
    this.struck = null;
    if (!refused) return;
    sound.refused();
    if (refused.code === "lesson_other") return void (this.missed = this.session.view?.number ?? -1);
    this.say(refusal(this.session.game, refused.code, refused.details, this.names));
  }
}

/** The first question of an offer that has one. */
const first = (offer: Offer): Asking => ({ offer, ask: offer.ask!, move: offer.move, answers: [] });

/** The question after this answer; null where it was the last. */
function next({ offer, ask, move, answers }: Asking, text: string): Asking | null {
  return ask.then ? { offer, ask: ask.then, move: fill(move, text), answers: [...answers, text] } : null;
}
