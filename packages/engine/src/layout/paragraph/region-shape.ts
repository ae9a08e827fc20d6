import { hangingEdge } from "./hanging-entries.ts";
import type { Line } from "../../text/runs-to-lines.ts";
import { endsSentence } from "./sentences.ts";
import { unionBoxes } from "../../geometry/box.ts";

// Shown by lines-to-paragraphs.test.ts.

/** Leading of a paragraph whose lines are alone: double-spaced text reaches 2.2 sizes, Japanese 2.5. */
export const WIDEST_LEADING: number = 2.6;
/** Share of a region's lines; where more are of one width a char, it is typed text. */
const MAX_CODE = 0.6;
/** Edges of justified lines agree this closely, in points. */
export const JUSTIFIED_ALIGNMENT: number = 1;
/** Fewer lines that break off inside a sentence at the right edge, or a smaller share, are no justified text; headings are short. */
const MIN_FULL = 3;
const JUSTIFIED = 0.7;

/** What the lines of a region have in common. */
export interface RegionShape {
  /** The usual distance between baselines, by font size. */
  readonly leadings: ReadonlyMap<number, number>;
  readonly left: number;
  readonly right: number;
  /** Lines of one width a char are listings, which keep together whatever their indents, not all of the text. */
  readonly hasCode: boolean;
  /** Left edge of the lines that hang under the first of their entry; NaN where none do. */
  readonly hanging: number;
  /** Nearly all lines end at the right edge: those that do not are the last of their paragraph. */
  readonly isJustified: () => boolean;
}

export function shapeOf(lines: readonly Line[]): RegionShape {
  const { left, right } = unionBoxes(lines);
  let code = 0;
  for (const line of lines) if (line.style.monospace) code++;
  const hasCode = code <= MAX_CODE * lines.length;
  // Asked where a sentence ends before the edge, which is in few regions.
  let justified: boolean | undefined;
  const isJustified = (): boolean => (justified ??= areJustified(lines, right));
  return { leadings: usualLeadings(lines), left, right, hasCode, hanging: hangingEdge(lines, right), isJustified };
}

/** Lines of ragged text are asked for their end only where they reach the right edge: few do. */
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
    // The lower third: in lists and short paragraphs half of the advances are gaps between them.
    usual.set(size, Math.max(sorted[Math.floor(list.length / 3)]!, Math.min(sorted[list.length >> 1]!, 1.1 * size)));
  }
  return usual;
}

/** Sizes that differ by less than a quarter of a point share their leading. */
export function sizeKey(line: Line): number {
  return Math.round(line.size * 2) / 2;
}
