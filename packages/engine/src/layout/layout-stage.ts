import type { Table } from "../document.ts";
import type { EdgeSet } from "../table/grid/edges.ts";
import type { BlockLine } from "./paragraph/block-line.ts";
import type { PageWords } from "./text/chars-to-words.ts";
import type { Quarter } from "./text/frame.ts";
import type { Region } from "./region/region.ts";
import type { Edges } from "./text/text.ts";

/** The page as displayed, and the quarter turn in which its writing stands upright. */
export interface PagePlace {
  /** 1-based. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly quarter: Quarter;
}

/** What layout tells of a page on the way; boxes stand in the frame of the page's writing. */
export type LayoutStage = { readonly place: PagePlace } & (
  | { readonly stage: "words"; readonly words: PageWords }
  /** Edges as tables are first looked for, and the fills that are tried when edges alone make none. */
  | { readonly stage: "edges"; readonly edges: EdgeSet; readonly fills: readonly Edges[] }
  /** In reading order. */
  | { readonly stage: "regions"; readonly regions: readonly Region[] }
  /** Those of paragraphs and of figures; the words of a table are told by its cells. */
  | { readonly stage: "lines"; readonly lines: readonly BlockLine[] }
  | { readonly stage: "cells"; readonly tables: readonly Table[] }
);
