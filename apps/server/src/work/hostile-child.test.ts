/** Children that a document has taken over attack the service: each ends alone, and other callers are not affected. */
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testService } from "../../test/support/test-service.ts";
import type { Json, TestService } from "../../test/support/test-service.ts";

const childEntry = new URL("../../test/support/hostile-child.ts", import.meta.url);

let service: TestService;
let neighbour: string;
beforeAll(async () => {
  service = await testService({ childEntry, slots: 2 });
  neighbour = await service.newKey("neighbour");
});
afterAll(() => service[Symbol.asyncDispose]());

async function submit(script: string, body: object = {}, key?: string): Promise<string> {
  const by = key === undefined ? {} : { key };
  const { json: file } = await service.upload(script, by);
  const { json } = await service.call("POST", "/parse_async", { json: { input: file.file_id, ...body }, ...by });
  return json.job_id as string;
}

async function parse(script: string, body: object = {}, key?: string): Promise<Json> {
  return service.ended(await submit(script, body, key), key === undefined ? {} : { key });
}

async function submitEdit(script: string): Promise<string> {
  const json = { document_url: await service.stored(script), edit_instructions: 'Redact "harbour".' };
  return (await service.call("POST", "/edit_async", { json })).json.job_id as string;
}

/** The maximum growth in bytes of this process, which is the service's. */
async function growthOfMemory(act: () => Promise<void>): Promise<number> {
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20);
  try {
    await act();
  } finally {
    clearInterval(watch);
  }
  return Math.max(most, process.memoryUsage.rss()) - before;
}

/** Attacks that end the child and are no answer about the document; each is tried three times. */
const DEADLY = [
  "endless-line",
  "endless-progress",
  "endless-stages",
  "huge-message",
  "huge-refusal",
  "not-json",
  "bare-number",
  "unknown-kind",
  "wrong-code",
  "text-pages",
  "too-many-pages",
  "unasked-pages",
  "unasked-slices",
  "unasked-rereads",
  "unasked-model",
  "wrong-progress",
  "wrong-run",
  "no-run",
  "earlier-run",
  "ready-again",
  "half-a-frame",
  "another-path /etc/passwd",
  "no-result",
  "link /etc/passwd",
  "link-to-folder /etc/passwd",
  "second-name",
  "pipe",
  "folder",
  "giant",
];

test("what no child sends ends the child alone, while other callers are served", { timeout: 300_000 }, async () => {
  const before = process.memoryUsage().rss;
  let mostRss = before;
  const watch = setInterval(() => (mostRss = Math.max(mostRss, process.memoryUsage().rss)), 20);
  const jobs = await Promise.all(DEADLY.map((script) => submit(script)));
  let isOver = false;
  const attacks = Promise.all(jobs.map((job) => service.ended(job))).finally(() => (isOver = true));
  let served = 0;
  for (; !isOver; served++) {
    const job = await parse("hello", {}, neighbour);
    expect(job).toMatchObject({ status: "COMPLETED", result: { chunks: [{ content: "" }] } });
  }
  for (const [index, job] of (await attacks).entries()) {
    expect(job, DEADLY[index]).toMatchObject({ status: "FAILED", error_code: "worker_lost" });
    expect(JSON.stringify(job).length).toBeLessThan(1000);
  }
  clearInterval(watch);
  expect(served).toBeGreaterThan(3);
  expect(mostRss - before).toBeLessThan(200e6);
  expect((await service.call("GET", "/ready", { key: null })).status).toBe(200);
});

test("an image that no page has is not taken in, and no page is shown of it", async () => {
  const file = (await service.stored("giant-image")).slice("docsvc://".length);
  const growth = await growthOfMemory(async () => {
    const { status, json } = await service.call("GET", `/files/${file}/pages/1`);
    expect([status, json.code]).toEqual([400, "document_too_complex"]);
  });
  expect(growth).toBeLessThan(200e6);
});

test("an edited document with a result that is none fails its job alone", async () => {
  const growth = await growthOfMemory(async () => {
    const giant = await service.ended(await submitEdit("edited-giant"));
    expect(giant).toMatchObject({ status: "FAILED", error_code: "document_too_complex" });
  });
  expect(growth).toBeLessThan(200e6);
  const scripts = ["edited-text", "edited-null", "edited-number"];
  const jobs = await Promise.all(scripts.map(submitEdit));
  for (const [index, job] of jobs.entries()) {
    expect(await service.ended(job), scripts[index]).toMatchObject({ status: "FAILED", error_code: "worker_lost" });
  }
});

