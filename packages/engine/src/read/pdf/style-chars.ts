import { StyleList } from "../../styled/style-list.ts";
import type { InlineStyle } from "../../styled/styled-text.ts";
import type { BoxTable, CharStyling, CharTable, TextStyle } from "../raw/raw-page.ts";
import type { TextMark } from "./read-text-marks.ts";

/** Tolerance at the ends of a drawn line. */
const SLACK_PT = 0.5;
/** Minimum share of the chars that a line covers. */
const MIN_COVERED = 0.5;

/** Drawings and annotations on a page that may style its text. */
export interface DrawnOver {
  /** The tag is the thickness in 1/100 pt. */
  readonly rulingLines: BoxTable;
  /** The tag is the colour. */
  readonly filledRectangles: BoxTable;
  /** Filled rectangles with round corners; absent if the page has none. */
  readonly roundedFills?: BoxTable;
  readonly marks: readonly TextMark[];
}

/** Rules through or below words are up to 0.12 font sizes thick, 0.17 if a page requests two pixels; thicker ones are bars. */
const MAX_RULE_SIZES = 0.2;
/** The middle of small letters is 0.22 to 0.3 font sizes above the baseline; programs strike through at 0.2 to 0.36, AbiWord, which rounds to points, from 0.12 on. */
const STRIKE_FROM = 0.1;
const STRIKE_TO = 0.42;
/** Underlines are 0.05 to 0.25 font sizes below the baseline. */
const UNDERLINE_TO = 0.3;
/** A rule that styles words begins and ends where letters do; a rule of a table or page does not. */
const MAX_OVERHANG_SIZES = 0.3;
/** A highlight covers the letters from bottom to top, and not much more. */
const MAX_FILL_SIZES = 2.1;
const MIN_FILL_SIZES = 0.75;
/** Height of the bands by which chars are indexed, in points. */
const BAND = 12;
/** Limit on the bands of an extremely high page. */
const MAX_BANDS = 2000;
/** A page with more rules is a drawing or a table. */
const MAX_RULES = 4000;

export interface StyledChars extends CharStyling {
  /** Indexes of the ruling lines that strike words out. They are part of the text: as borders, they would split the cell of a table. */
  readonly strikes: ReadonlySet<number>;
}

/** Finds the style of each char: from its font, from what is drawn across, below and behind it, and from annotations on it. */
export function styleChars(
  chars: CharTable,
  styles: readonly TextStyle[],
  over: DrawnOver,
  height: number,
): StyledChars {
  const found = new StyleList();
  const sizes = Float64Array.from(styles, (style) => style.size);
  const ofFont = Uint16Array.from(styles, (style) => found.indexOf(fontStyle(style)));
  const of = new Uint16Array(chars.count);
  for (let index = 0; index < chars.count; index++) of[index] = ofFont[chars.style[index]!]!;
  const strikes = new Set<number>();
  const styling: StyledChars = { of, styles: found.styles, sizes, strikes };
  const { rulingLines, filledRectangles, roundedFills, marks } = over;
  const fills = roundedFills === undefined ? [filledRectangles] : [filledRectangles, roundedFills];
  if (rulingLines.count + marks.length + fills.reduce((sum, { count }) => sum + count, 0) === 0) return styling;
  const lines = new CharLines(chars, sizes, styles, height);
  const add = (indexes: readonly number[], style: InlineStyle): void => {
    // Neighbours have equal styles: styles are looked up only if a char differs from the one before.
    let [from, to] = [-1, -1];
    for (const index of indexes) {
      if (of[index] !== from) {
        from = of[index]!;
        to = found.indexOf({ ...found.styles[from], ...style });
      }
      of[index] = to;
    }
  };
  for (const mark of marks) add(lines.inside(mark.left, mark.top, mark.right, mark.bottom), mark.style);
  for (let rule = 0; rule < Math.min(rulingLines.count, MAX_RULES); rule++) {
    const [left, top, right, bottom] = rulingLines.edges.subarray(4 * rule, 4 * rule + 4);
    if (right! - left! < 2 * (bottom! - top!) || right! - left! < 2) continue;
    const thickness = Math.max(rulingLines.tag[rule]! / 100, bottom! - top!);
    const ruled = lines.ruled(left!, (top! + bottom!) / 2, right!, thickness);
    if (ruled === null) continue;
    add(ruled.indexes, ruled.isStrike ? { strike: true } : { underline: true });
    if (ruled.isStrike) strikes.add(rule);
  }
  for (const { count, edges, tag } of fills) {
    for (let fill = 0; fill < Math.min(count, MAX_RULES); fill++) {
      const colour = tag[fill]!;
      if (!isMarker(colour)) continue;
      const [left, top, right, bottom] = edges.subarray(4 * fill, 4 * fill + 4);
      const highlight = `#${(colour & 0xffffff).toString(16).padStart(6, "0")}`;
      add(
        lines.filled(left!, top!, right!, bottom!).filter((index) => found.styles[of[index]!]!.code === undefined),
        { highlight },
      );
    }
  }
  return styling;
}

function fontStyle({ bold, italic, monospace, invisible, recognised }: TextStyle): InlineStyle {
  if (invisible || recognised !== undefined) return {};
  return { ...(bold && { bold }), ...(italic && { italic }), ...(monospace && { code: monospace }) };
}

/** White is invisible, and a dark fill behind light letters is a label or a heading. */
function isMarker(colour: number): boolean {
  const [red, green, blue] = [(colour >> 16) & 255, (colour >> 8) & 255, colour & 255];
  const light = 0.3 * red + 0.59 * green + 0.11 * blue;
  return light > 70 && Math.min(red, green, blue) < 250;
}

