// The page's own logic, without a browser: following paths, joining updates, saying things.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { runnerImport } from "vite";

const load = async (name) => (await runnerImport(`./src/core/${name}.ts`)).module;
const { best, candidates, click, fill, follow } = await load("pick");
const { fromFresh, joins, withUpdate } = await load("state");
const { makeBundle, tell } = await load("words");
const { qrPath } = await load("qr");
const { ago } = await load("ago");
const { byUrgency, freeSeats } = await load("tables");
const { along, barsOf, isClose, scaleOf, signed } = await load("photo");
const { isLow, readClock } = await load("clock");
const { momentPath, parseMoment } = await load("records");

const label = { id: "move" };
const cardToCell = { move: "play 7 a", path: ["card-7", "cell-a"], label };
const cardToOther = { move: "play 7 b", path: ["card-7", "cell-b"], label };
const barred = { move: "play 8 a", path: ["card-8", "cell-a"], label, why: { id: "no" } };
const draw = { move: "draw", path: ["stock"], label, role: "quiet" };
const offers = [cardToCell, cardToOther, barred, draw];

test("what begins an offer is lit, what cannot be done is barred, quiet things stay quiet", () => {
  const { lit, quiet, barred } = candidates(offers, []);
  assert.deepEqual([[...lit], [...quiet], [...barred]], [["card-7"], ["stock"], ["card-8"]]);
});

test("a quiet thing looks the same whether it can be done or not", () => {
  const refused = candidates([{ ...draw, why: { id: "not due" } }], []);
  assert.deepEqual(refused, candidates([draw], []));
});

test("after the first click the second ones are lit", () => {
  const pick = click(offers, [], ["card-7", "hand"]);
  assert.deepEqual(pick.picked, ["card-7"]);
  assert.deepEqual([...candidates(offers, pick.picked).lit], ["cell-a", "cell-b"]);
  assert.equal(click(offers, ["card-7"], ["cell-b"]).complete[0], cardToOther);
});

test("whoever begins with the last thing is shown the first ones", () => {
  const pick = click(offers, [], ["cell-a", "board"]);
  assert.deepEqual(pick.picked, ["cell-a"]);
  assert.deepEqual([...candidates(offers, pick.picked).lit], ["card-7"]);
  assert.equal(click(offers, ["cell-a"], ["card-7"]).complete[0], cardToCell);
});

test("clicking the chosen thing again lets go of it, clicking another begins anew", () => {
  assert.deepEqual(click(offers, ["card-7"], ["card-7"]).picked, []);
  assert.deepEqual(click(offers, ["card-7"], ["card-8"]).picked, ["card-8"]);
  assert.equal(click(offers, [], ["nothing"]), null);
});

test("an offer that can be done comes before one that says why not", () => {
  assert.deepEqual(best([barred, cardToCell]), [cardToCell]);
  assert.deepEqual(best([barred]), [barred]);
  assert.deepEqual(follow(offers, ["card-8", "cell-a"]).complete, [barred]);
});

test("answers fill the blanks one after the other, quoted where they need it", () => {
  assert.equal(fill("say {} {}", "chat"), "say chat {}");
  assert.equal(fill("say {}", 'a "b"'), 'say "a \\"b\\""');
});

const fresh = { type: "fresh", number: 4, zones: [{ id: "a", kind: "row" }, { id: "b", kind: "grid", cells: [{ id: "c" }] }] };

test("an update changes what it names and leaves the rest", () => {
  const view = fromFresh({ ...fresh, prompt: { id: "p" }, to_act: [1] }, 0);
  const next = withUpdate(view, { type: "update", since: 4, number: 5, zones: [{ id: "a", kind: "row", count: 2 }], prompt: null }, 9);
  assert.equal(next.zones[0].count, 2);
  assert.equal(next.zones[1], view.zones[1]);
  assert.deepEqual([next.number, next.prompt, next.toAct], [5, null, [1]]);
});

test("a board keeps its cells when told they are the same, and zones follow their order", () => {
  const view = fromFresh(fresh, 0);
  const update = { type: "update", since: 4, number: 5, zones: [{ id: "b", kind: "grid", same_cells: true }], order: ["b"] };
  const next = withUpdate(view, update, 0);
  assert.deepEqual(next.zones.map((zone) => [zone.id, zone.cells.length]), [["b", 1]]);
});

test("updates join on, were had before, or leave a gap", () => {
  const view = fromFresh(fresh, 0);
  const how = (since, number) => joins(view, { type: "update", since, number });
  assert.deepEqual([how(4, 6), how(2, 4), how(6, 7)], ["next", "old", "gap"]);
});

test("sentences nest, seats become names, and an unknown id shows itself", () => {
  const bundles = [makeBundle("fr", "takes = { $who } prend { $what }\ncards = { $n } cartes")];
  const names = (seat) => ["Ada", "Bo"][seat];
  const said = tell(bundles, { id: "takes", args: { who: "@1", what: { id: "cards", args: { n: 3 } } } }, names);
  assert.equal(said, "Bo prend 3 cartes");
  assert.equal(tell(bundles, { id: "unknown-id" }, names), "unknown-id");
});

