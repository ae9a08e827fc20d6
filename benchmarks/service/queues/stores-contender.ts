import { openPostgres } from "@docsvc/server/src/stores/postgres/database.ts";
import { migrate } from "@docsvc/server/src/stores/postgres/migrate.ts";
import { openPostgresStores } from "@docsvc/server/src/stores/postgres/postgres-stores.ts";
import { heldBy, newCompletion, newJob } from "@docsvc/server/test/support/jobs.ts";
import type { Contender } from "./contender.ts";
import { untilFound } from "./contender.ts";

const SUBMITTED_AT_ONCE = 8;
/** As in a worker. */
const LEASE_MS = 15_000;

/** The service's own stores, with any engine: they also write a job's row, result, usage and event. */
export async function storesContender(url: string): Promise<Contender> {
  const database = openPostgres({ url, connections: 1, statementMs: 600_000 });
  await migrate(database);
  const stores = await openPostgresStores(url, { retentionMs: 3_600_000, maxAttempts: 3, backoffMs: 1000 });
  const submitAll = async (count: number, organisationOf: (index: number) => string): Promise<void> => {
    let next = 0;
    const submit = async (): Promise<void> => {
      while (next < count) await stores.jobs.submit(newJob({ organisation: organisationOf(next++) }));
    };
    await Promise.all(Array.from({ length: SUBMITTED_AT_ONCE }, submit));
  };
  return {
    name: "stores",
    async fill(waiting, organisations, finished) {
      for (const statement of [WAITING, QUEUES]) await database.run(statement, waiting, organisations);
      await database.run(ENTRIES);
      if (finished > 0) await database.run(FINISHED, finished);
      await database.run("vacuum analyze");
    },
    submit: (organisation, count) => submitAll(count, () => organisation),
    async work(jobs, slots) {
      const served: string[] = [];
      const slot = async (): Promise<void> => {
        while (served.length < jobs) {
          const [claim] = await stores.queue.claim("worker", 1, 60_000);
          if (claim === undefined) return;
          served.push(claim.job.organisation);
          await stores.queue.complete(heldBy(claim), newCompletion());
        }
      };
      await Promise.all(Array.from({ length: slots }, slot));
      return served;
    },
    async lose() {
      await submitAll(1, () => "a");
      await stores.queue.claim("lost", 1, LEASE_MS);
    },
    found: (maxMs) =>
      untilFound(maxMs, async () => {
        await stores.queue.recover("expired");
        return (await stores.queue.claim("other", 1, LEASE_MS)).length > 0;
      }),
    async close() {
      await stores.close();
      await database.close();
    },
  };
}

/** Writes what submissions write, for many jobs at once: {@link FINISHED} has names of the same form. */
const WAITING = `
insert into docsvc.jobs (id, organisation, key_id, type, status, priority, request, run_at, created_at)
select gen_random_uuid()::text, 'org-' || n % $2::integer, 'key', 'parse', 'PENDING', 0, '{}', n, n
from generate_series(1, $1::integer) n`;

const QUEUES = `
with made as (
  insert into docsvc.queues (name, organisation, priority, is_part, since, turn, took_part)
  select 'jobs.standard.org-' || n, 'org-' || n, 0, 0, n, 0, 0 from generate_series(0, least($1, $2)::integer - 1) n returning name
)
select docsvc_queue.create_queue(name, '{"policy":"standard"}'::jsonb) from made`;

const ENTRIES = `
insert into docsvc_queue.job (id, name, group_id, start_after, keep_until, retry_limit, policy)
select id::uuid, 'jobs.standard.' || organisation, 'key', '2026-01-01', '2090-01-01', 10000, 'standard'
from docsvc.jobs where status = 'PENDING'`;

const FINISHED = `
insert into docsvc.jobs (id, organisation, key_id, type, status, priority, request, attempt, token, run_at, progress,
  result_id, result_key, result_bytes, num_pages, credits, created_at, started_at, finished_at, expires_at)
select '01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'), 'org-' || n % 100,
  'key', 'parse', 'COMPLETED', 0, '{"input":{"from":"upload","fileId":"x"},"config":{}}', 1, 1, n, 1,
  'result-' || n, 'results/' || n || '.1.json', 1000, 10, 10, n, n, n, docsvc.now_ms() + 604800000 + n
from generate_series(1, $1::integer) n`;
