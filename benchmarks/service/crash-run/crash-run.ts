/**
 * Workers and submitters over one data directory, or one PostgreSQL, are killed at random moments throughout the run; afterwards everything that was
 * acknowledged is counted.
 */
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { openStores } from "@docsvc/server/src/stores/open-stores.ts";
import { organisationSecrets } from "@docsvc/server/src/webhooks/organisation-secrets.ts";
import { openPostgres } from "@docsvc/server/src/stores/postgres/database.ts";
import { migrate } from "@docsvc/server/src/stores/postgres/migrate.ts";
import { builtEntry } from "@docsvc/server/test/support/built-entry.ts";
import type { PostgresServer } from "@docsvc/server/test/support/postgres-server.ts";
import { insist } from "./insist.ts";
import { LEASE_MS, LONG_PAGES, ORGANISATION, SECRET } from "./plan.ts";
import type { Plan } from "./plan.ts";
import { crashReceiver } from "./receiver.ts";
import type { ProcessMessage } from "./process-message.ts";
import { allJobs, tally } from "./tally.ts";
import type { Faults } from "./tally.ts";

export interface CrashRunOptions {
  readonly dataDir: string;
  readonly workers: number;
  readonly submitters: number;
  readonly jobsEach: number;
  /** At least this many kills, spread evenly over the jobs: if jobs are quick, a kill does not wait for its moment. */
  readonly leastKills: number;
  /** Maximum length of the run. */
  readonly mostMs: number;
  /** After this share of the run no more processes are killed, if there were enough kills; on a busy machine half of it would be killing. */
  readonly killingShare?: number;
  /** A server to run on, instead of the embedded store, and the number of its abrupt restarts. */
  readonly postgres?: { readonly server: PostgresServer; readonly restarts: number };
}

export interface CrashRunResult {
  readonly acknowledged: number;
  readonly cancelled: number;
  readonly kills: number;
  /** Workers that were stopped for longer than their lease and then continued. */
  readonly stops: number;
  /** Number of abrupt restarts of the database. */
  readonly restarts: number;
  /** Jobs that were completed in slices. */
  readonly sliced: number;
  readonly deliveries: number;
  readonly byStatus: Readonly<Record<string, number>>;
  /** Jobs by the number of their attempts. */
  readonly byAttempts: Readonly<Record<string, number>>;
  readonly seconds: number;
  readonly faults: Faults;
}

const MIN_KILL_MS = 80;
const MAX_KILL_MS = 430;
/** After this many kills, the next worker is stopped past its lease instead. */
const STOP_EVERY = 5;
const AWAKE_MS = 1000;

/** Interval for checking whether there is a process to kill, once a kill is due. */
const DUE_MS = 10;

/** Share of the run's time that is used for kills. */
const KILLING_SHARE = 0.5;
/** Share of the kills that are carried out on a process that is still starting: otherwise a slow machine would do nothing else. */
const STARTING_SHARE = 0.2;

interface Member {
  process: ChildProcess;
  /** Whether it has begun its work. */
  started: boolean;
  done: boolean;
}

