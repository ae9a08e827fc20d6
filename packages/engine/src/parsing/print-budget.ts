/** How long programs may print what a document has: its text is read by then, and must not be lost to a print that takes too long. */
export interface PrintBudget {
  /** Milliseconds that are left. @param pages - of the document that is to be printed, estimated */
  readonly leftMs: (pages: number) => number;
  /** Takes what a print took off what is left. */
  readonly take: (ms: number) => void;
}

/** Of the whole time a print may take a third, and the last third is kept for reading its pages and writing the result. */
const MAX_SHARE = 1 / 3;
const MAX_ELAPSED_SHARE = 2 / 3;

/** @param wholeMs - what a document of this many pages may take in all, from now on */
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
