import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AllowAddress, ResolveName } from "./guarded-agent.ts";
import { createGuardedFetch } from "./guarded-fetch.ts";

/** 127.0.0.2 stands for the public internet, 127.0.0.1 for the internal network. */
const OUTSIDE = "127.0.0.2";
const allowOutside: AllowAddress = (_hostname, address) => address === OUTSIDE;

const STALLING: readonly string[] = ["/slow", "/silent", "/trickle"];
const ZEROS = Buffer.alloc(50_000_000);

let origin: string;
let port: number;
const requests: { url: string; headers: Record<string, unknown> }[] = [];
const answer = (request: IncomingMessage, response: ServerResponse): unknown => {
  requests.push({ url: request.url!, headers: request.headers });
  const redirects: Record<string, string> = {
    "/to-metadata": "http://169.254.169.254/latest/",
    "/to-inside": `http://127.0.0.1:${port}/secret`,
    "/to-file": "file:///etc/passwd",
    "/to-named-inside": `http://inside.test:${port}/secret`,
    "/to-mapped": `http://[::ffff:127.0.0.1]:${port}/secret`,
    "/to-number": `http://2130706433:${port}/secret`,
    "/to-credentials": `http://user:password@127.0.0.1:${port}/secret`,
    "/to-data": "data:text/plain,inside",
    "/to-nothing": "http://",
    "/via": "/to-inside",
    "/once": "/document",
    "/to-notes": "/notes.md",
    "/loop": "/loop",
  };
  const location = redirects[request.url!];
  if (location !== undefined) return response.writeHead(302, { location }).end();
  switch (request.url) {
    case "/big":
      for (let index = 0; index < 5; index++) response.write(Buffer.alloc(1_000_000));
      return response.end();
    case "/bomb":
      return response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(ZEROS));
    case "/brotli-bomb":
      return response.writeHead(200, { "content-encoding": "br" }).end(brotliCompressSync(ZEROS));
    case "/deflate-bomb":
      return response.writeHead(200, { "content-encoding": "deflate" }).end(deflateSync(ZEROS));
    case "/slow":
      return response.writeHead(200).write("x");
    case "/trickle": {
      const timer = setInterval(() => response.write("x"), 20);
      return response.on("close", () => clearInterval(timer));
    }
    case "/silent":
    case "/silent?left":
      return undefined;
    case "/notes.md":
      return response.writeHead(200, { "content-type": "text/markdown" }).end("the document");
    case "/missing":
      return response.writeHead(404).end("no");
    default:
      return response.end("the document");
  }
};
const outside = createServer(answer);
const inside = createServer(answer);
beforeAll(async () => {
  // A port that is free at one address may be another server's at the other.
  for (let isTaken = true; isTaken;) {
    outside.listen(0, OUTSIDE);
    await once(outside, "listening");
    ({ port } = outside.address() as AddressInfo);
    inside.listen(port, "127.0.0.1");
    isTaken = await once(inside, "listening").then(
      () => false,
      () => true,
    );
    if (isTaken) await new Promise((resolve) => outside.close(resolve));
  }
  origin = `http://${OUTSIDE}:${port}`;
});
afterAll(() => {
  for (const server of [outside, inside]) {
    server.closeAllConnections();
    server.close();
  }
});

async function get(
  address: string,
  {
    allow = allowOutside,
    resolve,
    deadlineMs = 60_000,
  }: { allow?: AllowAddress; resolve?: ResolveName; deadlineMs?: number } = {},
): Promise<string> {
  const guarded = createGuardedFetch(allow, resolve);
  try {
    const limits = { maxBytes: 2_000_000, deadlineMs };
    return (await buffer(guarded.document(address, limits, new AbortController().signal))).toString();
  } finally {
    await guarded.close();
  }
}

/** The requests since then, except those that an earlier test gave up on, which may arrive late. */
function asked(since: number): readonly string[] {
  return requests
    .slice(since)
    .map(({ url }) => url)
    .filter((url) => !STALLING.includes(url));
}

const answering =
  (...answers: readonly string[][]): ResolveName =>
  (_hostname, _options, callback) => {
    const next = answers.length > 1 ? (answers as string[][]).shift()! : answers[0]!;
    callback(
      null,
      next.map((address) => ({ address, family: 4 })),
    );
  };

