import type { DayUsage, UsageFilter, UsageStore } from "../ports/usage-store.ts";
import type { PostgresDatabase, Row } from "./database.ts";

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

function rowToUsage(row: Row): DayUsage {
  return {
    organisation: String(row["organisation"]),
    keyId: String(row["key_id"]),
    day: String(row["day"]),
    completed: Number(row["completed"]),
    failed: Number(row["failed"]),
    pages: Number(row["pages"]),
    credits: Number(row["credits"]),
  };
}
