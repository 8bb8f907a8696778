// The order of an evening's company.
import { expect, test } from "vitest";
import { standing, winners } from "../../../src/table/evening/standing";
import type { EveningNote } from "../../../src/wire";

const games = [{ game: "a", table: "t", points: { "0": 2, "1": 2 } }, { game: "b" }];
const note = (members: EveningNote["members"]): EveningNote => ({ games, members });

test("the most points come first, and equal points share a rank", () => {
  const lines = standing(
    note([
      { name: "Ann", points: 2 },
      { name: "Bob", points: 5 },
      { name: "Cid", points: 2 },
    ]),
  );
  expect(lines.map(({ member, rank }) => [member.name, rank])).toEqual([
    ["Bob", 1],
    ["Ann", 2],
    ["Cid", 2],
  ]);
});

test("what the last game was worth stands beside those who played it", () => {
  const lines = standing(note([{ name: "Ann", points: 2 }, { name: "Bob", points: 2 }, { name: "Cid" }]));
  expect(lines.map(({ won }) => won)).toEqual([2, 2, null]);
});

test("who left without a game is not in the list, and who left after one is", () => {
  const gone = [
    { name: "Ann", gone: true, games: 1 },
    { name: "Bob", gone: true },
  ];
  expect(standing(note(gone)).map(({ member }) => member.name)).toEqual(["Ann"]);
});

test("nobody has won while nobody has points", () => {
  expect(winners(note([{ name: "Ann" }, { name: "Bob" }]))).toEqual([]);
  expect(winners(note([{ name: "Ann", points: 1 }, { name: "Bob" }])).map(({ name }) => name)).toEqual(["Ann"]);
});
