import { WIDEST_LEADING } from "./leading.ts";
import type { Line } from "../../text/runs-to-lines.ts";
import { byLeft } from "../../geometry/order.ts";
import type { LineCell } from "../columns/track-cell.ts";
import type { Word } from "../../text/word.ts";

// Shown by even-rows.test.ts.

/** Width of a space between the words of names, in font sizes. */
const SPACE = 0.2;
/** Minimum share of the lines with only a name whose first word had no room on the line before. */
const MIN_WRAPPED = 0.75;
/** Number of names after one that fills its column that exceeds chance. */
const SURELY_WRAPPED = 4;
/** Last word of a line that continues on the next. */
const OPEN = /^(?:of|and|or|in|to|the|for|from|by|on|at|with|less|than)$|,$/;

/**
 * Returns lines that continue the name above: those that begin inside a sentence, and all others if most lines with only a name had no room there,
 * since names of groups begin lines for other reasons. Used if lines of a cell and rows are equally far apart, as in TeX and troff.
 */
export function wrappedNames(lines: readonly Line[], byLine: readonly (readonly LineCell[])[]): ReadonlySet<Line> {
  const wrapped = new Set<Line>();
  const evident = new Set<Line>();
  let alone = 0;
  let inside = 0;
  let widest = -1;
  for (const [index, cells] of byLine.entries()) {
    const above = byLine[index - 1];
    if (above === undefined || !isName(cells[0]) || !isName(above[0])) continue;
    // The last line of a name, with the values next to it as in accounts, or a line that follows them.
    const isLast = cells.length > 1 && above.length === 1;
    if (cells.length > 1 && !isLast) continue;
    if (!isLast) alone++;
    if (widest < 0) widest = widestName(byLine);
    const { words } = above[0]!;
    const first = byLeft(cells[0]!.words)[0]!;
    if (lines[index]!.baseline - lines[index - 1]!.baseline > WIDEST_LEADING * first.size) continue;
    if (!isForced(first, above[0]!, widest)) continue;
    const isInside = /^\p{Ll}/u.test(first.text) || words.at(-1)!.text.endsWith("-");
    // A group name may fill its line by chance, but no name of a row begins inside a sentence.
    if (isInside || OPEN.test(words.at(-1)!.text)) evident.add(lines[index]!);
    if (isLast) continue;
    wrapped.add(lines[index]!);
    if (isInside) inside++;
  }
  // One or two may be forced by chance, but these begin like names.
  const isEvident = inside >= wrapped.size / 2 || wrapped.size >= SURELY_WRAPPED;
  return isEvident && wrapped.size >= MIN_WRAPPED * alone ? new Set([...evident, ...wrapped]) : evident;
}

function isName(cell: LineCell | undefined): boolean {
  return cell?.column === 0 && cell.columnSpan === 1;
}

/** Whether a word had no room after the name above it, which has the same style. */
function isForced(first: Word, { box, words }: LineCell, widest: number): boolean {
  if (first.style.bold !== words[0]!.style.bold) return false;
  return box.right - box.left + SPACE * first.size + first.right - first.left > widest;
}

function widestName(byLine: readonly (readonly LineCell[])[]): number {
  let widest = 0;
  for (const [cell] of byLine) {
    if (cell?.column !== 0 || cell.columnSpan > 1) continue;
    widest = Math.max(widest, cell.box.right - cell.box.left);
  }
  return widest;
}
