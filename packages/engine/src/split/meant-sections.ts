/** Separates the described sections that are searched for from the one that takes everything else. */
import { describedKinds } from "../kind/described-kinds.ts";
import type { FoundDocument } from "./find-documents.ts";
import type { SectionDescription } from "./kinds.ts";

export interface MeantSections {
  /** Sections to search for; the caller's come first, then kinds that “everything but …” excludes. */
  readonly sought: readonly SectionDescription[];
  /** The caller's index of each section; -1 for kinds that no section takes. */
  readonly callerIndexes: readonly number[];
  /** The caller's index of the section for everything else; -1 if there is none. */
  readonly rest: number;
}

/** The first section that means everything else takes all other pages. */
export function meantSections(descriptions: readonly SectionDescription[]): MeantSections {
  const described = descriptions.map(({ title, description }) => describedKinds(title, description));
  const rest = described.findIndex(({ isRest }) => isRest);
  const indexes = [...descriptions.keys()].filter((index) => index !== rest);
  const named = new Set(indexes.flatMap((index) => [...described[index]!.kinds.keys()]));
  const excluded = rest < 0 ? [] : described[rest]!.excluded.filter((kind) => !named.has(kind));
  return {
    sought: [...indexes.map((index) => descriptions[index]!), ...excluded.map((kind) => ({ title: kind }))],
    callerIndexes: [...indexes, ...excluded.map(() => NO_SECTION)],
    rest,
  };
}

const NO_SECTION = -1;

/** Returns the caller's index of a kind; {@link NO_SECTION} for an excluded kind. */
export function toCallerKinds(
  documents: readonly FoundDocument[],
  { callerIndexes, rest }: MeantSections,
): FoundDocument[] {
  return documents.map((document) => ({
    ...document,
    kind: document.kind < 0 ? rest : callerIndexes[document.kind]!,
  }));
}
