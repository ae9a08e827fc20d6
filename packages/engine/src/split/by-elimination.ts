/** Documents without any evidence, and the one section that was found nowhere. */
import { describedKinds } from "../kind/described-kinds.ts";
import { type Kind, KINDS } from "../kind/kind-names.ts";
import type { FoundDocument } from "./find-documents.ts";
import type { KindOdds, SectionDescription } from "./kinds.ts";
import type { PageLook } from "./page-look.ts";

/** A page whose form speaks so much for a known kind is of that kind, and of no section that means another. */
const PLAIN = 1.5;
/** A page whose form speaks so much against the section's own kind is not of it. */
const AGAINST = -2.5;

/**
 * Whoever describes sections has them: when exactly one of them is found nowhere, documents that fit no section and do not look like
 * another known kind or section are taken for it. Without margin, so that no one calls it sure.
 */
export function assignByElimination(
  documents: readonly FoundDocument[],
  looks: readonly PageLook[],
  sought: readonly SectionDescription[],
  said: KindOdds,
): FoundDocument[] {
  const missing = [...sought.keys()].filter((kind) => documents.every((document) => document.kind !== kind));
  const [kind] = missing;
  if (kind === undefined || missing.length > 1) return [...documents];
  const { kinds } = describedKinds(sought[kind]!.title, sought[kind]!.description);
  const mayBe = ({ kinds: odds }: PageLook): boolean =>
    KINDS.every((one) => kinds.has(one) || odds[one] < PLAIN) && isNotAgainst(kinds, odds);
  // Words of another section, too few to tell, are still more than none.
  const isLeastUnlikely = (row: readonly number[]): boolean => row.every((odds) => odds <= row[kind]!);
  return documents.map((document) => {
    if (document.kind >= 0) return document;
    const isMeant = looks
      .slice(document.first, document.last + 1)
      .some((look, at) => mayBe(look) && isLeastUnlikely(said[document.first + at]!));
    return isMeant ? { ...document, kind, margin: 0, saidMargin: 0 } : document;
  });
}

function isNotAgainst(named: ReadonlyMap<Kind, number>, odds: PageLook["kinds"]): boolean {
  return named.size === 0 || [...named.keys()].some((kind) => odds[kind] > AGAINST);
}
