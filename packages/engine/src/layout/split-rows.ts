import type { Line } from "./runs-to-lines.ts";
import { toLine } from "./runs-to-lines.ts";
import { byLeft, type Word } from "./text.ts";

/** Texts this far apart on one line, in font sizes, are separate: heads at both margins, labels side by side. */
const APART = 3;
/** A marker stands closer to its text. */
const FARTHEST_MARKER = 5;
/** Leaders tie a line's ends together. */
const LEADERS = /\.{4,}|(?:\. ){3,}|…{2,}|_{4,}/;

/**
 * Splits the lines of a region that hold texts side by side.
 *
 * Lines that follow each other and part at the same places form columns, which read one after the other.
 */
export function splitRows(lines: readonly Line[]): (readonly Line[])[] {
  const groups: (readonly Line[])[] = [];
  let plain: Line[] = [];
  const closePlain = (): void => {
    if (plain.length > 0) groups.push(plain);
    plain = [];
  };
  for (let at = 0; at < lines.length; at++) {
    const parts = splitLine(lines[at]!);
    if (parts.length < 2 || (isEntry(parts) && (isNeighbourEntry(lines[at - 1]) || isNeighbourEntry(lines[at + 1])))) {
      plain.push(lines[at]!);
      continue;
    }
    closePlain();
    at = readColumns(lines, at, parts, groups);
  }
  closePlain();
  return groups;
}

/** Adds the columns that the parts of the line at `at` open, and gives the index of the last line in them. */
function readColumns(
  lines: readonly Line[],
  first: number,
  parts: readonly Line[],
  groups: (readonly Line[])[],
): number {
  let at = first;
  const columns = parts.map((part) => ({ left: part.left, right: part.right, lines: [part] }));
  while (at + 1 < lines.length && lines[at + 1]!.baseline - lines[at]!.baseline < 2.5 * lines[at + 1]!.size) {
    const next = splitLine(lines[at + 1]!);
    const homes = next.map((part) =>
      columns.filter((column) => part.left < column.right + 4 && part.right > column.left - 4),
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

/** A title and its page number, as a contents page lists them one under the other. */
function isEntry(parts: readonly Line[]): boolean {
  return parts.length === 2 && /^(?:\d{1,4}|[ivxlc]{1,6})$/i.test(parts[1]!.text);
}

function isNeighbourEntry(line: Line | undefined): boolean {
  return line !== undefined && isEntry(splitLine(line));
}

/** Rows of cells went on before: a single text on the left may still belong to the first column. */
function endsHigher(columns: readonly { readonly lines: readonly Line[] }[]): boolean {
  return columns.every((column) => column.lines.length > 1);
}

function splitLine(line: Line): Line[] {
  const words = byLeft(line.words);
  if (!isApart(words, line.size) || LEADERS.test(line.text)) return [line];
  const parts: Word[][] = [];
  let reach = -Infinity;
  for (const word of words) {
    if (word.left - reach > APART * line.size) parts.push([]);
    parts.at(-1)!.push(word);
    reach = Math.max(reach, word.right);
  }
  const [first, second] = parts;
  if (second === undefined) return [line];
  // A label and its value read together.
  if (parts.length === 2 && isLabel(first!)) return [line];
  const isMarker = parts.length === 2 && first!.length === 1 && first![0]!.text.length <= 3;
  if (isMarker && second[0]!.left - first![0]!.right < FARTHEST_MARKER * line.size) return [line];
  return parts.map((part) => toLine(part));
}

function isApart(words: readonly Word[], size: number): boolean {
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
