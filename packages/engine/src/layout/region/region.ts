import type { PageObject } from "../../page-object/page-object.ts";
import type { Box } from "../../geometry/box.ts";
import { median, sortBy } from "../../geometry/order.ts";
import type { TextRun } from "../../text/word.ts";

/** A piece of the layout: a run of text, or a table, figure or rotated text that is already assembled. */
export interface Item extends Box {
  /** Null for a placed table, figure or rotated text. */
  readonly run: TextRun | null;
  readonly placed: PageObject | null;
}

/** Creates an item. Every item is made here, field by field: objects of different shapes would deoptimise the code that cuts. */
export function toItem({ left, top, right, bottom }: Box, run: TextRun | null, placed: PageObject | null): Item {
  return { left, top, right, bottom, run, placed };
}

/** Items of one column or band, read from top to bottom. */
export type Region = readonly Item[];

/** Splits items at white space that extends across all of them, from top to bottom. */
export function toStripes(items: readonly Item[], white: number): Item[][] {
  const stripes: Item[][] = [];
  let reach = -Infinity;
  for (const item of sortBy(items, (a, b) => a.top < b.top)) {
    if (item.top - reach > white) stripes.push([]);
    stripes.at(-1)!.push(item);
    reach = Math.max(reach, item.bottom);
  }
  return stripes;
}

/** Median font size of the runs. */
export function sizeOf(items: readonly Item[]): number {
  return median(items.flatMap(({ run }) => run?.size ?? []));
}
