import type { BlockLine } from "../layout/paragraph/block-line.ts";
import type { LaidOutPage } from "../page/page-block.ts";
import { shareOfBold } from "../text/runs-to-lines.ts";

/** The style of running text in this document. */
export interface BodyStyle {
  readonly size: number;
  readonly font: string;
  readonly color: number;
  /** Whether most running text is bold: then bold text is no evidence of a heading. */
  readonly bold: boolean;
  /** Share of the document's chars in each size (rounded to half points). */
  readonly shareBySize: ReadonlyMap<number, number>;
}

/**
 * Chars of tables have a lower weight than those of paragraphs, since tables are set smaller; if there is nothing else,
 * they are the body text that running headers and titles are compared with. (margins.test.ts: a page that is one table)
 */
const TABLE_WEIGHT = 0.25;

/** Weights of the chars in each size, font and colour. */
export interface StyleUsage {
  readonly bySize: Map<number, number>;
  readonly byFont: Map<string, number>;
  readonly byColor: Map<number, number>;
  /** Monospaced fonts. */
  readonly typed: Set<string>;
  bold: number;
  total: number;
}

export function noUsage(): StyleUsage {
  return { bySize: new Map(), byFont: new Map(), byColor: new Map(), typed: new Set(), bold: 0, total: 0 };
}

/**
 * Adds the chars of a page. Paragraphs of several lines count double, because labels and titles are short. Most lines have the style of the previous
 * one.
 */
export function countStyles({ tableLooks, blocks }: LaidOutPage, usage: StyleUsage): void {
  for (const { style, chars } of tableLooks ?? []) {
    const weight = TABLE_WEIGHT * chars;
    if (style.bold) usage.bold += weight;
    count(style, style.size, weight, usage);
  }
  let style: BlockLine["style"] | undefined;
  let size = NaN;
  let weight = 0;
  for (const { placed, lines } of blocks) {
    if (placed !== null) continue;
    const factor = lines.length > 2 ? 2 : 1;
    for (const line of lines) {
      if (line.style !== style || line.size !== size) {
        if (style !== undefined) count(style, size, weight, usage);
        ({ style, size } = line);
        weight = 0;
      }
      weight += line.text.length * factor;
      if (line.boldChars > 0) usage.bold += line.text.length * factor * shareOfBold(line);
    }
  }
  if (style !== undefined) count(style, size, weight, usage);
}

/** The most frequent size, font and colour by chars counted. */
export function bodyStyle({ bySize, byFont, byColor, typed, bold, total }: StyleUsage): BodyStyle {
  const shareBySize = new Map<number, number>();
  for (const [size, weight] of bySize) shareBySize.set(size, weight / Math.max(1, total));
  return {
    size: bodySize(shareBySize),
    font: heaviest(byFont.size > 1 ? withoutTyped(byFont, typed) : byFont) ?? "",
    color: heaviest(byColor) ?? 0,
    bold: bold > 0.5 * total,
    shareBySize,
  };
}

/** A short text about code has more code; in a document that is all monospaced, at most the headings have another font. */
const MAX_TYPED = 0.85;

function withoutTyped(byFont: ReadonlyMap<string, number>, typed: ReadonlySet<string>): ReadonlyMap<string, number> {
  const set = new Map([...byFont].filter(([font]) => !typed.has(font)));
  const sum = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((a, b) => a + b, 0);
  return sum(set) > (1 - MAX_TYPED) * sum(byFont) ? set : byFont;
}

function count(style: BlockLine["style"], size: number, weight: number, usage: StyleUsage): void {
  usage.total += weight;
  add(usage.bySize, roundSize(size), weight);
  add(usage.byFont, style.font, weight);
  if (style.monospace) usage.typed.add(style.font);
  add(usage.byColor, style.color, weight);
}

/**
 * The size of most chars, or a larger one with at least half as many: on a page with many notes the notes outweigh the
 * text. On a cover the title may have most of the chars, so sizes over 16 pt do not count if a smaller size is used.
 */
function bodySize(shares: ReadonlyMap<number, number>): number {
  const usual = [...shares].filter(([size, share]) => size <= 16 && share >= 0.12);
  const candidates = usual.length > 0 ? usual : [...shares];
  const most = Math.max(0, ...candidates.map(([, share]) => share));
  return Math.max(0, ...candidates.filter(([, share]) => share >= 0.5 * most).map(([size]) => size)) || 10;
}

/** Rounds to half points: producers round sizes differently from line to line. */
export function roundSize(size: number): number {
  return Math.round(size * 2) / 2;
}

function add<Key>(counts: Map<Key, number>, key: Key, weight: number): void {
  counts.set(key, (counts.get(key) ?? 0) + weight);
}

function heaviest<Key>(counts: ReadonlyMap<Key, number>): Key | undefined {
  let best: Key | undefined;
  let most = -1;
  for (const [key, weight] of counts) {
    if (weight > most) {
      best = key;
      most = weight;
    }
  }
  return best;
}
