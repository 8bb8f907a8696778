// Tables that somebody put away from the shelf, remembered by the browser.
import { keep, recall } from "./stored";

const KEPT = 200;

class PutAway {
  ids = $state.raw<ReadonlySet<string>>(new Set(recall("put-away")?.split(" ").filter(Boolean)));

  add(id: string): void {
    this.ids = new Set([...[...this.ids].slice(1 - KEPT), id]);
    keep("put-away", [...this.ids].join(" "));
  }
}

export const putAway = new PutAway();
