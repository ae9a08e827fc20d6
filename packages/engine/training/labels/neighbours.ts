import type { TextRun } from "../../src/text/word.ts";

/** Neighbours of each line by index; -1 if there is none. */
export interface Neighbours {
  readonly above: Int32Array;
  readonly below: Int32Array;
  readonly before: Int32Array;
  readonly after: Int32Array;
  /** Other lines on the same baseline. */
  readonly mates: Int32Array;
}

/** Baselines in one row differ by less, in font sizes. */
const SAME_ROW = 0.35;
/** Maximum number of lines that are checked upwards or downwards: enough for a table of 40 columns, or a page of scattered labels. */
const MAX_LOOKS = 60;

/** Finds the neighbours of a page's lines. */
export function findNeighbours(runs: readonly TextRun[]): Neighbours {
  const count = runs.length;
  const list = (): Int32Array => new Int32Array(count).fill(-1);
  const found = { above: list(), below: list(), before: list(), after: list(), mates: new Int32Array(count) };
  const order = Array.from({ length: count }, (_, at) => at).sort(
    (a, b) => runs[a]!.baseline - runs[b]!.baseline || runs[a]!.left - runs[b]!.left,
  );
  for (let place = 0; place < count; place++) {
    const at = order[place]!;
    const run = runs[at]!;
    for (let next = place + 1, looks = 0; next < count && looks < MAX_LOOKS; next++, looks++) {
      const to = order[next]!;
      const other = runs[to]!;
      if (other.baseline - run.baseline <= SAME_ROW * Math.max(run.size, other.size)) joinRow(found, runs, at, to);
      else if (Math.min(run.right, other.right) > Math.max(run.left, other.left)) {
        found.below[at] = to;
        // The lowest line over it comes last.
        break;
      }
    }
    for (let next = place - 1, looks = 0; next >= 0 && looks < MAX_LOOKS; next--, looks++) {
      const to = order[next]!;
      const other = runs[to]!;
      if (run.baseline - other.baseline <= SAME_ROW * Math.max(run.size, other.size)) continue;
      if (Math.min(run.right, other.right) > Math.max(run.left, other.left)) {
        found.above[at] = to;
        break;
      }
    }
  }
  return found;
}

function joinRow(found: Neighbours, runs: readonly TextRun[], one: number, other: number): void {
  found.mates[one]!++;
  found.mates[other]!++;
  const [left, right] = runs[one]!.left <= runs[other]!.left ? [one, other] : [other, one];
  const after = found.after[left]!;
  if (after < 0 || runs[right]!.left < runs[after]!.left) found.after[left] = right;
  const before = found.before[right]!;
  if (before < 0 || runs[left]!.right > runs[before]!.right) found.before[right] = left;
}
