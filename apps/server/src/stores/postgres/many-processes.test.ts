/** Several processes use one PostgreSQL at the same moment; each has its own pool and listener, as separate hosts do. */
import { setTimeout as sleep } from "node:timers/promises";
import { needing } from "@docsvc/fixtures/needing";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { newId } from "../../ports/identifiers.ts";
import type { JobEvent } from "../../ports/job-store.ts";
import { heldBy, newCompletion, newJob } from "../../../test/support/jobs.ts";
import { postgresMissing, startPostgres } from "../../../test/support/postgres-server.ts";
import type { PostgresServer } from "../../../test/support/postgres-server.ts";
import { openPostgres } from "./database.ts";
import type { PostgresDatabase } from "./database.ts";
import { checkSchema, migrate, readSchema } from "./migrate.ts";
import { openPostgresStores } from "./postgres-stores.ts";
import type { PostgresStores } from "./postgres-stores.ts";
import { MIGRATIONS } from "./schema.ts";

const OPTIONS = { retentionMs: 60_000, maxAttempts: 3, backoffMs: 60_000, connections: 4 };

needing(postgresMissing).describe("processes", () => {
  let server: PostgresServer;
  let url: string;
  let hosts: PostgresStores[];
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server[Symbol.asyncDispose]());
  beforeEach(async () => {
    url = await server.newDatabase();
    await using database = disposable(openPostgres({ url }));
    await migrate(database);
    hosts = await Promise.all(Array.from({ length: 4 }, () => openPostgresStores(url, OPTIONS)));
  });
  afterEach(async () => {
    await Promise.all(hosts.map((host) => host.close()));
  });
  const submitMany = (count: number, options: object = {}): Promise<unknown> =>
    Promise.all(Array.from({ length: count }, (_, index) => hosts[index % 4]!.jobs.submit(newJob(options))));

  test("of many claimers each gets jobs of its own, and all jobs are got", async () => {
    await submitMany(60);
    const claims = await Promise.all(
      hosts.flatMap((host, index) => [0, 1, 2].map(() => host.queue.claim(`w${index}`, 6, 60_000))),
    );
    const ids = claims.flat().map(({ job }) => job.id);
    expect(new Set(ids).size).toBe(ids.length);
    const rest = await hosts[0]!.queue.claim("w", 60, 60_000);
    expect(ids.length + rest.length).toBe(60);
  });

  test("a key's concurrency holds, however many claim for it at once", async () => {
    const limits = { rate: null, concurrency: 3 };
    const key = { id: "limited", organisation: "org", name: "", prefix: "", hash: Buffer.from("h"), limits };
    await hosts[0]!.keys.add(key);
    await submitMany(20, { keyId: "limited" });
    for (let round = 0; round < 5; round++) {
      await Promise.all(hosts.flatMap((host) => [1, 2].map(() => host.queue.claim("w", 4, 60_000))));
      expect((await hosts[0]!.jobs.counts()).RUNNING).toBeLessThanOrEqual(3);
    }
    expect((await hosts[0]!.jobs.counts()).RUNNING).toBe(3);
  });

  test("of equal submissions to several hosts one creates the job", async () => {
    const idempotency = { key: "k", fingerprint: "same" };
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, index) => hosts[index % 4]!.jobs.submit(newJob({ idempotency }))),
    );
    expect(all.filter(({ outcome }) => outcome === "created")).toHaveLength(1);
    expect(new Set(all.map((one) => "id" in one && one.id)).size).toBe(1);
  });

  test("many ends at once, of one key and of jobs that are cancelled meanwhile, are counted right", async () => {
    await submitMany(40);
    const claims = await hosts[0]!.queue.claim("w", 40, 60_000);
    const outcomes = await Promise.all(
      claims.flatMap((claim, index) => [
        hosts[index % 4]!.queue.complete(heldBy(claim), newCompletion()).then((done) => (done ? "completed" : "")),
        hosts[(index + 1) % 4]!.jobs.cancel("org", claim.job.id).then((end) => (end === "cancelled" ? "failed" : "")),
      ]),
    );
    const count = (outcome: string): number => outcomes.filter((one) => one === outcome).length;
    expect(count("completed") + count("failed")).toBe(40);
    expect(await hosts[0]!.usage.list({})).toMatchObject([
      { completed: count("completed"), failed: count("failed"), pages: count("completed") * 3 },
    ]);
  });

  test("the last slices of a document, done on several hosts at once, make one assembly", async () => {
    await hosts[0]!.jobs.submit(newJob());
    const [whole] = await hosts[0]!.queue.claim("w", 1, 60_000);
    const slices = Array.from({ length: 8 }, (_, index) => ({ first: index + 1, last: index + 1 }));
    await hosts[0]!.slices.divide(heldBy(whole!), { slices, inputKey: null, budgetMs: 60_000 });
    const claims = (await Promise.all(hosts.map((host) => host.queue.claim("w", 2, 60_000)))).flat();
    expect(claims.map(({ part }) => part!.number).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    await Promise.all(
      claims.map(({ job, part }, index) =>
        hosts[index % 4]!.slices.finish({ id: job.id, number: part!.number, token: part!.token, pagesDone: 1 }),
      ),
    );
    const next = (await Promise.all(hosts.map((host) => host.queue.claim("w", 2, 60_000)))).flat();
    expect(next.map(({ part }) => part!.number)).toEqual([0]);
  });

  test("a submission that breaks leaves nothing", async () => {
    const id = newId();
    await hosts[0]!.jobs.submit(newJob({ id }));
    const idempotency = { key: "k", fingerprint: "f" };
    await expect(hosts[0]!.jobs.submit(newJob({ id, idempotency }))).rejects.toThrow(/duplicate key/);
    expect(await hosts[0]!.jobs.repeated("org", idempotency)).toBeUndefined();
    expect(await hosts[0]!.jobs.counts()).toEqual({ PENDING: 1, RUNNING: 0 });
  });

  test("hosts hear of what waits and what has ended at another, also after their listener was cut off", async () => {
    const events: JobEvent[] = [];
    hosts[1]!.queue.onChange((event) => events.push(event));
    const through = async (): Promise<void> => {
      events.length = 0;
      const id = newId();
      await hosts[0]!.jobs.submit(newJob({ id }));
      await expect.poll(() => events).toContainEqual({ id: null, status: "PENDING" });
      await hosts[0]!.jobs.cancel("org", id);
      await expect.poll(() => events).toContainEqual({ id, status: "FAILED" });
    };
    await through();
    await hosts[0]!.database.run(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'docsvc listener'",
    );
    // It looks for what was missed in the meantime.
    await expect.poll(() => events.at(-1)).toEqual({ id: null, status: "PENDING" });
    await through();
  });

  test("a lease counts again after a start of the database: no one could extend it while that was away", async () => {
    const leaseMs = 5000;
    await hosts[0]!.jobs.submit(newJob());
    await hosts[0]!.queue.claim("w", 1, leaseMs);
    await server.stop("fast");
    await sleep(leaseMs + 100);
    await server.start();
    await expect.poll(() => hosts[1]!.queue.recover("expired")).toBe(1);
    // However late this check is: it is reported as long after the start as the lease lasts.
    const [row] = await hosts[1]!.database.all(
      "select extract(epoch from clock_timestamp() - pg_postmaster_start_time()) * 1000 as ms",
    );
    expect(Number(row!["ms"])).toBeGreaterThan(leaseMs);
  });

  test("stores that are closed twice are closed", async () => {
    const stores = await openPostgresStores(url, OPTIONS);
    await Promise.all([stores.close(), stores.close()]);
    await stores.close();
  });

  test("steps run once, whoever migrates at the same moment", async () => {
    const empty = await server.newDatabase();
    const databases = Array.from({ length: 3 }, () => openPostgres({ url: empty, connections: 2 }));
    await Promise.all(databases.map((database) => migrate(database)));
    expect(await readSchema(databases[0]!)).toBe(MIGRATIONS.length);
    await Promise.all(databases.map((database) => database.close()));
  });

  test("a program continues, and starts, while the database is of the version after", async () => {
    const later = `alter table docsvc.jobs add column later text not null default 'x';
      alter table docsvc.webhooks add column later text; create table docsvc.later (n integer)`;
    await using database = disposable(openPostgres({ url }));
    await migrate(database, [...MIGRATIONS, later]);
    const started = await openPostgresStores(url, OPTIONS);
    for (const host of [hosts[0]!, started]) {
      const id = newId();
      await host.jobs.submit(newJob({ id, webhook: Buffer.from("target") }));
      const [claim] = await host.queue.claim("w", 1, 60_000);
      expect(await host.queue.complete(heldBy(claim!), newCompletion())).toBe(true);
      expect(await host.jobs.get("org", id)).toMatchObject({ status: "COMPLETED" });
      expect(await host.webhooks.claim(1, 8, 60_000)).toHaveLength(1);
    }
    await started.close();
  });

  test("a program does not start on a database of the version before, and a step that fails leaves nothing", async () => {
    await using database = disposable(openPostgres({ url }));
    const steps = [...MIGRATIONS, "create table docsvc.half (n integer); nonsense"];
    await expect(checkSchema(database, steps)).rejects.toThrow(
      /version \d+ and this program needs \d+. Run docsvc migrate/,
    );
    await expect(migrate(database, steps)).rejects.toThrow(/syntax error/);
    expect(await database.has("pg_tables where tablename = 'half'")).toBe(false);
    await checkSchema(database);
  });
});

function disposable(database: PostgresDatabase): PostgresDatabase & AsyncDisposable {
  return { ...database, [Symbol.asyncDispose]: () => database.close() };
}
