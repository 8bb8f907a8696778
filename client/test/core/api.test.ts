// Requests to the server: what it refuses has a code, and another process may have the table.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Fault, getTable, makeTable, setMe } from "../../src/core/api";

const fetched = vi.fn<(path: string) => Promise<Response>>();
const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status });
const elsewhere = (address: string) => answer(421, { code: "elsewhere", details: { address } });

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
});

afterEach(() => vi.unstubAllGlobals());

test("who asks the wrong process asks the right one", async () => {
  fetched.mockResolvedValueOnce(elsewhere("/w/2")).mockResolvedValueOnce(answer(200, { id: "abc" }));
  expect(await getTable("abc")).toEqual({ id: "abc" });
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(["/api/tables/abc", "/w/2/api/tables/abc"]);
});

test("a process that names itself is not asked for ever", async () => {
  fetched.mockImplementation(async () => elsewhere("/w/2"));
  await expect(getTable("abc")).rejects.toEqual(new Fault("elsewhere", { address: "/w/2" }));
  expect(fetched).toHaveBeenCalledTimes(2);
});

test.each([":8002", "//evil.example", "https://evil.example", ""])("%s is not followed", async (address) => {
  fetched.mockImplementation(async () => elsewhere(address));
  await expect(getTable("abc")).rejects.toBeInstanceOf(Fault);
  expect(fetched).toHaveBeenCalledOnce();
});

test("what is refused has a code, and no answer has one too", async () => {
  fetched.mockResolvedValueOnce(answer(404, { code: "unknown_table" })).mockRejectedValueOnce(new TypeError());
  await expect(getTable("abc")).rejects.toEqual(new Fault("unknown_table"));
  await expect(getTable("abc")).rejects.toEqual(new Fault("unreachable"));
});

test("who refuses cookies is told so, and nothing is made for nobody", async () => {
  vi.stubGlobal(
    "document",
    Object.freeze({
      get cookie() {
        return "";
      },
      set cookie(_) {},
    }),
  );
  await expect(makeTable({ game: "switch", chairs: ["me"] })).rejects.toEqual(new Fault("no_cookies"));
  await expect(setMe("Ada")).rejects.toEqual(new Fault("no_cookies"));
  expect(fetched).not.toHaveBeenCalled();
});

test("who takes cookies gets a table, and no cookie stays that was only tried", async () => {
  const said = { cookie: "" };
  vi.stubGlobal("document", said);
  fetched.mockResolvedValueOnce(answer(200, { id: "abc" }));
  expect(await makeTable({ game: "switch", chairs: ["me"] })).toEqual({ id: "abc" });
  expect(said.cookie).toContain("max-age=0");
});
