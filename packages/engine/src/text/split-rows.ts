import { type Line, toLine } from "./runs-to-lines.ts";
import { isMarkerWord } from "./list-marker.ts";
import { byLeft } from "../geometry/order.ts";
import type { Word } from "./word.ts";

// Shown by split-rows.test.ts, structure.test.ts (labels of a form); fixtures form, report.

/** Texts this far apart on one line, in font sizes, are separate: headers at both margins, labels next to each other. */
const APART = 3;
/** Maximum distance of a marker from its text. */
const FARTHEST_MARKER = 5;
/** Maximum line distance in one column, in font sizes. */
const WIDEST_LEADING = 2.5;
/** Texts of one column begin this close to its left edge, in points, and at least this far, in font sizes, after the previous column. */
const COLUMN_START = 2;
const COLUMN_GAP = 0.8;
/** The right edges of justified lines agree this closely. */
const JUSTIFIED_ALIGNMENT = 1;
/** With fewer lines that end at one edge, or a smaller share of a region's lines, text is not justified. */
const JUSTIFIED_LINES = 3;
const JUSTIFIED = 0.3;
/** Narrowest space, in font sizes, of a line whose widest is over {@link APART}; normal spaces measure 0.22–0.33. */
const MIN_STRETCH = 1;
/** Check boxes to be ticked. */
const CHOICE = /^[☐☑☒□■]/u;
/** If more than one text follows a label on its line, those with more words are columns of their own. */
const VALUE_WORDS = 5;
/** Line distance inside a paragraph. */
const CLOSE = 1.7;
/** White space between a title and its page number, in font sizes. */
const NEAREST_NUMBER = 1;
const PAGE_NUMBER = /^(?:\d{1,4}|[ivxlc]{1,6})$/i;
/** Leaders connect the two ends of a line. */
export const LEADERS: RegExp = /[.·]{4,}|(?:[.·] ){3,}|…{2,}|_{4,}/;

/**
 * Splits the lines of a region that contain texts next to each other.
 *
 * Consecutive lines that split at the same places form columns, which are read one after the other.
 */
export function splitRows(lines: readonly Line[]): (readonly Line[])[] {
  // Most regions have no such line.
  if (!lines.some(isApart)) return lines.length === 0 ? [] : [lines];
  const rows = toRows(lines);
  const groups: (readonly Line[])[] = [];
  let plain: Line[] = [];
  const closePlain = (): void => {
    if (plain.length > 0) groups.push(plain);
    plain = [];
  };
  for (let at = 0; at < rows.length; at++) {
    const { line, parts } = rows[at]!;
    if (parts.length < 2 || (isEntry(rows[at]) && (isEntry(rows[at - 1]) || isEntry(rows[at + 1])))) {
      plain.push(line);
      continue;
    }
    closePlain();
    at = readColumns(rows, at, groups);
  }
  closePlain();
  return groups;
}

/** A line with the separate texts on it, usually one. */
interface Row {
  readonly line: Line;
  readonly parts: readonly Line[];
}

function toRows(lines: readonly Line[]): Row[] {
  const right = justifiedEdge(lines);
  const isJustified = (line: Line, at: number): boolean =>
    right !== null && right - line.right <= JUSTIFIED_ALIGNMENT && isInParagraph(lines, at) && isStretched(line);
  return lines.map((line, at) => ({
    line,
    parts: !isApart(line) || isJustified(line, at) ? [line] : splitLine(line),
  }));
}

/** Right edge of the lines of justified text; null if too few of a region's lines end at one edge. */
function justifiedEdge(lines: readonly Line[]): number | null {
  const right = Math.max(...lines.map((line) => line.right));
  const full = lines.filter((line) => right - line.right <= JUSTIFIED_ALIGNMENT && line.words.length > 2);
  return full.length >= JUSTIFIED_LINES && full.length >= JUSTIFIED * lines.length ? right : null;
}

/** Running headers also have parts at both edges, but are single lines. */
function isInParagraph(lines: readonly Line[], at: number): boolean {
  const { baseline, size } = lines[at]!;
  return [lines[at - 1], lines[at + 1]].some(
    (other) => other !== undefined && Math.abs(other.baseline - baseline) < CLOSE * size,
  );
}

/** Justification stretches all spaces of a line equally; a line of separate texts has a wide gap among normal ones. */
function isStretched({ words, size }: Line): boolean {
  const text = isMarkerWord(words[0]!.text) ? words.slice(1) : words;
  let narrowest = Infinity;
  for (let at = 1; at < text.length; at++) {
    if (text[at]!.spaceBefore) narrowest = Math.min(narrowest, text[at]!.left - text[at - 1]!.right);
  }
  return narrowest > MIN_STRETCH * size;
}

