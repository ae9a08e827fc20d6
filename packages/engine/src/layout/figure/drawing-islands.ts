/** Finds what belongs to a drawing although white space separates them: the parts of a map or a diagram, and the keys of a legend. */
import { type Box, isInside, overlap, unionBoxes } from "../../geometry/box.ts";
import type { TextRun } from "../../text/word.ts";

// Shown by drawing-islands.test.ts.

/** Maximum white space between the parts of one drawing, if no captions or other texts are in it. */
const NEAR = 36;
/** A drawing smaller than this in one direction may be part of its neighbour; panels of a figure are larger, or all of one size. */
const SMALL = 72;
const ALIKE = 0.8;
/** Share of the page's height, at the top and bottom, where bars and signs decorate slides. */
const PAGE_EDGE = 0.07;
/** Keys are small squares, discs or dashes of one size, each with a name at its right. */
const LARGEST_KEY = 14;
const MIN_KEYS = 2;
const KEY_ALIGNMENT = 1.5;
/** Maximum distance of a name from its key, in font sizes. Names have few words. */
const FARTHEST_NAME = 1.5;
const NAME_WORDS = 5;
/** Maximum distance of a legend from its drawing, as a share of the drawing's width. */
const FARTHEST_LEGEND = 0.7;
/** A page with more parts is a drawing as a whole. Each part is compared with each figure. */
const MAX_PARTS = 120;
const MAX_FIGURES = 24;

/** Drawn parts of a page that are not drawings by themselves. */
export interface LooseParts {
  /** Shapes that are each too small or too plain. */
  readonly islands: readonly Box[];
  /** Fills and straight lines: some may be keys, the others belong to texts and tables. */
  readonly keys: readonly Box[];
}

/**
 * Adds parts to the drawings near them if only the part's own labels are in between.
 *
 * @param drawings - without images
 * @param height - height of the page
 */
export function joinIslands(
  drawings: readonly Box[],
  loose: LooseParts,
  runs: readonly TextRun[],
  height: number,
): Box[] {
  const count = loose.islands.length + loose.keys.length;
  const isMuch = drawings.length > MAX_FIGURES || count > MAX_PARTS;
  if (drawings.length === 0 || count === 0 || isMuch) return [...drawings];
  let joined = [...drawings];
  let islands = loose.islands.filter(
    ({ top, bottom }) => bottom > PAGE_EDGE * height && top < (1 - PAGE_EDGE) * height,
  );
  const legends = toLegends([...loose.islands, ...loose.keys], runs);
  for (const legend of legends) {
    const at = nearest(legend, joined, (drawing) => isLegendOf(legend, drawing) && isClear(drawing, legend, runs));
    if (at >= 0) joined[at] = unionBoxes([joined[at]!, legend]);
  }
  islands = islands.filter((part) => !legends.some((legend) => isInside(part, legend)));
  // Each part added may bridge the distance to the next.
  for (let round = 0; round < 3; round++) {
    const left = islands.filter((part) => {
      const at = nearest(part, joined, (drawing) => distance(part, drawing) <= NEAR && isClear(drawing, part, runs));
      if (at < 0) return true;
      joined[at] = unionBoxes([joined[at]!, part]);
      return false;
    });
    joined = joinSmall(joined, runs);
    if (left.length === islands.length) break;
    islands = left;
  }
  return joined;
}

/** Joins drawings that are near each other if one of them is small. */
function joinSmall(drawings: readonly Box[], runs: readonly TextRun[]): Box[] {
  const joined: Box[] = [];
  for (const drawing of drawings) {
    const at = nearest(
      drawing,
      joined,
      (other) =>
        distance(other, drawing) <= NEAR &&
        (distance(other, drawing) === 0 ||
          ((isSmall(other) || isSmall(drawing)) && !haveSimilarSize(other, drawing))) &&
        isClear(other, drawing, runs),
    );
    if (at < 0) joined.push(drawing);
    else joined[at] = unionBoxes([joined[at]!, drawing]);
  }
  return joined;
}

function isSmall({ left, top, right, bottom }: Box): boolean {
  return Math.min(right - left, bottom - top) < SMALL;
}

function haveSimilarSize(a: Box, b: Box): boolean {
  const isSame = (one: number, other: number): boolean => Math.min(one, other) > ALIKE * Math.max(one, other);
  return isSame(a.right - a.left, b.right - b.left) && isSame(a.bottom - a.top, b.bottom - b.top);
}

/** Index of the nearest drawing that `fits`; -1 if there is none. */
function nearest(part: Box, drawings: readonly Box[], fits: (drawing: Box) => boolean): number {
  let best = -1;
  for (const [at, drawing] of drawings.entries()) {
    if ((best < 0 || distance(part, drawing) < distance(part, drawings[best]!)) && fits(drawing)) best = at;
  }
  return best;
}

function distance(a: Box, b: Box): number {
  return Math.max(-overlap(a.left, a.right, b.left, b.right), -overlap(a.top, a.bottom, b.top, b.bottom), 0);
}

/** Whether all text within the box around both is in one of them. */
function isClear(a: Box, b: Box, runs: readonly TextRun[]): boolean {
  const both = unionBoxes([a, b]);
  return runs.every(
    (run) =>
      overlap(run.left, run.right, both.left, both.right) <= 0 ||
      overlap(run.top, run.bottom, both.top, both.bottom) <= 0 ||
      isInside(run, a) ||
      isInside(run, b),
  );
}

/** Finds legends: keys under each other or side by side, with their names. */
function toLegends(parts: readonly Box[], runs: readonly TextRun[]): Box[] {
  const keys = parts.filter(
    ({ left, top, right, bottom }) => right - left <= LARGEST_KEY && bottom - top <= LARGEST_KEY,
  );
  const columns: Box[][] = [];
  for (const key of keys) {
    const name = runs.find((run) => isNameOf(run, key));
    if (name === undefined) continue;
    const entry = unionBoxes([key, name]);
    const column = columns.find(([first]) => isBeneath(first!, entry));
    if (column === undefined) columns.push([entry]);
    else column.push(entry);
  }
  return columns.filter((column) => column.length >= MIN_KEYS).map(unionBoxes);
}

function isBeneath(first: Box, entry: Box): boolean {
  return (
    Math.abs(first.left - entry.left) <= KEY_ALIGNMENT &&
    Math.abs(first.bottom - first.top - entry.bottom + entry.top) <= KEY_ALIGNMENT
  );
}

/** Whether the key is before the run's words, or is the bullet that they begin with. */
function isNameOf(run: TextRun, key: Box): boolean {
  const middle = (key.top + key.bottom) / 2;
  if (middle < run.top || middle > run.bottom || run.words.length > NAME_WORDS) return false;
  const start = run.words.find((word) => word.left >= key.right - 1)?.left ?? Infinity;
  return start - key.right <= FARTHEST_NAME * run.size && run.left >= key.left - 1;
}

/** Whether the legend is next to the drawing within its height, or under it within its width. */
function isLegendOf(legend: Box, drawing: Box): boolean {
  const width = drawing.right - drawing.left;
  if (distance(legend, drawing) > FARTHEST_LEGEND * width) return false;
  const isWithin = legend.top > drawing.top - LARGEST_KEY && legend.bottom < drawing.bottom + LARGEST_KEY;
  return isWithin || (legend.left > drawing.left - LARGEST_KEY && legend.right < drawing.right + LARGEST_KEY);
}
