/** Databases of earlier versions, whose queue was the table of jobs: after `docsvc migrate`, pg-boss gives out the jobs that wait in them. */
import { effort } from "@docsvc/fixtures/effort";
import { needing } from "@docsvc/fixtures/needing";
import { expect, test } from "vitest";
import { heldBy, newCompletion, newJob } from "../../../test/support/jobs.ts";
import { postgresMissing } from "../../../test/support/postgres-server.ts";
import { newDatabase } from "../../../test/support/shared-postgres.ts";
import { newId } from "../../ports/identifiers.ts";
import { adoptWaiting } from "./adopt-waiting.ts";
import { openPostgres } from "./database.ts";
import type { PostgresDatabase } from "./database.ts";
import { migrate, readSchema } from "./migrate.ts";
import { openPostgresStores } from "./postgres-stores.ts";
import type { PostgresStores } from "./postgres-stores.ts";
import { QUEUE_SCHEMA, QueueEngine } from "./queue-engine.ts";
import { MIGRATIONS } from "./schema.ts";

const OPTIONS = { retentionMs: 60_000, maxAttempts: 3, backoffMs: 0, lostAfterMs: 0 };
/** The last version whose queue was the table itself. */
const TABLE_VERSION = 7;

needing(postgresMissing).describe("a database of an earlier version", () => {
  test.each(
    effort(
      [1, TABLE_VERSION],
      Array.from({ length: MIGRATIONS.length - 1 }, (_, index) => index + 1),
    ),
  )("%i keeps what has ended and gives out what waits", async (version) => {
    await using old = await databaseOf(version);
    const [waiting, ended] = [newId(), newId()];
    await old.add(waiting, "'PENDING', 0");
    await old.add(ended, "'FAILED', 1", ", error_code, error", ", 'timeout', 'over'");
    expect(await migrate(old.database)).toEqual({ from: version, to: MIGRATIONS.length });
    await using stores = await old.open();
    expect(await stores.jobs.get("org", ended)).toMatchObject({ status: "FAILED", failure: { code: "timeout" } });
    const claims = await stores.queue.claim("w", 9, 60_000);
    expect(claims.map(({ job }) => job.id)).toEqual([waiting]);
    expect(await stores.queue.complete(heldBy(claims[0]!), newCompletion())).toBe(true);
    expect(await stores.jobs.counts()).toEqual({ PENDING: 0, RUNNING: 0 });
  });

  test("its lanes and the waiting parts of its long documents continue", async () => {
    await using old = await databaseOf(TABLE_VERSION);
    const [urgent, long] = [newId(), newId()];
    await old.add(urgent, "'PENDING', 0, 1", ", priority");
    await old.add(long, "'RUNNING', 1");
    await old.database.run(`
      insert into docsvc.divisions (job_id, pages, budget_ms) values ('${long}', 8, 60000);
      insert into docsvc.parts (job_id, number, organisation, priority, first_page, last_page, state, run_at) values
        ('${long}', 1, 'org', 0, 1, 4, 'waiting', 1), ('${long}', 2, 'org', 0, 5, 8, 'waiting', 1)`);
    await migrate(old.database);
    await using stores = await old.open();
    const claims = await stores.queue.claim("w", 9, 60_000);
    const names = claims.map(({ job, part }) => `${job.id}/${part?.number ?? ""}`);
    expect(names[0]).toBe(`${urgent}/`);
    expect(names.toSorted()).toEqual([`${urgent}/`, `${long}/1`, `${long}/2`].toSorted());
    expect(await stores.queue.claim("w", 9, 60_000)).toEqual([]);
  });

  test("a queue that somebody has emptied by hand is filled again from the jobs that wait", async () => {
    await using old = await databaseOf(TABLE_VERSION);
    await migrate(old.database);
    await using stores = await old.open();
    const id = newId();
    await stores.jobs.submit(newJob({ id }));
    await old.database.run(`delete from ${QUEUE_SCHEMA}.job`);
    expect(await stores.queue.claim("w", 1, 60_000)).toEqual([]);
    await old.adopt();
    expect((await stores.queue.claim("w", 1, 60_000)).map(({ job }) => job.id)).toEqual([id]);
    await old.adopt();
    expect(await stores.queue.claim("w", 1, 60_000)).toEqual([]);
  });

  test("what ran when a backup was made without pg-boss's tables runs again after it is restored", async () => {
    await using old = await databaseOf(TABLE_VERSION);
    await migrate(old.database);
    await using stores = await old.open();
    const [whole, long] = [newId(), newId()];
    for (const id of [whole, long]) await stores.jobs.submit(newJob({ id }));
    const held = await stores.queue.claim("w", 2, 60_000);
    const slices = [{ first: 1, last: 4 }];
    await stores.slices.divide(heldBy(held.find(({ job }) => job.id === long)!), {
      slices,
      inputKey: null,
      budgetMs: 60_000,
    });
    expect(await stores.queue.claim("w", 2, 60_000)).toHaveLength(1);
    await old.adopt();
    expect(await stores.queue.claim("w", 9, 60_000)).toEqual([]);
    await old.database.run(`delete from ${QUEUE_SCHEMA}.job`);
    await old.adopt();
    const claims = await stores.queue.claim("w", 9, 60_000);
    expect(claims.map(({ job, part }) => `${job.id}/${part?.number ?? ""}`).toSorted()).toEqual(
      [`${whole}/`, `${long}/1`].toSorted(),
    );
    // Their earlier holders can no longer end anything.
    expect(await stores.queue.complete(heldBy(held.find(({ job }) => job.id === whole)!), newCompletion())).toBe(false);
  });
});

interface OldDatabase extends AsyncDisposable {
  readonly database: PostgresDatabase;
  /** A job as that version writes it. */
  add(id: string, values: string, names?: string, more?: string): Promise<void>;
  open(): Promise<PostgresStores & AsyncDisposable>;
  /** What each worker does every minute. */
  adopt(): Promise<void>;
}

/** Only the steps of that version have run. */
async function databaseOf(version: number): Promise<OldDatabase> {
  const url = await newDatabase();
  const database = openPostgres({ url, connections: 2 });
  await database.run(
    "create schema docsvc; create table docsvc.migrations (version integer primary key, applied_at timestamptz not null)",
  );
  for (const step of MIGRATIONS.slice(0, version)) await database.run(step);
  await database.run("insert into docsvc.migrations select n, now() from generate_series(1, $1::integer) n", version);
  expect(await readSchema(database)).toBe(version);
  return {
    database,
    async add(id, values, names = "", more = "") {
      const lane = names.includes("priority") ? "" : ", priority";
      await database.run(
        `insert into docsvc.jobs (id, organisation, key_id, type, request, run_at, created_at, status, attempt${names}${lane})
         values ('${id}', 'org', 'key', 'parse', '{}', 1, 1, ${values}${more}${lane === "" ? "" : ", 0"})`,
      );
    },
    async open() {
      const stores = await openPostgresStores(url, OPTIONS);
      return { ...stores, [Symbol.asyncDispose]: stores.close };
    },
    async adopt() {
      const engine = await QueueEngine.open(database, OPTIONS);
      await adoptWaiting(database, engine);
      await engine.close();
    },
    [Symbol.asyncDispose]: () => database.close(),
  };
}