interface Ruled {
  readonly indexes: readonly number[];
  readonly isStrike: boolean;
}

/** An index of upright chars by their place on the page. */
class CharLines {
  readonly #chars: CharTable;
  readonly #sizes: Float64Array;
  /** For each band its last char, and for each char the previous one in its band; -1 if there is none. */
  readonly #last: Int32Array;
  readonly #before: Int32Array;

  constructor(chars: CharTable, sizes: Float64Array, styles: readonly TextStyle[], height: number) {
    this.#chars = chars;
    this.#sizes = sizes;
    const { code, style, originY, count } = chars;
    const isUpright = Uint8Array.from(styles, ({ angleDegrees }) => (angleDegrees === 0 ? 1 : 0));
    const bands = Math.min(MAX_BANDS, Math.ceil(height / BAND) + 1);
    this.#last = new Int32Array(bands).fill(-1);
    this.#before = new Int32Array(count).fill(-1);
    for (let index = 0; index < count; index++) {
      const char = code[index]!;
      if (char <= 0x20 || char === 0xa0 || isUpright[style[index]!] === 0) continue;
      const band = Math.floor(originY[index]! / BAND);
      if (band < 0 || band >= bands) continue;
      this.#before[index] = this.#last[band]!;
      this.#last[band] = index;
    }
  }

  /** Chars whose middle is in a box. */
  inside(left: number, top: number, right: number, bottom: number): readonly number[] {
    const found: number[] = [];
    const until = this.#lastBand(bottom + BAND);
    // A page of references has hundreds of links: no list of the chars near each is made.
    for (let band = firstBand(top); band <= until; band += 1) {
      for (let index = this.#last[band]!; index >= 0; index = this.#before[index]!) {
        const middle = this.#middleOf(index);
        if (middle < left || middle > right) continue;
        const y = this.#chars.originY[index]! - 0.25 * this.#sizeOf(index);
        if (y >= top && y <= bottom) found.push(index);
      }
    }
    return found;
  }

  /** Chars that a rule strikes through or underlines; null if it does neither. */
  ruled(left: number, y: number, right: number, thickness: number): Ruled | null {
    const struck: number[] = [];
    const underlined: number[] = [];
    const until = this.#lastBand(y + 2 * BAND);
    for (let band = firstBand(y - 2 * BAND); band <= until; band += 1) {
      for (let index = this.#last[band]!; index >= 0; index = this.#before[index]!) {
        const middle = this.#middleOf(index);
        if (middle < left - SLACK_PT || middle > right + 0.5) continue;
        const size = this.#sizeOf(index);
        if (thickness > Math.max(0.75, MAX_RULE_SIZES * size)) continue;
        const above = (this.#chars.originY[index]! - y) / size;
        if (above >= STRIKE_FROM && above <= STRIKE_TO) struck.push(index);
        else if (above < 0.02 && above >= -UNDERLINE_TO) underlined.push(index);
      }
    }
    const isStrike = struck.length > 0;
    const indexes = isStrike ? struck : underlined;
    return indexes.length > 0 && this.#fits(indexes, left, right) ? { indexes, isStrike } : null;
  }

  /** Chars in front of a rectangle that may be a highlight. */
  filled(left: number, top: number, right: number, bottom: number): readonly number[] {
    const height = bottom - top;
    const behind = this.#near(top, bottom + BAND).filter((index) => {
      const middle = this.#middleOf(index);
      const size = this.#sizeOf(index);
      const baseline = this.#chars.originY[index]!;
      const isAsHigh = height >= MIN_FILL_SIZES * size && height <= MAX_FILL_SIZES * size;
      return (
        isAsHigh && middle >= left && middle <= right && baseline <= bottom + 0.1 * size && baseline - 0.4 * size >= top
      );
    });
    return behind.length > 0 && this.#fits(behind, left, right) ? behind : [];
  }

  /** Whether a drawing begins and ends where its letters do, without skipping a word. */
  #fits(indexes: readonly number[], left: number, right: number): boolean {
    const { advanceLeft, advanceRight } = this.#chars;
    let first = Infinity;
    let last = -Infinity;
    let covered = 0;
    let size = 0;
    for (const index of indexes) {
      first = Math.min(first, advanceLeft[index]!);
      last = Math.max(last, advanceRight[index]!);
      covered += advanceRight[index]! - advanceLeft[index]!;
      size = Math.max(size, this.#sizeOf(index));
    }
    const slack = MAX_OVERHANG_SIZES * size + SLACK_PT;
    return (
      Math.abs(first - left) <= slack && Math.abs(last - right) <= slack && covered >= MIN_COVERED * (right - left)
    );
  }

  #near(top: number, bottom: number): readonly number[] {
    const found: number[] = [];
    const until = this.#lastBand(bottom);
    for (let band = firstBand(top); band <= until; band += 1) {
      for (let index = this.#last[band]!; index >= 0; index = this.#before[index]!) found.push(index);
    }
    return found;
  }

  #lastBand(y: number): number {
    return Math.min(this.#last.length - 1, Math.floor(y / BAND));
  }

  #middleOf(index: number): number {
    return (this.#chars.advanceLeft[index]! + this.#chars.advanceRight[index]!) / 2;
  }

  #sizeOf(index: number): number {
    return this.#sizes[this.#chars.style[index]!]!;
  }
}

function firstBand(y: number): number {
  return Math.max(0, Math.floor(y / BAND));
}
