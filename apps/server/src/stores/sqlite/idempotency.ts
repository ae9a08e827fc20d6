import type { Idempotency, Submission } from "../../ports/job-store.ts";
import { rowToSubmission } from "../rows/submission-row.ts";
import type { Database } from "./database.ts";

/** The submission of an idempotency key; undefined if the key is new. */
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
 * Inserts a row under an idempotency key, or finds the key's earlier one.
 *
 * Runs in one transaction with the insert: of two equal simultaneous requests, one creates the row and the other repeats its answer.
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

/** The same, in the caller's transaction. */
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
