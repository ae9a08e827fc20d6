import { newId } from "@docsvc/server/src/ports/identifiers.ts";
import { openDatabase } from "@docsvc/server/src/stores/sqlite/database.ts";
import { MIGRATIONS } from "@docsvc/server/src/stores/sqlite/schema.ts";

const BATCH = 10_000;
const DAY_MS = 86_400_000;

/** Adds finished jobs to a database, as after a week of service; returns the ids of an even sample. */
export function fillJobs(path: string, organisation: string, count: number, sample: number): readonly string[] {
  const database = openDatabase(path, MIGRATIONS);
  const sampled: string[] = [];
  const every = Math.max(1, Math.floor(count / sample));
  try {
    for (let first = 0; first < count; first += BATCH) {
      database.transaction(() => {
        for (let index = first; index < Math.min(count, first + BATCH); index++) {
          const id = newId();
          const at = Date.now() - Math.floor((1 - index / count) * DAY_MS);
          database.run(
            `insert into jobs (id, organisation, key_id, request_id, type, status, priority, request, attempt, token, run_at,
               progress, result_id, result_key, result_bytes, num_pages, credits, created_at, started_at, finished_at, expires_at)
             values (?, ?, 'filler', ?, 'parse', 'COMPLETED', 0, ?, 1, 1, ?, 1, ?, ?, 1000, 1, 1, ?, ?, ?, ?)`,
            id,
            organisation,
            id,
            '{"input":{"from":"upload","fileId":"filler"},"config":{}}',
            at,
            newId(),
            `results/${id}`,
            at,
            at,
            at,
            at + 7 * DAY_MS,
          );
          if (index % every === 0) sampled.push(id);
        }
      });
    }
    return sampled.slice(0, sample);
  } finally {
    database.close();
  }
}
