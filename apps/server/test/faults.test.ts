import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Docsvc, JobCancelledError } from "@docsvc/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApiKey } from "../src/auth/api-key.ts";
import { startService } from "../src/service/service.ts";
import type { RunningService } from "../src/service/service.ts";
import { openDatabase } from "../src/stores/sqlite/database.ts";
import { MIGRATIONS } from "../src/stores/sqlite/schema.ts";
import { faultProxy, faults } from "./support/fault-proxy.ts";
import type { Fault } from "./support/fault-proxy.ts";
import { pdfWith } from "./support/pdf.ts";

const CALLS = 200;
const AT_ONCE = 40;
const apiKey = createApiKey();
let dataDir: string;
let service: RunningService;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "docsvc-faults-"));
  service = await startService({ dataDir, apiKey, port: 0, slots: 2, drainMs: 0 });
});
afterAll(async () => {
  await service.close();
  await rm(dataDir, { recursive: true });
});

/** Faults in two of five requests, the same in every run (mulberry32). */
function seededFaults(): () => Fault {
  let state = 20_261_120;
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return () => (random() < 0.6 ? "none" : faults[Math.floor(random() * faults.length)]!);
}

test("over a network that fails in every way, each call ends right and nothing is done twice", async () => {
  await using proxy = await faultProxy(service.url, seededFaults(), 6000);
  // A third of the requests fails: one that fails thirty times in a row never occurs, not even on a busy machine.
  const client = new Docsvc({ apiKey, baseUrl: proxy.baseUrl, timeout: 4000, maxRetries: 30, logLevel: "off" });
  const ends: string[] = [];

  const call = async (index: number): Promise<string> => {
    const text = `Document ${index}.`;
    const bytes = await pdfWith([text]);
    if (index % 4 !== 3) {
      const mode = index % 4 === 1 ? ("async" as const) : undefined;
      const { result } = await client.parse(bytes, {}, { mode, pollIntervalMs: 1000 });
      return result.chunks[0]!.content.includes(text) ? "parsed" : `wrong: ${result.chunks[0]!.content}`;
    }
    const job = await client.parse.submit(bytes);
    const outcome = await job.cancel().then(
      () => "cancelled",
      // The job finished before it was cancelled.
      (error: { code?: string }) => (error.code === "conflict" ? "finished" : `wrong: ${error.code}`),
    );
    const end = await job.wait({ pollIntervalMs: 1000 }).catch((error: unknown) => error);
    const isRight =
      outcome === "cancelled" ? JobCancelledError.isInstance(end) : outcome === "finished" && !(end instanceof Error);
    return isRight ? outcome : `wrong: ${outcome}, then ${String(end)}`;
  };

  let next = 0;
  const work = async (): Promise<void> => {
    while (next < CALLS) {
      const index = next++;
      ends.push(await call(index));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));

  expect(ends.filter((end) => end.startsWith("wrong"))).toEqual([]);
  expect(ends.filter((end) => end === "parsed")).toHaveLength((CALLS * 3) / 4);
  expect(ends).toHaveLength(CALLS);
  for (const fault of faults) expect(proxy.played[fault], fault).toBeGreaterThan(5);

  const straight = new Docsvc({ apiKey, baseUrl: service.url });
  const jobs: string[] = [];
  for await (const { job_id } of straight.jobs.list({ limit: 500 })) jobs.push(job_id);
  expect(jobs).toHaveLength(CALLS);
  const database = openDatabase(join(dataDir, "docsvc.sqlite"), MIGRATIONS);
  expect(database.get("select count(*) as count from uploads")).toEqual({ count: CALLS });
  database.close();
}, 600_000);
