import type { Raster } from "../../read/raw/raster.ts";
import type { Box } from "../../geometry/box.ts";
import { inkThreshold } from "./stroke.ts";

/** A rule drawn through or below a word; edges in pixels of the image. */
export interface WordRule {
  readonly kind: "strike" | "underline";
  readonly left: number;
  readonly right: number;
  /** Height of its middle above the baseline. */
  readonly rise: number;
}

/** A word of a line, as it is seen. */
export interface RuledWord extends Box {
  readonly text: string;
  /** At the middle of the word. */
  readonly baseline: number;
  /** Font size, in pixels. */
  readonly size: number;
}

/** Heights of rules above the baseline, in font sizes: see `style-chars.ts`, with a pixel more on either side for blur. */
const HEIGHTS = { strike: [0.15, 0.45], underline: [-0.27, -0.02] } as const;
/** Share of a word's columns that have ink on the same row. Letters alone have up to 0.92, at the serifs and bars of `trip`. */
const MIN_COVER = 0.97;
/** Rows above and below a rule have less ink than this: otherwise it is a bar, or letters that blur has joined. */
const MAX_COVER_AROUND = 0.8;
const MAX_THICKNESS = 0.2;
/** A rule that styles words begins and ends where ink does; a border, a fold or a line of a form extends beyond it, in font sizes. */
const MAX_OVERHANG = { strike: 0.4, underline: 0.25 } as const;
/** Shorter words have no row to look at, in font sizes. */
const MIN_WIDTH = 0.2;
/** A rule over words bridges their spaces, in font sizes; one that bridges more is a border. */
const MAX_SPACE = 1.2;
/** A border that crosses the rule at its end, in font sizes. */
const MAX_BORDER = 0.12;
/** Pixels that a scan may break out of a rule. */
const MAX_GAP = 2;
/** Browsers leave out an underline around descenders: half of such a gap, in font sizes. */
const SKIPPED = 0.1;
const DESCENDER = /[gjpqyQ,;]/;

/**
 * Finds the rules through and below a word.
 *
 * @param degrees - by which lines of the image fall to the right
 */
export function findWordRules(raster: Raster, word: RuledWord, degrees: number): readonly WordRule[] {
  const { width } = raster;
  const { size } = word;
  const left = Math.max(1, Math.round(word.left));
  const right = Math.min(width - 1, Math.round(word.right));
  const threshold = inkThreshold(raster, word);
  if (threshold === null || right - left < MIN_WIDTH * size) return [];
  const found: WordRule[] = [];
  for (const kind of ["strike", "underline"] as const) {
    const isSkipped = kind === "underline" && DESCENDER.test(word.text);
    const rows = new Rows(raster, word, { threshold, degrees, reach: isSkipped ? Math.round(SKIPPED * size) : 0 });
    const [low, high] = HEIGHTS[kind];
    const rule = rows.findRule(left, right, Math.ceil(-high * size), Math.floor(-low * size));
    if (rule !== null && rule.overhang <= MAX_OVERHANG[kind] * size) found.push({ kind, ...rule });
  }
  return found;
}

interface Overhanging {
  /** In pixels, of a rule beyond all ink of its line. */
  readonly overhang: number;
}

/** The rows of pixels along a word, by their distance below its baseline. */
class Rows {
  readonly #raster: Raster;
  readonly #word: RuledWord;
  readonly #threshold: number;
  /** Pixels at either side of ink that count as ink. */
  readonly #reach: number;
  readonly #slope: number;
  readonly #middle: number;

  constructor(
    raster: Raster,
    word: RuledWord,
    { threshold, degrees, reach }: { readonly threshold: number; readonly degrees: number; readonly reach: number },
  ) {
    this.#raster = raster;
    this.#word = word;
    this.#threshold = threshold;
    this.#reach = reach;
    this.#slope = Math.tan((degrees * Math.PI) / 180);
    this.#middle = (word.left + word.right) / 2;
  }

  findRule(left: number, right: number, from: number, to: number): (Omit<WordRule, "kind"> & Overhanging) | null {
    const { size } = this.#word;
    let best = from;
    let cover = 0;
    for (let row = from; row <= to; row++) {
      const own = this.#cover(row, left, right);
      if (own > cover) [best, cover] = [row, own];
    }
    if (cover < MIN_COVER) return null;
    let top = best;
    let bottom = best;
    const isRule = (row: number): boolean => this.#cover(row, left, right) >= 0.9;
    while (best - top < size && isRule(top - 1)) top--;
    while (bottom - best < size && isRule(bottom + 1)) bottom++;
    if (bottom - top + 1 > Math.max(3, MAX_THICKNESS * size)) return null;
    const around = Math.max(this.#cover(top - 2, left, right), this.#cover(bottom + 2, left, right));
    if (around >= MAX_COVER_AROUND) return null;
    const start = this.#end(left, -1, top, bottom);
    const end = this.#end(right - 1, 1, top, bottom);
    const overhang = Math.max(this.#bare(start, left, 1, top, bottom), this.#bare(end, right - 1, -1, top, bottom));
    return { left: start, right: end + 1, rise: -(top + bottom) / 2, overhang };
  }

  /** Share of the columns that have ink on a row. */
  #cover(row: number, left: number, right: number): number {
    let inked = 0;
    let last = -Infinity;
    for (let x = left; x < right; x++) {
      if (!this.#isInk(x, row)) continue;
      const gap = x - Math.max(last, left - 1) - 1;
      inked += gap <= 2 * this.#reach ? gap + 1 : 1;
      last = x;
    }
    if (right - 1 - last <= 2 * this.#reach) inked += right - 1 - last;
    return inked / (right - left);
  }

  /** The last column of a rule in a direction. */
  #end(from: number, step: 1 | -1, top: number, bottom: number): number {
    let last = from;
    for (let x = from; x >= 0 && x < this.#raster.width && Math.abs(x - last) <= MAX_GAP + 2 * this.#reach; x += step) {
      if (this.#hasInk(x, top, bottom)) last = x;
    }
    return last;
  }

  /** Number of columns at the end of a rule without other ink on the line; infinite if there is a gap between words that is too wide. */
  #bare(from: number, until: number, step: 1 | -1, top: number, bottom: number): number {
    const { size } = this.#word;
    let overhang = 0;
    let space = 0;
    for (let x = from; x * step < until * step; x += step) {
      const isAbove = this.#hasInk(x, Math.round(-0.75 * size), top - 2);
      const isBare = !isAbove && !this.#hasInk(x, bottom + 2, Math.round(0.2 * size));
      space = isBare ? space + 1 : 0;
      if (space > MAX_SPACE * size) return Infinity;
      if (Math.abs(x - from) - overhang <= MAX_BORDER * size && isBare) overhang = Math.abs(x - from) + 1;
    }
    return overhang;
  }

  #hasInk(x: number, top: number, bottom: number): boolean {
    for (let row = top; row <= bottom; row++) if (this.#isInk(x, row)) return true;
    return false;
  }

  #isInk(x: number, row: number): boolean {
    const { width, height, grey } = this.#raster;
    const y = Math.round(this.#word.baseline + row + this.#slope * (x - this.#middle));
    return x >= 0 && x < width && y >= 0 && y < height && grey[y * width + x]! < this.#threshold;
  }
}
