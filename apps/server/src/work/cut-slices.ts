import type { PageRun } from "../ports/job-parts.ts";

/** A document of up to so many pages is read in one go, and a longer one in slices of at most half as many. */
export const MOST_PAGES_WHOLE = 32;
const MOST_PAGES_A_SLICE = 16;

/** Slices of one length, or one page less: none is left over to be waited for. */
export function cutSlices({ first, last }: PageRun): readonly PageRun[] {
  const pages = last - first + 1;
  const count = Math.ceil(pages / MOST_PAGES_A_SLICE);
  const start = (index: number): number => first + Math.floor((index * pages) / count);
  return Array.from({ length: count }, (_, index) => ({ first: start(index), last: start(index + 1) - 1 }));
}
