import { LAST_USED_GRAIN_MS } from "../../ports/key-store.ts";
import type { ApiKey, AuthenticatedKey, KeyStore, NewApiKey } from "../../ports/key-store.ts";
import { AUTHENTICATED_COLUMNS, keyToValues, rowToKey, valuesToAuthenticated } from "../rows/key-row.ts";
import type { Database } from "./database.ts";

const AUTHENTICATE = `select ${AUTHENTICATED_COLUMNS}, last_used_at from api_keys where hash = ? and revoked_at is null`;

export class SqliteKeyStore implements KeyStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async add(key: NewApiKey): Promise<void> {
    this.#database.run(
      `insert into api_keys (id, organisation, name, prefix, hash, rate_count, rate_seconds, concurrency, created_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      ...keyToValues(key),
      Date.now(),
    );
  }

  authenticate(hash: Uint8Array): AuthenticatedKey | undefined {
    const values = this.#database.values(AUTHENTICATE, hash);
    if (values === undefined) return undefined;
    const key = valuesToAuthenticated(values);
    const now = Date.now();
    if (now - Number(values.at(-1) ?? 0) > LAST_USED_GRAIN_MS) {
      this.#database.run("update api_keys set last_used_at = ? where id = ?", now, key.id);
    }
    return key;
  }

  async list(organisation?: string): Promise<readonly ApiKey[]> {
    return this.#database
      .all("select * from api_keys where ?1 is null or organisation = ?1 order by id", organisation ?? null)
      .map(rowToKey);
  }

  async revoke(organisation: string, id: string): Promise<boolean> {
    return (
      this.#database.run(
        "update api_keys set revoked_at = ? where id = ? and organisation = ? and revoked_at is null",
        Date.now(),
        id,
        organisation,
      ) === 1
    );
  }

  async count(): Promise<number> {
    return Number(this.#database.get("select count(*) n from api_keys where revoked_at is null")?.["n"]);
  }
}
