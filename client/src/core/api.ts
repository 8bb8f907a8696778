// The server's HTTP side. Every fault has a code; its words are `refused-<code>`.
import type { BoxPage, LessonPage, Lid, Me, NewTable, Privacy, TableCard, Trouble } from "../wire";

export class Fault extends Error {
  constructor(
    readonly code: string,
    readonly details: Record<string, number | string> = {},
  ) {
    super(code);
  }
}

async function request(path: string, body?: unknown, method = "POST"): Promise<Response> {
  const init: RequestInit =
    body === undefined ? {} : { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(path, init).catch(() => {
    throw new Fault("unreachable");
  });
  if (response.ok) return response;
  const trouble: Trouble = await response.json().catch(() => ({ code: "unreachable" }));
  throw new Fault(trouble.code, trouble.details);
}

export const blob = async (path: string): Promise<Blob> => (await request(path, {})).blob();
export const json = async <T>(path: string, body?: unknown, method?: string): Promise<T> =>
  (await request(path, body, method)).json();
const text = async (path: string): Promise<string> => (await request(path)).text();
const enc = encodeURIComponent;

export const getMe = () => json<Me>("/api/me");
export const setMe = (name: string) => json<Me>("/api/me", { name });
export const getPrivacy = () => json<Privacy>("/api/privacy");
export const getShelf = (lang: string) => json<Lid[]>(`/api/shelf/${enc(lang)}`);
export const getBox = (key: string) => json<BoxPage>(`/api/games/${enc(key)}`);
export const getWords = (key: string, lang: string) => text(`/api/games/${enc(key)}/words/${lang}.ftl`);
export const getAbout = (key: string, lang: string) => text(`/api/games/${enc(key)}/about/${lang}`);
export const getLesson = (key: string, lang: string) => json<LessonPage>(`/api/games/${enc(key)}/lesson/${lang}`);
export const getFaces = (key: string) => text(`/api/games/${enc(key)}/faces.svg`);
export const getTable = (id: string) => json<TableCard>(`/api/tables/${enc(id)}`);
export const makeTable = (table: NewTable) => json<TableCard>("/api/tables", table);
