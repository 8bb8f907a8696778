// What opens without the server: the page, the shelf, the boxes and their rules. The server writes the name of
// the build and the files of the page before this text (src/tablee/web/device/worker.py).
//
// Nothing that belongs to somebody is stored: no account, no table, no name. A new release waits until no page of
// the older one is open, and its files stay as long; pages always come from the server while it answers.
/* global BUILD, FILES */

const OURS = "tablee-";
const CACHE = `${OURS}${BUILD}`;
const SHELL = "/";
const BESIDE = ["/icon.svg", "/manifest.webmanifest", "/icon-192.png"];
/** The same for everybody: a box, its words, its text, its lesson, its faces, and the shelf. */
const SHARED =
  /^\/api\/(shelf\/[a-z-]+|games\/[\w-]+|games\/[\w-]+\/(words\/[a-z-]+\.ftl|(about|lesson)\/[a-z-]+|faces\.svg))$/;
const NO_SCREEN = /^\/(api|assets|preview|ws)\//;

addEventListener("install", (event) => event.waitUntil(keepShell()));
addEventListener("activate", (event) => event.waitUntil(dropOlder()));
addEventListener("message", (event) => {
  if (typeof event.data?.fill === "string") event.waitUntil(fill(event.data.fill));
});
addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate" && !NO_SCREEN.test(pathname)) event.respondWith(openScreen(event, pathname));
  else if (pathname.startsWith("/assets/") || BESIDE.includes(pathname)) event.respondWith(fromCache(event));
  else if (!search && SHARED.test(pathname)) event.respondWith(fromServer(event));
});

/** The page, and what it names. Files of the page have their fingerprint in the name. */
async function keepShell() {
  const answer = await fetch(SHELL, { cache: "no-cache" });
  if (!answer.ok) throw new Error("no page to keep");
  await putShell(answer);
}

async function putShell(answer) {
  const cache = await caches.open(CACHE);
  const named = (await answer.clone().text()).match(/\/assets\/[\w.-]+/g) ?? [];
  for (const path of new Set([...named, ...BESIDE])) await keep(cache, path);
  await cache.put(SHELL, answer);
}

/** From the server, which may have a newer page; where nobody answers, the page as it was last. */
async function openScreen(event, pathname) {
  try {
    const answer = await fetch(event.request);
    if (pathname === SHELL && answer.ok) event.waitUntil(putShell(answer.clone()).catch(nothing));
    return answer;
  } catch (fault) {
    const found = await lookUp(SHELL);
    if (found) return found;
    throw fault;
  }
}

async function fromCache(event) {
  return (await lookUp(event.request)) ?? (await fetched(event));
}

async function fromServer(event) {
  try {
    return await fetched(event);
  } catch (fault) {
    const found = await lookUp(event.request);
    if (found) return found;
    throw fault;
  }
}

/** Where the storage is full or forbidden, the answer is used all the same. */
async function fetched(event) {
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(store(event.request, answer.clone()).catch(nothing));
  return answer;
}

async function store(request, answer) {
  await (await caches.open(CACHE)).put(request, answer);
}

async function lookUp(request) {
  try {
    return await (await caches.open(CACHE)).match(request, { ignoreVary: true });
  } catch {
    return undefined;
  }
}

/** On a later visit all that opens without the server is fetched, one after the other. */
async function fill(language) {
  const cache = await caches.open(CACHE);
  const lids = await (await fetch(`/api/shelf/${language}`)).json();
  const sheets = lids.flatMap(({ card }) => {
    const box = `/api/games/${card.key}`;
    return [box, `${box}/words/${language}.ftl`, `${box}/about/${language}`, `${box}/faces.svg`];
  });
  for (const path of [`/api/shelf/${language}`, ...FILES, ...sheets]) await keep(cache, path);
}

/** What is there is not fetched again; what does not come now comes another time. */
async function keep(cache, path) {
  if (await cache.match(path, { ignoreVary: true })) return;
  await cache.add(path).catch(nothing);
}

async function dropOlder() {
  const older = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
}

function nothing() {}
