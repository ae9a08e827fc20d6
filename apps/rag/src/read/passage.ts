import type { BoundingBox } from "@docsvc/client/citations";
import type { BlockPlaces } from "@docsvc/client/records";

/** One block of a document: the unit that is searched, and quoted with its place. */
export interface Passage {
  /** As it reads best: a table is a line a row, each value after the name of its column. */
  readonly text: string;
  /** The headings above, outermost first. */
  readonly section: string;
  /** The other labels and values of the same record of a form: which vessel, whose account. */
  readonly record: string;
  /** The type of the block: `Text`, `Table`, `List Item` …; `Caption` of a figure's or table's. */
  readonly category: string;
  /** In fractions of the page from its top left corner, with the page's number. */
  readonly bbox: BoundingBox;
  /** As printed, from top to bottom; empty if the service gives no lines. Those of a table are in its cells. */
  readonly lines: readonly Line[];
  /** Of a table. */
  readonly cells?: readonly Cell[] | undefined;
  /** Of a figure or table; it is a passage of its own, too. */
  readonly caption?: string | undefined;
}

export type Line = NonNullable<BlockPlaces["lines"]>[number];
export type Cell = NonNullable<BlockPlaces["cells"]>[number];

/** Reads one document. */
export type PassageReader = (path: string) => Promise<readonly Passage[]>;
