import type { Block, FullResult } from "@docsvc/client";
import { renderMarkdown } from "@docsvc/engine";

/** The numbers of the pages that were read, in order. */
export function pageNumbers(result: FullResult): readonly number[] {
  const numbers = result.pages?.map(({ page }) => page) ?? blocksOf(result).map(({ bbox }) => bbox.page);
  return [...new Set(numbers)].toSorted((a, b) => a - b);
}

export function blocksOf({ chunks }: FullResult): readonly Block[] {
  return chunks.flatMap(({ blocks }) => blocks);
}

export function blocksByPage(result: FullResult): ReadonlyMap<number, readonly Block[]> {
  return Map.groupBy(blocksOf(result), ({ bbox }) => bbox.page);
}

/** A page as Markdown, without headers and footers. */
export function pageToMarkdown(blocks: readonly Block[]): string {
  return renderMarkdown({ type: "full", chunks: [{ content: "", embed: "", blocks: [...blocks] }] }).trim();
}

/** Each block preceded by its type and box: everything on the page, including headers and footers. */
export function pageToBlocks(blocks: readonly Block[]): string {
  return blocks.map(({ type, bbox, content }) => `[${type} ${describeBox(bbox)}]\n${content}`).join("\n\n");
}

/** Returns `left 0.1, top 0.25, width 0.8, height 0.2`. */
export function describeBox({ left, top, width, height }: Block["bbox"]): string {
  return Object.entries({ left, top, width, height })
    .map(([side, value]) => `${side} ${short(value)}`)
    .join(", ");
}

/** Rounds to a quarter of a point on A4. */
export function short(fraction: number): number {
  return Math.round(fraction * 10_000) / 10_000;
}
