import type { BoxTable } from "../../read/raw/raw-page.ts";
import { isDrawn, picturesOf, toParts, withoutColumnRules } from "./drawing-parts.ts";
import { joinIslands } from "./drawing-islands.ts";
import { freeBars } from "./free-bars.ts";
import { partPictures } from "./pictures.ts";
import { withoutShadedColumns } from "../region/shaded-columns.ts";
import { withoutShadedRows } from "../region/shaded-rows.ts";
import { type Box, isInside, unionBoxes } from "../../geometry/box.ts";
import type { TextRun } from "../../text/word.ts";
import { isBehindProse, isTextFrame } from "./text-frames.ts";
import { FIELD } from "./touching-boxes.ts";

/** A region of images and drawings. */
export interface FigureRegion extends Box {
  readonly hasImage: boolean;
  /** Its images, without icons. */
  readonly images: readonly Box[];
}

/** Drawn objects of a page. */
export interface DrawnParts {
  readonly images: readonly Box[];
  readonly drawings: readonly Box[];
  readonly fills: readonly Box[];
  readonly rules: readonly Box[];
}

// Shown by structure.test.ts (seven figures of the paper), reading-order.test.ts (a chart keeps its labels); fixture
// slides.

const MIN_DRAWING = 40;
/** An image or fill over more of the page is its background. */
const BACKGROUND = 0.8;
/** Smaller boxes are not checked for prose: three lines of it do not fit. */
const MIN_BACKGROUND = 0.03;
/** More touching fills, with nothing else, are a pattern. */
const MAX_BARS = 100;
/** Pages have a few backgrounds, not thousands; the rest is drawing. */
const MAX_TESTS = 200;

/**
 * Finds figures, which are images and connected drawings, on a coarse raster of the page. The cost is linear in the number of drawn objects.
 *
 * @param taken - rectangles of tables, whose fills and strokes are not figures
 * @param runs - text outside tables; what is drawn behind prose is its background
 */
export function findFigures(
  size: { readonly width: number; readonly height: number },
  { images, drawings, fills, rules }: DrawnParts,
  taken: readonly Box[],
  runs: readonly TextRun[],
): FigureRegion[] {
  const columns = Math.ceil(size.width / FIELD) + 2;
  const rows = Math.ceil(size.height / FIELD) + 2;
  if (columns * rows > 4_000_000 || images.length + drawings.length + fills.length === 0) return [];
  const area = size.width * size.height;
  let tests = MAX_TESTS;
  const usable = (box: Box): boolean => {
    const share = ((box.right - box.left) * (box.bottom - box.top)) / area;
    if (share >= BACKGROUND || taken.some((table) => isInside(box, table))) return false;
    if (share < MIN_BACKGROUND || tests-- <= 0) return true;
    return !isBehindProse(runs.filter((run) => isInside(run, box, 0)));
  };
  const pictures = images.filter((box) => usable(box) && box.right - box.left >= 4 && box.bottom - box.top >= 4);
  const strokes = drawings.filter(usable);
  const bars = withoutShadedRows(withoutShadedColumns(fills, runs), runs).filter(usable);
  // A stroke over most of the page is a separator; it would join what it separates.
  const inner = rules.filter((box) => usable(box) && box.right - box.left < 0.85 * size.width);
  if (pictures.length + strokes.length + bars.length === 0) return [];
  const lines = withoutColumnRules(inner, runs);
  const figures: FigureRegion[] = [];
  const loose: Box[] = [];
  const islands: Box[] = [];
  const keys: Box[] = [];
  for (const part of toParts({ images: pictures, drawings: strokes, bars, lines }, { columns, rows })) {
    const around = unionBoxes(part.boxes);
    const width = around.right - around.left;
    const height = around.bottom - around.top;
    const shown = picturesOf(part);
    if (shown.length > 0) {
      for (const { box: own, images: held } of partPictures(part, shown, runs)) {
        figures.push({ ...own, hasImage: true, images: held });
      }
    } else if (isDrawn(part) && width >= MIN_DRAWING && height >= MIN_DRAWING) {
      const contained = runs.filter((run) => isInside(run, around, 0));
      if (!isTextFrame(around, part.boxes, contained)) figures.push({ ...around, hasImage: false, images: [] });
    } else if (part.bars.length === part.boxes.length && part.bars.length <= MAX_BARS) {
      loose.push(...part.bars);
      keys.push(...part.bars);
    } else {
      if (part.drawings.length + part.bars.length > 0) loose.push(around);
      (part.drawings.length > 0 ? islands : keys).push(around);
    }
  }
  for (const chart of freeBars(loose, runs)) figures.push({ ...chart, hasImage: false, images: [] });
  const drawn = joinIslands(
    figures.filter(({ hasImage }) => !hasImage),
    { islands, keys },
    runs,
    size.height,
  );
  return [
    ...figures.filter(({ hasImage }) => hasImage),
    ...drawn.map((around) => ({ ...around, hasImage: false, images: [] })),
  ];
}

/** Converts the reader's box table to a list. */
export function toBoxList(table: BoxTable): Box[] {
  const list: Box[] = [];
  for (let index = 0; index < table.count; index++) {
    const at = index * 4;
    list.push({
      left: table.edges[at]!,
      top: table.edges[at + 1]!,
      right: table.edges[at + 2]!,
      bottom: table.edges[at + 3]!,
    });
  }
  return list;
}
