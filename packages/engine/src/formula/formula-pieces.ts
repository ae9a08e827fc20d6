import { type Box, overlap } from "../geometry/box.ts";
import type { RawPage } from "../read/raw/raw-page.ts";
import type { Word } from "../text/word.ts";
import { isMathFont } from "./glyph.ts";
import { MAX_SCRIPT } from "./read-formula.ts";

/** Parts of one formula are at most this far apart, in font sizes: from word to word, from line to line, and from a bar. */
const MAX_GAP = 1.15;
const MAX_LEADING = 0.35;
const MAX_BAR_GAP = 0.5;

/** A char of the page that is ink. */
export interface Sign extends Box {
  readonly index: number;
  readonly size: number;
  readonly isMath: boolean;
}

export interface FormulaPage {
  readonly page: RawPage;
  readonly words: readonly Word[];
  readonly signs: readonly Sign[];
  readonly bars: readonly Box[];
}

export function signsOf({ chars, styles }: RawPage): Sign[] {
  const areMath = styles.map(({ font }) => isMathFont(font));
  const signs: Sign[] = [];
  for (let index = 0; index < chars.count; index++) {
    const style = chars.style[index]!;
    const [left, right] = [chars.left[index]!, chars.right[index]!];
    if (chars.generated[index] === 1 || right - left < 0.05 || chars.code[index] === 0x20) continue;
    const [top, bottom] = [chars.top[index]!, chars.bottom[index]!];
    signs.push({ left, top, right, bottom, index, size: styles[style]!.size, isMath: areMath[style]! });
  }
  return signs;
}

/** What is joined to regions: words, large signs that are no words, bars. */
export interface Piece extends Box {
  /** Of an operator or delimiter, at most that of the page's text: larger ones would reach the lines above and below. */
  readonly size: number;
  readonly ownSize: number;
  readonly word: Word | undefined;
  readonly isBar: boolean;
}

export function piecesOf({ page, words, signs, bars }: FormulaPage): Piece[] {
  const large = signs.filter(({ isMath, index }) => isMath && page.chars.code[index]! < 0x20);
  const usual = usualSize(words);
  const sizeOf = ({ text, size }: Word): number => (/[\p{L}\p{N}]/u.test(text) ? size : Math.min(size, usual));
  return [
    ...words.map((word) => ({
      ...boxOf(word.ink),
      size: sizeOf(word),
      ownSize: word.size,
      word,
      isBar: false,
    })),
    ...large.map((sign) => ({ ...boxOf(sign), size: sign.size, ownSize: sign.size, word: undefined, isBar: false })),
    ...bars.map((bar) => ({ ...boxOf(bar), size: 10, ownSize: 10, word: undefined, isBar: true })),
  ];
}

/** The size of most words. */
function usualSize(words: readonly Word[]): number {
  const counts = new Map<number, number>();
  for (const { size } of words) counts.set(size, (counts.get(size) ?? 0) + 1);
  let best = Infinity;
  for (const [size, count] of counts) if (count > (counts.get(best) ?? 0)) best = size;
  return best;
}

function boxOf({ left, top, right, bottom }: Box): Box {
  return { left, top, right, bottom };
}

/** Groups pieces that are near each other. */
export function joinPieces(pieces: readonly Piece[]): Piece[][] {
  const sorted = pieces.toSorted((a, b) => a.top - b.top);
  const group = Array.from(sorted.keys());
  const rootOf = (at: number): number => {
    let root = at;
    while (group[root] !== root) root = group[root]!;
    group[at] = root;
    return root;
  };
  let lowest = 0;
  for (const [at, piece] of sorted.entries()) {
    // Pieces that end far above cannot be near.
    for (let other = at - 1; other >= lowest; other--) {
      if (areNear(sorted[other]!, piece)) group[rootOf(other)] = rootOf(at);
    }
    while (lowest < at && sorted[lowest]!.bottom < piece.top - 3 * piece.size) lowest++;
  }
  return [...Map.groupBy(sorted.keys(), rootOf).values()].map((list) => list.map((at) => sorted[at]!));
}

function areNear(a: Piece, b: Piece): boolean {
  const size = Math.max(a.size, b.size);
  const across = -overlap(a.left, a.right, b.left, b.right);
  const down = -overlap(a.top, a.bottom, b.top, b.bottom);
  if (a.isBar || b.isBar) return across <= 0.2 * size && down <= MAX_BAR_GAP * size;
  // Limits are as far from an operator as its own size asks for.
  const isLimit = Math.min(a.size, b.size) <= MAX_SCRIPT * size;
  return across <= MAX_GAP * size && down <= MAX_LEADING * (isLimit ? Math.max(a.ownSize, b.ownSize) : size);
}
