import type { Line } from "../../text/runs-to-lines.ts";
import { countGaps } from "./line-gaps.ts";

// Shown by tables.test.ts; fixture form/invoice.

/** With fewer lines, columns could be chance. */
const MIN_LINES = 3;

/** Returns the lines with the most cells; totals and notes under the body cross its columns. */
export function fullestLines(lines: readonly Line[]): readonly Line[] {
  if (lines.length <= MIN_LINES) return lines;
  const counts = lines.map(countGaps);
  const most = Math.max(...counts);
  const fullest = lines.filter((_, index) => counts[index]! >= 0.6 * most);
  return fullest.length >= MIN_LINES ? fullest : lines;
}
