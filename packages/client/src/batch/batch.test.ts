import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Docsvc } from "../client.ts";
import { listen } from "../testing/listen.ts";
import { FULL_RESULT, TEST_KEY, json } from "../testing/plain-service.ts";

let folder: string;
let checkpoint: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "docsvc-batch-"));
  checkpoint = join(folder, "batch.jsonl");
});
afterEach(() => rm(folder, { recursive: true }));

/** A service that creates one job for each idempotency key, and counts the work. */
function service(fail: (input: string) => boolean = () => false, atOnce = 1) {
  /** No job ends before this many are running, so that they overlap. */
  const together = Promise.withResolvers<void>();
  const jobs = new Map<string, string>();
  const state = { submissions: 0, reads: 0, running: 0, mostRunning: 0, jobs };
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === "/parse_async") {
      state.submissions += 1;
      state.running += 1;
      state.mostRunning = Math.max(state.mostRunning, state.running);
      if (state.running >= atOnce) together.resolve();
      const { input } = (await request.json()) as { input: string };
      const key = request.headers.get("idempotency-key")!;
      if (!jobs.has(key)) jobs.set(key, input);
      return json({ job_id: key });
    }
    state.reads += 1;
    await together.promise;
    await new Promise((resolve) => {
      setTimeout(resolve, 2);
    });
    state.running -= 1;
    const job_id = pathname.split("/")[2]!;
    const failed = { job_id, status: "FAILED", error: "damaged", error_code: "document_damaged" };
    if (fail(jobs.get(job_id)!)) return json(failed);
    return json({ job_id, status: "COMPLETED", result: FULL_RESULT, duration: 1, usage: { num_pages: 1 } });
  };
  return { client: new Docsvc({ apiKey: TEST_KEY, fetch, logLevel: "off", maxRetries: 0 }), state, fetch };
}

/** For each kill, the number of documents after which the process is killed. */
const KILLS = 3;
const EACH = 3;

const inputs = Array.from({ length: 12 }, (_, index) => `docsvc://f${index}`);

test("each document is done once, no more at a time than allowed", async () => {
  const { client, state } = service(undefined, 3);
  const seen: number[] = [];
  for await (const { index, input, response } of client.batch(inputs, { concurrency: 3 })) {
    seen.push(index);
    expect(response?.result).toEqual(FULL_RESULT);
    expect(input).toBe(inputs[index]);
  }
  expect(seen.toSorted((one, other) => one - other)).toEqual(inputs.map((_, index) => index));
  expect(state.mostRunning).toBe(3);
});

test("a failed document is yielded with its error, and the others continue", async () => {
  const { client } = service((input) => input === "docsvc://f1");
  const failed: unknown[] = [];
  for await (const { key, error } of client.batch(inputs)) if (error) failed.push([key, error.code]);
  expect(failed).toEqual([["docsvc://f1", "job_failed"]]);
});

test("with onError stop the first failure ends the batch", async () => {
  const { client, state } = service((input) => input === "docsvc://f1");
  const all = async (): Promise<void> => {
    for await (const _ of client.batch(inputs, { onError: "stop", concurrency: 1 })) continue;
  };
  await expect(all()).rejects.toMatchObject({ code: "job_failed" });
  expect(state.submissions).toBe(2);
});

test("an interrupted run continues where it stopped, and nothing is done twice", async () => {
  const { client, state } = service((input) => input === "docsvc://f0");
  const given: string[] = [];
  for await (const { key } of client.batch(inputs, { checkpoint, concurrency: 4 })) {
    if (given.length === 5) break;
    given.push(key);
  }
  // The last line of a crashed process may be half a line.
  await appendFile(checkpoint, '{"key":"docsvc://f11","idem');
  for await (const { key } of client.batch(inputs, { checkpoint, concurrency: 4 })) given.push(key);
  expect(given.toSorted()).toEqual(inputs.toSorted());
  expect(state.submissions).toBe(state.jobs.size);
  expect(state.jobs.size).toBe(12);
  for await (const item of client.batch(inputs, { checkpoint })) throw new Error(`again: ${item.key}`);
});

