import type { BoundingBox } from "@docsvc/client/citations";
import type { RecordMetadata } from "@docsvc/client/records";

/** One block of a document: the unit that is searched, and quoted with its place. */
export interface Passage {
  /** As it reads best: a table is a line a row, each value after the name of its column. */
  readonly text: string;
  /** The headings above, outermost first. */
  readonly section: string;
  /** The other labels and values of the same record of a form: which vessel, whose account. */
  readonly record: string;
  /** The type of the block: `Text`, `Table`, `List Item` … */
  readonly category: string;
  /** In fractions of the page from its top left corner, with the page's number. */
  readonly bbox: BoundingBox;
}

/** Reads one document. */
export type PassageReader = (path: string) => Promise<readonly Passage[]>;

/** What the loaders give for a block, whichever framework it came through: the metadata keys are the same. */
export interface LoadedBlock {
  readonly text: string;
  readonly metadata: RecordMetadata;
}

export function toPassages(blocks: readonly LoadedBlock[]): readonly Passage[] {
  return blocks.map(({ text, metadata }, at) => {
    const { section, category, page_number: page } = metadata;
    const { bbox_left: left, bbox_top: top, bbox_width: width, bbox_height: height } = metadata;
    const bbox = { page, left, top, width, height };
    return { text, section, record: recordAround(blocks, at), category, bbox };
  });
}

/** Pairs before and after one that are taken for its record; under one heading may stand a hundred. */
const NEIGHBOURS = 8;

function recordAround(blocks: readonly LoadedBlock[], at: number): string {
  const { section, category } = blocks[at]!.metadata;
  if (category !== "Key Value") return "";
  const isPart = (block: LoadedBlock | undefined): boolean =>
    block?.metadata.category === category && block.metadata.section === section;
  let first = at;
  let last = at;
  while (at - first < NEIGHBOURS && isPart(blocks[first - 1])) first--;
  while (last - at < NEIGHBOURS && isPart(blocks[last + 1])) last++;
  return [...blocks.slice(first, at), ...blocks.slice(at + 1, last + 1)].map(({ text }) => text).join("; ");
}
