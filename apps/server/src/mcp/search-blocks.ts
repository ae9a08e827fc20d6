/**
 * Finds the blocks of one document that match a query. Blocks that contain the whole query come first; the others are ranked by BM25
 * (Robertson and Zaragoza, 2009).
 */
import type { Block } from "@docsvc/client";

export interface Hit {
  readonly block: Block;
  readonly score: number;
  /** Text around the first matching word. */
  readonly excerpt: string;
}

/** BM25's usual parameters: how quickly repetitions of a word stop counting, and how much long blocks are penalised. */
const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.75;
/** Characters of context around a match. */
const BEFORE = 120;
const LONGEST_EXCERPT = 400;
/** More words than any question has. */
const MAX_WORDS = 64;

export function searchBlocks(blocks: readonly Block[], query: string, limit: number): readonly Hit[] {
  const queryWords = [...new Set(wordsOf(query))].slice(0, MAX_WORDS);
  if (queryWords.length === 0) return [];
  const phrase = wordsOf(query).join(" ");
  const read = blocks.map((block) => ({ block, words: wordsOf(plainText(block)) }));
  const meanLength = read.reduce((sum, { words }) => sum + words.length, 0) / Math.max(1, read.length);
  const rarity = rarityOf(queryWords, read);
  const hits: Hit[] = [];
  for (const { block, words } of read) {
    const counts = countWords(words, rarity);
    if (counts.size === 0) continue;
    const norm = SATURATION * (1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * words.length) / Math.max(1, meanLength));
    let score = 0;
    for (const [word, count] of counts) score += (rarity.get(word)! * count * (SATURATION + 1)) / (count + norm);
    // Larger than any sum of word scores, so that the whole phrase ranks first.
    if (` ${words.join(" ")} `.includes(` ${phrase} `)) score += 100;
    hits.push({ block, score, excerpt: excerptOf(plainText(block), counts) });
  }
  return hits.toSorted((a, b) => b.score - a.score).slice(0, limit);
}

/** Text without the markup of styles: `m<sup>2</sup>` is found as `m2`. */
function plainText({ content, runs }: Block): string {
  return runs?.map(({ text }) => text).join("") ?? content;
}

interface ReadBlock {
  readonly block: Block;
  readonly words: readonly string[];
}

/** The weight of a word, which is high if few blocks contain it. */
function rarityOf(queryWords: readonly string[], read: readonly ReadBlock[]): ReadonlyMap<string, number> {
  const having = new Map(queryWords.map((word) => [word, 0]));
  for (const { words } of read) {
    for (const word of new Set(words)) {
      const count = having.get(word);
      if (count !== undefined) having.set(word, count + 1);
    }
  }
  return new Map([...having].map(([word, count]) => [word, Math.log(1 + (read.length - count + 0.5) / (count + 0.5))]));
}

function countWords(words: readonly string[], known: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) if (known.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** In lower case and without accents: `Übersicht` is found as `ubersicht`. */
function wordsOf(text: string): readonly string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function fold(text: string): string {
  return text
    .replaceAll(/<[^<>]{1,200}>/g, " ")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase();
}

function excerptOf(content: string, found: ReadonlyMap<string, number>): string {
  let at = 0;
  for (const { 0: word, index } of content.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    if (!wordsOf(word).some((folded) => found.has(folded))) continue;
    at = index;
    break;
  }
  const from = Math.max(0, at - BEFORE);
  const cut = content.slice(from, from + LONGEST_EXCERPT);
  return `${from > 0 ? "…" : ""}${cut}${from + cut.length < content.length ? "…" : ""}`;
}
