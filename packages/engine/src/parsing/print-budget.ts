/** Time limit for printing a document. Its text is read by then, and must not be lost because a print takes too long. */
export interface PrintBudget {
  /** Remaining milliseconds. @param pages - estimated number of pages of the document to be printed */
  readonly leftMs: (pages: number) => number;
  /** Subtracts the time that a print took. */
  readonly take: (ms: number) => void;
}

/** A print may take a third of the total time; the last third is reserved for reading its pages and writing the result. */
const MAX_SHARE = 1 / 3;
const MAX_ELAPSED_SHARE = 2 / 3;

/** @param wholeMs - total time for a document with this number of pages, from now on */
export function startPrintBudget(wholeMs: (pages: number) => number): PrintBudget {
  const started = performance.now();
  let spentMs = 0;
  return {
    leftMs: (pages) => {
      const whole = wholeMs(pages);
      const elapsed = performance.now() - started;
      return Math.min(whole * MAX_SHARE - spentMs, whole * MAX_ELAPSED_SHARE - elapsed);
    },
    take: (ms) => {
      spentMs += ms;
    },
  };
}
