import type { Table } from "../document/document.ts";
import type { EdgeSet } from "../table/grid/edges.ts";
import type { BlockLine } from "../layout/paragraph/block-line.ts";
import type { PageWords } from "../text/chars-to-words.ts";
import type { PagePlace } from "../geometry/frame.ts";
import type { Region } from "../layout/region/region.ts";
import type { Box } from "../geometry/box.ts";

/** Intermediate results of a page's layout; boxes are in the frame of the page's text. */
export type LayoutStage = { readonly place: PagePlace } & (
  | { readonly stage: "words"; readonly words: PageWords }
  /** Edges as first used to find tables, and the fills that are tried if edges alone form none. */
  | { readonly stage: "edges"; readonly edges: EdgeSet; readonly fills: readonly Box[] }
  /** In reading order. */
  | { readonly stage: "regions"; readonly regions: readonly Region[] }
  /** Lines of paragraphs and figures; the words of a table are in its cells. */
  | {
      readonly stage: "lines";
      readonly lines: readonly BlockLine[];
      /** First lines of paragraphs, with the rule that started each. */
      readonly startedBy: ReadonlyMap<BlockLine, string>;
    }
  | { readonly stage: "cells"; readonly tables: readonly Table[] }
);
