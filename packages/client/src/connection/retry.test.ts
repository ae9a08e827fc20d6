import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Docsvc } from "../client.ts";
import type { DocsvcOptions } from "./options.ts";
import { TEST_KEY, json, plainService } from "../testing/plain-service.ts";

const input = "https://example.com/a.pdf";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A server that returns these failures in turn, and then works normally. */
function failing(failures: readonly (Response | Error)[], options: DocsvcOptions = {}) {
  const service = plainService();
  const askedMs: number[] = [];
  const startedMs = performance.now();
  const fetch = async (request: Request): Promise<Response> => {
    askedMs.push(Math.round(performance.now() - startedMs));
    const failure = failures[askedMs.length - 1];
    const answer = await service.fetch(request);
    if (failure instanceof Error) throw failure;
    return failure ?? answer;
  };
  const client = new Docsvc({ apiKey: TEST_KEY, fetch, logLevel: "off", ...options });
  return { client, askedMs, seen: service.seen };
}

async function settle(call: Promise<unknown>): Promise<unknown> {
  const outcome = call.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return outcome;
}

test.each([408, 425, 429, 500, 502, 503, 599])(
  "%i is tried again, with the same key and a new body",
  async (status) => {
    const { client, seen } = failing([json({ error: "later" }, status), new TypeError("fetch failed")]);
    vi.useRealTimers();
    vi.spyOn(Math, "random").mockReturnValue(0);
    expect(await client.upload(new File(["x"], "a.txt"))).toMatchObject({ file_id: "docsvc://a.txt", bytes: 1 });
    expect(seen).toHaveLength(3);
    expect(new Set(seen.map(({ headers }) => headers.get("idempotency-key"))).size).toBe(1);
  },
);

test.each([400, 401, 403, 404, 409, 410, 413, 422, 501])("%i is not tried again", async (status) => {
  const { client, seen } = failing([json({ error: "no" }, status)]);
  expect(await settle(client.parse(input))).toMatchObject({ status });
  expect(seen).toHaveLength(1);
});

test("a request whose first try is still being answered is asked again", async () => {
  const { client, seen } = failing([json({ error: "busy", code: "idempotency_conflict" }, 409)]);
  await settle(client.parse(input));
  expect(seen).toHaveLength(2);
});

test("after the last try the error is given", async () => {
  const { client, seen } = failing(Array.from({ length: 9 }, () => json({ error: "down" }, 503)));
  expect(await settle(client.parse(input))).toMatchObject({ name: "OverloadedError", status: 503 });
  expect(seen).toHaveLength(4);
  await settle(client.parse(input, {}, { maxRetries: 0 }));
  expect(seen).toHaveLength(5);
});

/** A service that does not answer before a number of milliseconds: longer than three attempts take with the jitter used here. */
function restarting(downMs: number, options: DocsvcOptions = {}, make: () => Response | Error = () => REFUSED) {
  const service = plainService();
  const startedMs = performance.now();
  const fetch = async (request: Request): Promise<Response> => {
    const answer = performance.now() - startedMs < downMs ? make() : await service.fetch(request);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { client: new Docsvc({ apiKey: TEST_KEY, fetch, logLevel: "off", ...options }), seen: service.seen };
}

/** The platform reads bodies, which a test's clock does not control. */
function inRealTime(): void {
  vi.useRealTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.1);
}

const DOWN_MS = 1500;

const REFUSED = new TypeError("fetch failed", { cause: Object.assign(new Error("refused"), { code: "ECONNREFUSED" }) });

test.each([
  ["an upload", (client: Docsvc) => client.upload(new Blob(["x"]))],
  ["a submission", (client: Docsvc) => client.parse.submit(input)],
  ["a synchronous call", (client: Docsvc) => client.parse(new Blob(["x"]))],
  ["a question about a job", (client: Docsvc) => client.jobs.get("completed-1")],
])("%s waits for a service that is being started again", async (_name, call) => {
  inRealTime();
  const { client } = restarting(DOWN_MS);
  await expect(call(client)).resolves.toBeDefined();
});

test.each([
  ["a proxy in front of it", () => new Response("<h1>Bad Gateway</h1>", { status: 502 })],
  ["a service that is not ready", () => json({ error: "starting", code: "not_ready" }, 503)],
  ["a first try that is still being answered", () => json({ error: "busy", code: "idempotency_conflict" }, 409)],
])("%s is waited for just so", async (_name, make) => {
  const { client } = restarting(45_000, {}, make);
  expect(await settle(client.parse(input))).toMatchObject({ job_id: "job-1" });
});

test("how long a service may be unreachable can be set, for a client and for a call", async () => {
  const startedMs = performance.now();
  const short = restarting(45_000, { outageTimeout: 10_000 });
  expect(await settle(short.client.parse(input))).toMatchObject({ code: "connection" });
  expect(performance.now() - startedMs).toBeLessThan(10_000);
  const long = restarting(300_000).client.parse(input, {}, { outageTimeout: 600_000 });
  expect(await settle(long)).toMatchObject({ job_id: "job-1" });
});

