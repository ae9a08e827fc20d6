/** Bundles of documents of several kinds, with section descriptions as people write them, and the correct sections. */
import type { Kind } from "@docsvc/engine/src/kind/kind-names.ts";
import type { TranscriptPage } from "@docsvc/engine/src/transcript/transcript.ts";
import type { SectionDescription } from "@docsvc/engine/src/split/section-description.ts";
import type { Random } from "../../pages/random.ts";
import { DESCRIPTIONS, REST } from "./descriptions.ts";
import type { KindDocument } from "./make-kinds.ts";

export interface DescribedBundle {
  readonly pages: readonly TranscriptPage[];
  readonly descriptions: readonly SectionDescription[];
  readonly truth: readonly { readonly title: string; readonly kind: Kind; readonly pages: readonly number[] }[];
}

/** Percentage of bundles with a kind that no section describes; half of these have a section for the rest. */
const WITH_STRAY = 30;
const WITH_BLANKS = 20;
const SHUFFLED = 35;
const MAX_PAGES = [2, 4, 8, 12];

/** @param wanted - a kind that the bundle must contain */
export function describedBundle(documents: readonly KindDocument[], random: Random, wanted?: Kind): DescribedBundle {
  const all = [...new Set(documents.map(({ kind }) => kind))].filter((kind) => kind !== wanted);
  const kinds = [...(wanted === undefined ? [] : [wanted]), ...random.some(all, random.whole(2, 4))];
  const drawn = kinds.flatMap((kind) => random.some(documents.filter((one) => one.kind === kind), random.pick([1, 1, 2, 3]))); // prettier-ignore
  const chosen = random.whole(0, 99) < SHUFFLED ? random.some(drawn, drawn.length) : drawn;
  const described = new Map(kinds.map((kind) => [kind, random.pick(DESCRIPTIONS[kind])]));
  const hasStray = random.whole(0, 99) < WITH_STRAY;
  const stray = hasStray ? kinds.at(-1) : undefined;
  const rest = hasStray && random.chance(0.5) ? random.pick(REST) : undefined;
  const hasBlanks = random.whole(0, 99) < WITH_BLANKS;
  const pages: TranscriptPage[] = [];
  const truth: DescribedBundle["truth"][number][] = [];
  for (const { kind, pages: whole } of chosen) {
    const own = whole.slice(0, random.pick(MAX_PAGES));
    const title = kind === stray ? rest?.[0] : described.get(kind)![0];
    if (title !== undefined) truth.push({ title, kind, pages: own.map((_, at) => pages.length + 1 + at) });
    for (const page of own) pages.push({ ...page, number: pages.length + 1 });
    if (hasBlanks) pages.push({ ...own[0]!, number: pages.length + 1, lines: [], blocks: [] });
  }
  const sought = kinds.filter((kind) => kind !== stray).map((kind) => described.get(kind)!);
  return {
    pages,
    descriptions: [...sought, ...(rest === undefined ? [] : [rest])].map(([title, description]) => ({ title, description })), // prettier-ignore
    truth,
  };
}
