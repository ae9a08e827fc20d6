import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testService } from "../../test/support/test-service.ts";
import type { TestAnswer, TestService } from "../../test/support/test-service.ts";
import { toCookie } from "./session.ts";
import { makeSignInLink } from "./sign-in-link.ts";

let studioDir: string;
let service: TestService;
beforeAll(async () => {
  studioDir = await mkdtemp(join(tmpdir(), "docsvc-studio-"));
  await mkdir(join(studioDir, "assets"));
  await writeFile(join(studioDir, "index.html"), "<!doctype html><title>Studio</title>");
  await writeFile(join(studioDir, "assets/app.js"), "export {};");
  service = await testService({ studioDir });
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await rm(studioDir, { recursive: true, force: true });
});

const FROM_STUDIO = { "x-docsvc-studio": "1" };

async function signIn(json: object, headers: Record<string, string> = FROM_STUDIO): Promise<TestAnswer> {
  return service.call("POST", "/studio/api/session", { key: null, json, headers });
}

async function newLink(organisation = "default"): Promise<string> {
  return (await makeSignInLink(service.service.stores, organisation)).split("sign-in=")[1]!;
}

async function sessionFor(organisation: string): Promise<Record<string, string>> {
  const answer = await signIn({ link: await newLink(organisation) });
  return { ...FROM_STUDIO, cookie: answer.headers.get("set-cookie")!.split(";")[0]! };
}

const ask = (method: string, path: string, headers: Record<string, string>, json?: object): Promise<TestAnswer> =>
  service.call(method, path, { key: null, headers, ...(json && { json }) });

describe("the page", () => {
  test("is open, strict about what it loads, and where a browser is led", async () => {
    const page = await service.call("GET", "/studio", { key: null });
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'; script-src 'self'");
    expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    const script = await service.call("GET", "/studio/assets/app.js", { key: null });
    expect([page.status, script.status, script.headers.get("cache-control")]).toEqual([
      200,
      200,
      "public, max-age=31536000, immutable",
    ]);
    const home = await service.service.app.inject({ url: "/", headers: { accept: "text/html" } });
    expect(home.headers.location).toBe("/studio");
  });

  test.each(["/studio/../package.json", "/studio/assets/..%2findex.html", "/studio/nothing.js"])(
    "of %s there is none",
    async (path) => expect((await service.call("GET", path, { key: null })).status).toBeGreaterThanOrEqual(401),
  );
});

describe("without a session", () => {
  test.each([
    ["GET", "/studio/api/session"],
    ["GET", "/studio/api/keys"],
    ["POST", "/studio/api/keys"],
    ["GET", "/studio/api/usage"],
    ["GET", "/studio/api/webhooks"],
    ["DELETE", "/studio/api/keys/any"],
  ])("%s %s gives nothing, with an API key neither", async (method, path) => {
    const json = method === "POST" ? { name: "mine" } : undefined;
    expect((await ask(method, path, FROM_STUDIO, json)).status).toBe(401);
    expect((await service.call(method, path, { headers: FROM_STUDIO, ...(json && { json }) })).status).toBe(401);
  });
});

