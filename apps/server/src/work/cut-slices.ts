import type { PageRun } from "../ports/job-parts.ts";

/**
 * Maximum pages of a document that is read in one run. For 1,000 pages, slices of 8 pages take 23 % more CPU time than a single run, of 16
 * pages 12 %, of 32 pages 4 %, of 64 pages 1 %. Larger slices delay the end longer, and repeat more pages after a crash.
 */
export const MAX_PAGES_PER_SLICE = 32;

/** Cuts slices of equal length, or one page less, so that no small rest has to be waited for. */
export function cutSlices({ first, last }: PageRun): readonly PageRun[] {
  const pages = last - first + 1;
  const count = Math.ceil(pages / MAX_PAGES_PER_SLICE);
  const start = (index: number): number => first + Math.floor((index * pages) / count);
  return Array.from({ length: count }, (_, index) => ({ first: start(index), last: start(index + 1) - 1 }));
}
