import { hangingEdge } from "./hanging-entries.ts";
import type { Line } from "../../text/runs-to-lines.ts";
import { endsSentence } from "./sentences.ts";
import { unionBoxes } from "../../geometry/box.ts";

// Shown by lines-to-paragraphs.test.ts.

/** Maximum leading of a paragraph with wide line spacing: double-spaced text reaches 2.2 sizes, Japanese 2.5. */
export const WIDEST_LEADING: number = 2.6;
/** Maximum share of a region's lines in a monospaced font; with more, the region is typewritten text. */
const MAX_CODE = 0.6;
/** Maximum difference between edges of justified lines, in points. */
export const JUSTIFIED_ALIGNMENT: number = 1;
/** With fewer lines (or a smaller share) that end inside a sentence at the right edge, text is not justified; headings are short. */
const MIN_FULL = 3;
const JUSTIFIED = 0.7;

/** Common properties of a region's lines. */
export interface RegionShape {
  /** Usual distance between baselines, by font size. */
  readonly leadings: ReadonlyMap<number, number>;
  readonly left: number;
  readonly right: number;
  /** Whether monospaced lines are listings, which keep together whatever their indents, not all of the text. */
  readonly hasCode: boolean;
  /** Left edge of the lines that hang under the first of their entry; NaN if there are none. */
  readonly hanging: number;
  /** Whether nearly all lines end at the right edge, so that a shorter line is the last of its paragraph. */
  readonly isJustified: () => boolean;
}

export function shapeOf(lines: readonly Line[]): RegionShape {
  const { left, right } = unionBoxes(lines);
  let code = 0;
  for (const line of lines) if (line.style.monospace) code++;
  const hasCode = code <= MAX_CODE * lines.length;
  // Computed on demand: few regions have a sentence that ends before the edge.
  let justified: boolean | undefined;
  const isJustified = (): boolean => (justified ??= areJustified(lines, right));
  return { leadings: usualLeadings(lines), left, right, hasCode, hanging: hangingEdge(lines, right), isJustified };
}

/** Checks the ends of sentences only for lines that reach the right edge: in ragged text these are few. */
function areJustified(lines: readonly Line[], right: number): boolean {
  let full = 0;
  let short = 0;
  for (const line of lines) {
    if (right - line.right > JUSTIFIED_ALIGNMENT) short++;
    else if (!endsSentence(line.text)) full++;
  }
  if (full < MIN_FULL) return false;
  if (full >= JUSTIFIED * (full + short)) return true;
  const inside = lines.filter((line) => right - line.right > JUSTIFIED_ALIGNMENT && !endsSentence(line.text)).length;
  return full >= JUSTIFIED * (full + inside);
}

function usualLeadings(lines: readonly Line[]): Map<number, number> {
  const advances = new Map<number, number[]>();
  let sizeBefore = sizeKey(lines[0]!);
  for (let index = 1; index < lines.length; index++) {
    const line = lines[index]!;
    const size = sizeKey(line);
    const isSame = size === sizeBefore;
    sizeBefore = size;
    const advance = line.baseline - lines[index - 1]!.baseline;
    if (!isSame || advance < 0.8 * line.size || advance > WIDEST_LEADING * line.size) continue;
    const list = advances.get(size);
    if (list === undefined) advances.set(size, [advance]);
    else list.push(advance);
  }
  const usual = new Map<number, number>();
  for (const [size, list] of advances) {
    const sorted = Float64Array.from(list).sort();
    // Takes the value at a third: in lists and short paragraphs half of the advances are gaps between them.
    usual.set(size, Math.max(sorted[Math.floor(list.length / 3)]!, Math.min(sorted[list.length >> 1]!, 1.1 * size)));
  }
  return usual;
}

/** Sizes that differ by less than a quarter of a point share their leading. */
export function sizeKey(line: Line): number {
  return Math.round(line.size * 2) / 2;
}
