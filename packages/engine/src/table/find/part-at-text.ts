import { type Line, runsToLines } from "../../text/runs-to-lines.ts";
import { charsOf, type Word } from "../../text/word.ts";
import { wordsToRuns } from "../../text/words-to-runs.ts";
import type { Edge } from "../grid/edges.ts";
import { LONGEST_CELL } from "../columns/track-cell.ts";
import { hasWideGap } from "../columns/line-gaps.ts";
import { isTableCaption } from "../headers/table-caption.ts";
import { wordsInside } from "./words-inside.ts";

// Shown by part-at-text.test.ts.

/** Minimum share of the width between the ends of the rules that text covers; names of rows end before the values next to them. */
const MIN_REACH = 0.9;
/** Minimum size of a heading relative to the row under it; the name of a group of rows is hardly ever as large. */
const HEADING = 1.2;
/** Minimum relative size of a heading between the rows of one table and the header of the next, where nothing else is as large. */
const LARGER = 1.1;
/** Minimum number of rules in a table with a rule under each row. */
const MIN_LINES = 2;
/** Minimum height of a band with only a heading of one line, relative to the lowest row; the name of a group of rows has the white space of a row. */
const MIN_APART = 1.7;
/** Minimum height of a row, in points; lines of a double rule are closer. */
const MIN_ROW = 6;
/** Maximum number of lines in a band with a heading and the row under it, whose cells may wrap. */
const MAX_LINES = 4;
/** Minimum number of lines of text between two tables; a text in a row by itself has fewer. */
const MIN_TEXT_LINES = 3;
/** Maximum indent of a paragraph's first line, in font sizes; cells of words fill their column, which begins further right. */
const FIRST_INDENT = 2;

/**
 * Splits rules with the same ends where text, a caption or a heading is between them, or nothing is above bold names: two tables under each other,
 * or a running head and a table. A
 * text in a row by itself, with a rule above and below, does not split them unless it crosses the positions where the parts of both rules meet.
 *
 * @param group - rules from top to bottom
 */
export function partAtText(group: readonly Edge[], words: readonly Word[]): readonly (readonly Edge[])[] {
  const left = Math.min(...group.map((edge) => edge.start));
  const right = Math.max(...group.map((edge) => edge.end));
  const lowest = lowestRow(group);
  const parts: Edge[][] = [[]];
  for (const [index, edge] of group.entries()) {
    const above = group[index - 1];
    if (above !== undefined) {
      const inside = wordsInside(words, { left, top: above.position, right, bottom: edge.position });
      const lines = runsToLines(wordsToRuns(inside));
      const reach = left + MIN_REACH * (right - left);
      const isText =
        (charsOf(inside) > LONGEST_CELL && holdsText(lines, left, reach)) ||
        isBetween(lines, [above, edge], { left, reach }) ||
        endsWithHeadedNames(lines);
      // Tables with a rule under each row have several rules.
      const areRows = parts.at(-1)!.length >= MIN_LINES && group.length - index >= MIN_LINES;
      const isApart = edge.position - above.position >= MIN_APART * lowest && isSingleLine(lines);
      const isNext = inside.length === 0 && parts.at(-1)!.length >= MIN_LINES && opensTable(group.slice(index), words);
      if (isText || isNext || (areRows && (isApart || holdsHeading(lines)))) parts.push([]);
    }
    parts.at(-1)!.push(edge);
  }
  return parts;
}

function lowestRow(group: readonly Edge[]): number {
  let lowest = Infinity;
  for (let at = 1; at < group.length; at++) {
    const height = group[at]!.position - group[at - 1]!.position;
    if (height >= MIN_ROW && height < lowest) lowest = height;
  }
  return lowest;
}

/** Whether the first two of the rules are around bold names of columns, with other rows under them, up to the third. */
function opensTable([top, under, bottom]: readonly Edge[], words: readonly Word[]): boolean {
  if (top === undefined || under === undefined || bottom === undefined) return false;
  const between = (upper: Edge, lower: Edge): Word[] =>
    wordsInside(words, { left: top.start, top: upper.position, right: top.end, bottom: lower.position });
  const names = between(top, under);
  const rows = between(under, bottom);
  const isBold = ({ style }: Word): boolean => style.bold;
  if (names.length < 2 || rows.length === 0 || !names.every(isBold) || rows.every(isBold)) return false;
  return runsToLines(wordsToRuns(names)).some((line) => hasWideGap(line));
}

/** Whether the lines are one heading, as between the last rule of one table and the first of the next. */
function isSingleLine(lines: readonly Line[]): boolean {
  return lines.length === 1 && !hasWideGap(lines[0]!);
}

/** Whether there is text above a row; text under rows is a note, or follows the table. */
function holdsText(lines: readonly Line[], left: number, reach: number): boolean {
  const text = lines.findIndex((line) => reachesAcross(line, left, reach));
  return text >= 0 && lines.some((line, index) => index > text && hasWideGap(line));
}

/** Whether the lines contain a caption, or text that is not in columns. */
function isBetween(
  lines: readonly Line[],
  [above, below]: readonly [Edge, Edge],
  { left, reach }: { readonly left: number; readonly reach: number },
): boolean {
  if (lines.some((line) => isTableCaption(line))) return true;
  const text = lines.filter((line) => line.text.length > LONGEST_CELL && !hasWideGap(line));
  const { joints = [] } = above.joints === undefined || below.joints === undefined ? {} : above;
  if (text.some((line) => joints.some((at) => line.left < at && line.right > at))) return true;
  return (
    !lines.some((line) => hasWideGap(line)) &&
    text.filter((line) => reachesAcross(line, left, reach)).length >= MIN_TEXT_LINES
  );
}

/** Whether the lines are rows of one table, then a larger text on a line by itself above the column names of the next table. */
function endsWithHeadedNames(lines: readonly Line[]): boolean {
  const [heading, names] = lines.slice(-2);
  if (heading === undefined || names === undefined || lines.length < MIN_TEXT_LINES) return false;
  return !hasWideGap(heading) && heading.size > LARGER * names.size && hasWideGap(names) && hasWideGap(lines.at(-3)!);
}

/** Whether the lines are a larger text on a line by itself above a row. */
function holdsHeading(lines: readonly Line[]): boolean {
  const [heading, row] = lines;
  if (heading === undefined || row === undefined || lines.length > MAX_LINES || hasWideGap(heading)) return false;
  return heading.size > HEADING * row.size && hasWideGap(row);
}

function reachesAcross(line: Line, left: number, reach: number): boolean {
  const isWide = line.left <= left + FIRST_INDENT * line.size && line.right >= reach;
  return isWide && line.text.length > LONGEST_CELL && !hasWideGap(line);
}