test("the page says everything in both languages", () => {
  const read = (language) => readFileSync(new URL(`../src/words/${language}.ftl`, import.meta.url), "utf8");
  const ids = (text) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]);
  const [french, english] = [ids(read("fr")), ids(read("en"))];
  assert.deepEqual(french.toSorted(), english.toSorted());
  assert.equal(new Set(french).size, french.length);
});

test("a link becomes a square of modules, a book does not", () => {
  assert.equal(qrPath("https://example.org/table/abc").size, 25);
  assert.equal(qrPath("x".repeat(400)), null);
});

const finish = (seat, moment, noise = 5) => ({ seat, moment, low: moment, high: moment, noise });
const race = { race: "row", born: 1000, finishes: [finish(1, 1300), finish(0, 1340.4)] };

test("a photo-finish is read in ms since the thing was shown, and behind the first", () => {
  const [first, second] = barsOf(race);
  assert.deepEqual([first.seat, first.ms, first.behind], [1, 300, 0]);
  assert.deepEqual([second.seat, second.ms, second.behind], [0, 340, 40]);
  assert.deepEqual([signed(40), signed(-3)], ["+40", "−3"]);
});

test("the scale of a photo holds every bar with its margin of error", () => {
  const bars = barsOf(race);
  const scale = scaleOf(bars);
  for (const bar of bars) {
    assert.ok(along(scale, bar.ms - bar.noise) > 0);
    assert.ok(along(scale, bar.ms + bar.noise) <= 100);
  }
});

test("a photo is shown when it was close, a tie, or a false start, and not otherwise", () => {
  const far = { ...race, finishes: [finish(1, 1300), finish(0, 1900)] };
  const seen = [race, far, { ...far, tie: true }, { ...far, early: [0] }, { ...race, finishes: [finish(1, 1300)] }];
  assert.deepEqual(seen.map(isClose), [true, false, true, true, false]);
});

test("clocks are written in minutes, hours or days, and 0:00 only when it is over", () => {
  const hour = 3_600_000;
  assert.deepEqual([1, 0, 61_000].map((left) => readClock(left).text), ["0:01", "0:00", "1:01"]);
  assert.deepEqual([hour, 5 * hour, 50 * hour].map((left) => readClock(left).form), ["time", "hours", "days"]);
  const { days, hours } = readClock(50 * hour);
  assert.deepEqual([days, hours], [2, 2]);
});

test("little time is a fifth of it, at most a minute, or three hours by correspondence", () => {
  const [minute, day] = [60_000, 86_400_000];
  assert.deepEqual([isLow(6_001, 30_000), isLow(6_000, 30_000)], [false, true]);
  assert.deepEqual([isLow(2 * minute, 60 * minute), isLow(minute, 60 * minute)], [false, true]);
  assert.deepEqual([isLow(day / 4, 3 * day), isLow(day / 8, 3 * day)], [false, true]);
});

test("the link to a moment leads back to it", () => {
  const link = new URL(momentPath("abc", -3, 12), "http://localhost");
  assert.equal(link.pathname, "/replay/abc");
  assert.deepEqual(parseMoment(link.search, link.hash), { eyes: -3, number: 12 });
  assert.deepEqual(parseMoment("?eyes=x", "#y"), { eyes: null, number: 0 });
});

test("tables that wait for me come first, then those being played", () => {
  const card = (id, status, your_move = false) => ({ id, game: "g", status, your_move, chairs: [{ kind: "open" }, { kind: "bot" }] });
  const tables = [card("a", "waiting"), card("b", "playing"), card("c", "playing", true), card("d", "waiting")];
  assert.deepEqual(byUrgency(tables).map((table) => table.id), ["c", "b", "a", "d"]);
  assert.equal(freeSeats(tables[0]), 1);
});

test("what is long ago is told in the largest whole unit", () => {
  assert.equal(ago(0, 59, "en"), "now");
  assert.match(ago(0, 3_600 * 5 + 100, "en"), /^5\shr\.?\sago$/);
  assert.match(ago(0, 86_400 * 3, "fr"), /^il y a 3\sj$/);
  assert.equal(ago(100, 0, "en"), "now");
});

test("in French a sign stays with the word before it", async () => {
  const { keepTogether } = await load("words");
  assert.equal(keepTogether("Paquet : à vous ! « Oui »"), "Paquet\u00a0: à vous\u00a0! «\u00a0Oui\u00a0»");
  const bundle = makeBundle("fr", "pack = Paquet : { $seat }");
  assert.equal(tell([bundle], { id: "pack", args: { seat: "@1" } }, () => "Bea"), "Paquet\u00a0: Bea");
});
