import type { DayUsage, UsageFilter, UsageStore } from "../../ports/usage-store.ts";
import { rowToUsage } from "../rows/usage-row.ts";
import type { PostgresDatabase } from "./database.ts";

export class PostgresUsageStore implements UsageStore {
  readonly #database: PostgresDatabase;

  constructor(database: PostgresDatabase) {
    this.#database = database;
  }

  async list({ organisation, keyId, since, until }: UsageFilter): Promise<readonly DayUsage[]> {
    const rows = await this.#database.all(
      `select * from docsvc.usage_days where ($1::text is null or organisation = $1) and ($2::text is null or key_id = $2)
         and ($3::text is null or day >= $3) and ($4::text is null or day <= $4)
       order by day, organisation, key_id`,
      organisation ?? null,
      keyId ?? null,
      since ?? null,
      until ?? null,
    );
    return rows.map(rowToUsage);
  }
}
