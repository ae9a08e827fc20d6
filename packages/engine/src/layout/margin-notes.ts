/**
 * Notes and labels in the margin, beside the text: they belong to the lines next to them, and stand in the middle of
 * their sentences wherever a line is read from edge to edge of the page.
 */
import { isMarkerWord } from "./list-marker.ts";
import { byLeft, type TextRun, type Word } from "./text.ts";
import { toRun } from "./words-to-runs.ts";

/** Runs of a page in two. */
export interface PartedRuns {
  readonly body: readonly TextRun[];
  readonly notes: readonly TextRun[];
}

// Shown by margin-notes.test.ts.

/** Chars of a line that shows where the text's edges are; the narrowest columns of two hold 35. */
const LINE_CHARS = 30;
/** Fewer such lines, or a smaller share of the page's chars in them, are no text with a margin beside it. */
const LEAST_LINES = 6;
const LINES_SHARE = 0.5;
/** Share of the lines that start or end at an edge of the text: half of them in two columns, fewer with indents. */
const EDGE_SHARE = 0.25;
/** Edges vary by the side bearings of letters and by protruding punctuation. */
const SAME_EDGE = 1.5;
/** White between a note and the text, in font sizes; spaces inside of a line measure 0.33 and less. */
const GAP = 0.45;
/** Baselines of a note and of the line it stands beside differ by less, in font sizes. */
const BESIDE = 0.8;
/** Notes on a larger share of the lines are a column of their own: terms with their definitions, dates with entries. */
const MOST_NOTES = 0.3;

/** Takes out of the runs what stands left or right of the text in its height. */
export function partMarginNotes(runs: readonly TextRun[]): PartedRuns {
  const none = { body: runs, notes: [] };
  const lines = runs.filter((run) => lengthOf(run.words) >= LINE_CHARS);
  const chars = lines.reduce((sum, run) => sum + lengthOf(run.words), 0);
  if (lines.length < LEAST_LINES || chars < LINES_SHARE * runs.reduce((sum, run) => sum + lengthOf(run.words), 0)) {
    return none;
  }
  const left = -(outermostEdge(lines.map((line) => -line.left)) ?? Infinity);
  const right = outermostEdge(lines.map((line) => line.right)) ?? Infinity;
  const text: TextArea = { left, right, baselines: lines.map((line) => line.baseline) };
  const body: TextRun[] = [];
  const notes: TextRun[] = [];
  for (const run of runs) {
    if (run.left > text.left - SAME_EDGE && run.right < text.right + SAME_EDGE) body.push(run);
    else for (const part of partRun(run, text)) (isNote(part, text) ? notes : body).push(part);
  }
  const rows = new Set(body.map((run) => Math.round(run.baseline)));
  const noted = new Set(notes.map((note) => Math.round(note.baseline)));
  // A line as long as the text's own out there is one of a shorter column.
  const hasColumn = notes.some((note) => lengthOf(note.words) >= LINE_CHARS);
  if (notes.length === 0 || hasColumn || noted.size > MOST_NOTES * rows.size) return none;
  return { body, notes };
}

/** Where the text of the page stands. */
interface TextArea {
  /** Infinite where its lines start, or end, at no common edge. */
  readonly left: number;
  readonly right: number;
  /** Of its long lines: what stands beside a short one is as likely its heading. */
  readonly baselines: readonly number[];
}

/** The outermost of the edges, outwards growing, at which enough lines end. */
function outermostEdge(edges: readonly number[]): number | null {
  const sorted = [...edges].sort((a, b) => b - a);
  const enough = Math.max(3, Math.ceil(EDGE_SHARE * sorted.length));
  for (const [at, edge] of sorted.entries()) {
    const last = sorted[at + enough - 1];
    if (last === undefined) return null;
    if (edge - last <= SAME_EDGE) return edge;
  }
  return null;
}

/** Parts a run at the text's edges, where a note stands so close to a line that they make one run. */
function partRun(run: TextRun, { left, right }: TextArea): readonly TextRun[] {
  const words = byLeft(run.words);
  const first = words.findIndex((word) => Math.abs(word.left - left) <= SAME_EDGE);
  if (first > 0 && isParted(words, first)) return [toRun(words.slice(0, first)), toRun(words.slice(first))];
  const after = words.findIndex((word) => word.left > right);
  if (after > 0 && words[after - 1]!.right <= right + SAME_EDGE && isParted(words, after)) {
    return [toRun(words.slice(0, after)), toRun(words.slice(after))];
  }
  return [run];
}

function isParted(words: readonly Word[], at: number): boolean {
  return words[at]!.left - words[at - 1]!.right >= GAP * words[at]!.size;
}

/** Outside of the text, beside one of its lines, and neither a number nor the label of a form. */
function isNote(run: TextRun, { left, right, baselines }: TextArea): boolean {
  const gap = GAP * run.size;
  if (run.right > left - gap && run.left < right + gap) return false;
  if (run.words.length === 1 && isNumber(run.words[0]!.text)) return false;
  if (run.words.at(-1)!.text.endsWith(":")) return false;
  return baselines.some((baseline) => Math.abs(baseline - run.baseline) < BESIDE * run.size);
}

/** Numbers of lines, equations and sections, and markers of lists: they are read with their line. */
function isNumber(text: string): boolean {
  return text.length <= 2 || /^[\d.()[\]]+$/.test(text) || isMarkerWord(text);
}

function lengthOf(words: readonly Word[]): number {
  return words.reduce((sum, word) => sum + word.text.length + 1, -1);
}
