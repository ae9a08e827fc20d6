/**
 * `node main.ts PLAN`: one contender on a separate PostgreSQL; prints figures as JSON. One process each, because DBOS is global to its process.
 */
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { openPostgres } from "@docsvc/server/src/stores/postgres/database.ts";
import { startPostgres } from "@docsvc/server/test/support/postgres-server.ts";
import { cpuTimeMs } from "../../measure/cpu-time.ts";
import type { Contender } from "./contender.ts";
import { dbosContender } from "./dbos-contender.ts";
import { pgBossContender } from "./pg-boss-contender.ts";
import { postmasterOf, serverCpu, usedBetween } from "./server-cpu.ts";
import { storesContender } from "./stores-contender.ts";

interface Plan {
  readonly contender: "stores" | "pg-boss" | "dbos";
  readonly modules: string;
  readonly slots: number;
  readonly partitionConcurrency: number;
  readonly what: keyof typeof RUNS;
  readonly waiting: number;
  readonly organisations: number;
  readonly finished: number;
  readonly jobs: number;
}

const plan = JSON.parse(process.argv[2]!) as Plan;
const WARM_UP = 20;
const RUNS = { order, cost, recovery };
const require = createRequire(resolve(plan.modules, "package.json"));
const load = async (name: string): Promise<object> =>
  (await import(pathToFileURL(require.resolve(name)).href)) as object;
{
  await using server = await startPostgres({ durable: true });
  const url = await server.newDatabase();
  const contender = await open(url);
  process.stdout.write(JSON.stringify(await RUNS[plan.what](contender, url)));
  await contender.close();
}
process.exit(0);

function open(url: string): Promise<Contender> {
  if (plan.contender === "stores") return storesContender(url);
  if (plan.contender === "pg-boss") return pgBossContender(url, load);
  return dbosContender(url, load, { slots: plan.slots, each: plan.partitionConcurrency });
}

/** A thousand jobs of one organisation, then two and one of others. */
async function order(contender: Contender): Promise<object> {
  await contender.submit("a", 1000);
  await contender.submit("b", 2);
  await contender.submit("c", 1);
  return { name: contender.name, order: (await contender.work(16, plan.slots)).join("") };
}

/** Time until a job is detected that was lost with its worker. */
async function recovery(contender: Contender): Promise<object> {
  await contender.lose();
  return { name: contender.name, foundMs: await contender.found(40_000) };
}

async function cost(contender: Contender, url: string): Promise<object> {
  const { waiting, organisations, finished, jobs, slots } = plan;
  await contender.fill(waiting, organisations, finished);
  const database = openPostgres({ url, connections: 1 });
  const postmaster = postmasterOf(Number((await database.get("select pg_backend_pid() as pid"))!["pid"]));
  const cpu = (): { own: number; server: ReadonlyMap<string, number> } => ({
    own: cpuTimeMs(),
    server: serverCpu(postmaster),
  });
  // Warms up the connections and caches for both measurements.
  await contender.work(WARM_UP, slots);
  const before = cpu();
  const started = performance.now();
  const served = await contender.work(jobs, slots);
  const seconds = (performance.now() - started) / 1000;
  const after = cpu();
  await database.close();
  return {
    name: contender.name,
    slots,
    waiting,
    organisations,
    finished,
    jobs: served.length,
    perSecond: round(served.length / seconds),
    processMsPerJob: round((after.own - before.own) / served.length),
    databaseMsPerJob: round(usedBetween(before.server, after.server) / served.length),
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
