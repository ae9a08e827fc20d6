import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { newId } from "../../identifiers.ts";
import { createContext } from "../../jobs/create-context.ts";
import type { Context } from "../../jobs/context.ts";
import { uploadKey } from "../../jobs/result-key.ts";
import { submitParse } from "../../jobs/submit-parse.ts";
import type { PostgresServer } from "../postgres-server.ts";
import { SECRET, newFleet } from "./new-fleet.ts";
import { SETTINGS } from "./plan.ts";
import type { Setting } from "./plan.ts";

const ORGANISATION = "measured";
/** Of each slot, so that its child process runs and its code is compiled. */
const WARM_UP = 3;
const main = fileURLToPath(new URL("../../main.ts", import.meta.url));

/** One document, and how often it is parsed in a measurement. */
export interface Work {
  readonly rounds: number;
  readonly documents: number;
  readonly pages: number;
  readonly bytes: Uint8Array;
}

/** Pages a second of `docsvc worker` on real documents, by setting; the settings of a round follow each other. */
export async function throughput(
  server: PostgresServer,
  dataDir: string,
  { rounds, documents, pages, bytes }: Work,
): Promise<Readonly<Record<Setting, readonly number[]>>> {
  const { database, stores } = await newFleet(server, dataDir);
  await using _closed = stores;
  const context = createContext({}, stores, { isDraining: () => false, stopping: new AbortController().signal });
  const figures: Record<Setting, number[]> = { oneSlot: [], twoSlots: [], twoWorkers: [] };
  for (let round = 0; round < rounds; round++) {
    for (const [setting, workers] of Object.entries(SETTINGS) as [Setting, readonly number[]][]) {
      const processes = workers.map((slots) => startWorker(database, dataDir, slots));
      await run(context, bytes, WARM_UP * workers.reduce((sum, slots) => sum + slots, 0));
      const seconds = await run(context, bytes, documents);
      figures[setting].push((documents * pages) / seconds);
      for (const worker of processes) worker.kill("SIGTERM");
      await Promise.all(processes.map((worker) => once(worker, "exit")));
    }
  }
  return figures;
}

function startWorker(database: string, dataDir: string, slots: number): ChildProcess {
  return spawn(process.execPath, ["--disable-warning=ExperimentalWarning", main, "worker", "--port", "0"], {
    env: {
      ...process.env,
      DOCSVC_DATABASE_URL: database,
      DOCSVC_SECRET: SECRET,
      DOCSVC_DATA_DIR: dataDir,
      DOCSVC_SLOTS: String(slots),
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/** Submits documents and waits until all are parsed; the seconds that this took. */
async function run(context: Context, bytes: Uint8Array, documents: number): Promise<number> {
  const { files, uploads, jobs } = context.stores;
  const inputs: string[] = [];
  for (let index = 0; index < documents; index++) {
    const id = `${newId()}.pdf`;
    await files.put(uploadKey(id), inOnePiece(bytes));
    await uploads.add({ id, organisation: ORGANISATION, key: uploadKey(id), bytes: bytes.length, idempotency: null });
    inputs.push(`docsvc://${id}`);
  }
  const started = performance.now();
  await Promise.all(
    inputs.map((input) =>
      submitParse(
        context,
        {
          organisation: ORGANISATION,
          keyId: "measured",
          requestId: "measured",
          baseUrl: "http://measured.test",
          operationId: "parseAsync",
          idempotencyKey: undefined,
        },
        { input },
      ),
    ),
  );
  for (;;) {
    const { PENDING, RUNNING } = await jobs.counts();
    if (PENDING + RUNNING === 0) break;
    await sleep(25);
  }
  const seconds = (performance.now() - started) / 1000;
  const ended = await jobs.list(ORGANISATION, { limit: Math.min(500, documents) });
  const failed = ended.find(({ status }) => status !== "COMPLETED");
  if (failed !== undefined) throw new Error(`A document of the fleet run failed: ${failed.failure?.message}`);
  return seconds;
}

async function* inOnePiece(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}
