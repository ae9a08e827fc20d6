import type { BoundingBox } from "@docsvc/client/citations";
import type { RecordMetadata } from "@docsvc/client/records";

/** One block of a document: the unit that is searched, and quoted with its place. */
export interface Passage {
  /** As it reads best: a table is a line a row, each value after the name of its column. */
  readonly text: string;
  /** The headings above, outermost first. */
  readonly section: string;
  /** The type of the block: `Text`, `Table`, `List Item` … */
  readonly category: string;
  /** In fractions of the page from its top left corner, with the page's number. */
  readonly bbox: BoundingBox;
}

/** Reads one document. */
export type PassageReader = (path: string) => Promise<readonly Passage[]>;

/** A record of the loaders, whichever framework it came through: the metadata keys are the same. */
export function toPassage(text: string, metadata: RecordMetadata): Passage {
  const { section, category, page_number: page } = metadata;
  const { bbox_left: left, bbox_top: top, bbox_width: width, bbox_height: height } = metadata;
  return { text, section, category, bbox: { page, left, top, width, height } };
}
