/**
 * Finds notes and labels in the margin next to the text. They belong to the lines next to them, and would be in the middle of sentences if lines were
 * read from edge to edge of the page.
 */
import { hasLeadersAtEnd } from "../../text/leaders.ts";
import { isMarkerWord } from "../../text/list-marker.ts";
import { byLeft } from "../../geometry/order.ts";
import { charsOf, type TextRun, type Word } from "../../text/word.ts";
import { toRun } from "../../text/words-to-runs.ts";

/** Runs of a page, split into text and margin notes. */
export interface PartedRuns {
  readonly body: readonly TextRun[];
  readonly notes: readonly TextRun[];
}

// Shown by margin-notes.test.ts.

/** Minimum number of chars in a line that shows the text's edges; lines of the narrowest two columns have 35. */
const LINE_CHARS = 30;
/** Minimum number of such lines, and minimum share of the page's chars in them, for a text with a margin. */
const MIN_LINES = 6;
const LINES_SHARE = 0.5;
/** Minimum share of the lines that start or end at an edge of the text: half of them in two columns, fewer with indents. */
const EDGE_SHARE = 0.25;
/** Edges vary because of the side bearings of letters and protruding punctuation. */
const TEXT_EDGE_ALIGNMENT = 1.5;
/** Minimum white space between a note and the text, in font sizes; spaces inside a line measure 0.33 or less. */
const GAP = 0.45;
/** Maximum distance between the baselines of a note and its line, in font sizes. */
const MAX_BASELINE_GAP_EM = 0.8;
/** Maximum size of a note relative to the text. */
const HEADING_RATIO = 1.1;
/** Maximum share of the lines with notes; more notes form a column: terms with definitions, dates with entries. */
const MAX_NOTES = 0.3;

const BULLET = /^[•‣◦⁃∙●○■□▪▫◆◇▶►▸➢➤✓✔]/u;
/** Minimum number of items of a list in a separate column: a side box, the skills next to a career. */
const MIN_ITEMS = 2;

/** Separates from the runs what is left or right of the text, within its height. */
export function partMarginNotes(runs: readonly TextRun[]): PartedRuns {
  const none = { body: runs, notes: [] };
  const text = findTextArea(runs);
  // Most pages have nothing outside the text.
  if (text === null || runs.every((run) => isWithin(run, text))) return none;
  const body: TextRun[] = [];
  const notes: TextRun[] = [];
  let items = 0;
  for (const run of runs) {
    if (isWithin(run, text)) {
      body.push(run);
      continue;
    }
    for (const part of partRun(run, text)) {
      if (isItem(part)) items++;
      (isNote(part, text) ? notes : body).push(part);
    }
  }
  const rows = new Set(body.map((run) => Math.round(run.baseline)));
  const noted = new Set(notes.map((note) => Math.round(note.baseline)));
  // A line outside that is as long as the text's own belongs to a shorter column.
  const hasColumn = notes.some((note) => charsOf(note.words) >= LINE_CHARS);
  if (notes.length === 0 || hasColumn || items >= MIN_ITEMS || noted.size > MAX_NOTES * rows.size) return none;
  return { body, notes };
}

/** Whether a run is the first line of a list item, or its marker if the item's text is a separate run. */
function isItem({ words }: TextRun): boolean {
  return BULLET.test(words[0]!.text) || (words.length === 1 && /^[-–—*]$/.test(words[0]!.text));
}

/** Area of the page's text. */
interface TextArea {
  /** Infinite if its lines do not start, or end, at a common edge. */
  readonly left: number;
  readonly right: number;
  /** Its long lines; what is next to a short one may be its heading. */
  readonly lines: readonly TextRun[];
}

/** Returns the area of the text; null if the page is not a text with a margin. */
function findTextArea(runs: readonly TextRun[]): TextArea | null {
  const lines: TextRun[] = [];
  let chars = 0;
  let charsInLines = 0;
  for (const run of runs) {
    const length = charsOf(run.words);
    chars += length;
    // Dot leaders fill the first column of a table, but are not lines of text.
    if (length < LINE_CHARS || hasLeadersAtEnd(run)) continue;
    charsInLines += length;
    lines.push(run);
  }
  if (lines.length < MIN_LINES || charsInLines < LINES_SHARE * chars) return null;
  const lefts = new Float64Array(lines.length);
  const rights = new Float64Array(lines.length);
  for (let at = 0; at < lines.length; at++) {
    lefts[at] = -lines[at]!.left;
    rights[at] = lines[at]!.right;
  }
  return { left: -(outermostEdge(lefts) ?? Infinity), right: outermostEdge(rights) ?? Infinity, lines };
}

function isWithin(run: TextRun, { left, right }: TextArea): boolean {
  return run.left > left - TEXT_EDGE_ALIGNMENT && run.right < right + TEXT_EDGE_ALIGNMENT;
}

/** Returns the outermost of the edges, given from the inside out, at which enough lines end. */
function outermostEdge(edges: Float64Array): number | null {
  edges.sort();
  const enough = Math.max(3, Math.ceil(EDGE_SHARE * edges.length));
  for (let at = edges.length - 1; at >= enough - 1; at--) {
    if (edges[at]! - edges[at - enough + 1]! <= TEXT_EDGE_ALIGNMENT) return edges[at]!;
  }
  return null;
}

/** Splits a run at the text's edges, because a note close to a line may be part of its run. */
function partRun(run: TextRun, { left, right }: TextArea): readonly TextRun[] {
  const words = byLeft(run.words);
  const first = words.findIndex((word) => Math.abs(word.left - left) <= TEXT_EDGE_ALIGNMENT);
  if (first > 0 && isParted(words, first)) return [toRun(words.slice(0, first)), toRun(words.slice(first))];
  const after = words.findIndex((word) => word.left > right);
  if (after > 0 && words[after - 1]!.right <= right + TEXT_EDGE_ALIGNMENT && isParted(words, after)) {
    return [toRun(words.slice(0, after)), toRun(words.slice(after))];
  }
  return [run];
}

function isParted(words: readonly Word[], at: number): boolean {
  return words[at]!.left - words[at - 1]!.right >= GAP * words[at]!.size;
}

/** Whether a run is outside the text, next to one of its lines, and neither a number nor a form label. */
function isNote(run: TextRun, { left, right, lines }: TextArea): boolean {
  const gap = GAP * run.size;
  if (run.right > left - gap && run.left < right + gap) return false;
  if (run.words.length === 1 && isNumber(run.words[0]!.text)) return false;
  if (run.words.at(-1)!.text.endsWith(":")) return false;
  const line = lines.find(({ baseline }) => Math.abs(baseline - run.baseline) < MAX_BASELINE_GAP_EM * run.size);
  return line !== undefined && !isHeading(run, line);
}

/** Whether a run is bolder or larger than the line next to it: then it is a heading and is read before the text. */
function isHeading({ words, size }: TextRun, line: TextRun): boolean {
  const isBold = (word: Word): boolean => word.style.bold;
  return size > HEADING_RATIO * line.size || (words.every(isBold) && !line.words.some(isBold));
}

/** Whether a text is the number of a line, an equation or a section, or a list marker; these are read with their line. */
function isNumber(text: string): boolean {
  return text.length <= 2 || /^[\d.()[\]]+$/.test(text) || isMarkerWord(text);
}
