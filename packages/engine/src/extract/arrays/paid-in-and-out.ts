import type { Field } from "../fields/field.ts";
import type { Concept } from "../lexicon/concept.ts";
import { conceptsNamed } from "../lexicon/lexicon.ts";
import type { JoinedText } from "../structure/joined-text.ts";
import type { ColumnMatch } from "./column-match.ts";
import type { StripRow } from "./table-strips.ts";

/** Minimum share of rows that fill just one of the two columns. */
const MIN_EITHER = 0.9;
/** Match of a field with two columns that together are its amount, below that of a header that names it. */
const LABEL = 0.7;

/**
 * One amount from the two columns of an account: what is paid out counts as negative. Only if each row has one of the two, and the schema asks
 * for neither by its own name.
 */
export function paidInAndOut(
  fields: readonly Field[],
  headers: readonly (JoinedText | null)[],
  rows: readonly StripRow[],
  matches: readonly ColumnMatch[],
): ColumnMatch[] {
  const named = (concept: Concept): number => headers.findIndex((header) => names(header, concept));
  const [out, into] = [named("debit"), named("credit")];
  if (out < 0 || into < 0 || out === into) return [];
  if (matches.some(({ column }) => column === out || column === into)) return [];
  const open = fields.flatMap(({ kind, concepts }, field) => {
    const isFree = !matches.some((match) => match.field === field) && !concepts.some((concept) => OTHERS.has(concept));
    return kind === "money" && isFree ? [field] : [];
  });
  const either = rows.filter(({ cells }) => ((cells[out] ?? null) === null) !== ((cells[into] ?? null) === null));
  const [field] = open;
  if (field === undefined || open.length > 1 || either.length < MIN_EITHER * rows.length) return [];
  return [
    { field, column: out, label: LABEL, fit: 1, part: "negative" },
    { field, column: into, label: LABEL, fit: 1 },
  ];
}

/** Fields that are no amount of an entry, or one of its two directions. */
const OTHERS: ReadonlySet<Concept> = new Set<Concept>(["debit", "credit", "balance"]);

function names(header: JoinedText | null, concept: Concept): boolean {
  if (header === null) return false;
  const keys = header.place.tokens.flatMap((token) => token.keys);
  return conceptsNamed(keys).some((one) => one.concept === concept);
}
