import { TOPICS } from "../kind/concepts/concepts.ts";
import { KINDS } from "../kind/kind-names.ts";
import type { FoundDocument } from "./find-documents.ts";
import { oddsOfConcept } from "./kind-evidence.ts";
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
export function formFitOf(look: PageLook, sought: readonly SoughtSection[], section: number): number | undefined {
  const own = sought[section]!;
  const others = sought.filter((one) => one !== own);
  if (others.some(({ concepts }) => isNarrower(look, concepts, own))) return 0;
  const { kinds } = look;
  const best = KINDS.reduce((most, kind) => (kinds[kind] > kinds[most] ? kind : most));
  if (own.kinds.size === 0) return own.concepts.size > 0 ? fitOfConcept(look, own, others) : undefined;
  if (kinds[best] < MIN_ODDS) return undefined;
  const rival = others.reduce((most, other) => Math.max(most, other.kinds.get(best) ?? 0), 0);
  return (own.kinds.get(best) ?? 0) * (1 - rival);
}

/** Whether the page is of a topic that another section names and this one does not. */
function isNarrower(look: PageLook, concepts: ReadonlyMap<string, number>, own: SoughtSection): boolean {
  return [...concepts.keys()].some(
    (id) => TOPICS.has(id) && !own.concepts.has(id) && oddsOfConcept(look, id) > MIN_ODDS,
  );
}

/** The form of some concepts is not known; their words are evidence if those of no other section's concept fit as well. */
function fitOfConcept(look: PageLook, own: SoughtSection, others: readonly SoughtSection[]): number {
  const oddsOf = ({ concepts }: SoughtSection): number => Math.max(0, ...[...concepts.keys()].map((id) => oddsOfConcept(look, id))); // prettier-ignore
  const lead = oddsOf(own) - Math.max(0, ...others.map(oddsOf));
  return Math.min(1, Math.max(0, lead / PLAIN_LEAD));
}

/** Odds by which the words of a concept lead plainly. */
const PLAIN_LEAD = 3;
