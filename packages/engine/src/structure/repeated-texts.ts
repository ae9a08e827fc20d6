import { platform } from "#platform";
import type { LaidOutPage, PageBlock } from "../page/page-block.ts";
import { joinLines } from "./join-lines.ts";
import type { Vocabulary, WrittenLine } from "./vocabulary.ts";

// Shown by margins.test.ts; fixtures report, long-table.

/** Share of the page's height that contains running headers and footers. */
export const MARGIN = 0.125;
/** Maximum lines of a running header or footer. */
export const MAX_LINES = 2;
/** Texts on several pages whose heights differ by at most this are one running header. */
const SAME_HEIGHT = 4;

/** A short text near the upper or lower edge of a page. */
export interface EdgeText {
  readonly top: number;
  readonly text: string;
  /** Size of most of its chars. */
  readonly size: number;
}

/** The short texts at the same height on several pages, ignoring digits. */
export interface RepeatedTexts {
  has(text: EdgeText): boolean;
}

/** Number of pages that have each text near their edges. */
export interface EdgeTexts {
  readonly pages: Map<string, number>;
  /** Number of pages that are not copies of a previous one: what copies have in common is no running header. */
  pageCount: number;
  readonly bodies: Set<string>;
  /** Texts of pages on which a word is broken between two lines: how to join it is known only after all pages. */
  readonly broken: (readonly BrokenText[])[];
}

interface BrokenText {
  readonly top: number;
  readonly lines: readonly WrittenLine[];
  readonly size: number;
}

export function noEdgeTexts(): EdgeTexts {
  return { pages: new Map(), pageCount: 0, bodies: new Set(), broken: [] };
}

/** Adds the texts near the edges of a page. */
export function collectEdgeTexts(page: LaidOutPage, texts: EdgeTexts): void {
  const body = digestOf(page);
  if (texts.bodies.has(body)) return;
  texts.bodies.add(body);
  const found: BrokenText[] = [];
  for (const block of page.blocks) {
    if (!isAtEdge(block, page) || block.placed !== null || block.lines.length > MAX_LINES) continue;
    const { box, lines } = block;
    found.push({ top: box.top, size: lines[0]?.size ?? 0, lines: lines.map(({ text }) => ({ text })) });
  }
  texts.pageCount++;
  let isBroken = false;
  const keys = keysOf(found, { has: () => (isBroken = true) });
  if (isBroken) texts.broken.push(found);
  else addPage(keys, texts.pages);
}

function isAtEdge({ box }: PageBlock, { frameHeight }: LaidOutPage): boolean {
  return box.top <= MARGIN * frameHeight || box.bottom >= (1 - MARGIN) * frameHeight;
}

/** Digest of the text between a page's edges, because copies may have different numbers there; of all text if nothing is between them. */
function digestOf(page: LaidOutPage): string {
  const inner = page.blocks.filter((block) => !isAtEdge(block, page));
  const texts = (inner.length > 0 ? inner : page.blocks).flatMap(({ lines, placed }) =>
    [...lines, ...(placed?.lines ?? []), ...(placed?.table?.cells ?? [])].map(({ text }) => text),
  );
  // Images may differ although only their places are known.
  return platform.digest(texts.length === 0 ? String(page.number) : texts.join("\n"));
}

/** The texts that are on enough pages. */
export function repeatedTexts(texts: EdgeTexts, vocabulary: Vocabulary): RepeatedTexts {
  const pages = new Map(texts.pages);
  for (const page of texts.broken) addPage(keysOf(page, vocabulary), pages);
  const repeated = new Set<string>();
  for (const [key, count] of pages) if (count >= 2 && count >= Math.min(3, texts.pageCount)) repeated.add(key);
  // Includes neighbouring heights, since heights vary by rounding.
  return {
    has: ({ top, text, size }) => {
      const row = rowOf(top);
      const look = lookOf(text, size);
      return repeated.has(keyOf(row, look)) || repeated.has(keyOf(row - 1, look)) || repeated.has(keyOf(row + 1, look));
    },
  };
}

function addPage(keys: ReadonlySet<string>, pages: Map<string, number>): void {
  for (const key of keys) pages.set(key, (pages.get(key) ?? 0) + 1);
}

function keysOf(found: readonly BrokenText[], vocabulary: Vocabulary): Set<string> {
  const keys = new Set<string>();
  for (const { top, lines, size } of found) keys.add(keyOf(rowOf(top), lookOf(joinLines(lines, vocabulary), size)));
  return keys;
}

function rowOf(top: number): number {
  return Math.round(top / SAME_HEIGHT);
}

/** A text without digits, and its size. */
function lookOf(text: string, size: number): string {
  return `${text.replace(/\d+/g, "#").toLowerCase()} ${Math.round(size)}`;
}

function keyOf(row: number, look: string): string {
  return `${row} ${look}`;
}
