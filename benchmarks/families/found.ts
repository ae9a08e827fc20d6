import type { TypedText } from "./family-documents.ts";

/** Counts of the right, the returned and the expected ones. */
export interface Found {
  right: number;
  given: number;
  wanted: number;
}

export function newFound(): Found {
  return { right: 0, given: 0, wanted: 0 };
}

/** Compares headings by their letters and digits. */
export function countHeadings(truth: string, markdown: string, found: Found): void {
  countCommon(headingsOf(truth), headingsOf(markdown), found);
}

/** Compares the block type of each word, so that it does not matter how a text is divided into blocks. */
export function countWords(truth: readonly TypedText[], given: readonly TypedText[], byType: Map<string, Found>): void {
  for (const type of new Set([...truth, ...given].map((block) => block.type))) {
    if (!byType.has(type)) byType.set(type, newFound());
    countCommon(wordsOf(truth, type), wordsOf(given, type), byType.get(type)!);
  }
}

function countCommon(wanted: readonly string[], given: readonly string[], found: Found): void {
  const left = new Map<string, number>();
  for (const text of wanted) left.set(text, (left.get(text) ?? 0) + 1);
  for (const text of given) {
    const count = left.get(text) ?? 0;
    if (count === 0) continue;
    left.set(text, count - 1);
    found.right++;
  }
  found.given += given.length;
  found.wanted += wanted.length;
}

function headingsOf(markdown: string): readonly string[] {
  return markdown
    .split("\n")
    .filter((line) => /^#+ /.test(line))
    .map((line) => line.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, ""));
}

function wordsOf(blocks: readonly TypedText[], type: string): readonly string[] {
  return blocks
    .filter((block) => block.type === type)
    .flatMap(({ text }) => text.replaceAll(/<[^>]*>/g, " ").match(/[\p{L}\d]+/gu) ?? []);
}