test("a timeout cuts the wait for a service short, and the error says what was wrong with it", async () => {
  const startedMs = performance.now();
  const { client } = restarting(45_000);
  const error = await settle(client.upload(new Blob(["x"]), { timeout: 20_000, idempotencyKey: "k1" }));
  expect(performance.now() - startedMs).toBeLessThanOrEqual(20_000);
  expect(error).toMatchObject({ code: "connection", idempotencyKey: "k1" });
  expect(String(error)).toContain("ECONNREFUSED");
});

test("without retries a service that does not answer is asked once, and a bad certificate is not waited for", async () => {
  const startedMs = performance.now();
  const once = restarting(45_000, { maxRetries: 0 });
  expect(await settle(once.client.parse(input))).toMatchObject({ code: "connection" });
  const cause = Object.assign(new Error("no"), { code: "DEPTH_ZERO_SELF_SIGNED_CERT" });
  const untrusted = restarting(45_000, {}, () => new TypeError("fetch failed", { cause }));
  expect(await settle(untrusted.client.parse(input))).toMatchObject({ code: "connection" });
  expect(performance.now() - startedMs).toBeLessThan(10_000);
});

test("tries are spread by full jitter over a time that doubles", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  const { client, askedMs } = failing(
    Array.from({ length: 7 }, () => json({}, 500)),
    { maxRetries: 7 },
  );
  await settle(client.parse(input));
  const gapsMs = askedMs.slice(1).map((atMs, index) => atMs - askedMs[index]!);
  expect(gapsMs).toEqual([250, 500, 1000, 2000, 4000, 4000, 4000]);
});

test("Retry-After is kept to, up to a minute", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0);
  const later = (after: string): Response => json({}, 429, { "retry-after": after });
  const { client, askedMs } = failing([later("7"), later("3600")]);
  await settle(client.parse(input));
  expect(askedMs).toEqual([0, 7000, 67_000]);
});

test("an abort ends the pause between two tries at once, with its own reason", async () => {
  const { client, seen } = failing([json({}, 429, { "retry-after": "60" })]);
  const controller = new AbortController();
  const outcome = client.parse(input, {}, { signal: controller.signal }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1000);
  controller.abort("enough");
  expect(await outcome).toBe("enough");
  expect(seen).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});

test("JSON that breaks off is tried again; a sign-in page is not", async () => {
  const half = new Response('{"job_id":"j', { headers: { "content-type": "application/json" } });
  const first = failing([half]);
  expect(await settle(first.client.parse(input))).toMatchObject({ job_id: "job-1" });
  const cut = new Response('{"error":"damaged","job', {
    status: 400,
    headers: { "content-type": "application/json" },
  });
  const third = failing([cut]);
  expect(await settle(third.client.parse(input))).toMatchObject({ job_id: "job-1" });
  const page = new Response("<html>", { headers: { "content-type": "text/html" } });
  const second = failing([page]);
  expect(await settle(second.client.parse(input))).toMatchObject({ code: "invalid_response" });
  expect(second.seen).toHaveLength(1);
});

test("a function is called for each try of an upload", async () => {
  const { client } = failing([json({}, 503), json({}, 503)]);
  const open = vi.fn<() => ReadableStream<Uint8Array>>(() => new Blob(["hello"]).stream());
  vi.useRealTimers();
  vi.spyOn(Math, "random").mockReturnValue(0);
  await client.parse(open);
  expect(open).toHaveBeenCalledTimes(3);
});

test("log lines tell of tries, and hold no key and no query", async () => {
  const lines: string[] = [];
  const log = (level: string) => (message: string, fields: object) =>
    void lines.push(`${level} ${message} ${JSON.stringify(fields)}`);
  const logger = { debug: log("debug"), info: log("info"), warn: log("warn"), error: log("error") };
  const body = { error: "cannot reach https://s3.example.com/a?signature=secret with ak_live_0123456789" };
  const { client } = failing([json(body, 503)], { logger, logLevel: "debug", maxRetries: 1 });
  await settle(client.parse(`${input}?signature=secret`));
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^warn docsvc: POST \/parse .*OverloadedError: 503/);
  expect(lines[1]).toMatch(/^debug docsvc: POST \/parse \{"status":200/);
  expect(lines.join()).not.toMatch(/secret|0123456789|ak_live_test/);
});

test.each([
  ["warn", ["warn"]],
  ["error", []],
  ["off", []],
] as const)("from the level %s on there are log lines: %o", async (logLevel, lines) => {
  const levels: string[] = [];
  const log = (level: string) => () => void levels.push(level);
  const logger = { debug: log("debug"), info: log("info"), warn: log("warn"), error: log("error") };
  await settle(failing([json({}, 503)], { logger, logLevel }).client.parse(input));
  expect(levels).toEqual(lines);
});