/** Adds the columns that begin with the parts of the line at `at`, and returns the index of their last line. */
function readColumns(rows: readonly Row[], first: number, groups: (readonly Line[])[]): number {
  let at = first;
  const columns = rows[at]!.parts.map((part) => ({ left: part.left, right: part.right, lines: [part] }));
  while (at + 1 < rows.length) {
    const { line, parts } = rows[at + 1]!;
    const next = parts.length < columns.length ? splitAtColumns(line, columns) : parts;
    if (line.baseline - rows[at]!.line.baseline >= WIDEST_LEADING * line.size) break;
    // Compared with the column's own last line: the next column may have further lines in between.
    const homes = next.map((part) =>
      columns.filter(
        ({ left, right, lines: held }) =>
          part.left < right + 4 &&
          part.right > left - 4 &&
          part.baseline - held.at(-1)!.baseline < WIDEST_LEADING * part.size,
      ),
    );
    const fits = homes.every((home) => home.length === 1) && new Set(homes.map((home) => home[0])).size === next.length;
    if (!fits || (next.length === 1 && columns.length > 1 && homes[0]![0] === columns[0] && !endsHigher(columns))) {
      break;
    }
    for (const [index, part] of next.entries()) {
      const column = homes[index]![0]!;
      column.lines.push(part);
      column.left = Math.min(column.left, part.left);
      column.right = Math.max(column.right, part.right);
    }
    at++;
  }
  for (const column of columns) groups.push(column.lines);
  return at;
}

/** Splits a line where its words begin at the left edges of columns; texts in columns may be closer than a line is otherwise split. */
function splitAtColumns(line: Line, columns: readonly { readonly left: number }[]): readonly Line[] {
  const words = byLeft(line.words);
  const parts: Word[][] = [];
  let reach = -Infinity;
  for (const word of words) {
    const isColumn = columns.some(({ left }) => Math.abs(word.left - left) <= COLUMN_START);
    const gap = word.left - reach;
    if (gap > APART * line.size || (isColumn && gap > COLUMN_GAP * line.size)) parts.push([]);
    parts.at(-1)!.push(word);
    reach = Math.max(reach, word.right);
  }
  return parts.length < 2 ? [line] : parts.map((part) => toLine(part));
}

/** A title and its page number, as on a contents page, where entries follow each other; entries with leaders may be between. */
function isEntry(row: Row | undefined): boolean {
  if (row === undefined) return false;
  if (LEADERS.test(row.line.text)) return true;
  // All entries end at one edge, like justified text, and the longest of them near their numbers.
  return row.parts.length <= 2 && endsInPageNumber(row.line);
}

/** Whether a line ends in a number separated from the rest. */
export function endsInPageNumber(line: Line): boolean {
  const words = byLeft(line.words);
  const [title, number] = [words.at(-2), words.at(-1)!];
  if (title === undefined || !PAGE_NUMBER.test(number.text)) return false;
  return number.left - title.right > NEAREST_NUMBER * line.size;
}

/** After rows of cells, a single text on the left may still belong to the first column. */
function endsHigher(columns: readonly { readonly lines: readonly Line[] }[]): boolean {
  return columns.every((column) => column.lines.length > 1);
}

function splitLine(line: Line): Line[] {
  const words = byLeft(line.words);
  if (LEADERS.test(line.text)) return [line];
  const parts: Word[][] = [];
  let reach = -Infinity;
  for (const word of words) {
    if (word.left - reach > APART * line.size) parts.push([]);
    parts.at(-1)!.push(word);
    reach = Math.max(reach, word.right);
  }
  const joined = joinValues(parts);
  const [first, second] = joined;
  if (second === undefined) return [line];
  const isMarker = parts.length === 2 && first!.length === 1 && first![0]!.text.length <= 3;
  if (isMarker && second[0]!.left - first![0]!.right < FARTHEST_MARKER * line.size) return [line];
  return joined.map((part) => toLine(part));
}

/** Joins the parts after a label, its value or its choices, to the label: they read together. */
function joinValues(parts: readonly (readonly Word[])[]): (readonly Word[])[] {
  const joined: (readonly Word[])[] = [];
  let hasLabel = false;
  for (const [at, part] of parts.entries()) {
    const isQuestion = part.at(-1)!.text.endsWith("?") && CHOICE.test(parts[at + 1]?.[0]?.text ?? "");
    const isOwn = isLabel(part) || isQuestion;
    if (hasLabel && !isOwn && (parts.length === 2 || part.length <= VALUE_WORDS)) {
      joined.push([...joined.pop()!, ...part]);
    } else {
      joined.push(part);
      hasLabel = isOwn;
    }
  }
  return joined;
}

function isApart({ words, size }: Line): boolean {
  let reach = words[0]!.right;
  for (let at = 1; at < words.length; at++) {
    const { left, right } = words[at]!;
    if (left - reach > APART * size) return true;
    if (right > reach) reach = right;
  }
  return false;
}

/** A label of a form or letter: few words and a colon. */
export function isLabel(words: readonly Word[]): boolean {
  return words.length <= 6 && words.at(-1)!.text.endsWith(":");
}
