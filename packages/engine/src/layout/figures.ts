import type { BoxTable } from "../read/pdf/raw-page.ts";
import { isDrawn, picturesOf, toParts, withoutColumnRules } from "./drawing-parts.ts";
import { withoutShadedColumns } from "./shaded-columns.ts";
import { type Edges, isInside, type TextRun, unionEdges } from "./text.ts";
import { isBehindProse, isTextFrame } from "./text-frames.ts";
import { FIELD } from "./touching-boxes.ts";

/** A region of images and drawings. */
export interface FigureRegion extends Edges {
  readonly hasImage: boolean;
  /** Its images, icons left out. */
  readonly images: readonly Edges[];
}

/** What is drawn on a page. */
export interface DrawnParts {
  readonly images: readonly Edges[];
  readonly drawings: readonly Edges[];
  readonly fills: readonly Edges[];
  readonly rules: readonly Edges[];
}

// Shown by structure.test.ts (seven figures of the paper), reading-order.test.ts (a chart keeps its labels); fixture
// slides.

const LEAST_DRAWING = 40;
/** A picture or a fill over more of the page is its background. */
const BACKGROUND = 0.8;
/** Smaller boxes are not tested for prose: three lines of it do not fit. */
const LEAST_BACKGROUND = 0.03;
/** More fills that touch, and nothing else, are a pattern. */
const MOST_BARS = 100;
/** Share of a fill's width that the word before it takes; numbers in bars are shorter. */
const FILLING = 0.6;
/** Pages have some backgrounds, not thousands; the rest is drawing. */
const MOST_TESTS = 200;

/**
 * Finds figures: images, and drawings that hang together, on a coarse raster of the page; the cost is linear in the
 * number of drawn objects.
 *
 * @param taken - rectangles of tables, whose fills and strokes are no figure
 * @param runs - text outside tables: what lies behind prose is its background
 */
export function findFigures(
  size: { readonly width: number; readonly height: number },
  { images, drawings, fills, rules }: DrawnParts,
  taken: readonly Edges[],
  runs: readonly TextRun[],
): FigureRegion[] {
  const columns = Math.ceil(size.width / FIELD) + 2;
  const rows = Math.ceil(size.height / FIELD) + 2;
  if (columns * rows > 4_000_000 || images.length + drawings.length + fills.length === 0) return [];
  const area = size.width * size.height;
  let tests = MOST_TESTS;
  const usable = (box: Edges): boolean => {
    const share = ((box.right - box.left) * (box.bottom - box.top)) / area;
    if (share >= BACKGROUND || taken.some((table) => isInside(box, table))) return false;
    if (share < LEAST_BACKGROUND || tests-- <= 0) return true;
    return !isBehindProse(runs.filter((run) => isInside(run, box, 0)));
  };
  const pictures = images.filter((box) => usable(box) && box.right - box.left >= 4 && box.bottom - box.top >= 4);
  const strokes = drawings.filter(usable);
  const bars = withoutShadedColumns(fills, runs).filter(usable);
  // A stroke over most of the page is a separator; it would tie together what it parts.
  const inner = rules.filter((box) => usable(box) && box.right - box.left < 0.85 * size.width);
  if (pictures.length + strokes.length + bars.length === 0) return [];
  const lines = withoutColumnRules(inner, runs);
  const figures: FigureRegion[] = [];
  const loose: Edges[] = [];
  for (const part of toParts({ images: pictures, drawings: strokes, bars, lines }, { columns, rows })) {
    const edges = unionEdges(part.boxes);
    const width = edges.right - edges.left;
    const height = edges.bottom - edges.top;
    const shown = picturesOf(part);
    const hasImage = shown.length > 0;
    if (hasImage || (isDrawn(part) && width >= LEAST_DRAWING && height >= LEAST_DRAWING)) {
      const held = hasImage ? [] : runs.filter((run) => isInside(run, edges, 0));
      if (!isTextFrame(edges, part.boxes, held)) figures.push({ ...edges, hasImage, images: shown });
    } else if (part.bars.length === part.boxes.length && part.bars.length <= MOST_BARS) loose.push(...part.bars);
    else if (part.drawings.length + part.bars.length > 0) loose.push(edges);
  }
  return [...figures, ...findBars(loose, runs)];
}

/**
 * Finds bar charts whose bars stand free: three and more shapes on one base line (or from one left edge) with lengths of
 * their own and one thickness. Shaded rows of a table have one length.
 */
function findBars(shapes: readonly Edges[], runs: readonly TextRun[]): FigureRegion[] {
  const bars = shapes.filter(({ left, top, right, bottom }) => right - left >= 5 && bottom - top >= 5);
  const byBase = new Map<string, Edges[]>();
  for (const bar of bars) {
    for (const key of [`b${Math.round(bar.bottom / 2)}`, `l${Math.round(bar.left / 2)}`]) {
      const list = byBase.get(key);
      if (list === undefined) byBase.set(key, [bar]);
      else list.push(bar);
    }
  }
  const charts: FigureRegion[] = [];
  for (const [key, group] of byBase) {
    const isUpright = key.startsWith("b");
    const lengths = new Set(group.map((bar) => Math.round(lengthOf(bar, isUpright) / 3)));
    const thickness = lengthOf(group[0]!, !isUpright);
    const even = group.every((bar) => Math.abs(lengthOf(bar, !isUpright) - thickness) <= 0.2 * thickness);
    if (even && group.length >= 3 && lengths.size >= 3 && areApart(group, isUpright) && !areHighlights(group, runs)) {
      charts.push({ ...unionEdges(group), hasImage: false, images: [] });
    }
  }
  return charts.filter((chart, index) => charts.findIndex((other) => isInside(chart, other, 0)) === index);
}

/** Beside or under each other: shapes of a pattern lie one over the other. */
function areApart(bars: readonly Edges[], isUpright: boolean): boolean {
  const sorted = bars.toSorted((a, b) => (isUpright ? a.left - b.left : a.top - b.top));
  return sorted.every((bar, index) => {
    const before = sorted[index - 1];
    if (before === undefined) return true;
    return (isUpright ? bar.left - before.right : bar.top - before.bottom) >= -0.5;
  });
}

/** Fills behind single words have lengths of their own, too. */
function areHighlights(bars: readonly Edges[], runs: readonly TextRun[]): boolean {
  const words = runs.flatMap((run) => run.words);
  const filled = bars.filter((bar) =>
    words.some((word) => isInside(word, bar, 0) && word.right - word.left >= FILLING * (bar.right - bar.left)),
  );
  return 2 * filled.length >= bars.length;
}

function lengthOf({ left, top, right, bottom }: Edges, isUpright: boolean): number {
  return isUpright ? bottom - top : right - left;
}

/** Boxes of a table of the reader, as a list. */
export function toEdgesList(table: BoxTable): Edges[] {
  const list: Edges[] = [];
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