test("a process that is killed at any moment leaves nothing to be done twice", async () => {
  const { fetch, state } = service();
  const ended = new Set<string>();
  let killed = Promise.withResolvers<void>();
  // Holds answers back until the kill, so that no process finishes more documents than planned.
  const paced = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname !== "/parse_async") {
      while (kills < KILLS && !ended.has(pathname) && ended.size >= EACH * (kills + 1)) await killed.promise;
      ended.add(pathname);
    }
    return fetch(request);
  };
  const server = await listen(paced);
  const script = fileURLToPath(new URL("../testing/batch-process.ts", import.meta.url));
  const given = new Set<string>();
  let kills = 0;
  for (let isOver = false; !isOver;) {
    const child = spawn(process.execPath, [script, server.baseUrl, checkpoint, ...inputs]);
    let line = "";
    child.stdout.on("data", (chunk: Buffer) => {
      const lines = (line + chunk.toString()).split("\n");
      line = lines.pop()!;
      for (const key of lines) given.add(key);
      if (given.size >= EACH * (kills + 1) && kills < KILLS) child.kill("SIGKILL");
    });
    // All of its output has been read by then.
    const [, signal] = (await once(child, "close")) as [number | null, string | null];
    isOver = signal === null;
    if (isOver) continue;
    kills += 1;
    killed.resolve();
    killed = Promise.withResolvers();
  }
  await server.close();
  expect(kills).toBe(KILLS);
  expect([...given].toSorted()).toEqual(inputs.toSorted());
  expect([...state.jobs.values()].toSorted()).toEqual(inputs.toSorted());
});

/** Runs a batch to its end, and returns the keys that it yielded, and its counts. */
async function runAll(client: Docsvc, given: readonly string[], options: object = {}) {
  const batch = client.batch(given, { checkpoint, ...options });
  const keys: string[] = [];
  for await (const { key, error } of batch) keys.push(error ? `${key} ${error.code}` : key);
  return { keys: keys.toSorted(), counts: batch.counts };
}

test("what has failed is passed over with its number, until it is asked for again", async () => {
  let isDamaged = true;
  const { client, state } = service((input) => isDamaged && input === "docsvc://f1");
  const some = inputs.slice(0, 3);
  const first = await runAll(client, some);
  expect(first.keys).toContain("docsvc://f1 job_failed");
  expect(first.counts).toEqual({ done: 2, failed: 1, skipped: 0, skippedFailed: 0 });
  expect(await runAll(client, some)).toEqual({
    keys: [],
    counts: { done: 0, failed: 0, skipped: 2, skippedFailed: 1 },
  });
  isDamaged = false;
  const again = await runAll(client, some, { retryFailed: true });
  expect(again.keys).toEqual(["docsvc://f1"]);
  expect(again.counts).toEqual({ done: 1, failed: 0, skipped: 2, skippedFailed: 0 });
  // A new job, because the same key would return the failed one.
  expect(state.jobs.size).toBe(4);
});

test("a file that has changed, and other options, are other work", async () => {
  const path = join(folder, "a.txt");
  await writeFile(path, "one");
  const { fetch, state } = service();
  const client = new Docsvc({
    apiKey: TEST_KEY,
    logLevel: "off",
    fetch: async (request) =>
      request.url.endsWith("/upload") ? json({ file_id: `docsvc://${crypto.randomUUID()}` }) : fetch(request),
  });
  await runAll(client, [path]);
  expect((await runAll(client, [path])).counts.skipped).toBe(1);
  await writeFile(path, "another");
  expect((await runAll(client, [path])).counts.done).toBe(1);
  const options = { formatting: { table_output_format: "html" } };
  expect((await runAll(client, [path], { options })).counts.done).toBe(1);
  expect((await runAll(client, [path], { options })).counts.skipped).toBe(1);
  expect(state.jobs.size).toBe(3);
});

