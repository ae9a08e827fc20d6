import type { TranscriptPage } from "@docsvc/engine/src/transcript/transcript.ts";
import type { Random } from "../pages/random.ts";
import type { MadeDocument } from "./make-documents.ts";

/** A file of several documents. */
export interface MadeBundle {
  readonly pages: readonly TranscriptPage[];
  /** Numbers of the pages that begin a document. */
  readonly starts: ReadonlySet<number>;
}

/** Percentage of bundles with blank pages in between, and of those that contain a document twice. */
const WITH_BLANKS = 20;
const WITH_COPIES = 30;
/** Random number of pages from one document: the pages of a long one would outweigh all others. */
const MAX_PAGES = [2, 4, 8, 12];

/** Joins documents as in an inbox: of a few kinds, often several of one kind, not always in order. */
export function makeBundle(documents: readonly MadeDocument[], random: Random): MadeBundle {
  const families = random.some([...new Set(documents.map(({ family }) => family))], random.whole(2, 5));
  const chosen = families.flatMap((family) => {
    const all = documents.filter((one) => one.family === family);
    const house = random.pick(all).house;
    const some = random.chance(0.6) ? all.filter((one) => one.house === house) : all;
    return random.some(some, random.pick([1, 1, 2, 3]));
  });
  if (random.whole(0, 99) < WITH_COPIES) {
    // A copy comes after its original, or among the others of its kind.
    const copied = random.pick(chosen);
    const kin = chosen.flatMap(({ family }, at) => (family === copied.family ? [at] : []));
    chosen.splice(random.pick(kin) + 1, 0, copied);
  }
  const ordered = random.chance(0.35) ? random.some(chosen, chosen.length) : chosen;
  const hasBlanks = random.whole(0, 99) < WITH_BLANKS;
  const pages: TranscriptPage[] = [];
  const starts = new Set<number>();
  for (const { pages: whole } of ordered) {
    const own = whole.slice(0, random.pick(MAX_PAGES));
    starts.add(pages.length + 1);
    for (const page of own) pages.push({ ...page, number: pages.length + 1 });
    if (hasBlanks) pages.push({ ...own[0]!, number: pages.length + 1, lines: [], blocks: [] });
  }
  return { pages, starts };
}
