import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { builtEntry } from "../../test/support/built-entry.ts";
import { chooseIsolation } from "../isolation/choose-isolation.ts";
import { childrenOf } from "./process-tree.ts";
import { ChildPool, MAX_IDLE_MS } from "./child-pool.ts";

const entry = await builtEntry(new URL("../../test/support/playing-child.ts", import.meta.url));

let scratch: string;
let pool: ChildPool;
beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), "docsvc-pool-"));
  const isolation = await chooseIsolation(entry, "no-walls");
  // Each start of a child takes seconds on a busy machine: two stand for a service's sixteen.
  pool = new ChildPool({ entry, scratch, memoryBytes: 1e9, runsPerChild: 100, isolation }, 2);
});
afterEach(async () => {
  await pool.stop();
  await rm(scratch, { recursive: true });
});

async function run(organisation: string, script: string = "hello"): Promise<void> {
  const inputPath = join(scratch, `${organisation}.txt`);
  await writeFile(inputPath, script);
  const outcome = await pool.run(
    organisation,
    {
      kind: "parse",
      requestId: null,
      documentId: organisation,
      inputPath,
      hints: {},
      outputPath: join(scratch, `${organisation}.json`),
      config: {},
      maxPages: 10,
      mostPages: 10,
      maxMs: 60_000,
    },
    { deadlineMs: () => 100_000, onProgress: () => {}, signal: new AbortController().signal },
  );
  expect(outcome).toEqual({ kind: "done", numPages: 1 });
}

test("a child that has waited for long ends, and one that has just worked stays", async () => {
  await run("a");
  await run("b");
  expect(pool.idle).toBe(2);
  const now = performance.now();
  pool.endIdle(now);
  expect(pool.idle).toBe(2);
  pool.endIdle(now + MAX_IDLE_MS - 60_000);
  expect(pool.idle).toBe(2);
  pool.endIdle(now + MAX_IDLE_MS + 1);
  expect(pool.idle).toBe(0);
  await pool.stop();
  await expect.poll(() => childrenOf(process.pid).length).toBe(0);
  await run("a");
});

test("no more children wait than may", async () => {
  for (const organisation of ["a", "b", "c", "d"]) await run(organisation);
  expect(pool.idle).toBe(2);
});

test("a child that takes more while it waits ends", async () => {
  await run("a", "grow 300000000");
  expect(pool.idle).toBe(1);
  await expect
    .poll(() => {
      pool.endIdle();
      return pool.idle;
    })
    .toBe(0);
  await run("a");
  pool.endIdle();
  expect(pool.idle).toBe(1);
});
