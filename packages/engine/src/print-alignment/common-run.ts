/** A stretch that two texts share, letter by letter. */
export interface CommonRun {
  /** Its start in the first text and in the second. */
  readonly one: number;
  readonly other: number;
  readonly length: number;
}

/** A part of a text. */
export interface Stretch {
  readonly text: string;
  /** Positions where words begin, rising. */
  readonly starts: readonly number[];
  readonly from: number;
  readonly until: number;
}

/** Letters that match by chance are single or in pairs; a run of this length is always accepted, a shorter one only as a whole word. */
const MIN_RUN = 3;

/**
 * The runs of the longest common subsequence of two short stretches; consecutive letters count for more than single
 * ones. Takes time and memory proportional to the product of the lengths.
 */
export function commonRuns(one: Stretch, other: Stretch): readonly CommonRun[] {
  const rows = one.until - one.from;
  const columns = other.until - other.from;
  const width = columns + 1;
  // Best score from here to the ends, and the step that leads to it.
  const score = new Float64Array((rows + 1) * width);
  const steps = new Uint8Array((rows + 1) * width);
  for (let row = rows - 1; row >= 0; row -= 1) {
    const char = one.text.charCodeAt(one.from + row);
    for (let column = columns - 1; column >= 0; column -= 1) {
      const at = row * width + column;
      const down = score[at + width]!;
      const right = score[at + 1]!;
      let best = down >= right ? down : right;
      let step = down >= right ? DOWN : RIGHT;
      if (char === other.text.charCodeAt(other.from + column)) {
        const next = at + width + 1;
        const gained = score[next]! + (steps[next] === BOTH ? CONTINUATION_SCORE : 1);
        if (gained >= best) {
          best = gained;
          step = BOTH;
        }
      }
      score[at] = best;
      steps[at] = step;
    }
  }
  return follow(steps, one, other);
}

const DOWN = 1;
const RIGHT = 2;
const BOTH = 3;
/** Extra score of a letter that follows a matched letter. */
const CONTINUATION_SCORE = 2;

function follow(steps: Uint8Array, one: Stretch, other: Stretch): readonly CommonRun[] {
  const rows = one.until - one.from;
  const columns = other.until - other.from;
  const runs: CommonRun[] = [];
  let [row, column, length] = [0, 0, 0];
  const close = (): void => {
    if (length > 0) runs.push({ one: one.from + row - length, other: other.from + column - length, length });
    length = 0;
  };
  while (row < rows && column < columns) {
    const step = steps[row * (columns + 1) + column];
    if (step === BOTH) {
      row += 1;
      column += 1;
      length += 1;
      continue;
    }
    close();
    if (step === DOWN) row += 1;
    else column += 1;
  }
  close();
  return runs.filter(
    (run) => run.length >= MIN_RUN || (isWhole(one, run.one, run.length) && isWhole(other, run.other, run.length)),
  );
}

/** Whether a run begins and ends at word boundaries. */
function isWhole({ text, starts }: Stretch, from: number, length: number): boolean {
  const end = from + length;
  return begins(starts, from) && (end === text.length || begins(starts, end));
}

function begins(starts: readonly number[], at: number): boolean {
  return starts[firstFrom(starts, at)] === at;
}

/** Index of the first of some rising numbers that is not less than a value. */
export function firstFrom(rising: readonly number[], value: number): number {
  let [low, high] = [0, rising.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rising[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
