// @vitest-environment happy-dom
// The keyboard begins at what one came for, on this screen or the next.
import { beforeEach, expect, test } from "vitest";
import { toNextStart, toStart } from "../../src/core/start";

const focused = () => document.activeElement?.id;
const drawn = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => document.body.replaceChildren());

test("it is the main part, or what the screen marks", () => {
  document.body.innerHTML = `<main id="all"><div id="cloth" data-start></div></main>`;
  toStart();
  expect(focused()).toBe("cloth");
  document.body.innerHTML = `<main id="all"></main>`;
  toStart();
  expect(focused()).toBe("all");
});

test("it is waited for while the next screen comes", async () => {
  document.body.innerHTML = `<main id="shelf"></main>`;
  toNextStart();
  document.body.innerHTML = `<p>…</p>`;
  await drawn();
  expect(focused()).toBe("");
  document.body.innerHTML = `<main id="box"></main>`;
  await drawn();
  expect(focused()).toBe("box");
});

test("what has the focus by then keeps it", async () => {
  document.body.innerHTML = `<main id="shelf"></main>`;
  toNextStart();
  document.body.innerHTML = `<main id="table"><input id="name" /></main>`;
  document.getElementById("name")!.focus();
  await drawn();
  expect(focused()).toBe("name");
});
