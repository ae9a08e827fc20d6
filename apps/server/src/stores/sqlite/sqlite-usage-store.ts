import type { DayUsage, UsageFilter, UsageStore } from "../../ports/usage-store.ts";
import { rowToUsage } from "../rows/usage-row.ts";
import type { Database } from "./database.ts";

export class SqliteUsageStore implements UsageStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async list({ organisation, keyId, since, until }: UsageFilter): Promise<readonly DayUsage[]> {
    return this.#database
      .all(
        `select * from usage_days where (?1 is null or organisation = ?1) and (?2 is null or key_id = ?2)
           and (?3 is null or day >= ?3) and (?4 is null or day <= ?4)
         order by day, organisation, key_id`,
        organisation ?? null,
        keyId ?? null,
        since ?? null,
        until ?? null,
      )
      .map(rowToUsage);
  }
}
