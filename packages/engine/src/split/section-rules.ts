/** Separates the described sections that are searched for from the one that takes everything else. */
import { CONCEPTS } from "../kind/concepts/concepts.ts";
import { describedKinds } from "../kind/described-kinds.ts";
import type { FoundDocument } from "./find-documents.ts";
import type { SectionDescription, SoughtSection } from "./section-description.ts";

export interface SectionRules {
  /** Sections to search for; the caller's come first, then kinds that “everything but …” excludes. */
  readonly sought: readonly SoughtSection[];
  /** The caller's index of each section; -1 for kinds that no section takes. */
  readonly callerIndexes: readonly number[];
  /** The caller's index of the section for everything else; -1 if there is none. */
  readonly rest: number;
}

/** The first section that means everything else takes all other pages. */
export function readSections(descriptions: readonly SectionDescription[]): SectionRules {
  const described = descriptions.map(({ title, description }) => describedKinds(title, description));
  const rest = described.findIndex(({ isRest }) => isRest);
  const indexes = [...descriptions.keys()].filter((index) => index !== rest);
  const named = new Set(indexes.flatMap((index) => [...described[index]!.concepts.keys()]));
  const excluded = rest < 0 ? [] : described[rest]!.excluded.filter((concept) => !named.has(concept));
  const titles = CONCEPTS.filter(({ id }) => excluded.includes(id)).map(({ names }) => ({ title: names[0]! }));
  return {
    sought: [...indexes.map((index) => descriptions[index]!), ...titles].map(toSought),
    callerIndexes: [...indexes, ...excluded.map(() => NO_SECTION)],
    rest,
  };
}

const NO_SECTION = -1;

function toSought(description: SectionDescription): SoughtSection {
  const { kinds, concepts } = describedKinds(description.title, description.description);
  return { ...description, kinds, concepts };
}

/** Returns the caller's index of a kind; {@link NO_SECTION} for an excluded kind. */
export function toCallerKinds(
  documents: readonly FoundDocument[],
  { callerIndexes, rest }: SectionRules,
): FoundDocument[] {
  return documents.map((document) => ({
    ...document,
    kind: document.kind < 0 ? rest : callerIndexes[document.kind]!,
  }));
}
