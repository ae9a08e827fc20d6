/**
 * Reading order by recursive cuts.
 *
 * Method: recursive XY-cut (Nagy & Seth, "Hierarchical representation of optically scanned documents", 1984), with two repairs that later work found
 * necessary. Elements wider than a column are set aside before a vertical cut and divide the page into bands (XY-cut++). A vertical cut needs
 * evidence that it separates columns of prose, not of a table.
 */
import { alignedRows } from "./aligned-rows.ts";
import { type BoundedColumns, boundColumns } from "./column-bounds.ts";
import { areFacts } from "./facts.ts";
import { findGutters } from "./gutters.ts";
import { labelledRows } from "./labelled-rows.ts";
import { partAtRules } from "./parting-rules.ts";
import { areSideHeadings, cutAtSections, MIN_SIDE_HEADINGS } from "./side-headings.ts";
import { type Item, type Region, sizeOf, toItem, toStripes } from "./region.ts";
import { readsToLeft } from "../../text/right-to-left.ts";
import { type Box, unionBoxes } from "../../geometry/box.ts";
import { median, sortBy } from "../../geometry/order.ts";
import { toRun } from "../../text/words-to-runs.ts";

/** Tolerance at the edges of a gutter. */
const SLACK_PT = 0.5;

// Shown by reading-order.test.ts, gutters.test.ts; fixtures two-column.

/** Maximum depth of cuts; newspapers nest four deep. */
const DEEPEST_CUT = 10;

/** Divides items into regions, in reading order; `rules` are the drawn lines between them. */
export function cutRegions(items: readonly Item[], rules: readonly Box[] = []): Region[] {
  const regions: Region[] = [];
  const toLeft = holdsRightToLeft(items) && readsToLeft(items.flatMap(({ run }) => run?.words ?? []));
  cut(toLeft ? items : cutAtSections(items), 0, regions, toLeft);
  return rules.length === 0 ? regions : partAtRules(regions, rules);
}

/** Checks words for right-to-left text, which few pages contain. */
function holdsRightToLeft(items: readonly Item[]): boolean {
  for (const { run } of items) {
    if (run === null) continue;
    for (let at = 0; at < run.words.length; at++) if (run.words[at]!.rightToLeft) return true;
  }
  return false;
}

/** @param toLeft - whether the page's text, and so its columns, run from right to left */
function cut(items: readonly Item[], depth: number, regions: Region[], toLeft: boolean): void {
  if (items.length === 0) return;
  const bands = items.length > 2 && depth < DEEPEST_CUT ? bestBands(items) : null;
  if (bands === null) {
    regions.push(items);
    return;
  }
  const rows = alignedRows(items);
  if (rows !== null) {
    for (const row of rows) cut(row, depth + 1, regions, toLeft);
    return;
  }
  for (const band of bands) {
    const { left, right } = band;
    const least = areSideHeadings(left, right) ? MIN_SIDE_HEADINGS : undefined;
    const labelled = toLeft ? null : labelledRows(left, right, least);
    if (labelled !== null) {
      for (const part of labelled) cut(part, depth + 1, regions, toLeft);
      continue;
    }
    for (const column of toLeft ? [right, left] : [left, right]) cut(column, depth + 1, regions, toLeft);
  }
}

/** A stripe of the page: two columns, or one if `right` is empty. */
interface Band {
  readonly left: readonly Item[];
  readonly right: readonly Item[];
}

