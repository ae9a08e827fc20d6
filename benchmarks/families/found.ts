import type { TypedText } from "./family-documents.ts";

/** How many are right of those that were given, and of those that were wanted. */
export interface Found {
  right: number;
  given: number;
  wanted: number;
}

export function newFound(): Found {
  return { right: 0, given: 0, wanted: 0 };
}

/** Headings, by their letters and digits. */
export function countHeadings(truth: string, markdown: string, found: Found): void {
  countCommon(headingsOf(truth), headingsOf(markdown), found);
}

/** Words of blocks of each type: however a text was cut into blocks, each of its words has a type. */
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
