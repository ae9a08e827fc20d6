import type { ClauseReader } from "../../grammar/clause-reader.ts";
import { readTargets } from "../../grammar/targets.ts";
import type { Redact } from "./instruction.ts";

const NOTHING =
  "It does not say what to redact; name a phrase in quotes, a kind such as e-mail addresses, a field, a column, a region or a page.";

/** "redact X and Y on page 2", "schwärze alle IBANs", "everything but X". */
export const readRedact: ClauseReader = ({ text, masked, withoutVerb }) => {
  const targets = readTargets(withoutVerb(text), masked);
  return targets.length === 0 ? NOTHING : targets.map((target): Redact => ({ kind: "redact", target }));
};
