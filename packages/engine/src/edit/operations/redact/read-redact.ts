import type { ClauseReader } from "../../grammar/clause-reader.ts";
import { DOCUMENT_WORDS, withoutScope } from "../../grammar/scope.ts";
import { ALL_PII_KINDS, readTargets } from "../../grammar/targets.ts";
import type { Redact } from "./instruction.ts";

const NOTHING =
  "It does not say what to redact; name a phrase in quotes, a kind such as e-mail addresses, a field, a column, a region or a page.";

/** Reads "redact X and Y on page 2", "schwärze alle IBANs", "everything but X". */
export const readRedact: ClauseReader = ({ text, masked, withoutVerb }) => {
  const what = withoutVerb(text);
  const targets = isWholeAnonymised(text, what) ? ALL_PII_KINDS : readTargets(what, masked);
  return targets.length === 0 ? NOTHING : targets.map((target): Redact => ({ kind: "redact", target }));
};

const ANONYMISE = /(?<![\p{L}])(?:anonymi[sz]e|anonymisieren?)(?![\p{L}])/iu;
const WHOLE = new RegExp(
  `^(?:(?:the|this|that|my|whole|entire|everything in|das|den|die|der|diese[nrms]?|ganze[ns]?)\\s*)*(?:${DOCUMENT_WORDS}|everything|alles)?[\\s.!]*$`,
  "iu",
);

/** "anonymize the letter" means all data that identifies a person. */
function isWholeAnonymised(text: string, what: string): boolean {
  return ANONYMISE.test(text) && WHOLE.test(withoutScope(what));
}
