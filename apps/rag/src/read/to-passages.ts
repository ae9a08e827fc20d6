import type { BlockPlaces, RecordMetadata } from "@docsvc/client/records";
import { joinCut } from "./join-cut.ts";
import { joinSignatures } from "./join-signature.ts";
import type { Passage } from "./passage.ts";

/** A block as loaded; both frameworks use the same metadata keys. */
export interface LoadedBlock {
  readonly text: string;
  readonly metadata: RecordMetadata;
}

export function toPassages(blocks: readonly LoadedBlock[]): readonly Passage[] {
  const passages = blocks.map((block, at) => toPassage(block, recordAround(blocks, at)));
  const captions = new Set(passages.flatMap(({ caption }) => caption ?? []));
  // The text of a figure without words is its caption, which is a passage of its own.
  const distinct = passages.filter(({ category, text }) => category !== "Figure" || !captions.has(text));
  return joinSignatures(joinCut(distinct.map((passage) => markCaption(passage, captions))));
}

function toPassage({ text, metadata }: LoadedBlock, record: string): Passage {
  const { section, category, page_number: page, places = "[]" } = metadata;
  const { bbox_left: left, bbox_top: top, bbox_width: width, bbox_height: height } = metadata;
  const [{ lines = [], cells, caption } = {} as Partial<BlockPlaces>] = JSON.parse(places) as BlockPlaces[];
  const own = caption && text.startsWith(`${caption.text}\n`) ? text.slice(caption.text.length + 1) : text;
  const bbox = { page, left, top, width, height };
  return { text: own, section, record, category, bbox, lines, cells, caption: caption?.text };
}

function markCaption(passage: Passage, captions: ReadonlySet<string>): Passage {
  return passage.category === "Text" && captions.has(passage.text) ? { ...passage, category: "Caption" } : passage;
}

/** Label-value pairs before and after one that count as its record; a heading may have a hundred. */
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