test("a job of an earlier run whose result has expired is done again", async () => {
  const { client, fetch, state } = service();
  const [first] = inputs as [string];
  for await (const _ of client.batch([first], { checkpoint })) break;
  const [gone] = state.jobs.keys();
  const expired = new Docsvc({
    apiKey: TEST_KEY,
    maxRetries: 0,
    logLevel: "off",
    fetch: (request) => (request.url.includes(`/job/${gone}`) ? json({ error: "gone" }, 410) : fetch(request)),
  });
  expect((await runAll(expired, [first])).keys).toEqual([first]);
  expect(state.jobs.size).toBe(2);
});

test("a service that goes away is waited for, and its documents are not given as failed", async () => {
  const { fetch, state } = service();
  let isGone = false;
  const client = new Docsvc({
    apiKey: TEST_KEY,
    logLevel: "off",
    outageTimeout: 1,
    fetch: async (request) => {
      if (isGone) throw new TypeError("fetch failed");
      return fetch(request);
    },
  });
  const keys: string[] = [];
  for await (const { key, error } of client.batch(inputs, { concurrency: 2 })) {
    expect(error).toBeUndefined();
    keys.push(key);
    if (keys.length !== 3) continue;
    isGone = true;
    // Longer than a call outside of a batch waits.
    setTimeout(() => (isGone = false), 1500);
  }
  expect(keys.toSorted()).toEqual(inputs.toSorted());
  expect(state.jobs.size).toBe(inputs.length);
});

test("an address that never leads to a service ends the batch, and not one document after the other", async () => {
  let asked = 0;
  const fetch = async (): Promise<Response> => {
    asked += 1;
    throw new TypeError("fetch failed");
  };
  const client = new Docsvc({ apiKey: TEST_KEY, logLevel: "off", outageTimeout: 1, fetch });
  await expect(runAll(client, inputs)).rejects.toMatchObject({ code: "connection" });
  expect(asked).toBeLessThanOrEqual(8);
});

test("a submission whose answer was lost is found by its key", async () => {
  const { client, state } = service();
  const [first] = inputs as [string];
  for await (const _ of client.batch([first], { checkpoint })) continue;
  const [line] = (await readFile(checkpoint, "utf8")).trim().split("\n");
  await rm(checkpoint);
  await appendFile(checkpoint, `${line}\n`);
  for await (const { response } of client.batch([first], { checkpoint })) expect(response?.result).toEqual(FULL_RESULT);
  expect(state.submissions).toBe(2);
  expect(state.jobs.size).toBe(1);
});

test("what may go better another time is open for the next run", async () => {
  const down = new Docsvc({
    apiKey: TEST_KEY,
    maxRetries: 0,
    logLevel: "off",
    fetch: () => json({ error: "down" }, 503),
  });
  for await (const { error } of down.batch(inputs, { checkpoint })) expect(error?.code).toBe("overloaded");
  let count = 0;
  for await (const { response } of service().client.batch(inputs, { checkpoint })) count += response ? 1 : 0;
  expect(count).toBe(12);
});

test("inputs may come one after another, and two of the same name are two documents", async () => {
  const { client, state } = service();
  async function* some(): AsyncGenerator<string> {
    yield "docsvc://a";
    yield "docsvc://a";
  }
  const keys: string[] = [];
  for await (const { key } of client.batch(some(), { checkpoint })) keys.push(key);
  expect(keys.toSorted()).toEqual(["docsvc://a", "docsvc://a#2"]);
  expect(state.jobs.size).toBe(2);
});

test("an abort ends the batch with its reason", async () => {
  const { client } = service();
  const controller = new AbortController();
  const all = async (): Promise<void> => {
    for await (const _ of client.batch(inputs, { signal: controller.signal })) controller.abort("enough");
  };
  await expect(all()).rejects.toBe("enough");
});
