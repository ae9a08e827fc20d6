import { type Line, runsToLines } from "../../text/runs-to-lines.ts";
import { charsOf, type Word } from "../../text/word.ts";
import { wordsToRuns } from "../../text/words-to-runs.ts";
import type { Edge } from "../grid/edges.ts";
import { LONGEST_CELL } from "../columns/track-cell.ts";
import { hasWideGap } from "../columns/line-gaps.ts";
import { isTableCaption } from "../headers/table-caption.ts";
import { wordsInside } from "./words-inside.ts";

// Shown by part-at-text.test.ts.

/** Share of the width between the ends of the lines: text reaches so far, names of rows end before the values next to them. */
const MIN_REACH = 0.9;
/** Of the size of the row under it; a heading is as large, the name of a group of rows hardly. */
const HEADING = 1.2;
/** Between the rows of one table and the header of the next, where nothing else is as large. */
const LARGER = 1.1;
/** Of a table with a line under each row. */
const MIN_LINES = 2;
/** Of a band with nothing but a heading of one line, in heights of the lowest row: the name of a group of rows has the white of a row. */
const MIN_APART = 1.7;
/** Lines of a double line are closer than those of a row, in points. */
const MIN_ROW = 6;
/** Of the band of a heading and the row under it, whose cells may wrap. */
const MAX_LINES = 4;
/** Of text between two tables; a row of its own has fewer. */
const MIN_TEXT_LINES = 3;
/** Of a paragraph's first line, in font sizes; cells of words fill their column, which begins further right. */
const FIRST_INDENT = 2;

/**
 * Parts drawn lines of the same ends where text, a caption or a heading is between them: of two tables under each other, or of a
 * running head and a table. A text in a row of its own, with a line above and one below, parts none, unless it runs across the places
 * where the parts of both lines meet.
 *
 * @param group - from the top down
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
      // Tables with a line under each row have several.
      const areRows = parts.at(-1)!.length >= MIN_LINES && group.length - index >= MIN_LINES;
      const isApart = edge.position - above.position >= MIN_APART * lowest && isSingleLine(lines);
      if (isText || (areRows && (isApart || holdsHeading(lines)))) parts.push([]);
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

/** True for a heading between the last line of one table and the first of the next. */
function isSingleLine(lines: readonly Line[]): boolean {
  return lines.length === 1 && !hasWideGap(lines[0]!);
}

/** True for text over a row: under rows it is a note, or what follows the table. */
function holdsText(lines: readonly Line[], left: number, reach: number): boolean {
  const text = lines.findIndex((line) => reachesAcross(line, left, reach));
  return text >= 0 && lines.some((line, index) => index > text && hasWideGap(line));
}

/** True for the caption of a table, and for text that keeps to no columns. */
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

/** True for the rows of one table, and then a larger text in a line of its own over the names of the next one's columns. */
function endsWithHeadedNames(lines: readonly Line[]): boolean {
  const [heading, names] = lines.slice(-2);
  if (heading === undefined || names === undefined || lines.length < MIN_TEXT_LINES) return false;
  return !hasWideGap(heading) && heading.size > LARGER * names.size && hasWideGap(names) && hasWideGap(lines.at(-3)!);
}

/** True for a larger text in a line of its own over a row. */
function holdsHeading(lines: readonly Line[]): boolean {
  const [heading, row] = lines;
  if (heading === undefined || row === undefined || lines.length > MAX_LINES || hasWideGap(heading)) return false;
  return heading.size > HEADING * row.size && hasWideGap(row);
}

function reachesAcross(line: Line, left: number, reach: number): boolean {
  const isWide = line.left <= left + FIRST_INDENT * line.size && line.right >= reach;
  return isWide && line.text.length > LONGEST_CELL && !hasWideGap(line);
}