test("a public document is fetched, through a redirect too, and nothing of ours is sent along", async () => {
  expect(await get(`${origin}/document`)).toBe("the document");
  expect(await get(`${origin}/once`)).toBe("the document");
  expect(Object.keys(requests.at(-1)!.headers)).not.toContain("authorization");
  expect(Object.keys(requests.at(-1)!.headers)).not.toContain("cookie");
});

test.each([
  "/to-metadata",
  "/to-inside",
  "/to-file",
  "/to-mapped",
  "/to-number",
  "/to-credentials",
  "/to-data",
  "/to-nothing",
])("a redirect %s is not followed", async (path) => {
  const before = requests.length;
  await expect(get(origin + path)).rejects.toMatchObject({ code: "input_unreachable" });
  expect(asked(before)).toEqual([path]);
});

test("a redirect to a redirect inside is followed to the first and no further", async () => {
  const before = requests.length;
  await expect(get(`${origin}/via`)).rejects.toMatchObject({ code: "input_unreachable" });
  expect(asked(before)).toEqual(["/via", "/to-inside"]);
});

test("a name that leads inside is refused at the connection", async () => {
  const before = requests.length;
  const resolve = answering(["127.0.0.1"]);
  await expect(get(`http://inside.test:${port}/`, { resolve })).rejects.toThrow(/public internet/);
  expect(asked(before)).toEqual([]);
});

test("one inner address among public ones is refused", async () => {
  const resolve = answering([OUTSIDE, "127.0.0.1"]);
  await expect(get(`http://mixed.test:${port}/`, { resolve })).rejects.toThrow(/public internet/);
});

test("a name whose second answer leads inside gains nothing: the checked answer is the one used", async () => {
  const resolve = answering([OUTSIDE], ["127.0.0.1"]);
  expect(await get(`http://rebinding.test:${port}/`, { resolve })).toBe("the document");
});

test("a redirect to a name that leads inside is refused", async () => {
  const resolve = answering(["127.0.0.1"]);
  await expect(get(`${origin}/to-named-inside`, { resolve })).rejects.toThrow(/public internet/);
});

test("localhost is refused", async () => {
  await expect(get(`http://localhost:${port}/`)).rejects.toMatchObject({ code: "input_unreachable" });
});

test("too large a document is cut off, also one that only unpacks large", async () => {
  await expect(get(`${origin}/big`)).rejects.toMatchObject({ code: "payload_too_large" });
  for (const bomb of ["/bomb", "/brotli-bomb", "/deflate-bomb"]) {
    await expect(get(origin + bomb), bomb).rejects.toMatchObject({ code: "payload_too_large" });
  }
});

test.each(STALLING)("a server that stalls (%s) meets the deadline", async (path) => {
  await expect(get(origin + path, { deadlineMs: 200 })).rejects.toThrow(/within 1 seconds/);
});

test("a redirect loop, a wrong status and a closed port are distinguished", async () => {
  await expect(get(`${origin}/loop`)).rejects.toThrow(/redirects more than 5 times/);
  await expect(get(`${origin}/missing`)).rejects.toThrow(/status 404/);
  await expect(get(`http://${OUTSIDE}:1/`)).rejects.toThrow(/no connection/);
});

test("a caller who leaves ends the fetch", async () => {
  const guarded = createGuardedFetch(allowOutside);
  const controller = new AbortController();
  const path = "/silent?left";
  const fetching = buffer(guarded.document(origin + path, { maxBytes: 10, deadlineMs: 60_000 }, controller.signal));
  const failure = fetching.catch((error: unknown) => error);
  await expect.poll(() => requests.map(({ url }) => url)).toContain(path);
  controller.abort();
  expect(String(await failure)).toMatch(/abort/i);
  await guarded.close();
});

test("what the response says of its document is known before its first bytes", async () => {
  const guarded = createGuardedFetch(allowOutside);
  const messages: unknown[] = [];
  try {
    const limits = { maxBytes: 2_000_000, deadlineMs: 60_000 };
    const { signal } = new AbortController();
    for await (const chunk of guarded.document(`${origin}/to-notes`, limits, signal, (hints) => messages.push(hints))) {
      messages.push(chunk.byteLength);
    }
  } finally {
    await guarded.close();
  }
  expect(messages).toEqual([{ fileName: "notes.md", mediaType: "text/markdown" }, 12]);
});
