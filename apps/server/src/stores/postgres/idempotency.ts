import type { Idempotency, Submission } from "../../ports/job-store.ts";
import { rowToSubmission } from "../rows/submission-row.ts";
import type { PostgresDatabase, Sql } from "./database.ts";

/** The submission of an idempotency key; undefined if the key is new. */
export async function findSubmission(
  sql: Sql,
  organisation: string,
  { key, fingerprint }: Idempotency,
): Promise<Submission | undefined> {
  const known = await sql.get(
    "select fingerprint, target from docsvc.idempotency where organisation = $1 and key = $2",
    organisation,
    key,
  );
  return rowToSubmission(known, fingerprint);
}

/**
 * Inserts a row under an idempotency key, or finds the key's earlier one, in one transaction: of equal simultaneous requests, to any
 * machines, one creates the row and the others wait for its commit and repeat its answer.
 */
export async function insertOnce(
  database: PostgresDatabase,
  submitted: { readonly organisation: string; readonly id: string; readonly idempotency: Idempotency | null },
  insert: (sql: Sql) => Promise<void>,
): Promise<Submission> {
  const { organisation, id, idempotency } = submitted;
  return database.transaction(async (sql) => {
    if (idempotency !== null) {
      const isNew = await sql.run(
        `insert into docsvc.idempotency (organisation, key, fingerprint, target, created_at)
         values ($1, $2, $3, $4, docsvc.now_ms()) on conflict do nothing`,
        organisation,
        idempotency.key,
        idempotency.fingerprint,
        id,
      );
      const known = isNew === 1 ? undefined : await findSubmission(sql, organisation, idempotency);
      if (known !== undefined) return known;
      // The key's job was removed between the two statements.
      if (isNew === 0) throw new Error("An idempotency key was forgotten just now. Send the request again.");
    }
    await insert(sql);
    return { outcome: "created", id };
  });
}
