// The operator has switched off what opens without the server: this takes the place of the worker, removes all
// that it stored, and itself. It answers nothing, so open pages go on with the server.
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave() {
  const ours = (await caches.keys()).filter((name) => name.startsWith("tablee-"));
  await Promise.all(ours.map((name) => caches.delete(name)));
  await registration.unregister();
}
