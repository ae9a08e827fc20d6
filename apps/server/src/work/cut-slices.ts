import type { PageRun } from "../ports/job-parts.ts";

/**
 * A document of up to this many pages is read in one run. Of 1,000 pages, slices of 8 cost 23 % more CPU time than one run of them all,
 * of 16 pages 12 %, of 32 pages 4 %, of 64 pages 1 %; the larger they are, the longer the last one is waited for, and the more pages a
 * crash repeats.
 */
export const MAX_PAGES_PER_SLICE = 32;

/** Slices of one length, or one page less: none is left over to be waited for. */
export function cutSlices({ first, last }: PageRun): readonly PageRun[] {
  const pages = last - first + 1;
  const count = Math.ceil(pages / MAX_PAGES_PER_SLICE);
  const start = (index: number): number => first + Math.floor((index * pages) / count);
  return Array.from({ length: count }, (_, index) => ({ first: start(index), last: start(index + 1) - 1 }));
}
