import { type Box, isInside } from "../geometry/box.ts";
import type { RawPage } from "../read/raw/raw-page.ts";
import { CharInk } from "../text/char-ink.ts";
import type { Word } from "../text/word.ts";
import { isMathFont } from "./glyph.ts";
import type { Piece } from "./join-pieces.ts";

/** A char of the page that is ink. */
export interface Sign extends Box {
  readonly index: number;
  readonly size: number;
  readonly isMath: boolean;
}

/** Height of a band of the page, about a line (points). */
const BAND = 10;

/** What a page has for formulas. Its signs are made when they are first asked for: tables of contents have only dots in such fonts. */
export class FormulaPage {
  readonly page: RawPage;
  readonly words: readonly Word[];
  readonly bars: readonly Box[];
  /** 1 for each style of the page whose font only formulas use. */
  readonly areMath: Uint8Array;
  #signs: readonly Sign[] | undefined;
  #bands: Map<number, Sign[]> | undefined;

  constructor(page: RawPage, words: readonly Word[], bars: readonly Box[]) {
    this.page = page;
    this.words = words;
    this.bars = bars;
    this.areMath = Uint8Array.from(page.styles, ({ font }) => (isMathFont(font) ? 1 : 0));
  }

  get signs(): readonly Sign[] {
    return (this.#signs ??= signsOf(this.page, this.areMath));
  }

  /** The signs in a box, in the order of the page; only those on its lines are compared. */
  signsInside(box: Box, slack: number): Sign[] {
    const bands = (this.#bands ??= Map.groupBy(this.signs, ({ top, bottom }) => bandOf((top + bottom) / 2)));
    const inside: Sign[] = [];
    const until = bandOf(box.bottom + slack);
    for (let band = bandOf(box.top - slack); band <= until; band++) {
      for (const sign of bands.get(band) ?? []) if (isInside(sign, box, slack)) inside.push(sign);
    }
    return inside.sort((a, b) => a.index - b.index);
  }

  hasMath({ ink }: Word): boolean {
    return !(ink instanceof CharInk) || ink.hasStyle(this.areMath);
  }
}

function bandOf(y: number): number {
  return Math.floor(y / BAND);
}

function signsOf({ chars, styles }: RawPage, areMath: Uint8Array, onlyLarge = false): Sign[] {
  const signs: Sign[] = [];
  for (let index = 0; index < chars.count; index++) {
    const style = chars.style[index]!;
    if (onlyLarge && (chars.code[index]! >= 0x20 || areMath[style] === 0)) continue;
    const [left, right] = [chars.left[index]!, chars.right[index]!];
    if (chars.generated[index] === 1 || right - left < 0.05 || chars.code[index] === 0x20) continue;
    const [top, bottom] = [chars.top[index]!, chars.bottom[index]!];
    signs.push({ left, top, right, bottom, index, size: styles[style]!.size, isMath: areMath[style] === 1 });
  }
  return signs;
}

export function piecesOf({ page, words, bars, areMath }: FormulaPage): Piece[] {
  const large = signsOf(page, areMath, true);
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
