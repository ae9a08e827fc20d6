/** The short form of the crash run, and what a stopped worker must not do. The long form: `benchmarks/crash-run.ts`. */
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { needing, notOnWindows } from "@docsvc/fixtures/needing";
import { effort } from "@docsvc/fixtures/effort";
import { afterEach, beforeEach, expect, test } from "vitest";
import { run } from "@docsvc/server/test/support/run-command.ts";
import { newId } from "@docsvc/server/src/ports/identifiers.ts";
import { uploadKey } from "@docsvc/server/src/jobs/result-key.ts";
import { openStores } from "@docsvc/server/src/stores/open-stores.ts";
import { crashRun } from "./crash-run.ts";
import { SECRET } from "./plan.ts";
import { builtEntry } from "@docsvc/server/test/support/built-entry.ts";
import { newJob } from "@docsvc/server/test/support/jobs.ts";
import { postgresMissing, startPostgres } from "@docsvc/server/test/support/postgres-server.ts";
import { chunksOf } from "@docsvc/server/test/support/streams.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "docsvc-crash-run-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));

const JOBS_EACH = effort(24, 300);
const KILLS = { leastKills: effort(6, 12), mostMs: 240_000, killingShare: effort(0.06, 0.2) };
const ON_POSTGRES_EACH = effort(24, 60);
/** A slow machine needs all of it, and the tally still has to follow. */
const LIMIT_MS = 360_000;

test(
  "workers and submitters killed all the time: nothing lost, twice, missing, late or counted wrongly",
  async () => {
    const { faults, ...counts } = await crashRun({ dataDir, workers: 3, submitters: 2, jobsEach: JOBS_EACH, ...KILLS });
    expect(Object.entries(faults).filter(([, count]) => count > 0)).toEqual([]);
    expect(counts.acknowledged).toBe(2 * JOBS_EACH);
    expect(counts.cancelled).toBeGreaterThan(0);
    expect(counts.sliced).toBeGreaterThan(0);
    expect(counts.kills).toBeGreaterThanOrEqual(KILLS.leastKills);
  },
  LIMIT_MS,
);

const STOPPED = "a worker that was stopped past its lease and goes on writes nothing";
notOnWindows.test(STOPPED, () => outslept(undefined));

needing(postgresMissing).describe("with PostgreSQL", () => {
  test(
    "the same, and the database stopped at once and started again",
    async () => {
      await using server = await startPostgres();
      const postgres = { server, restarts: 3 };
      const counts = await crashRun({
        dataDir,
        postgres,
        workers: 3,
        submitters: 2,
        jobsEach: ON_POSTGRES_EACH,
        ...KILLS,
      });
      expect(Object.entries(counts.faults).filter(([, count]) => count > 0)).toEqual([]);
      expect(counts).toMatchObject({ acknowledged: 2 * ON_POSTGRES_EACH, restarts: 3 });
      expect(counts.cancelled).toBeGreaterThan(0);
      expect(counts.sliced).toBeGreaterThan(0);
      expect(counts.kills).toBeGreaterThanOrEqual(KILLS.leastKills);
    },
    LIMIT_MS,
  );

  notOnWindows.test(STOPPED, async () => {
    await using server = await startPostgres();
    const database = await server.newDatabase();
    await run(["migrate", "--database", database]);
    await outslept(database);
  });
});

/** @param database - absent for the embedded store */
async function outslept(database: string | undefined): Promise<void> {
  await using stores = await openStores(dataDir, { database, secret: SECRET });
  const [file, id] = [`${newId()}.txt`, newId()];
  const gate = join(dataDir, "gate");
  const text = Buffer.from(`wait ${gate}`);
  await stores.files.put(uploadKey(file), chunksOf(text));
  const upload = { id: file, organisation: "org", key: uploadKey(file), bytes: text.length, idempotency: null };
  await stores.uploads.add(upload);
  const request = { input: { from: "upload", fileId: file }, config: {} };
  await stores.jobs.submit(newJob({ id, requestId: "request", request }));
  const read = async (): Promise<unknown> => stores.jobs.get("org", id);

  const first = await startWorker(database);
  let second: ChildProcess | undefined;
  try {
    await expect.poll(read).toMatchObject({ status: "RUNNING", token: 1 });
    first.kill("SIGSTOP");
    await writeFile(gate, "");
    second = await startWorker(database);
    await expect
      .poll(read)
      .toMatchObject({ status: "COMPLETED", attempt: 2, result: { key: expect.stringContaining(id) } });
    const finished = await read();
    const ended = once(first, "exit");
    first.kill("SIGCONT");
    // The worker finishes the jobs that it has begun, then exits.
    first.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
    expect(await read()).toEqual(finished);
    // The late result was written next to the row's result, never referenced, and has been deleted.
    const results = await readdir(join(dataDir, "files", "stored", "results"));
    expect(results).toEqual([(finished as { result: { key: string } }).result.key.replace("results/", "")]);
    expect(await stores.usage.list({})).toMatchObject([{ completed: 1, failed: 0, pages: 1 }]);
  } finally {
    for (const worker of [first, second]) worker?.kill("SIGKILL");
  }
}

async function startWorker(database: string | undefined): Promise<ChildProcess> {
  const entry = fileURLToPath(await builtEntry(new URL("./worker-process.ts", import.meta.url)));
  const plan = JSON.stringify({ dataDir, database, webhookUrl: "", name: "", jobs: 0, from: 0 });
  return spawn(process.execPath, ["--disable-warning=ExperimentalWarning", entry, plan], {
    stdio: ["ignore", "ignore", "inherit"],
  });
}
