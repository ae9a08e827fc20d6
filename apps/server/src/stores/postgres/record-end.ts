import { newId } from "../../ports/identifiers.ts";
import type { PostgresDatabase, Row, Sql, Value } from "./database.ts";
import type { JobAnnouncements } from "./job-announcements.ts";
import { placeOf, queueOfJobs, queueOfParts } from "./queue-engine.ts";
import type { QueueEngine } from "./queue-engine.ts";
import { settle } from "./settle.ts";

/** How a job ends: the columns that this end sets in addition to those that every end sets. */
export interface JobEnd {
  readonly status: "COMPLETED" | "FAILED";
  /** Condition of the job that may be ended, with `values` from `$4` on. */
  readonly where: string;
  /** Further assignments, each followed by a comma. */
  readonly set: string;
  readonly values: readonly Value[];
}

/**
 * In a transaction: ends a job, counts its usage, writes the event for its webhook, and removes its parts and entries from their holders and
 * the queue. Undefined if no job may be ended in this way: it does not exist, or the claim is no longer valid.
 */
export async function endJob(
  sql: Sql,
  engine: QueueEngine,
  retentionMs: number,
  end: JobEnd,
): Promise<Row | undefined> {
  const ended = await writeEnd(sql, retentionMs, end);
  if (ended === undefined) return undefined;
  const place = placeOf(ended);
  const parts = JSON.parse(String(ended["entries"])) as string[];
  if (parts.length > 0) await engine.remove(sql, queueOfParts(place), parts);
  else await engine.remove(sql, queueOfJobs(place), [String(ended["id"])]);
  return ended;
}

/** The failure of a job, whichever worker has it: the higher token refuses later reports. */
export function failureOf(id: string, { code, message }: Readonly<Record<"code" | "message", string>>): JobEnd {
  return {
    status: "FAILED",
    where: "id = $4",
    set: "error_code = $5, error = $6, token = token + 1, credits = 0,",
    values: [id, code, message],
  };
}

export interface EndOptions {
  readonly database: PostgresDatabase;
  readonly engine: QueueEngine;
  readonly announcements: JobAnnouncements;
  readonly retentionMs: number;
}

/**
 * Ends a job that a worker has claimed, if necessary after an outage of the database, and announces it. False if the claim is no longer
 * valid.
 *
 * @param own - recognises an end that this claim already wrote: a condition on the job `$1`, and its values
 */
export async function bringEnd(
  { database, engine, announcements, retentionMs }: EndOptions,
  id: string,
  end: JobEnd,
  own: readonly [condition: string, ...values: Value[]],
): Promise<boolean> {
  const [condition, ...values] = own;
  const settled = await settle(
    () => database.transaction(async (sql) => (await endJob(sql, engine, retentionMs, end)) !== undefined),
    () => database.has(`docsvc.jobs where id = $1 and ${condition}`, id, ...values),
  );
  if (settled) announcements.emit({ id, status: end.status });
  return settled;
}

/** Changes all of the service's own tables in one statement, with one round trip. */
function writeEnd(sql: Sql, retentionMs: number, end: JobEnd): Promise<Row | undefined> {
  return sql.get(
    `with due as (
       select id, webhook from docsvc.jobs where ${end.where} for update
     ), ended as (
       update docsvc.jobs set ${end.set} status = $1, secret = null, webhook = null, 
         finished_at = docsvc.now_ms(), expires_at = docsvc.now_ms() + $2::bigint
       from due where jobs.id = due.id
       returning jobs.*, due.webhook as target
     ), divided as (
       update docsvc.divisions set ended_at = docsvc.now_ms() from ended where job_id = ended.id
     ), over as (
       update docsvc.parts set state = 'over', entry = null from ended where job_id = ended.id
     ), announced as (
       insert into docsvc.webhooks (id, organisation, job_id, type, target, state, due_at, created_at)
       select $3, organisation, id, case when status = 'COMPLETED' then 'job.completed' else 'job.failed' end, target,
         'pending', finished_at, finished_at
       from ended where target is not null
     ), counted as (
       insert into docsvc.usage_days as known (organisation, key_id, day, completed, failed, pages, credits)
       select organisation, key_id, to_char(to_timestamp(finished_at / 1000.0) at time zone 'utc', 'YYYY-MM-DD'),
         (status = 'COMPLETED')::int, (status = 'FAILED')::int,
         case when status = 'COMPLETED' then num_pages else 0 end, case when status = 'COMPLETED' then credits else 0 end
       from ended
       on conflict (organisation, key_id, day) do update set completed = known.completed + excluded.completed,
         failed = known.failed + excluded.failed, pages = known.pages + excluded.pages,
         credits = known.credits + excluded.credits
     )
     select id, status, organisation, priority,
       (select coalesce(json_agg(entry), '[]')::text from docsvc.parts where job_id = ended.id and entry is not null) as entries
     from ended`,
    end.status,
    retentionMs,
    newId(),
    ...end.values,
  );
}
