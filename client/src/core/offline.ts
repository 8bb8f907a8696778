// The page opens without the server: a worker stores what is the same for everybody. It comes when the page has
// nothing else to do; what it needs for all boxes it fetches on a later visit, so that a first one stays light.
import { house } from "./house.svelte";
import { BUILD } from "./renewal";
import { settings } from "./settings.svelte";
import { workerAddress } from "./trusted";

/** After the page was drawn. */
const LATER_MS = 3_000;

/** A browser that has no workers, forbids them or has no room for one shows the page as before. */
export function openWithoutServer(): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || !BUILD || house.facts.offline === false) return;
  setTimeout(() => {
    workers.register(workerAddress()).then(
      () => fill(workers),
      () => {},
    );
  }, LATER_MS);
}

/** Only a later visit has a worker from its beginning. Who saves data keeps what was looked at. */
function fill(workers: ServiceWorkerContainer): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  workers.controller?.postMessage({ fill: settings.language });
}
