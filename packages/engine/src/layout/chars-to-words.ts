import type { CharTable, RawPage, TextStyle } from "../read/pdf/raw-page.ts";
import { type Quarter, quarterOf, toFrame } from "./frame.ts";
import { ASCENT, DESCENT, type Edges, type Word } from "./text.ts";

/** Words of the frame's own direction, and those of every other one. */
export interface PageWords {
  readonly upright: readonly Word[];
  /** Turned against the frame or slanted. */
  readonly turned: readonly Word[];
}

// Shown by reading-order.test.ts (ligatures, raised marks, Hebrew, Arabic); fixtures scripts/latin,
// scripts/composed-accents.

/**
 * A gap this wide, in font sizes, parts two words although no space stands between them. Spaces of text fonts measure
 * 0.22–0.33, letter-spaced capitals up to 0.2.
 */
const WORD_GAP = 0.24;
/** A pen that steps back this far starts something new: the next line, the next column. */
const STEP_BACK = 0.6;
/** Raised and lowered marks shift by 0.3–0.5 of the size of the text they belong to. */
const BASELINE_SHIFT = 0.55;

/** Latin ligatures; fonts often map their one glyph to these code points. */
const LIGATURES: Readonly<Record<number, string>> = {
  0xfb00: "ff",
  0xfb01: "fi",
  0xfb02: "fl",
  0xfb03: "ffi",
  0xfb04: "ffl",
  0xfb05: "ft",
  0xfb06: "st",
};

/** Joins chars to words in the order of the content stream. */
export function charsToWords(page: RawPage, frame: Quarter): PageWords {
  const { chars, styles } = page;
  const quarters = styles.map((style) => quarterOf(style.angleDegrees));
  const pen: Pen = { start: 0, end: 0, baseline: 0 };
  // One object for all words: a page has hundreds, and none outlives its last char.
  const word = newWord();
  let spaceSeen = true;
  const found: FoundWords = { upright: [], turned: [], chars, styles, latin: latinText(chars), quarters, frame };
  for (let index = 0; index < chars.count; index++) {
    const code = chars.code[index]!;
    if (isBlank(code)) {
      close(found, word, index);
      spaceSeen = true;
      continue;
    }
    const styleIndex = chars.style[index]!;
    const style = styles[styleIndex]!;
    const quarter = quarters[styleIndex] ?? 0;
    movePen(pen, page, index, quarter);
    if (word.from >= 0 && !continues(word, pen, style, quarter, code)) {
      const gap = pen.start - word.end;
      // Side by side on one baseline, in another style or after a shift: still the same word to a reader.
      spaceSeen = !(Math.abs(gap) < WORD_GAP * style.size && Math.abs(pen.baseline - word.baseline) < style.size * 0.8);
      close(found, word, index);
    }
    if (word.from < 0) {
      openWord(word, index, pen, styleIndex, quarter, spaceSeen);
      spaceSeen = false;
    }
    extend(word, chars, index, pen, style, code);
  }
  close(found, word, chars.count);
  return found;
}

/** The words so far, and what a new one is made of. */
interface FoundWords {
  readonly upright: Word[];
  readonly turned: Word[];
  readonly chars: CharTable;
  readonly styles: readonly TextStyle[];
  /** See {@link latinText}. */
  readonly latin: string;
  readonly quarters: readonly (Quarter | null)[];
  readonly frame: Quarter;
}

function close(
  { upright, turned, chars, styles, latin, quarters, frame }: FoundWords,
  word: OpenWord,
  until: number,
): void {
  if (word.from < 0) return;
  const text = word.isLatin ? latin.slice(word.from, until) : textOf(chars, word.from, until);
  const list = quarters[word.styleIndex] === frame ? upright : turned;
  list.push(closeWord(word, text, styles, upright.length + turned.length));
  word.from = -1;
}

/** Where a char stands along and across its own direction of writing. */
interface Pen {
  start: number;
  end: number;
  baseline: number;
}

interface OpenWord {
  /** Index of its first char; negative while no word is open. */
  from: number;
  /** All of its chars are below U+0100. */
  isLatin: boolean;
  start: number;
  end: number;
  left: number;
  right: number;
  baseline: number;
  size: number;
  styleIndex: number;
  quarter: Quarter;
  inkLeft: number;
  inkTop: number;
  inkRight: number;
  inkBottom: number;
  spaceBefore: boolean;
}

function newWord(): OpenWord {
  return {
    from: -1,
    isLatin: true,
    start: 0,
    end: 0,
    left: 0,
    right: 0,
    baseline: 0,
    size: 0,
    styleIndex: 0,
    quarter: 0,
    inkLeft: 0,
    inkTop: 0,
    inkRight: 0,
    inkBottom: 0,
    spaceBefore: true,
  };
}

