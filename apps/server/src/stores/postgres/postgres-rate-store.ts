import type { Rate, RateStore } from "../../ports/rate-store.ts";
import type { PostgresDatabase } from "./database.ts";

/**
 * One bucket for each key, for all processes. Its table is unlogged: a request of a key with a rate limit takes one statement that waits for
 * no disk, and after a crash of the database all buckets are full.
 */
export class PostgresRateStore implements RateStore {
  readonly #database: PostgresDatabase;

  constructor(database: PostgresDatabase) {
    this.#database = database;
  }

  async take(keyId: string, { count, seconds }: Rate): Promise<number> {
    const msEach = (seconds * 1000) / count;
    const bucket = await this.#database.get(TAKE, keyId, count, msEach);
    return bucket!["granted"] === 1 ? 0 : (1 - Number(bucket!["tokens"])) * msEach;
  }
}

const REFILLED = `least($2::float8, known.tokens + greatest(0, docsvc.now_ms() - known.at) / $3::float8)`;

const TAKE = `
insert into docsvc.rate_buckets as known (key_id, tokens, granted, at)
values ($1, $2::float8 - 1, true, docsvc.now_ms())
on conflict (key_id) do update set
  granted = ${REFILLED} >= 1,
  tokens = ${REFILLED} - case when ${REFILLED} >= 1 then 1 else 0 end,
  at = greatest(known.at, docsvc.now_ms())
returning granted::int, tokens`;
