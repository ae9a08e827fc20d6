import { afterEach, expect, test, vi } from "vitest";
import { resolveOptions } from "./options.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test("the environment gives what the options leave out", () => {
  vi.stubEnv("DOCSVC_API_KEY", "ak_live_env");
  vi.stubEnv("DOCSVC_BASE_URL", "https://docs.example.com/api//");
  expect(resolveOptions({})).toMatchObject({ apiKey: "ak_live_env", baseUrl: "https://docs.example.com/api" });
  expect(resolveOptions({ apiKey: "ak_live_own", baseUrl: "http://[::1]:9" })).toMatchObject({
    apiKey: "ak_live_own",
    baseUrl: "http://[::1]:9",
  });
});

test("a runtime without process, and one that forbids reading, have no environment", () => {
  vi.stubGlobal("process", undefined);
  expect(resolveOptions({})).toMatchObject({ apiKey: undefined, baseUrl: "http://127.0.0.1:8787", timeout: 60_000 });
  const env = new Proxy(
    {},
    {
      get: () => {
        throw new Error("NotCapable");
      },
    },
  );
  vi.stubGlobal("process", { env });
  expect(resolveOptions({}).apiKey).toBeUndefined();
});

test("an empty variable counts as not set, and spaces around a key are dropped", () => {
  vi.stubEnv("DOCSVC_API_KEY", "");
  vi.stubEnv("DOCSVC_BASE_URL", " ");
  expect(resolveOptions({}).apiKey).toBeUndefined();
  expect(resolveOptions({ apiKey: " ak_live_x\n" }).apiKey).toBe("ak_live_x");
});

test("a broken key or header is refused without being quoted", () => {
  expect(() => resolveOptions({ apiKey: "ak_live_se\ncret" })).toThrow(/^apiKey has spaces[^\n]*again\.$/);
  expect(() => resolveOptions({ headers: { "x-gate": "sec\nret" } })).toThrow(
    /^headers has a name or a value that is not valid\.$/,
  );
});

test.each(["docs.example.com", "ftp://example.com", "/api", "https://ada:pw@example.com", "https://example.com?key=1"])(
  "%s is no base address",
  (baseUrl) => {
    expect(() => resolveOptions({ baseUrl })).toThrow(/^baseUrl /);
  },
);
