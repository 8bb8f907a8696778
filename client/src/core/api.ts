// The server's HTTP side. Every fault has a code; its words are `refused-<code>`.
import type {
  BoxPage,
  FoundTable,
  LessonPage,
  Lid,
  Me,
  NewTable,
  Privacy,
  SpokenCode,
  TableCard,
  Trouble,
} from "../wire";
import { takesCookies } from "./cookies";

export class Fault extends Error {
  constructor(
    readonly code: string,
    readonly details: Record<string, number | string> = {},
  ) {
    super(code);
  }
}

export async function request(path: string, body?: unknown, method = "POST"): Promise<Response> {
  const init: RequestInit =
    body === undefined ? {} : { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(path, init).catch(() => {
    throw new Fault("unreachable");
  });
  if (response.ok) return response;
  const trouble: Trouble = await response.json().catch(() => ({ code: "unreachable" }));
  const owner = trouble.details?.address;
  if (response.status === ELSEWHERE && isPath(owner) && !path.startsWith(owner))
    return request(owner + path, body, method);
  throw new Fault(trouble.code, trouble.details);
}

/** A server that is busy is asked again after so long, so many times. */
const PATIENCE_MS = 1_500;
const TRIES = 20;

/** Asks for what takes the server a while. It may be busy with what this page asked for before. */
export async function patiently<T>(ask: () => Promise<T>, tries = TRIES): Promise<T> {
  try {
    return await ask();
  } catch (fault) {
    if (!(fault instanceof Fault) || fault.code !== "busy" || tries <= 1) throw fault;
  }
  await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  return patiently(ask, tries - 1);
}

/** Another process has the table, and says its own path. */
const ELSEWHERE = 421;
const isPath = (address: unknown): address is string => typeof address === "string" && /^(\/[\w-]+)+$/.test(address);

export const blob = async (path: string): Promise<Blob> => (await request(path, {})).blob();
export const json = async <T>(path: string, body?: unknown, method?: string): Promise<T> =>
  (await request(path, body, method)).json();
const text = async (path: string): Promise<string> => (await request(path)).text();
const enc = encodeURIComponent;

/** Who refuses cookies is somebody else at every request: no seat could be theirs. */
async function asMe<T>(ask: () => Promise<T>): Promise<T> {
  if (!takesCookies()) throw new Fault("no_cookies");
  return ask();
}

export const getMe = () => json<Me>("/api/me");
export const setMe = (name: string) => asMe(() => json<Me>("/api/me", { name }));
export const getPrivacy = () => json<Privacy>("/api/privacy");
export const getShelf = (lang: string) => json<Lid[]>(`/api/shelf/${enc(lang)}`);
export const getBox = (key: string) => json<BoxPage>(`/api/games/${enc(key)}`);
export const getWords = (key: string, lang: string) => text(`/api/games/${enc(key)}/words/${lang}.ftl`);
export const getAbout = (key: string, lang: string) => text(`/api/games/${enc(key)}/about/${lang}`);
export const getLesson = (key: string, lang: string) => json<LessonPage>(`/api/games/${enc(key)}/lesson/${lang}`);
export const getFaces = (key: string) => text(`/api/games/${enc(key)}/faces.svg`);
export const getTable = (id: string) => json<TableCard>(`/api/tables/${enc(id)}`);
export const makeTable = (table: NewTable) => asMe(() => json<TableCard>("/api/tables", table));
export const findTable = (code: string) => json<FoundTable>("/api/join", { code });
export const showCode = (table: string) => json<SpokenCode>(`/api/tables/${enc(table)}/code`, {});
export const hideCode = (table: string) => request(`/api/tables/${enc(table)}/code`, {}, "DELETE");
