import type { Idempotency, Submission } from "../../ports/job-store.ts";
import { rowToSubmission } from "../rows/submission-row.ts";
import type { Database } from "./database.ts";

/** What an idempotency key stands for; undefined when it is new. */
export function findSubmission(
  database: Database,
  organisation: string,
  { key, fingerprint }: Idempotency,
): Submission | undefined {
  const known = database.get(
    "select fingerprint, target from idempotency where organisation = ? and key = ?",
    organisation,
    key,
  );
  return rowToSubmission(known, fingerprint);
}

/**
 * Inserts under an idempotency key, or finds what the key stands for.
 *
 * Runs in one transaction with the insert: of two equal requests at the same moment one creates and one repeats.
 */
export function insertOnce(
  database: Database,
  organisation: string,
  idempotency: Idempotency | null,
  id: string,
  insert: () => void,
): Submission {
  return database.transaction(() => insertInTransaction(database, organisation, idempotency, id, insert));
}

/** The same, within a transaction of the caller's. */
export function insertInTransaction(
  database: Database,
  organisation: string,
  idempotency: Idempotency | null,
  id: string,
  insert: () => void,
): Submission {
  if (idempotency !== null) {
    const known = findSubmission(database, organisation, idempotency);
    if (known !== undefined) return known;
    database.run(
      "insert into idempotency (organisation, key, fingerprint, target, created_at) values (?, ?, ?, ?, ?)",
      organisation,
      idempotency.key,
      idempotency.fingerprint,
      id,
      Date.now(),
    );
  }
  insert();
  return { outcome: "created", id };
}
