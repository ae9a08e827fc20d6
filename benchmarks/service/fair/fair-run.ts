/** The fair run: how long an organisation waits for a small document, alone and while another floods the queue. */
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readFixture } from "@docsvc/fixtures";
import { issueApiKey } from "@docsvc/server/src/auth/authenticator.ts";
import { openPostgres } from "@docsvc/server/src/stores/postgres/database.ts";
import { migrate } from "@docsvc/server/src/stores/postgres/migrate.ts";
import { startPostgres } from "@docsvc/server/test/support/postgres-server.ts";
import type { PostgresServer } from "@docsvc/server/test/support/postgres-server.ts";
import { openStores } from "@docsvc/server/src/stores/open-stores.ts";
import { quantile } from "../load/http-load.ts";
import { runService } from "../load/running-service.ts";
import type { Caller } from "../load/running-service.ts";

export interface FairPlan {
  readonly slots: number;
  /** Maximum number of these that one organisation may use. */
  readonly organisationSlots?: number | undefined;
  /** Number of jobs that the flood keeps waiting, as many as allowed. */
  readonly flood: number;
  /** Number of the other organisation's documents, one after the other, in each phase. */
  readonly documents: number;
  /** Milliseconds between a result and the next submission. */
  readonly pauseMs: number;
  /** Uses the fleet's engine instead of the embedded one. */
  readonly postgres?: boolean | undefined;
}

export interface FairResult {
  readonly plan: FairPlan;
  /** From the submission of a document to its result, in milliseconds. */
  readonly quiet: { readonly p50Ms: number; readonly p95Ms: number };
  readonly underLoad: { readonly p50Ms: number; readonly p95Ms: number };
  /** Refused submissions of the flood, and of the other organisation. */
  readonly refusedFlood: number;
  readonly refusedOther: number;
}

const SECRET = "the secret of a fair run, told to its service";
const FIXTURE = "letter/letter.pdf";

export async function fairRun(root: string, plan: FairPlan): Promise<FairResult> {
  const dataDir = join(root, "data");
  await using server = plan.postgres === true ? await startPostgres({ durable: true }) : undefined;
  const fleet = server === undefined ? {} : { database: await newFleetDatabase(server), secret: SECRET };
  const { slots, organisationSlots, flood: pendingJobs } = plan;
  await using service = await runService({ ...fleet, dataDir, slots, organisationSlots, limits: { pendingJobs } });
  const [flooding, other] = await keys(dataDir, fleet);
  const document = await readFixture(FIXTURE);
  const [flood, caller] = [service.as(flooding!), service.as(other!)];
  const [floodInput, input] = [await flood.upload(document, "flood.pdf"), await caller.upload(document, "one.pdf")];
  const measured = (count: number): ReturnType<typeof measure> => measure(caller, input, count, plan.pauseMs);
  await measured(3);
  const quiet = await measured(plan.documents);
  const stop = new AbortController();
  const flooded = keepFlooding(flood, floodInput, stop.signal);
  await measured(3);
  const underLoad = await measured(plan.documents);
  stop.abort();
  const refusedOther = quiet.refused + underLoad.refused;
  return {
    plan,
    quiet: figures(quiet.ms),
    underLoad: figures(underLoad.ms),
    refusedFlood: await flooded,
    refusedOther,
  };
}

/** Migrated as by `docsvc migrate`. */
async function newFleetDatabase(server: PostgresServer): Promise<string> {
  const url = await server.newDatabase();
  const database = openPostgres({ url, connections: 1 });
  await migrate(database);
  await database.close();
  return url;
}

async function keys(dataDir: string, fleet: Parameters<typeof openStores>[1]): Promise<readonly string[]> {
  await using stores = await openStores(dataDir, fleet);
  const issue = async (organisation: string): Promise<string> =>
    (await issueApiKey(stores.keys, { name: organisation, organisation })).key;
  return [await issue("flood"), await issue("other")];
}

async function measure(
  caller: Caller,
  input: string,
  count: number,
  pauseMs: number,
): Promise<{ ms: number[]; refused: number }> {
  const ms: number[] = [];
  let refused = 0;
  for (let index = 0; index < count; index++) {
    const started = performance.now();
    const { status } = await caller.ask("POST", "/parse", { json: { input } });
    if (status === 200) ms.push(performance.now() - started);
    else refused += 1;
    if (pauseMs > 0) await sleep(pauseMs);
  }
  return { ms, refused };
}

/** Submits without a pause, and retries a little later if refused. Returns the number of refusals. */
async function keepFlooding(caller: Caller, input: string, signal: AbortSignal): Promise<number> {
  let refused = 0;
  while (!signal.aborted) {
    const { status } = await caller.ask("POST", "/parse_async", { json: { input } });
    if (status === 200) continue;
    refused += 1;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return refused;
}

function figures(ms: readonly number[]): FairResult["quiet"] {
  const sorted = ms.toSorted((a, b) => a - b);
  return { p50Ms: Math.round(quantile(sorted, 0.5)), p95Ms: Math.round(quantile(sorted, 0.95)) };
}
