import type { Table } from "../../document.ts";
import type { FormBox } from "../../table/form/form-boxes.ts";
import type { Line } from "../text/runs-to-lines.ts";
import { type Edges, sortBy, type TextRun } from "../text/text.ts";

/** Something that is laid out as one piece: a run of text, or a table, a figure, a turned text already put together. */
export interface Item extends Edges {
  /** Null for a placed piece. */
  readonly run: TextRun | null;
  readonly placed: PlacedPiece | null;
}

/** A piece whose inside is no longer of interest to the page's layout. */
export interface PlacedPiece extends Edges {
  /** Turned: written in another direction than the page. Aside: a note in the margin. Form: boxes of labels and room to fill in. */
  readonly kind: "table" | "figure" | "turned" | "aside" | "form";
  readonly table?: Table;
  /** Of a form, in reading order. */
  readonly boxes?: readonly FormBox[];
  /** The text inside a figure or a turned text, from left to right and top to bottom. */
  readonly lines: readonly Line[];
  /** Its place on the page as displayed. */
  readonly ink: Edges;
  /** What spoke for it, for confidence. */
  readonly ruled?: boolean;
}

/** Every item is made here, field by field: shapes that differ would have the code that cuts compiled again and again. */
export function toItem({ left, top, right, bottom }: Edges, run: TextRun | null, placed: PlacedPiece | null): Item {
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
