/**
 * Notes and labels in the margin, next to the text: they belong to the lines next to them, and are in the middle of
 * their sentences wherever a line is read from edge to edge of the page.
 */
import { hasLeadersAtEnd } from "../../text/leaders.ts";
import { isMarkerWord } from "../../text/list-marker.ts";
import { byLeft } from "../../geometry/order.ts";
import { charsOf, type TextRun, type Word } from "../../text/word.ts";
import { toRun } from "../../text/words-to-runs.ts";

/** Runs of a page in two. */
export interface PartedRuns {
  readonly body: readonly TextRun[];
  readonly notes: readonly TextRun[];
}

// Shown by margin-notes.test.ts.

/** Chars of a line that shows where the text's edges are; the narrowest columns of two hold 35. */
const LINE_CHARS = 30;
/** Fewer such lines, or a smaller share of the page's chars in them, are no text with a margin next to it. */
const MIN_LINES = 6;
const LINES_SHARE = 0.5;
/** Share of the lines that start or end at an edge of the text: half of them in two columns, fewer with indents. */
const EDGE_SHARE = 0.25;
/** Edges vary by the side bearings of letters and by protruding punctuation. */
const TEXT_EDGE_ALIGNMENT = 1.5;
/** White between a note and the text, in font sizes; spaces inside of a line measure 0.33 and less. */
const GAP = 0.45;
/** Baselines of a note and of the line it is next to differ by less, in font sizes. */
const MAX_BASELINE_GAP_EM = 0.8;
/** Notes are set as large as the text, or smaller. */
const HEADING_RATIO = 1.1;
/** Notes on a larger share of the lines are a column of their own: terms with their definitions, dates with entries. */
const MAX_NOTES = 0.3;

const BULLET = /^[•‣◦⁃∙●○■□▪▫◆◇▶►▸➢➤✓✔]/u;
/** A list is of a column of its own: a side box, the skills next to a career. */
const MIN_ITEMS = 2;

/** Takes out of the runs what is left or right of the text in its height. */
export function partMarginNotes(runs: readonly TextRun[]): PartedRuns {
  const none = { body: runs, notes: [] };
  const text = findTextArea(runs);
  // On most pages nothing stands out there.
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
  // A line as long as the text's own out there is one of a shorter column.
  const hasColumn = notes.some((note) => charsOf(note.words) >= LINE_CHARS);
  if (notes.length === 0 || hasColumn || items >= MIN_ITEMS || noted.size > MAX_NOTES * rows.size) return none;
  return { body, notes };
}

/** The first line of a list's item, or its marker, where the text after it is a run of its own. */
function isItem({ words }: TextRun): boolean {
  return BULLET.test(words[0]!.text) || (words.length === 1 && /^[-–—*]$/.test(words[0]!.text));
}

/** Where the text of the page is. */
interface TextArea {
  /** Infinite where its lines start, or end, at no common edge. */
  readonly left: number;
  readonly right: number;
  /** Of its long lines: what is next to a short one is as likely its heading. */
  readonly lines: readonly TextRun[];
}

/** Null for a page that is no text with a margin next to it. */
function findTextArea(runs: readonly TextRun[]): TextArea | null {
  const lines: TextRun[] = [];
  let chars = 0;
  let charsInLines = 0;
  for (const run of runs) {
    const length = charsOf(run.words);
    chars += length;
    // Dots that lead to the values of a table fill its first column, and no line.
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

/** The outermost of the edges, outwards growing, at which enough lines end. */
function outermostEdge(edges: Float64Array): number | null {
  edges.sort();
  const enough = Math.max(3, Math.ceil(EDGE_SHARE * edges.length));
  for (let at = edges.length - 1; at >= enough - 1; at--) {
    if (edges[at]! - edges[at - enough + 1]! <= TEXT_EDGE_ALIGNMENT) return edges[at]!;
  }
  return null;
}

/** Parts a run at the text's edges, where a note is so close to a line that they make one run. */
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

/** Outside of the text, next to one of its lines, and neither a number nor the label of a form. */
function isNote(run: TextRun, { left, right, lines }: TextArea): boolean {
  const gap = GAP * run.size;
  if (run.right > left - gap && run.left < right + gap) return false;
  if (run.words.length === 1 && isNumber(run.words[0]!.text)) return false;
  if (run.words.at(-1)!.text.endsWith(":")) return false;
  const line = lines.find(({ baseline }) => Math.abs(baseline - run.baseline) < MAX_BASELINE_GAP_EM * run.size);
  return line !== undefined && !isHeading(run, line);
}

/** Bolder or larger than the line that it is next to: it heads the text, and goes before all of it. */
function isHeading({ words, size }: TextRun, line: TextRun): boolean {
  const isBold = (word: Word): boolean => word.style.bold;
  return size > HEADING_RATIO * line.size || (words.every(isBold) && !line.words.some(isBold));
}

/** Numbers of lines, equations and sections, and markers of lists: they are read with their line. */
function isNumber(text: string): boolean {
  return text.length <= 2 || /^[\d.()[\]]+$/.test(text) || isMarkerWord(text);
}
