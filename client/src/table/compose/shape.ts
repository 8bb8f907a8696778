// What of a table its layout may depend on: names, kinds and the room that is kept.
import type { Zone } from "../../wire";
import type { Thing } from "./measure";

/** Width by height of the faces of a game, by name. */
export type Ratios = ReadonlyMap<string, number>;

const CARD = 5 / 7;
const ROUND = new Set(["dice", "tokens", "track"]);
/** These say their name by what they are; who listens is told it all the same. */
const UNNAMED = new Set(["pad", "grid", "line"]);

export function thingOf(zone: Zone, ratios: Ratios): Thing {
  const cells = zone.cells?.length ?? 0;
  const cols = zone.cols || Math.max(1, Math.ceil(Math.sqrt(cells)));
  return {
    id: zone.id,
    kind: zone.kind,
    seat: zone.seat ?? null,
    size: zone.size ?? "medium",
    places: zone.kind === "track" ? (zone.count ?? cells) : zone.room || 1,
    ratio: ratioOf(zone, ratios),
    named: Boolean(zone.label) && !UNNAMED.has(zone.kind),
    cols,
    rows: Math.ceil(cells / cols),
  };
}

/** All cards of a game have one shape; a board has that of its cells. */
function ratioOf(zone: Zone, ratios: Ratios): number {
  if (zone.kind === "grid") return ratios.get(zone.cells?.[0]?.face ?? "") ?? 1;
  return ROUND.has(zone.kind) ? 1 : (ratios.get("back") ?? CARD);
}
