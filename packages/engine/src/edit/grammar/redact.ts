import type { ClauseReader } from "./clause-reader.ts";
import { readPages } from "./page-set.ts";
import { stripVerb } from "./strip-verb.ts";
import { readTargets } from "./targets.ts";

const NOTHING =
  "It does not say what to redact; name a phrase in quotes, a kind such as e-mail addresses, a field, a column, a region or a page.";

/** "redact X and Y on page 2", "schwärze alle IBANs", "everything but X". */
export const readRedact: ClauseReader = (clause, masked) => {
  const targets = readTargets(stripVerb(clause), masked);
  return targets.length === 0 ? NOTHING : targets.map((target) => ({ kind: "redact", target }));
};

/** "delete page 3" takes pages out; "delete every mail address", "remove "X"" takes text out, which is a redaction. */
export const readRemove: ClauseReader = (clause, masked) => {
  const text = stripVerb(clause);
  const { pages, rest } = readPages(text);
  if (pages !== undefined && /^(?:the|die|der|das|all|alle|also|auch)?[\s.]*$/iu.test(rest)) {
    return pages === null
      ? "It asks to delete all pages, and a document needs one."
      : [{ kind: "delete_pages", pages }];
  }
  return readRedact(clause, masked);
};
