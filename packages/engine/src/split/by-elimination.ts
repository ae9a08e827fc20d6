/** Assigns documents without any evidence to the one section that no page was found for. */
import { type Kind, KINDS } from "../kind/kind-names.ts";
import type { FoundDocument } from "./find-documents.ts";
import type { KindOdds } from "./kinds.ts";
import type { SoughtSection } from "./section-description.ts";
import type { PageLook } from "./page-look.ts";

/** From these odds on, a page's form shows plainly that it is of a known kind, so that no section for another kind gets it. */
const PLAIN = 1.5;
/** Below these odds, a page's form shows that it is not of the section's own kind. */
const AGAINST = -2.5;

/**
 * Callers describe sections that the bundle has: if no page was found for exactly one of them, it gets the documents that fit no section and do not
 * look like another known kind or section. The margin is 0, so these are never reported as sure.
 */
export function assignByElimination(
  documents: readonly FoundDocument[],
  looks: readonly PageLook[],
  sought: readonly SoughtSection[],
  said: KindOdds,
): FoundDocument[] {
  const missing = [...sought.keys()].filter((kind) => documents.every((document) => document.kind !== kind));
  const [kind] = missing;
  if (kind === undefined || missing.length > 1) return [...documents];
  const { kinds } = sought[kind]!;
  const mayBe = ({ kinds: odds }: PageLook): boolean =>
    KINDS.every((one) => kinds.has(one) || odds[one] < PLAIN) && isNotAgainst(kinds, odds);
  // Words of another section, even if too few to decide, count more than none.
  const isLeastUnlikely = (row: readonly number[]): boolean => row.every((odds) => odds <= row[kind]!);
  return documents.map((document) => {
    if (document.kind >= 0) return document;
    const isRest = looks
      .slice(document.first, document.last + 1)
      .some((look, at) => mayBe(look) && isLeastUnlikely(said[document.first + at]!));
    return isRest ? { ...document, kind, margin: 0, saidMargin: 0 } : document;
  });
}

function isNotAgainst(named: ReadonlyMap<Kind, number>, odds: PageLook["kinds"]): boolean {
  return named.size === 0 || [...named.keys()].some((kind) => odds[kind] > AGAINST);
}
