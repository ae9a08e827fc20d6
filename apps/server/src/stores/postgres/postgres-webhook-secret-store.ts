import type { WebhookSecret, WebhookSecretStore } from "../../ports/webhook-store.ts";
import { rowToSecret } from "../rows/webhook-secret-row.ts";
import type { PostgresDatabase } from "./database.ts";

export class PostgresWebhookSecretStore implements WebhookSecretStore {
  readonly #database: PostgresDatabase;

  constructor(database: PostgresDatabase) {
    this.#database = database;
  }

  async valid(organisation: string): Promise<readonly WebhookSecret[]> {
    const rows = await this.#database.all(
      `select id, sealed, expires_at from docsvc.webhook_secrets
       where organisation = $1 and (expires_at is null or expires_at > docsvc.now_ms())
       order by expires_at is not null, id desc`,
      organisation,
    );
    return rows.map(rowToSecret);
  }

  async addFirst(organisation: string, { id, sealed }: Pick<WebhookSecret, "id" | "sealed">): Promise<boolean> {
    const added = await this.#database.run(
      `insert into docsvc.webhook_secrets (id, organisation, sealed, created_at) values ($1, $2, $3, docsvc.now_ms())
       on conflict do nothing`,
      id,
      organisation,
      sealed,
    );
    return added === 1;
  }

  async rotate(
    organisation: string,
    { id, sealed }: Pick<WebhookSecret, "id" | "sealed">,
    previousValidUntil: number,
  ): Promise<void> {
    const leftMs = Math.round(previousValidUntil - Date.now());
    await this.#database.transaction(async (sql) => {
      // If two rotations run at once, the second replaces the first one's secret.
      await sql.run("select pg_advisory_xact_lock(hashtextextended($1, 1))", organisation);
      await sql.run(
        "delete from docsvc.webhook_secrets where organisation = $1 and expires_at <= docsvc.now_ms()",
        organisation,
      );
      await sql.run(
        `update docsvc.webhook_secrets set expires_at = docsvc.now_ms() + $2::bigint
         where organisation = $1 and expires_at is null`,
        organisation,
        leftMs,
      );
      await sql.run(
        "insert into docsvc.webhook_secrets (id, organisation, sealed, created_at) values ($1, $2, $3, docsvc.now_ms())",
        id,
        organisation,
        sealed,
      );
    });
  }
}
