import type { CharTable } from "../read/raw/raw-page.ts";
import type { Box } from "../geometry/box.ts";
import { StyleList } from "../styled/style-list.ts";
import { hasRightToLeft } from "../text/right-to-left.ts";
import { isWithoutSpaces } from "../text/without-spaces.ts";
import type { PlacedWord } from "./placed-word.ts";

/** Heights of a line above and below its baseline, in font sizes. */
const ASCENT = 0.75;
const DESCENT = 0.22;
const SPACE = 0x20;

/** Appends words to a table of chars as if they were in the page's text layer. */
export class CharWriter {
  readonly #chars: CharTable;
  readonly #styles: StyleList;
  readonly #of: Uint16Array;
  readonly #sizes: Float64Array;
  #count: number;

  /** @param words - all words that will be appended */
  constructor(before: CharTable, words: readonly PlacedWord[]) {
    // One more for the space after each word, which keeps words apart.
    const added = words.reduce((sum, { text }) => sum + Array.from(text).length + 1, 0);
    this.#chars = extend(before, added);
    this.#count = before.count;
    // Without embedded chars, their styling is that of text which recognition replaces.
    const styling = before.count === 0 ? undefined : before.styling;
    this.#styles = new StyleList(styling?.styles);
    this.#sizes = styling?.sizes ?? new Float64Array(0);
    this.#of = new Uint16Array(before.count + added);
    if (styling !== undefined) this.#of.set(styling.of.subarray(0, before.count));
  }

  get chars(): CharTable {
    // Sizes are those of embedded text: recognised sizes are too rough to tell scripts.
    const styling = { of: this.#of, styles: this.#styles.styles, sizes: this.#sizes };
    const isPlain = styling.styles.length === 1 && styling.sizes.length === 0;
    return { ...this.#chars, count: this.#count, ...(!isPlain && { styling }) };
  }

  /** @param style - index of the word's style */
  append(word: PlacedWord, style: number): void {
    const letters = Array.from(word.text);
    const total = letters.reduce((sum, letter) => sum + widthOf(letter), 0);
    let before = 0;
    const toLeft = hasRightToLeft(word.text);
    if (word.style !== undefined) {
      this.#of.fill(this.#styles.indexOf(word.style), this.#count, this.#count + letters.length);
    }
    for (const letter of letters) {
      const from = before / total;
      before += widthOf(letter);
      const to = before / total;
      this.#write(letter.codePointAt(0)!, word, toLeft ? { from: 1 - to, to: 1 - from } : { from, to }, style);
    }
    // Engines return ideographs one by one, with no space between them.
    if (isWithoutSpaces(letters.at(-1)!.codePointAt(0)!)) return;
    this.#chars.generated[this.#count] = 1;
    this.#write(SPACE, word, toLeft ? { from: 0, to: 0 } : { from: 1, to: 1 }, style);
  }

  /** Writes a char that takes up a share of its word's length along the writing direction. */
  #write(code: number, word: PlacedWord, share: Share, style: number): void {
    const chars = this.#chars;
    const at = this.#count++;
    const { angleDegrees, size, baselineX, baselineY } = word;
    const ink = along(word.ink, angleDegrees, share);
    const level = along(word.level, angleDegrees, share);
    const isLevel = angleDegrees === 0 || angleDegrees === 180;
    // Across the writing direction, from the ascent to the descent.
    const sign = angleDegrees === 0 || angleDegrees === 270 ? 1 : -1;
    const baseline = isLevel ? baselineY : baselineX;
    const ascent = baseline - sign * ASCENT * size;
    const descent = baseline + sign * DESCENT * size;
    chars.code[at] = code;
    chars.style[at] = style;
    chars.left[at] = ink.left;
    chars.top[at] = ink.top;
    chars.right[at] = ink.right;
    chars.bottom[at] = ink.bottom;
    chars.advanceLeft[at] = isLevel ? level.left : Math.min(ascent, descent);
    chars.advanceRight[at] = isLevel ? level.right : Math.max(ascent, descent);
    chars.looseTop[at] = isLevel ? Math.min(ascent, descent) : level.top;
    chars.looseBottom[at] = isLevel ? Math.max(ascent, descent) : level.bottom;
    chars.originX[at] = isLevel ? (angleDegrees === 0 ? level.left : level.right) : baselineX;
    chars.originY[at] = isLevel ? baselineY : angleDegrees === 90 ? level.top : level.bottom;
  }
}

interface Share {
  readonly from: number;
  readonly to: number;
}

function along(box: Box, angleDegrees: PlacedWord["angleDegrees"], { from, to }: Share): Box {
  const { left, top, right, bottom } = box;
  const width = right - left;
  const height = bottom - top;
  if (angleDegrees === 0) return { left: left + from * width, top, right: left + to * width, bottom };
  if (angleDegrees === 180) return { left: right - to * width, top, right: right - from * width, bottom };
  if (angleDegrees === 90) return { left, top: top + from * height, right, bottom: top + to * height };
  return { left, top: bottom - to * height, right, bottom: bottom - from * height };
}

/** Widths of letters in common text fonts, in halves of an average letter. */
function widthOf(letter: string): number {
  if (/[iljtfrI.,:;'!|()[\]]/u.test(letter)) return 1.1;
  if (/[mwMW@%—]/u.test(letter)) return 3.2;
  return /\p{Lu}/u.test(letter) ? 2.5 : 2;
}

function extend(chars: CharTable, added: number): CharTable {
  const grow = (from: Float32Array): Float32Array => {
    const to = new Float32Array(chars.count + added);
    to.set(from.subarray(0, chars.count));
    return to;
  };
  const grown = {
    count: chars.count,
    code: new Uint32Array(chars.count + added),
    style: new Uint16Array(chars.count + added),
    generated: new Uint8Array(chars.count + added),
    left: grow(chars.left),
    top: grow(chars.top),
    right: grow(chars.right),
    bottom: grow(chars.bottom),
    advanceLeft: grow(chars.advanceLeft),
    advanceRight: grow(chars.advanceRight),
    looseTop: grow(chars.looseTop),
    looseBottom: grow(chars.looseBottom),
    originX: grow(chars.originX),
    originY: grow(chars.originY),
  };
  for (const name of ["code", "style", "generated"] as const) grown[name].set(chars[name].subarray(0, chars.count));
  return grown;
}
