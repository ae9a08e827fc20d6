import type { PageObject } from "../../page-object/page-object.ts";
import type { Box } from "../../geometry/box.ts";
import { median, sortBy } from "../../geometry/order.ts";
import type { TextRun } from "../../text/word.ts";

/** Something that is laid out as one piece: a run of text, or a table, a figure, a turned text already put together. */
export interface Item extends Box {
  /** Null for a placed piece. */
  readonly run: TextRun | null;
  readonly placed: PageObject | null;
}

/** Every item is made here, field by field: shapes that differ would have the code that cuts compiled again and again. */
export function toItem({ left, top, right, bottom }: Box, run: TextRun | null, placed: PageObject | null): Item {
  return { left, top, right, bottom, run, placed };
}

/** Items of one column or band; they read from top to bottom. */
export type Region = readonly Item[];

/** Items between white that reaches over all of them, each stripe from the top down. */
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

/** The size of most runs. */
export function sizeOf(items: readonly Item[]): number {
  return median(items.flatMap(({ run }) => run?.size ?? []));
}
