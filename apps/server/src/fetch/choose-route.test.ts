import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ResolveName } from "./guarded-agent.ts";
import { createGuardedFetch } from "./guarded-fetch.ts";

const document = createServer((_, response) => response.end("the document"));
/** Resolves every name, tunnels to none, and records the requests. */
const asked: (string | undefined)[] = [];
const proxy = createServer((request, response) => {
  asked.push(request.url);
  response.end("the document");
}).on("connect", (request, socket) => {
  asked.push(request.url);
  socket.end("HTTP/1.1 403 Forbidden\r\n\r\n");
});
const portOf = (server: typeof proxy): number => (server.address() as AddressInfo).port;

beforeAll(async () => {
  for (const server of [document, proxy]) await once(server.listen(0, "127.0.0.1"), "listening");
});
afterAll(() => {
  for (const server of [document, proxy]) {
    server.close();
    server.closeAllConnections();
  }
});

const NAMES: Readonly<Record<string, string>> = {
  "public.test": "93.184.215.14",
  "inside.test": "10.0.0.7",
  "inside.direct.test": "10.0.0.7",
};
const resolveName: ResolveName = (hostname, _, callback) => {
  const address = NAMES[hostname];
  if (address === undefined) callback(Object.assign(new Error("not found"), { code: "ENOTFOUND" }), []);
  else callback(null, [{ address, family: 4 }]);
};

async function get(address: string): Promise<string> {
  const allow = (hostname: string): boolean => hostname === "127.0.0.1";
  const guarded = createGuardedFetch(allow, resolveName, {
    proxy: `http://127.0.0.1:${portOf(proxy)}`,
    noProxy: "direct.test, 203.0.113.0/24",
  });
  try {
    return await text(guarded.document(address, { maxBytes: 100, deadlineMs: 10_000 }, new AbortController().signal));
  } finally {
    await guarded.close();
  }
}

test.each(["public.test", "only-the-proxy-knows.test"])("%s is fetched through the proxy", async (name) => {
  expect(await get(`http://${name}/a.pdf`)).toBe("the document");
  expect(asked.at(-1)).toBe(`http://${name}/a.pdf`);
});

test("a tunnel is asked for where the address is secure, and a proxy that makes none is named", async () => {
  await expect(get("https://public.test/a.pdf")).rejects.toThrow(/the proxy makes no connection to its host/);
  expect(asked.at(-1)).toBe("public.test:443");
});

test("what leads inside is refused before the proxy hears of it", async () => {
  const before = asked.length;
  for (const host of ["inside.test", "10.0.0.7", "169.254.169.254", "[::1]"]) {
    await expect(get(`http://${host}/a.pdf`), host).rejects.toThrow(/public internet/);
  }
  expect(asked).toHaveLength(before);
});

test("what NO_PROXY names is not asked of the proxy, and what leads inside is refused there too", async () => {
  const before = asked.length;
  await expect(get("http://inside.direct.test/a.pdf")).rejects.toThrow(/public internet/);
  await expect(get("http://unknown.direct.test/a.pdf")).rejects.toThrow(/no connection to its host/);
  expect(asked).toHaveLength(before);
});

test("an allowed address of the own network is connected to without the proxy", async () => {
  const before = asked.length;
  expect(await get(`http://127.0.0.1:${portOf(document)}/a.pdf`)).toBe("the document");
  expect(asked).toHaveLength(before);
});