function movePen(pen: Pen, page: RawPage, index: number, quarter: Quarter): void {
  const { chars } = page;
  if (quarter === 0) {
    pen.start = chars.advanceLeft[index]!;
    pen.end = chars.advanceRight[index]!;
    pen.baseline = chars.originY[index]!;
    return;
  }
  const box: Edges = {
    left: chars.advanceLeft[index]!,
    top: chars.looseTop[index]!,
    right: chars.advanceRight[index]!,
    bottom: chars.looseBottom[index]!,
  };
  const x = chars.originX[index]!;
  const y = chars.originY[index]!;
  const turnedBox = toFrame(box, quarter, page);
  pen.start = turnedBox.left;
  pen.end = turnedBox.right;
  pen.baseline = toFrame({ left: x, top: y, right: x, bottom: y }, quarter, page).top;
}

function continues(word: OpenWord, pen: Pen, style: TextStyle, quarter: Quarter, code: number): boolean {
  if (quarter !== word.quarter) return false;
  const size = Math.max(style.size, word.size);
  if (Math.abs(pen.baseline - word.baseline) > BASELINE_SHIFT * size) return false;
  if (isRightToLeft(code)) {
    // Joined Arabic letters run deep into each other.
    const gap = word.start - pen.end;
    return (gap <= WORD_GAP * size && gap >= -1.2 * size) || pen.start >= word.start;
  }
  const gap = pen.start - word.end;
  // A ligature that stands for several code points gives them all the box of its one glyph.
  if (pen.start === word.start && pen.end === word.end) return true;
  return gap <= WORD_GAP * size && gap >= -STEP_BACK * size;
}

function openWord(
  word: OpenWord,
  from: number,
  pen: Pen,
  styleIndex: number,
  quarter: Quarter,
  spaceBefore: boolean,
): void {
  word.from = from;
  word.isLatin = true;
  word.start = pen.start;
  word.end = pen.end;
  word.left = pen.start;
  word.right = pen.end;
  word.baseline = pen.baseline;
  word.size = 0;
  word.styleIndex = styleIndex;
  word.quarter = quarter;
  word.inkLeft = Infinity;
  word.inkTop = Infinity;
  word.inkRight = -Infinity;
  word.inkBottom = -Infinity;
  word.spaceBefore = spaceBefore;
}

function extend(word: OpenWord, chars: CharTable, index: number, pen: Pen, style: TextStyle, code: number): void {
  if (code > 0xff) word.isLatin = false;
  if (style.size > word.size * 1.01) {
    word.size = style.size;
    word.styleIndex = chars.style[index]!;
    word.baseline = pen.baseline;
  }
  word.start = pen.start;
  word.end = pen.end;
  if (pen.start < word.left) word.left = pen.start;
  if (pen.end > word.right) word.right = pen.end;
  if (chars.left[index]! < word.inkLeft) word.inkLeft = chars.left[index]!;
  if (chars.top[index]! < word.inkTop) word.inkTop = chars.top[index]!;
  if (chars.right[index]! > word.inkRight) word.inkRight = chars.right[index]!;
  if (chars.bottom[index]! > word.inkBottom) word.inkBottom = chars.bottom[index]!;
}

function closeWord(word: OpenWord, text: string, styles: readonly TextStyle[], order: number): Word {
  return {
    text,
    left: word.left,
    top: word.baseline - ASCENT * word.size,
    right: word.right,
    bottom: word.baseline + DESCENT * word.size,
    baseline: word.baseline,
    size: word.size,
    style: styles[word.styleIndex]!,
    ink: { left: word.inkLeft, top: word.inkTop, right: word.inkRight, bottom: word.inkBottom },
    order,
    spaceBefore: word.spaceBefore,
  };
}

/** All chars as one string, those from U+0100 on garbled: most words are cut from it, which beats adding char by char. */
function latinText({ code, count }: CharTable): string {
  return Buffer.from(new Uint8Array(code.subarray(0, count)).buffer).toString("latin1");
}

function textOf({ code }: CharTable, from: number, until: number): string {
  let text = "";
  for (let index = from; index < until; index++) text += charText(code[index]!);
  return text;
}

function charText(code: number): string {
  if (code < 0xd800) return String.fromCharCode(code);
  const isNone = code > 0x10ffff || code < 0xe000;
  return LIGATURES[code] ?? (isNone ? "\ufffd" : String.fromCodePoint(code));
}

function isBlank(code: number): boolean {
  return code <= 0x20 || code === 0xa0 || (code >= 0x2000 && code <= 0x200b) || code === 0x3000 || code === 0xfeff;
}

/** Hebrew, Arabic and their presentation forms: PDFium gives them in logical order, so the pen walks to the left. */
function isRightToLeft(code: number): boolean {
  return (code >= 0x590 && code <= 0x8ff) || (code >= 0xfb1d && code <= 0xfdff) || (code >= 0xfe70 && code <= 0xfefc);
}
