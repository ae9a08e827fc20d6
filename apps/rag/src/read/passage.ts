import type { BoundingBox } from "@docsvc/client/citations";
import type { BlockPlaces } from "@docsvc/client/records";

/** One block of a document: the unit of search, quoted with its place. */
export interface Passage {
  /** Text for reading. For a table: one line per row, each value after its column's header. */
  readonly text: string;
  /** The headings above it, outermost first. */
  readonly section: string;
  /** The other labels and values in the same record of a form, such as the vessel or the account. */
  readonly record: string;
  /** The type of the block: `Text`, `Table`, `List Item` …; `Caption` for the caption of a figure or table. */
  readonly category: string;
  /** In fractions of the page from its top left corner, with the page number. */
  readonly bbox: BoundingBox;
  /** As printed, from top to bottom; empty if the service returns no lines. A table has them in its cells. */
  readonly lines: readonly Line[];
  /** Only for tables. */
  readonly cells?: readonly Cell[] | undefined;
  /** Caption of a figure or table; the caption is also a passage of its own. */
  readonly caption?: string | undefined;
}

export type Line = NonNullable<BlockPlaces["lines"]>[number];
export type Cell = NonNullable<BlockPlaces["cells"]>[number];

/** Reads one document. */
export type PassageReader = (path: string) => Promise<readonly Passage[]>;
