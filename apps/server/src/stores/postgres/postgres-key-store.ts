import { LAST_USED_GRAIN_MS } from "../../ports/key-store.ts";
import type { ApiKey, AuthenticatedKey, KeyStore, NewApiKey } from "../../ports/key-store.ts";
import { keyToValues, rowToKey } from "../rows/key-row.ts";
import { numberOrNull } from "../rows/row.ts";
import type { PostgresDatabase } from "./database.ts";

export class PostgresKeyStore implements KeyStore {
  readonly #database: PostgresDatabase;

  constructor(database: PostgresDatabase) {
    this.#database = database;
  }

  async add(key: NewApiKey): Promise<void> {
    await this.#database.run(
      `insert into docsvc.api_keys (id, organisation, name, prefix, hash, rate_count, rate_seconds, concurrency, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, docsvc.now_ms())`,
      ...keyToValues(key),
    );
  }

  async authenticate(hash: Uint8Array): Promise<AuthenticatedKey | undefined> {
    const row = await this.#database.get(
      `select *, (last_used_at is null or last_used_at < docsvc.now_ms() - ${LAST_USED_GRAIN_MS})::int as is_stale
       from docsvc.api_keys where hash = $1 and revoked_at is null`,
      hash,
    );
    if (row === undefined) return undefined;
    if (row["is_stale"] === 1) {
      await this.#database.run(
        "update docsvc.api_keys set last_used_at = docsvc.now_ms() where id = $1 and last_used_at is not distinct from $2::bigint",
        String(row["id"]),
        numberOrNull(row["last_used_at"]),
      );
    }
    return rowToKey(row);
  }

  async list(organisation?: string): Promise<readonly ApiKey[]> {
    const rows = await this.#database.all(
      "select * from docsvc.api_keys where $1::text is null or organisation = $1 order by id",
      organisation ?? null,
    );
    return rows.map(rowToKey);
  }

  async revoke(organisation: string, id: string): Promise<boolean> {
    const changed = await this.#database.run(
      `update docsvc.api_keys set revoked_at = docsvc.now_ms()
       where id = $1 and organisation = $2 and revoked_at is null`,
      id,
      organisation,
    );
    return changed === 1;
  }

  async count(): Promise<number> {
    return Number(
      (await this.#database.get("select count(*) as n from docsvc.api_keys where revoked_at is null"))?.["n"],
    );
  }
}
