import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { newId } from "@docsvc/server/src/ports/identifiers.ts";
import { createContext } from "@docsvc/server/src/jobs/create-context.ts";
import type { Context } from "@docsvc/server/src/jobs/context.ts";
import { uploadKey } from "@docsvc/server/src/jobs/result-key.ts";
import { submitJob } from "@docsvc/server/src/jobs/submit-job.ts";
import type { Job } from "@docsvc/server/src/ports/job-store.ts";
import { busySeconds } from "@docsvc/server/test/support/busy-seconds.ts";
import type { PostgresServer } from "@docsvc/server/test/support/postgres-server.ts";
import { SECRET, newFleet } from "./new-fleet.ts";
import { SETTINGS } from "./plan.ts";
import type { Setting } from "./plan.ts";

const ORGANISATION = "measured";
/** Documents per slot, so that its child process runs and its code is compiled. */
const WARM_UP = 3;
const main = fileURLToPath(new URL("../../../apps/server/src/main.ts", import.meta.url));

export type Rounds = Readonly<Record<Setting, readonly number[]>>;

/** One document, and how often it is parsed in a measurement. */
export interface Work {
  readonly rounds: number;
  readonly documents: number;
  readonly pages: number;
  readonly bytes: Uint8Array;
}

/**
 * Pages per second of `docsvc worker` on real documents, by setting, and the number of cores that the whole machine kept busy; the settings of
 * a round follow each other.
 */
export async function throughput(
  server: PostgresServer,
  dataDir: string,
  { rounds, documents, pages, bytes }: Work,
): Promise<{ readonly pagesPerSecond: Rounds; readonly coresBusy: Rounds }> {
  const { database, stores } = await newFleet(server, dataDir);
  await using _closed = stores;
  const context = createContext({}, stores, { isDraining: () => false, stopping: new AbortController().signal });
  const pagesPerSecond: Record<Setting, number[]> = { oneSlot: [], twoSlots: [], twoWorkers: [] };
  const coresBusy: Record<Setting, number[]> = { oneSlot: [], twoSlots: [], twoWorkers: [] };
  for (let round = 0; round < rounds; round++) {
    for (const [setting, workers] of Object.entries(SETTINGS) as [Setting, readonly number[]][]) {
      // Stops workers however the run ends: a remaining worker would wait for its database forever.
      await using running = new AsyncDisposableStack();
      for (const count of workers) running.defer(startWorker(database, dataDir, count));
      const slots = workers.reduce((sum, some) => sum + some, 0);
      await run(context, bytes, WARM_UP * slots);
      const before = busySeconds();
      const started = performance.now();
      const jobs = await run(context, bytes, documents);
      coresBusy[setting].push((busySeconds() - before) / ((performance.now() - started) / 1000));
      pagesPerSecond[setting].push(documentsPerSecond(jobs, slots) * pages);
    }
  }
  return { pagesPerSecond, coresBusy };
}

/**
 * The rate while every slot had a document, as in a fleet with a queue: when the first slot finds no more work, those that
 * are still reading count in proportion. Otherwise, with the last document on one slot only, two slots would seem slower the fewer
 * documents a measurement has. Times are the database's.
 */
function documentsPerSecond(jobs: readonly Job[], slots: number): number {
  const runs = jobs.map(({ startedAt, finishedAt }) => ({ from: startedAt ?? 0, to: finishedAt ?? 0 }));
  const from = Math.min(...runs.map((run) => run.from));
  const until = runs.map((run) => run.to).toSorted((a, b) => a - b)[runs.length - slots]!;
  const done = runs.reduce((sum, run) => sum + Math.max(0, Math.min(1, (until - run.from) / (run.to - run.from))), 0);
  return done / ((until - from) / 1000);
}

/** @returns a function that stops it */
function startWorker(database: string, dataDir: string, slots: number): () => Promise<void> {
  const worker = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", main, "worker", "--port", "0"], {
    env: {
      ...process.env,
      DOCSVC_DATABASE_URL: database,
      DOCSVC_SECRET: SECRET,
      DOCSVC_DATA_DIR: dataDir,
      DOCSVC_SLOTS: String(slots),
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  return async () => {
    if (worker.exitCode !== null || worker.signalCode !== null) return;
    worker.kill("SIGTERM");
    await once(worker, "exit");
  };
}

/** Submits documents and waits until all are parsed. */
async function run(context: Context, bytes: Uint8Array, documents: number): Promise<readonly Job[]> {
  const { files, uploads, jobs } = context.stores;
  const inputs: string[] = [];
  for (let index = 0; index < documents; index++) {
    const id = `${newId()}.pdf`;
    await files.put(uploadKey(id), inOnePiece(bytes));
    await uploads.add({ id, organisation: ORGANISATION, key: uploadKey(id), bytes: bytes.length, idempotency: null });
    inputs.push(`docsvc://${id}`);
  }
  await Promise.all(
    inputs.map((input) =>
      submitJob(
        context,
        {
          organisation: ORGANISATION,
          keyId: "measured",
          requestId: "measured",
          baseUrl: "http://measured.test",
          operationId: "parseAsync",
          idempotencyKey: undefined,
        },
        "parse",
        { input },
      ),
    ),
  );
  for (;;) {
    const { PENDING, RUNNING } = await jobs.counts();
    if (PENDING + RUNNING === 0) break;
    // Infrequent, because polling the database takes time of the cores that are measured.
    await sleep(250);
  }
  const ended = await jobs.list(ORGANISATION, { limit: documents });
  const failed = ended.find(({ status }) => status !== "COMPLETED");
  if (failed !== undefined) throw new Error(`A document of the fleet run failed: ${failed.failure?.message}`);
  return ended;
}

async function* inOnePiece(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}
