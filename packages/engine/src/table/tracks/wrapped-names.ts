import { WIDEST_LEADING } from "./leading.ts";
import type { Line } from "../../layout/text/runs-to-lines.ts";
import { byLeft } from "../../layout/text/text.ts";
import type { LineCell } from "./track-rows.ts";

// Shown by even-rows.test.ts.

/** Between the words of names, in font sizes. */
const SPACE = 0.2;
/** Share of the lines of names alone whose first word had no room on the line before. */
const MOST_WRAPPED = 0.75;
/** More names than by chance follow one that fills its column. */
const SURELY_WRAPPED = 4;
/** The last word of a line that goes on. */
const OPEN = /^(?:of|and|or|in|to|the|for|from|by|on|at|with|less|than)$|,$/;

/**
 * Lines that go on with the name over them: those that begin inside of a sentence, and all where most lines of names alone had
 * no room there, since names of groups begin lines for other reasons. Asked where lines of a cell and rows stand equally far apart, as TeX and troff set them.
 */
export function wrappedNames(lines: readonly Line[], byLine: readonly (readonly LineCell[])[]): ReadonlySet<Line> {
  const isName = (cell: LineCell | undefined): boolean => cell?.column === 0 && cell.columnSpan === 1;
  const wrapped = new Set<Line>();
  const evident = new Set<Line>();
  let alone = 0;
  let inside = 0;
  let widest = -1;
  for (const [index, cells] of byLine.entries()) {
    const above = byLine[index - 1];
    if (above === undefined || !isName(cells[0]) || !isName(above[0])) continue;
    // The last line of a name, beside which accounts set the values, or one that follows them.
    const isLast = cells.length > 1 && above.length === 1;
    if (cells.length > 1 && !isLast) continue;
    if (!isLast) alone++;
    if (widest < 0) widest = widestName(byLine);
    const { edges, words } = above[0]!;
    const [first] = byLeft(cells[0]!.words);
    const isClose = lines[index]!.baseline - lines[index - 1]!.baseline <= WIDEST_LEADING * first!.size;
    const isForced = edges.right - edges.left + SPACE * first!.size + first!.right - first!.left > widest;
    if (!isClose || !isForced || first!.style.bold !== words[0]!.style.bold) continue;
    const isInside = /^\p{Ll}/u.test(first!.text) || words.at(-1)!.text.endsWith("-");
    // A name of a group may fill its line by chance, but no name of a row begins inside of a sentence.
    if (isInside || OPEN.test(words.at(-1)!.text)) evident.add(lines[index]!);
    if (isLast) continue;
    wrapped.add(lines[index]!);
    if (isInside) inside++;
  }
  // One or two may be forced by chance, but then they begin as names do.
  const isEvident = inside >= wrapped.size / 2 || wrapped.size >= SURELY_WRAPPED;
  return isEvident && wrapped.size >= MOST_WRAPPED * alone ? new Set([...evident, ...wrapped]) : evident;
}

function widestName(byLine: readonly (readonly LineCell[])[]): number {
  let widest = 0;
  for (const [cell] of byLine) {
    if (cell?.column !== 0 || cell.columnSpan > 1) continue;
    widest = Math.max(widest, cell.edges.right - cell.edges.left);
  }
  return widest;
}