function bestBands(allItems: readonly Item[]): Band[] | null {
  let best: Band[] | null = null;
  let bestScore = 0;
  const gutters = findGutters(allItems).filter((gutter) => hasSides(allItems, gutter));
  if (gutters.length === 0) return null;
  const fromTop = sortBy(allItems, isMiddleHigher);
  const proved: number[] = [];
  for (const gutter of gutters) {
    let items = fromTop;
    let division = divide(items, gutter);
    if (division === null) continue;
    proved.push(gutter);
    // Once columns are found, lines near them that seem to cross the gutter, over a gap no wider than a space, are also cut.
    for (let round = 0; round < 3; round++) {
      const cutItems = cutSeamingItems(items, gutter, division.bands);
      if (cutItems.length === items.length) break;
      const next = divide(cutItems, gutter);
      if (next === null || next.score <= division.score) break;
      items = cutItems;
      division = next;
    }
    if (division.score > bestScore) {
      best = division.bands;
      bestScore = division.score;
    }
  }
  return proved.length < 2 ? best : (bandsAtFreeGutter(fromTop, gutters, proved) ?? best);
}

/** Bands at a gutter; the score is the height over which it separates columns. */
interface Division {
  readonly bands: Band[];
  readonly score: number;
}

/** Whether both sides of a gutter have enough items for columns; nearly all lines of a single column cross it. */
function hasSides(items: readonly Item[], gutter: number): boolean {
  let before = 0;
  let after = 0;
  let hasPlaced = false;
  for (let at = 0; at < items.length; at++) {
    const { left, right, placed } = items[at]!;
    if (left < gutter - SLACK_PT && right > gutter + SLACK_PT) continue;
    if (right <= gutter + SLACK_PT) before++;
    else after++;
    if (placed !== null) hasPlaced = true;
  }
  return Math.min(before, after) >= (hasPlaced ? 1 : 2);
}

/**
 * Cuts at a gutter that nothing crosses, between two confirmed gutters. In four columns on one line grid, the middle gutter has two texts per line on
 * both sides, as table cells have, and headlines cross the others.
 */
function bandsAtFreeGutter(
  items: readonly Item[],
  gutters: readonly number[],
  proved: readonly number[],
): Band[] | null {
  const first = Math.min(...proved);
  const last = Math.max(...proved);
  const free = gutters.find(
    (gutter) =>
      gutter > first + 1 &&
      gutter < last - 1 &&
      items.every(({ left, right }) => left >= gutter - SLACK_PT || right <= gutter + SLACK_PT),
  );
  if (free === undefined) return null;
  const left = items.filter((item) => item.right <= free + SLACK_PT);
  return [{ left, right: items.filter((item) => item.right > free + SLACK_PT) }];
}

/** Maximum distance, in font sizes, of lines that belong to confirmed columns above or below them. */
const NEAR_COLUMNS = 2.6;
/** Minimum gap, in points, at which a line that seems to cross is cut; justified spaces measure 2 or more. */
const MIN_CUT = 2;
/** Minimum relative size of headlines over columns; one of their spaces may be over a gutter by chance. */
const HEADLINE = 1.15;
/** Minimum gap, in font sizes, at which a headline is cut; spaces of headlines measure 0.3. */
const MIN_HEADLINE_CUT = 0.45;

function cutSeamingItems(items: readonly Item[], gutter: number, bands: readonly Band[]): Item[] {
  const columns = bands
    .filter((band) => isText(band.left) && isText(band.right))
    .map((band) => [...band.left, ...band.right])
    .map((all) => ({ ...unionBoxes(all), size: median(all.flatMap(({ run }) => run?.size ?? [])) }));
  return items.flatMap((item): Item[] => {
    const { run } = item;
    if (run === null || item.left >= gutter - SLACK_PT || item.right <= gutter + SLACK_PT) return [item];
    const near = NEAR_COLUMNS * run.size;
    const column = columns.find(({ top, bottom }) => middle(item) > top - near && middle(item) < bottom + near);
    if (column === undefined) return [item];
    const leastCut = run.size > HEADLINE * column.size ? MIN_HEADLINE_CUT * run.size : MIN_CUT;
    const words = [...run.words].sort((a, b) => a.left - b.left);
    const at = words.findIndex((word) => word.left > gutter);
    const before = words[at - 1];
    if (at < 1 || before === undefined || before.right > gutter + 1 || words[at]!.left - before.right < leastCut) {
      return [item];
    }
    return [words.slice(0, at), words.slice(at)].map((part) => {
      const cutRun = toRun(part);
      return toItem(cutRun, cutRun, null);
    });
  });
}

