/**
 * Rows of pieces that each begin with a heading or an image: newspaper articles, cards of a catalogue, fields of a poster. Columns of prose are read
 * from top to bottom; these are read row by row.
 */
import { type Item, type Region, toStripes } from "./region.ts";
import { charsOf, type TextRun } from "../../text/word.ts";
import { nthSmallest } from "../../geometry/order.ts";

// Shown by aligned-rows.test.ts; fixture two-column/newspaper.

/** Minimum white space between two rows, in sizes of the text. Lines of all columns end above it; in prose that happens rarely twice on a page. */
const MIN_ROW_GAP = 0.6;
/** Headings side by side share their baseline and images their top: the maximum difference, in sizes of the text. */
const SAME_TOP = 0.35;
/** Minimum size of a heading relative to the text; headings of the text's size are bold. */
const HEADLINE = 1.12;
/** Maximum share of bold chars in the text; with more, bold type does not indicate headings. */
const MAX_BOLD = 0.5;

/**
 * Splits items in columns into rows that begin with headings or images side by side.
 *
 * @returns null if there are fewer than two such rows
 */
export function alignedRows(items: readonly Item[]): Region[] | null {
  const text = lookOf(items);
  if (text === null) return null;
  const stripes = toStripes(items, MIN_ROW_GAP * text.size);
  const beginnings = stripes.map((stripe) => beginningOf(stripe, text));
  // Names under images and bylines under headlines begin no rows; neither does a beginning that occurs once, such as a running head.
  const kind = beginnings.find((beginning, at) => beginning !== null && beginnings.includes(beginning, at + 1));
  if (kind === undefined) return null;
  const rows: Item[][] = [[]];
  for (const [at, stripe] of stripes.entries()) {
    if (beginnings[at] === kind) rows.push([]);
    rows.at(-1)!.push(...stripe);
  }
  return rows.filter((row) => row.length > 0);
}

type Beginning = "picture" | "headline" | "bold";

/** Style of most of the items' text. */
interface Look {
  readonly size: number;
  readonly bold: boolean;
}

function lookOf(items: readonly Item[]): Look | null {
  const sizes: number[] = [];
  let bold = 0;
  let chars = 0;
  for (const { run } of items) {
    if (run === null) continue;
    const count = charsOf(run.words);
    chars += count;
    if (isBold(run)) bold += count;
    for (let at = 0; at < count; at += CHARS_A_SAMPLE) sizes.push(run.size);
  }
  return sizes.length === 0 ? null : { size: nthSmallest(sizes, sizes.length >> 1), bold: bold > MAX_BOLD * chars };
}

/** One sample of the size is taken for this number of chars, so sizes are weighted by the chars set in them. */
const CHARS_A_SAMPLE = 8;

/**
 * Returns the kind of a stripe's beginning if it is headings on one baseline, or images with one top, with nothing else next to them; otherwise null.
 */
function beginningOf(stripe: readonly Item[], text: Look): Beginning | null {
  const { top } = stripe[0]!;
  const slack = SAME_TOP * text.size;
  const first = stripe.filter((item) => item.top - top <= slack);
  if (first.length < 2) return null;
  const bottom = Math.min(...first.map((item) => item.bottom));
  if (stripe.some((item) => item.top - top > slack && item.top < bottom - slack)) return null;
  if (first.every(({ placed }) => placed?.kind === "figure")) return "picture";
  if (first.every(({ run }) => run !== null && run.size > HEADLINE * text.size)) return "headline";
  return !text.bold && first.every(({ run }) => run !== null && isBold(run)) ? "bold" : null;
}

function isBold({ words }: TextRun): boolean {
  return words.every(({ style }) => style.bold);
}
