/** Groups what is drawn on a page into connected parts. */
import { charsOf, type TextRun } from "../../text/word.ts";
import type { Box } from "../../geometry/box.ts";
import { labelTouching } from "./touching-boxes.ts";

// Shown by figures.test.ts, reading-order.test.ts (a drawing between rules of columns); fixture two-column/newspaper.

/** Smaller images are icons and bullets. */
const MIN_IMAGE = 24;
/** A rule between columns runs along several lines of text, each with as many chars as the narrowest columns have. */
const THICKEST = 4;
const SHORTEST = 40;
const MIN_LINES = 3;
const LINE_CHARS = 14;
/** Half a wide gutter, plus the white space at the end of a ragged line. */
const FARTHEST = 30;
/** Pages have a few of these rules. Forms and plans have hundreds of upright lines, without text along both sides. */
const MAX_COLUMN_RULES = 100;

/** Boxes by kind. */
export interface DrawnBoxes {
  readonly images: readonly Box[];
  readonly drawings: readonly Box[];
  readonly bars: readonly Box[];
  readonly lines: readonly Box[];
}

/** Size, in fields, of the raster on which touching boxes are found. */
export interface Raster {
  readonly columns: number;
  readonly rows: number;
}

/** Boxes that touch, directly or through others. */
export interface DrawingPart {
  readonly boxes: Box[];
  readonly images: Box[];
  readonly drawings: Box[];
  readonly bars: Box[];
  readonly lines: Box[];
}

/** Groups the boxes into parts that do not touch each other. */
export function toParts({ images, drawings, bars, lines }: DrawnBoxes, { columns, rows }: Raster): DrawingPart[] {
  const boxes = [...images, ...drawings, ...bars, ...lines];
  const labels = labelTouching(boxes, columns, rows);
  const parts = new Map<number, DrawingPart>();
  let index = 0;
  const deal = (some: readonly Box[], kind: Exclude<keyof DrawingPart, "boxes">): void => {
    for (const box of some) {
      const label = labels[index++]!;
      let part = parts.get(label);
      if (part === undefined) parts.set(label, (part = { boxes: [], images: [], drawings: [], bars: [], lines: [] }));
      part.boxes.push(box);
      part[kind].push(box);
    }
  };
  deal(images, "images");
  deal(drawings, "drawings");
  deal(bars, "bars");
  deal(lines, "lines");
  return [...parts.values()];
}

/** Its images, without icons. */
export function picturesOf({ images }: DrawingPart): Box[] {
  return images.filter(({ left, top, right, bottom }) => right - left >= MIN_IMAGE && bottom - top >= MIN_IMAGE);
}

/** Whether the part is a drawing. Fills by themselves are backgrounds of text; next to drawings or on the lines of axes they are bars and legends. */
export function isDrawn({ drawings, bars, lines }: DrawingPart): boolean {
  const count = drawings.length + bars.length + lines.length;
  return count >= 3 && (drawings.length >= 1 || (bars.length >= 3 && lines.length >= 1));
}

/**
 * Removes rules between columns from the lines: they are as close to an image as its own parts, and would join it to the text next to them. Such a
 * rule is upright with lines of text at both sides; an axis has labels at one side only, a frame has its text inside.
 */
export function withoutColumnRules(lines: readonly Box[], runs: readonly TextRun[]): Box[] {
  const long = lines.filter(({ left, top, right, bottom }) => right - left <= THICKEST && bottom - top >= SHORTEST);
  if (long.length === 0 || long.length > MAX_COLUMN_RULES) return [...lines];
  const texts = runs.filter((run) => charsOf(run.words) >= LINE_CHARS);
  const parting = new Set(long.filter((rule) => partsText(rule, texts)));
  return parting.size === 0 ? [...lines] : lines.filter((line) => !parting.has(line));
}

function partsText({ left, top, right, bottom }: Box, texts: readonly TextRun[]): boolean {
  let before = 0;
  let after = 0;
  for (const text of texts) {
    const middle = (text.top + text.bottom) / 2;
    if (middle < top || middle > bottom) continue;
    if (text.right <= left && left - text.right <= FARTHEST) before++;
    else if (text.left >= right && text.left - right <= FARTHEST) after++;
  }
  return before >= MIN_LINES && after >= MIN_LINES;
}