test("a flood of errors on standard error, and a child without its channel, last until the deadline", async () => {
  const settings = { timeout: 2 };
  const jobs = await Promise.all(["endless-errors", "closed-channel"].map((script) => submit(script, { settings })));
  for (const job of jobs) expect(await service.ended(job)).toMatchObject({ status: "FAILED", error_code: "timeout" });
  expect((await parse("hello", {}, neighbour)).status).toBe("COMPLETED");
});

test(
  "what is written without end is ended, wherever it goes and however small the files are",
  { timeout: 300_000 },
  async () => {
    await using small = await testService({ childEntry, slots: 1, limits: { memoryBytes: 200 * 1024 ** 2 } });
    for (const script of ["many-files", "deep-files", "countless-files"]) {
      const { json } = await small.call("POST", "/parse_async", { json: { input: await small.stored(script) } });
      const job = await small.ended(json.job_id as string);
      expect(job, script).toMatchObject({ status: "FAILED", error_code: "document_too_complex" });
      expect(job.error).toContain("200 MiB of temporary files");
    }
    // Nothing of it stays on disk.
    const left = async (): Promise<readonly string[]> =>
      (await readdir(join(small.dataDir, "scratch"), { recursive: true })).filter((name) => name.includes("file-"));
    await expect.poll(left).toEqual([]);
  },
);

test("a long text is cut where it enters", async () => {
  const job = await parse("long-refusal");
  expect(job).toMatchObject({ status: "FAILED", error_code: "document_damaged" });
  expect(job.error.length).toBe(2000);
  expect(job.error).toMatch(/x…$/);
});

test("messages after the end of a run count against the child, and never against the next run", async () => {
  for (let index = 0; index < 5; index++) {
    expect(await parse("frames-after-end")).toMatchObject({
      status: "COMPLETED",
      result: { chunks: [{ content: "and more" }] },
    });
    expect(await parse("hello")).toMatchObject({ status: "COMPLETED", result: { chunks: [{ content: "" }] } });
  }
});

test("links and folders that a child leaves are removed, and lead nowhere", async () => {
  const secret = join(service.dataDir, "secret");
  const before = await readFile(secret);
  expect((await parse(`trap ${secret}`)).status).toBe("COMPLETED");
  expect(await readFile(secret)).toEqual(before);
  const left = async (): Promise<readonly string[]> => {
    const all = await readdir(join(service.dataDir, "scratch"), { recursive: true });
    return all.filter((name) => /ddd|shut|link$/.test(name));
  };
  await expect.poll(left).toEqual([]);
});

describe("a child that was taken over", () => {
  const text = "the minutes of the board";
  const password = "correct horse battery staple";

  test("carries nothing of one organisation's document into another's result", async () => {
    await using alone = await testService({ childEntry, slots: 1 });
    const another = await alone.newKey("another");
    const run = async (script: string, key?: string): Promise<string> => {
      const by = key === undefined ? {} : { key };
      const { json: file } = await alone.upload(script, by);
      const body = { input: file.file_id, ...(key === undefined ? { settings: { document_password: password } } : {}) };
      const { json } = await alone.call("POST", "/parse", { json: body, ...by });
      return json.result.chunks[0].content as string;
    };
    for (let index = 0; index < 3; index++) {
      expect(await run(`carry ${text}`)).toBe("carrying");
      const seen = await run("carried", another);
      expect(seen).not.toContain(text);
      expect(seen).not.toContain(password);
    }
    // The same organisation gets its own child again, which shows that the child was available.
    const own = await run("carried");
    expect(own).toContain(text);
    expect(own).toContain(password);
    const { found } = JSON.parse(own) as { readonly found: readonly string[][] };
    expect(found.filter(([name]) => name === "carried")).toEqual([]);
  });

  test("is not kept for another organisation, and does not block it", async () => {
    await using alone = await testService({ childEntry, slots: 1 });
    const keys = await Promise.all(["one", "two", "three"].map((name) => alone.newKey(name)));
    const children = new Map<string, Set<number>>();
    for (const key of [...keys, ...keys, ...keys]) {
      const { json: file } = await alone.upload("carried", { key });
      const { json } = await alone.call("POST", "/parse", { json: { input: file.file_id }, key });
      const { environment } = JSON.parse(json.result.chunks[0].content) as { environment: { HOME: string } };
      const mine = children.get(key) ?? new Set();
      children.set(key, mine.add(environment.HOME as never));
    }
    // One child each, kept from turn to turn.
    expect([...children.values()].map((homes) => homes.size)).toEqual([1, 1, 1]);
    expect(new Set([...children.values()].flatMap((homes) => [...homes])).size).toBe(3);
  });
});
