import type { Submission } from "../../ports/job-store.ts";
import type { Row } from "./row.ts";

/** The submission of an idempotency key, from a row with `fingerprint` and `target`; undefined if the key is new. */
export function rowToSubmission(known: Row | undefined, fingerprint: string): Submission | undefined {
  if (known === undefined) return undefined;
  return known["fingerprint"] === fingerprint
    ? { outcome: "repeated", id: String(known["target"]) }
    : { outcome: "conflict" };
}
