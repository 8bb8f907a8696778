// Tables of all games, as tools/table_shapes.py wrote them.
import { readFileSync } from "node:fs";
import { thingOf, type TableShape } from "../../../src/table/compose/shape";
import type { Zone } from "../../../src/wire";

export interface KnownZone extends Omit<Zone, "cells" | "label"> {
  label: boolean;
  cells?: number;
  most: number;
}

export interface Table {
  game: string;
  seats: number;
  me: number | null;
  looks: KnownZone[][];
}

export const TABLES = JSON.parse(readFileSync(new URL("tables.json", import.meta.url), "utf8")) as Table[];

export function shapeOf(table: Table, look = table.looks[0]!): TableShape {
  const zones = look.map(({ cells, label, most, ...zone }): Zone => {
    void most;
    const drawn = Array.from({ length: cells ?? 0 }, (_, n) => ({ id: String(n) }));
    return { ...zone, label: label ? { id: "name" } : undefined, cells: drawn };
  });
  const pads = zones.some(({ kind }) => kind === "pad");
  return {
    things: zones.map((zone) => thingOf(zone, new Map())),
    seats: table.seats,
    me: table.me,
    buttons: pads ? 0 : 104,
    under: 0,
    foot: true,
    log: "auto",
  };
}
