import { readFixture } from "@docsvc/fixtures";
import type { Block, Document } from "../src/document/document.ts";
import { readDocument } from "../src/parsing/read-document.ts";

/** Reads a fixture, `read("paper/paper.pdf")`, with the engine's defaults. */
export async function read(name: string): Promise<Document> {
  return readDocument(await readFixture(name), {});
}

/** All blocks of a document, in reading order. */
export function blocksOf({ pages }: Document): Block[] {
  return pages.flatMap((page) => page.blocks);
}

/** Texts of the blocks of one type. */
export function textsOf(document: Document, type: Block["type"]): string[] {
  return blocksOf(document)
    .filter((block) => block.type === type)
    .map((block) => block.text);
}

/** Returns the cells of a table row, by column; a span's text is not repeated. */
export function rowOf(block: Block | undefined, row: number): string[] {
  return (block?.table?.cells ?? []).filter((cell) => cell.row === row).map((cell) => cell.text);
}
