import { KINDS } from "../kind/kind-names.ts";
import type { FoundDocument } from "./find-documents.ts";
import type { SoughtSection } from "./section-description.ts";
import type { PageLook } from "./page-look.ts";

/** Lower odds do not show a kind plainly. */
const MIN_ODDS = 0.5;

/**
 * Adds how well the section of each document matches the kind that its first page looks like: an invoice among “orders” is doubtful, and so is
 * one among “invoices” if another section is for “orders and invoices of stations”.
 */
export function withFormFit(
  documents: readonly FoundDocument[],
  looks: readonly PageLook[],
  sought: readonly SoughtSection[],
): FoundDocument[] {
  return documents.map((document) => {
    const fit = document.kind < 0 ? undefined : formFitOf(looks[document.first]!, sought, document.kind);
    return fit === undefined ? document : { ...document, formFit: fit };
  });
}

/** Returns a fit from 0 to 1; undefined if the page looks like no known kind, or the section names none. */
export function formFitOf({ kinds }: PageLook, sought: readonly SoughtSection[], section: number): number | undefined {
  const named = sought.map((one) => one.kinds);
  const best = KINDS.reduce((most, kind) => (kinds[kind] > kinds[most] ? kind : most));
  const meant = named[section]!;
  if (kinds[best] < MIN_ODDS || meant.size === 0) return undefined;
  const rival = named.reduce((most, other) => (other === meant ? most : Math.max(most, other.get(best) ?? 0)), 0);
  return (meant.get(best) ?? 0) * (1 - rival);
}