describe("a link of the console", () => {
  test("lets in once", async () => {
    const link = await newLink();
    const first = await signIn({ link });
    expect(first.status).toBe(204);
    expect(first.headers.get("set-cookie")).toMatch(
      /^docsvc_session=[\w-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
    );
    expect((await signIn({ link })).status).toBe(401);
  });

  test("that was changed, made elsewhere or replaced by a newer one lets no one in", async () => {
    const old = await newLink();
    const link = await newLink();
    const [code, expires, signature] = link.split(".");
    for (const forged of [`${code}.${Number(expires) + 60}.${signature}`, `x${link}`, "..", old]) {
      expect((await signIn({ link: forged })).status).toBe(401);
    }
    // It is not a key either.
    expect((await service.call("GET", "/jobs", { key: code! })).status).toBe(401);
  });
});

describe("a session", () => {
  test("answers as a key of its organisation does, and of no other", async () => {
    const mine = await sessionFor("default");
    const others = await sessionFor("elsewhere");
    const input = await service.stored("<!doctype html><p>Mine alone", "page.html");
    const { json } = await ask("POST", "/parse", mine, { input });
    expect((await ask("GET", `/job/${json.job_id}`, mine)).status).toBe(200);
    expect((await ask("GET", `/job/${json.job_id}`, others)).json.code).toBe("job_not_found");
    expect((await ask("GET", "/jobs", others)).json).toEqual([]);
    expect((await ask("GET", "/studio/api/usage", others)).json).toEqual([]);
    const made = (await ask("POST", "/studio/api/keys", mine, { name: "mine" })).json;
    expect((await ask("GET", "/studio/api/keys", others)).json).toEqual([]);
    expect((await ask("DELETE", `/studio/api/keys/${made.id}`, others)).status).toBe(404);
    expect((await ask("GET", "/studio/api/usage", mine)).json).toMatchObject([{ key: "studio session", pages: 1 }]);
  });

  test("does not count for requests that another page could have made", async () => {
    const session = await sessionFor("default");
    const { cookie } = session;
    const foreign: readonly Record<string, string>[] = [
      { cookie: cookie! },
      { ...session, "sec-fetch-site": "cross-site" },
      { ...session, "sec-fetch-site": "same-site" },
      { ...session, origin: "https://elsewhere.example" },
      { ...session, origin: "null" },
    ];
    for (const headers of foreign) {
      expect((await ask("POST", "/parse_async", headers, { input: "docsvc://x" })).status).toBe(401);
      expect((await ask("GET", "/studio/api/keys", headers)).status).toBe(401);
    }
    const own = { ...session, origin: "http://service.test", "sec-fetch-site": "same-origin" };
    expect((await ask("GET", "/studio/api/keys", own)).status).toBe(200);
  });

  test("cannot be begun by another page", async () => {
    expect((await signIn({ link: await newLink() }, {})).status).toBe(401);
    expect((await signIn({ key: service.apiKey }, { ...FROM_STUDIO, "sec-fetch-site": "cross-site" })).status).toBe(
      401,
    );
  });

  test("makes keys that are shown once, and revokes them", async () => {
    const session = await sessionFor("default");
    const made = (await ask("POST", "/studio/api/keys", session, { name: "laptop" })).json;
    expect((await service.call("GET", "/jobs", { key: made.key })).status).toBe(200);
    const list = (await ask("GET", "/studio/api/keys", session)).text;
    expect(list).toContain("laptop");
    expect(list).not.toContain(made.key);
    expect((await ask("DELETE", `/studio/api/keys/${made.id}`, session)).json).toEqual({ status: "revoked" });
    expect((await service.call("GET", "/jobs", { key: made.key })).status).toBe(401);
    expect((await ask("POST", "/studio/api/keys", session, { name: " " })).status).toBe(400);
  });

  test("of one who came with a key ends with the key, and makes none", async () => {
    const key = await service.newKey("harbour");
    const cookie = (await signIn({ key })).headers.get("set-cookie")!.split(";")[0]!;
    const session = { ...FROM_STUDIO, cookie };
    expect(cookie).not.toContain(key);
    expect((await ask("GET", "/studio/api/session", session)).json).toEqual({
      organisation: "harbour",
      manages_keys: false,
    });
    expect((await ask("POST", "/studio/api/keys", session, { name: "more" })).status).toBe(401);
    const { keys } = service.service.stores;
    for (const { id } of await keys.list("harbour")) await keys.revoke("harbour", id);
    expect((await ask("GET", "/jobs", session)).status).toBe(401);
  });

  test("that was signed out, has run out or was changed is none", async () => {
    const session = await sessionFor("default");
    expect((await ask("DELETE", "/studio/api/session", session)).status).toBe(204);
    expect((await ask("GET", "/jobs", session)).status).toBe(401);
    const { sealing } = service.service.stores.secrets;
    const of = (expiresAt: number): Record<string, string> => {
      const value = toCookie(sealing, { key: service.apiKey, managesKeys: true, expiresAt }, false);
      return { ...FROM_STUDIO, cookie: value.split(";")[0]! };
    };
    const valid = of(Date.now() + 60_000);
    expect((await ask("GET", "/jobs", valid)).status).toBe(200);
    expect((await ask("GET", "/jobs", of(Date.now() - 1))).status).toBe(401);
    expect((await ask("GET", "/jobs", { ...valid, cookie: `${valid["cookie"]!.slice(0, -2)}AA` })).status).toBe(401);
  });
});

test("tries to sign in are held back", async () => {
  await using other = await testService({ studioDir });
  let tries = 0;
  let answer: TestAnswer;
  do {
    tries += 1;
    answer = await other.call("POST", "/studio/api/session", {
      key: null,
      json: { key: "ak_live_no" },
      headers: FROM_STUDIO,
    });
  } while (answer.status === 401);
  // One more is accepted every 20 seconds, however slow the machine is.
  expect([answer.status, tries > 30]).toEqual([429, true]);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
});
