/** Documents that are read in slices, through the whole service, with the engine's own child processes. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { readdir, rm } from "node:fs/promises";
import { parse } from "@docsvc/engine";
import { readFixture } from "@docsvc/fixtures";
import type { Block, FullResult } from "@docsvc/openapi";
import { onLinux } from "@docsvc/fixtures/needing";
import { effort } from "@docsvc/fixtures/effort";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chunksOf } from "../../test/support/streams.ts";
import { removeLostSlices } from "../jobs/clear-slices.ts";
import { sliceInputKey, sliceKey } from "../jobs/slice-key.ts";
import { newId } from "../ports/identifiers.ts";
import { builtEntry } from "../../test/support/built-entry.ts";
import { pdfOfPages, pdfWith } from "../../test/support/pdf.ts";
import { machineClock } from "../../test/support/machine-clock.ts";
import { isAlive, stoppedChildren } from "../../test/support/stopped-children.ts";
import { testService } from "../../test/support/test-service.ts";
import type { Json, TestService } from "../../test/support/test-service.ts";
import { webhookReceiver } from "../../test/support/webhook-receiver.ts";
import type { WebhookReceiver } from "../../test/support/webhook-receiver.ts";

const stopping = await builtEntry(new URL("../../test/support/stopping-child.ts", import.meta.url));
const playing = new URL("../../test/support/playing-child.ts", import.meta.url);

let serial = 0;
function requestIdFor(place: number | string): string {
  return `stop-at-${place}-${process.pid}-${serial++}`;
}

async function submit(service: TestService, json: object, requestId = "request"): Promise<string> {
  return (await service.call("POST", "/parse_async", { json, headers: { "x-request-id": requestId } })).json.job_id;
}

/** The child that stopped itself and is not one of the earlier ones. */
async function untilStopped(requestId: string, before?: number): Promise<number> {
  let found: readonly number[] = [];
  const stopped = async (): Promise<readonly number[]> =>
    (found = (await stoppedChildren(requestId)).filter((pid) => pid !== before));
  await expect.poll(stopped).toHaveLength(1);
  return found[0]!;
}

async function ended(service: TestService, job: string): Promise<Json> {
  return service.ended(job);
}

/** Summed over all days, because midnight may come between two jobs. */
async function usageOf(service: TestService): Promise<Record<(typeof COUNTED)[number], number>> {
  const days = await service.service.stores.usage.list({});
  const [completed, failed, pages, credits] = COUNTED.map((of) => days.reduce((all, day) => all + day[of], 0));
  return { completed: completed!, failed: failed!, pages: pages!, credits: credits! };
}
const COUNTED = ["completed", "failed", "pages", "credits"] as const;

async function sliceFiles(service: TestService): Promise<readonly string[]> {
  return readdir(join(service.dataDir, "files", "stored", "slices")).catch(() => []);
}

const isDrawn = ({ image_file_id: id }: Block): boolean => id !== undefined;

/** The endings of the attempts at a request's job, part by part, from the log. */
function attempts(service: TestService, requestId: string): readonly string[] {
  return service.log
    .map((line): Json => JSON.parse(line))
    .filter(({ msg, request_id: id }) => msg === "attempt ended" && id === requestId)
    .map(({ part, ending }) => (part === undefined ? ending : `${part} ${ending}`));
}

describe("a document of many pages", () => {
  /** Of which the first four are not asked for; the rest are slices of up to 32 pages. */
  const PAGES = effort(72, 120);
  const SLICES = effort([1, 2, 3], [1, 2, 3, 4]);
  let service: TestService;
  let bytes: Uint8Array;
  let input: string;
  beforeAll(async () => {
    service = await testService({ slots: 2 });
    bytes = await pdfOfPages(await readFixture("paper/paper.pdf"), PAGES);
    input = await service.stored(bytes);
  });
  afterAll(() => service[Symbol.asyncDispose]());

  const config = {
    retrieval: { chunking: { chunk_mode: "variable" } },
    formatting: { merge_tables: true },
    settings: { page_range: { start: 5, end: 500 }, return_images: ["figure"] },
  } as const;

  test("gives the same result as a parse in one go, and leaves no slice behind", async () => {
    await using service = await testService({ slots: 2 });
    const input = await service.stored(bytes);
    const job = await ended(service, await submit(service, { input, ...config }, "whole"));
    const { result } = await parse(bytes, { ...config, settings: { page_range: config.settings.page_range } });
    expect(job).toMatchObject({
      status: "COMPLETED",
      progress: 1,
      usage: { num_pages: PAGES - 4, credits: PAGES - 4 },
    });
    const blocks = (job.result as FullResult).chunks.flatMap((chunk) => chunk.blocks);
    const [figures, drawn] = [blocks.filter(({ type }) => type === "Figure"), blocks.filter(isDrawn)];
    expect(drawn).toEqual(figures);
    for (const block of drawn) delete block.image_file_id;
    expect(job.result).toEqual(JSON.parse(JSON.stringify(result)));
    const ends = attempts(service, "whole");
    expect(ends[0]).toBe("divided");
    expect(ends.slice(1, -1).toSorted()).toEqual(SLICES.map((slice) => `${slice} read`));
    expect(ends.at(-1)).toBe("0 completed");
    await expect.poll(() => sliceFiles(service)).toEqual([]);
    expect(await usageOf(service)).toEqual({ completed: 1, failed: 0, pages: PAGES - 4, credits: PAGES - 4 });
  });

  test("with a password gives it too, which lies encrypted until the end", async () => {
    const locked = await pdfWith(
      Array.from({ length: 40 }, (_, index) => `Page ${index + 1}`),
      "open sesame",
    );
    const settings = { document_password: "open sesame" };
    const job = await ended(service, await submit(service, { input: await service.stored(locked), settings }));
    expect(job.usage.num_pages).toBe(40);
    expect(job.result.chunks[0].content).toContain("Page 40");
  });

  test("is refused as a short one is, before any slice", async () => {
    const settings = { page_range: { start: 200, end: 300 } };
    const job = await ended(service, await submit(service, { input, settings }, "refused"));
    expect(job).toMatchObject({ status: "FAILED", error_code: "invalid_page_range" });
    expect(attempts(service, "refused")).toEqual(["failed"]);
  });

  test("a document of up to 32 pages is one run", async () => {
    const json = { input, settings: { page_range: { start: 1, end: 32 } } };
    expect((await ended(service, await submit(service, json, "short"))).status).toBe("COMPLETED");
    expect(attempts(service, "short")).toEqual(["completed"]);
  });
});

