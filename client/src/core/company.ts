// Whom I meet and whom I do not: people are named by where they sit, and by ids of my own lists.
import type { BlockedPerson } from "../wire";
import { json } from "./api";

export const getBlocked = () => json<BlockedPerson[]>("/api/me/blocked");
export const block = (table: string, seat: number) => json<BlockedPerson[]>("/api/me/blocked", { table, seat });
export const unblock = (id: string) => json<BlockedPerson[]>(`/api/me/blocked/${encodeURIComponent(id)}`, {}, "DELETE");
