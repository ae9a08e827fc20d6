import type { WebhookSecret, WebhookSecretStore } from "../../ports/webhook-store.ts";
import { rowToSecret } from "../rows/webhook-secret-row.ts";
import type { Database } from "./database.ts";

export class SqliteWebhookSecretStore implements WebhookSecretStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async valid(organisation: string): Promise<readonly WebhookSecret[]> {
    return this.#database
      .all(
        `select * from webhook_secrets where organisation = ? and (expires_at is null or expires_at > ?)
         order by expires_at is not null, id desc`,
        organisation,
        Date.now(),
      )
      .map(rowToSecret);
  }

  async addFirst(organisation: string, { id, sealed }: Pick<WebhookSecret, "id" | "sealed">): Promise<boolean> {
    return (
      this.#database.run(
        `insert into webhook_secrets (id, organisation, sealed, created_at)
         select ?1, ?2, ?3, ?4
         where not exists (select 1 from webhook_secrets where organisation = ?2 and expires_at is null)`,
        id,
        organisation,
        sealed,
        Date.now(),
      ) === 1
    );
  }

  async rotate(
    organisation: string,
    { id, sealed }: Pick<WebhookSecret, "id" | "sealed">,
    previousValidUntil: number,
  ): Promise<void> {
    const now = Date.now();
    this.#database.transaction(() => {
      this.#database.run("delete from webhook_secrets where organisation = ? and expires_at <= ?", organisation, now);
      this.#database.run(
        "update webhook_secrets set expires_at = ? where organisation = ? and expires_at is null",
        previousValidUntil,
        organisation,
      );
      this.#database.run(
        "insert into webhook_secrets (id, organisation, sealed, created_at) values (?, ?, ?, ?)",
        id,
        organisation,
        sealed,
        now,
      );
    });
  }
}