test("a document of many slices takes no longer than settings.timeout in all", async () => {
  await using service = await testService({ slots: 2, childEntry: playing });
  // Five slices of 32 seconds each.
  const input = await service.stored("pages 160 1000");
  const job = await ended(service, await submit(service, { input, settings: { timeout: 1 } }));
  expect(job).toMatchObject({ status: "FAILED", error_code: "timeout", usage: { credits: 0 } });
  await expect.poll(() => sliceFiles(service)).toEqual([]);
});

test("a document from an address is fetched once, and every slice reads the same bytes", async () => {
  await using service = await testService({ slots: 2, allowAddress: () => true });
  const bytes = await pdfWith(Array.from({ length: 50 }, (_, index) => `Page ${index + 1}`));
  let requests = 0;
  const server = createServer((_, response) => response.end(requests++ === 0 ? bytes : "another document"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.pdf`;
    const job = await ended(service, await submit(service, { input: address }));
    expect(job).toMatchObject({ status: "COMPLETED", usage: { num_pages: 50 } });
    expect(job.result.chunks[0].content).toContain("Page 50");
    expect(requests).toBe(1);
    await expect.poll(() => sliceFiles(service)).toEqual([]);
  } finally {
    server.close();
  }
});

test("a slice that always ends its process fails the job, and says which pages", async () => {
  await using service = await testService({ childEntry: playing });
  const job = await ended(service, await submit(service, { input: await service.stored("pages 64 1 crash-at 40") }));
  expect(job).toMatchObject({ status: "FAILED", error_code: "worker_lost", usage: { credits: 0 } });
  expect(job.error).toMatch(/lost 3 times while reading pages 33–64/);
  await expect.poll(() => sliceFiles(service)).toEqual([]);
});

test("a long document holds up no short ones, also with one slot", async () => {
  await using service = await testService({ childEntry: playing, limits: { pages: 9600 } });
  const input = await service.stored("hello");
  const long = await submit(service, { input: await service.stored("pages 9600 5") }, "long");
  await expect.poll(() => attempts(service, "long")).toContain("1 read");
  const before = attempts(service, "long").length;
  const short = [await submit(service, { input }, "short"), await submit(service, { input }, "short")];
  const submitted = attempts(service, "long").length;
  for (const job of short) expect(await ended(service, job)).toMatchObject({ status: "COMPLETED" });
  // By the order of the log, however late this test reads it.
  const inOrder = service.log
    .map((line): Json => JSON.parse(line))
    .filter(({ msg }) => msg === "attempt ended")
    .map(({ request_id: id }): string => id);
  const read = inOrder.slice(0, inOrder.lastIndexOf("short")).filter((id) => id === "long").length;
  // Of its 300 slices, at most one was read before each of them, and one while they arrived.
  expect(read - before).toBeLessThanOrEqual(submitted - before + 3);
  expect((await service.call("GET", `/job/${long}`)).json).toMatchObject({ status: "RUNNING" });
});

test("slices of killed workers, whose jobs ended meanwhile, are deleted by a sweep; those of running jobs are not", async () => {
  await using service = await testService({ childEntry: playing });
  const { files } = service.service.stores;
  const running = await submit(service, { input: await service.stored("sleep 60000") });
  await service.taken(running);
  const needed = sliceInputKey(running, 1);
  const lost = sliceKey(newId(), 3, 1);
  for (const key of [needed, lost]) await files.put(key, chunksOf("slice"));
  expect(await removeLostSlices(service.service)).toBe(1);
  expect(await files.read(lost)).toBeUndefined();
  expect(await files.read(needed)).toBeDefined();
});

onLinux.describe("amid the work at a long document", () => {
  const PAGES = 36;
  /** The first and last pages of its two slices; in the long form also the pages next to them, and one in the middle of each. */
  const EDGES = effort([1, 18, 19, PAGES], [1, 2, 9, 17, 18, 19, 20, 27, 35, PAGES]);
  let service: TestService;
  let receiver: WebhookReceiver;
  let input: string;
  /** Three slices, and what happens to them. */
  let bytes: Uint8Array;
  let longer: string;
  let expected: unknown;
  beforeAll(async () => {
    receiver = await webhookReceiver();
    service = await testService({ slots: 2, childEntry: stopping, allowAddress: () => true });
    const pages = Array.from({ length: 72 }, (_, index) => `Page ${index + 1}`);
    bytes = await pdfWith(pages);
    input = await service.stored(await pdfWith(pages.slice(0, PAGES)));
    longer = await service.stored(bytes);
    expected = JSON.parse(JSON.stringify((await parse(bytes)).result));
  });
  afterAll(async () => {
    await service[Symbol.asyncDispose]();
    await receiver[Symbol.asyncDispose]();
  });

  const announced = (job: string): readonly string[] =>
    receiver.deliveries
      .map(({ body }): Json => JSON.parse(body))
      .filter(({ data }) => data.job_id === job)
      .map(({ type }) => type);

  test.each(["open", ...EDGES, "assembly"])(
    "cancelled at %s: its processes are gone, nothing is billed or left, one webhook reports it",
    async (place) => {
      const requestId = requestIdFor(place);
      const job = await submit(service, { input, async: { webhook: { url: receiver.url } } }, requestId);
      const child = await untilStopped(requestId);
      const { failed, ...nothingElse } = await usageOf(service);
      await using clock = await machineClock();
      expect((await service.call("POST", `/cancel/${job}`)).json).toEqual({ status: "cancelled" });
      await clock.within(2000, async () => !(await isAlive(child)));
      expect(await ended(service, job)).toMatchObject({ error_code: "cancelled", usage: { credits: 0 } });
      await expect.poll(() => sliceFiles(service)).toEqual([]);
      await expect.poll(() => announced(job)).toEqual(["job.failed"]);
      expect(await usageOf(service)).toEqual({ ...nothingElse, failed: failed + 1 });
    },
  );

  test("a killed child costs its own slice alone, which is read again", async () => {
    const requestId = requestIdFor(30);
    const job = await submit(service, { input: longer }, requestId);
    const killed = await untilStopped(requestId);
    process.kill(killed, "SIGKILL");
    process.kill(await untilStopped(requestId, killed), "SIGCONT");
    const { status, result } = await ended(service, job);
    expect(status).toBe("COMPLETED");
    expect(result).toEqual(expected);
    const ends = attempts(service, requestId);
    expect(ends.toSorted()).toEqual(["0 completed", "1 read", "2 lost", "2 read", "3 read", "divided"]);
  });

  test("a slice whose blob is missing, or is of another version, is read again", async () => {
    const requestId = requestIdFor(72);
    const job = await submit(service, { input: longer }, requestId);
    const child = await untilStopped(requestId);
    await expect.poll(() => attempts(service, requestId)).toEqual(expect.arrayContaining(["1 read", "2 read"]));
    await rm(join(service.dataDir, "files", "stored", sliceKey(job, 1, 1)));
    await service.service.stores.files.put(sliceKey(job, 2, 1), chunksOf("another version"));
    process.kill(child, "SIGCONT");
    const { status, result } = await ended(service, job);
    expect(status).toBe("COMPLETED");
    expect(result).toEqual(expected);
    expect(attempts(service, requestId).filter((end) => end === "0 reread")).toHaveLength(2);
  });

  test("what was read before the service stopped is not read again", async () => {
    const requestId = requestIdFor(60);
    await using service = await testService({ slots: 2, childEntry: stopping });
    const job = await submit(service, { input: await service.stored(bytes) }, requestId);
    const child = await untilStopped(requestId);
    await expect.poll(() => attempts(service, requestId)).toEqual(expect.arrayContaining(["1 read", "2 read"]));
    await using clock = await machineClock();
    await service.service.close();
    // Killed with its sandbox, which the kernel takes some time to remove.
    await clock.within(2000, async () => !(await isAlive(child)));
    const { dataDir, apiKey } = service;
    await using reopened = await testService({ slots: 1, dataDir, apiKey, allowAddress: () => true });
    const { status, result } = await ended(reopened, job);
    expect(status).toBe("COMPLETED");
    expect(result).toEqual(expected);
    expect(attempts(reopened, requestId)).toEqual(["3 read", "0 completed"]);
  });
});