export async function crashRun(options: CrashRunOptions): Promise<CrashRunResult> {
  const started = Date.now();
  const database = await options.postgres?.server.newDatabase();
  if (database !== undefined) await prepare(database);
  await using stores = await openStores(options.dataDir, { database, secret: SECRET });
  const [{ secret } = { secret: "" }] = await organisationSecrets(stores, ORGANISATION);
  await using receiver = await crashReceiver(secret);
  const acknowledged = { jobs: new Set<string>(), cancelled: new Set<string>() };
  let over = false;
  const members: Member[] = [];

  const start = (entry: string, plan: Omit<Plan, "dataDir" | "database" | "webhookUrl">): void => {
    const member: Member = { process: undefined as unknown as ChildProcess, started: false, done: false };
    members.push(member);
    const launch = (from: number): void => {
      let next = from;
      const whole = JSON.stringify({ ...plan, from, database, dataDir: options.dataDir, webhookUrl: receiver.url });
      member.started = false;
      member.process = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", entry, whole], {
        stdio: ["ignore", "pipe", "inherit"],
      });
      createInterface({ input: member.process.stdout! }).on("line", (line) => {
        const message = JSON.parse(line) as ProcessMessage;
        if ("ack" in message) {
          acknowledged.jobs.add(message.ack);
          next = message.index + 1;
        } else if ("cancelled" in message) acknowledged.cancelled.add(message.cancelled);
        else if ("started" in message) member.started = true;
        else member.done = true;
      });
      member.process.once("close", () => {
        if (!over && !member.done) launch(next);
      });
    };
    launch(plan.from);
  };
  // Bundled, because loading the sources would take most of the second that a process lives.
  const [worker, submitter] = await Promise.all(
    ["worker-process.ts", "submitter-process.ts"].map((script) => builtEntry(new URL(script, import.meta.url))),
  );
  for (let index = 0; index < options.workers; index++) {
    start(fileURLToPath(worker!), { name: `w${index}`, jobs: 0, from: 0 });
  }
  for (let index = 0; index < options.submitters; index++) {
    start(fileURLToPath(submitter!), { name: `s${index}`, jobs: options.jobsEach, from: 0 });
  }

  const isLeft = (share = 1): boolean => Date.now() - started < options.mostMs * share;
  const submitters = members.slice(options.workers);
  let kills = 0;
  let stops = 0;
  const frozen = new Set<Member>();
  const freeze = (member: Member): void => {
    frozen.add(member);
    stops += 1;
    const { process: stopped } = member;
    stopped.kill("SIGSTOP");
    setTimeout(() => {
      stopped.kill("SIGCONT");
      // Long enough to try to finish.
      setTimeout(() => frozen.delete(member), AWAKE_MS);
    }, LEASE_MS + AWAKE_MS);
  };
  const open = async (): Promise<number> => {
    const { PENDING, RUNNING } = await insist(() => stores.jobs.counts());
    return PENDING + RUNNING;
  };
  const { server, restarts: wantedRestarts = 0 } = options.postgres ?? {};
  let restarts = 0;
  let restarting: Promise<void> = Promise.resolve();
  const restart = async (): Promise<void> => {
    await server?.stop("immediate");
    await server?.start();
  };
  /** Whether the next of this many is due, spread evenly over the jobs. */
  const isDue = (count: number, wanted: number): boolean =>
    count < wanted && acknowledged.jobs.size >= ((count + 1) * options.submitters * options.jobsEach) / (wanted + 1);
  const restartIfDue = (): void => {
    if (!isDue(restarts, wantedRestarts)) return;
    restarts += 1;
    // Kills continue while the database is down.
    restarting = restarting.then(restart);
  };
  const isSubmitted = (): boolean => submitters.every(({ done }) => done);
  const isKilledEnough = async (): Promise<boolean> =>
    isSubmitted() && kills >= options.leastKills && (await open()) < options.workers * 4;
  const untilKill = async (): Promise<void> => {
    const at = Date.now() + MIN_KILL_MS + Math.random() * (MAX_KILL_MS - MIN_KILL_MS);
    do await sleep(DUE_MS);
    while (Date.now() < at && !isDue(kills, options.leastKills));
  };
  // Kills continue until everything is submitted and nearly everything is done, or the machine turns out to be too slow to finish under them.
  const mayKill = (): boolean =>
    isLeft(kills < options.leastKills ? KILLING_SHARE : (options.killingShare ?? KILLING_SHARE));
  while (mayKill() && !(await isKilledEnough())) {
    await untilKill();
    restartIfDue();
    const alive = members.filter(({ done }) => !done);
    const victim = alive[Math.floor(Math.random() * alive.length)];
    // A stopped worker is not killed, so that it does continue with a job that it no longer owns.
    if (victim === undefined || frozen.has(victim)) continue;
    if (!victim.started && Math.random() > STARTING_SHARE) continue;
    if (frozen.size === 0 && members.indexOf(victim) < options.workers && kills % STOP_EVERY === 0) freeze(victim);
    else if (victim.process.kill("SIGKILL")) kills += 1;
  }
  const unannounced = async (): Promise<number> => (await insist(() => stores.webhooks.counts())).pending;
  while (isLeft() && !(isSubmitted() && (await open()) === 0 && (await unannounced()) === 0)) {
    await sleep(200);
    restartIfDue();
    await restarting;
  }
  over = true;
  for (const { process: child } of members) child.kill("SIGKILL");

  const jobs = await allJobs(stores);
  const countBy = (key: (job: (typeof jobs)[number]) => string): Record<string, number> =>
    Object.fromEntries([...Map.groupBy(jobs, key)].map(([value, group]) => [value, group.length]));
  return {
    acknowledged: acknowledged.jobs.size,
    cancelled: acknowledged.cancelled.size,
    kills,
    stops,
    restarts,
    sliced: jobs.filter(({ status, numPages }) => status === "COMPLETED" && numPages === LONG_PAGES).length,
    deliveries: receiver.received.deliveries,
    byStatus: countBy(({ status }) => status),
    byAttempts: countBy(({ attempt }) => String(attempt)),
    seconds: Math.round((Date.now() - started) / 1000),
    faults: await tally(stores, jobs, acknowledged, receiver.received),
  };
}

async function prepare(url: string): Promise<void> {
  const database = openPostgres({ url, connections: 1 });
  await migrate(database);
  await database.close();
}
