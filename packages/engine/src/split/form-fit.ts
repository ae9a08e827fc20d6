import { describedKinds } from "../kind/described-kinds.ts";
import { KINDS } from "../kind/kind-names.ts";
import type { FoundDocument } from "./find-documents.ts";
import type { SectionDescription } from "./kinds.ts";
import type { PageLook } from "./page-look.ts";

/** Less speaks for no kind plainly. */
const MIN_ODDS = 0.5;

/**
 * Adds how much the section of each document means the kind that its first page looks like: an invoice among “orders” is doubtful, and so is
 * one among “invoices” where another section means “orders and invoices of stations”.
 */
export function withFormFit(
  documents: readonly FoundDocument[],
  looks: readonly PageLook[],
  sought: readonly SectionDescription[],
): FoundDocument[] {
  const named = sought.map(({ title, description }) => describedKinds(title, description).kinds);
  return documents.map((document) => {
    const { kinds } = looks[document.first]!;
    const best = KINDS.reduce((most, kind) => (kinds[kind] > kinds[most] ? kind : most));
    const meant = named[document.kind];
    if (kinds[best] < MIN_ODDS || meant === undefined || meant.size === 0) return document;
    const rival = named.reduce((most, other) => (other === meant ? most : Math.max(most, other.get(best) ?? 0)), 0);
    return { ...document, formFit: (meant.get(best) ?? 0) * (1 - rival) };
  });
}