/** Returns the bands at a gutter; null if it separates no columns. */
function divide(items: readonly Item[], gutter: number): Division | null {
  const crossing: Item[] = [];
  const sideBySide: Item[] = [];
  for (let at = 0; at < items.length; at++) {
    const item = items[at]!;
    if (item.left < gutter - SLACK_PT && item.right > gutter + SLACK_PT) crossing.push(item);
    else sideBySide.push(item);
  }
  const wide = sortBy(crossing, startsHigher);
  const others = sortBy(sideBySide, isMiddleHigher);
  const bands: Band[] = [];
  let single: Item[] = [];
  let score = 0;
  let next = 0;
  for (let index = 0; index <= wide.length; index++) {
    const until = wide[index];
    const first = next;
    while (next < others.length && (until === undefined || middle(others[next]!) < middle(until))) next++;
    for (const stripe of partAtFacts(others.slice(first, next), gutter)) {
      // Most stripes have text on one side only.
      const columns = hasSides(stripe, gutter) ? columnsOf(stripe, gutter, wide[index - 1]) : null;
      if (columns === null) pushAll(single, stripe);
      else {
        pushAll(single, columns.before);
        if (single.length > 0) bands.push({ left: single, right: [] });
        bands.push({ left: columns.left, right: columns.right });
        single = [...columns.after];
        score += columns.height;
      }
    }
    if (until === undefined) continue;
    single.push(until);
    // Items next to a wide element, such as a caption at a figure's side, stay with it.
    while (next < others.length && others[next]!.bottom <= until.bottom + 1) single.push(others[next++]!);
  }
  if (score === 0) return null;
  if (single.length > 0) bands.push({ left: single, right: [] });
  return { bands, score };
}

/** White space across both sides of a gutter, in sizes of the text, under which something else begins. */
const WHITE = 2.2;

/**
 * Splits a stripe at the white space above and below facts, which read across the gutter, so that an address next to the facts of an invoice is
 * judged without the page under it. Otherwise the stripe is judged as a whole.
 */
function partAtFacts(stripe: readonly Item[], gutter: number): (readonly Item[])[] {
  if (!hasSides(stripe, gutter)) return [stripe];
  const parts = toStripes(stripe, WHITE * sizeOf(stripe));
  if (parts.length < 2) return [stripe];
  const joined: Item[][] = [[]];
  let wereFacts = false;
  for (const part of parts) {
    const areFactsHere = areFacts(...sidesOf(part, gutter)) && columnsOf(part, gutter, undefined) === null;
    if (joined.at(-1)!.length > 0 && (areFactsHere || wereFacts)) joined.push([]);
    joined.at(-1)!.push(...part);
    wereFacts = areFactsHere;
  }
  return joined;
}

/** Returns the columns of a stripe at a gutter; null if there are none. */
function columnsOf(stripe: readonly Item[], gutter: number, above: Item | undefined): BoundedColumns | null {
  return boundColumns(...sidesOf(stripe, gutter), above);
}

function sidesOf(stripe: readonly Item[], gutter: number): [left: Item[], right: Item[]] {
  const left: Item[] = [];
  const right: Item[] = [];
  for (const item of stripe) (item.right <= gutter + SLACK_PT ? left : right).push(item);
  return [left, right];
}

function pushAll(into: Item[], items: readonly Item[]): void {
  for (const item of items) into.push(item);
}

function startsHigher(a: Item, b: Item): boolean {
  return a.top < b.top;
}

function isMiddleHigher(a: Item, b: Item): boolean {
  return a.top + a.bottom < b.top + b.bottom;
}

/** Whether a side has enough lines to be a column; a caption next to its figure has not. */
function isText(side: readonly Item[]): boolean {
  return side.length >= 3 && side.every((item) => item.run !== null);
}

function middle(item: Item): number {
  return (item.top + item.bottom) / 2;
}
