import type { Submission } from "../../ports/job-store.ts";
import type { Row } from "./row.ts";

/** What an idempotency key stands for, of a row with `fingerprint` and `target`; undefined when the key is new. */
export function rowToSubmission(known: Row | undefined, fingerprint: string): Submission | undefined {
  if (known === undefined) return undefined;
  return known["fingerprint"] === fingerprint
    ? { outcome: "repeated", id: String(known["target"]) }
    : { outcome: "conflict" };
}
