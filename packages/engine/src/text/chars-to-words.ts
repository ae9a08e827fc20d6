import { platform } from "#platform";
import { BEYOND_LATIN, BLANK, kindsOf, RIGHT_TO_LEFT } from "../read/raw/char-kinds.ts";
import type { CharTable, RawPage } from "../read/raw/raw-page.ts";
import { type Quarter, quarterOf, toFrame } from "../geometry/frame.ts";
import { CharInk } from "./char-ink.ts";
import { ASCENT, DESCENT, type Word } from "./word.ts";
import type { Box } from "../geometry/box.ts";

/** Words in the direction of the frame, and words in other directions. */
export interface PageWords {
  readonly upright: readonly Word[];
  /** Words turned against the frame, or slanted. */
  readonly turned: readonly Word[];
}

// Shown by reading-order.test.ts (ligatures, raised marks, Hebrew, Arabic); fixtures scripts/latin,
// scripts/composed-accents.

/**
 * A gap this wide, in font sizes, separates two words even without a space between them. Spaces of text fonts measure
 * 0.22–0.33, letter-spaced capitals up to 0.2.
 */
const WORD_GAP = 0.24;
/** If the pen moves back this far, a new line or column begins. */
const STEP_BACK = 0.6;
/** Superscripts and subscripts shift by 0.3–0.5 of the size of the text they belong to. */
const BASELINE_SHIFT = 0.55;

const SPACE = 0x20;
/** Between the chars of a turned word. */
const GENERATED_BREAK = /[\r\n]+/g;

/** Latin ligatures; fonts often map a single glyph to these code points. */
const LIGATURES: Readonly<Record<number, string>> = {
  0xfb00: "ff",
  0xfb01: "fi",
  0xfb02: "fl",
  0xfb03: "ffi",
  0xfb04: "ffl",
  0xfb05: "ft",
  0xfb06: "st",
};

/** Groups chars into words, in the order of the content stream. */
export function charsToWords(page: RawPage, frame: Quarter): PageWords {
  const { chars, styles } = page;
  const { code, style: styleAt, advanceLeft, advanceRight, originY, generated, count } = chars;
  const quarters = styles.map((style) => quarterOf(style.angleDegrees) ?? SLANTED);
  const sizes = Float64Array.from(styles, (style) => style.size);
  const found: FoundWords = { upright: [], turned: [], page, latin: latinText(chars), quarters, frame };
  // One object for all words: a page has hundreds, and each is needed only until its last char.
  const word = newWord();
  let spaceSeen = true;
  for (let index = 0; index <= count; index++) {
    const char = index < count ? code[index]! : SPACE;
    const kinds = kindsOf(char);
    if ((kinds & BLANK) !== 0) {
      // PDFium takes turned chars that are placed one by one for lines of one char; their positions are better evidence.
      if (word.from >= 0 && word.quarter !== 0 && index < count && char < SPACE && generated[index] === 1) continue;
      if (word.from >= 0) close(found, word, index);
      spaceSeen = true;
      continue;
    }
    const styleIndex = styleAt[index]!;
    const size = sizes[styleIndex]!;
    const quarter = quarters[styleIndex]!;
    // Position of the char along and across its own writing direction.
    let start = advanceLeft[index]!;
    let end = advanceRight[index]!;
    let baseline = originY[index]!;
    if (quarter !== 0) {
      ({ start, end, baseline } = alongWriting(page, index, quarter, styles[styleIndex]!.angleDegrees));
    }
    if (word.from >= 0 && !(quarter === word.quarter && continues(word, start, end, baseline, size, kinds))) {
      const gap = gapTo(word, start, end, code[index - 1]!);
      // Next to each other on one baseline, in another style or after a shift: still the same word for a reader.
      spaceSeen = !(Math.abs(gap) < WORD_GAP * size && Math.abs(baseline - word.baseline) < size * 0.8);
      close(found, word, index);
    }
    if (word.from < 0) {
      word.from = index;
      word.left = start;
      word.right = end;
      word.kinds = 0;
      word.size = 0;
      word.quarter = quarter;
      word.spaceBefore = spaceSeen;
      spaceSeen = false;
    }
    if (size > word.size * 1.01) {
      word.size = size;
      word.styleIndex = styleIndex;
      word.baseline = baseline;
    }
    word.start = start;
    word.end = end;
    if (start < word.left) word.left = start;
    if (end > word.right) word.right = end;
    word.kinds |= kinds;
  }
  return found;
}

/** The words so far, and the inputs of a new one. */
interface FoundWords {
  readonly upright: Word[];
  readonly turned: Word[];
  readonly page: RawPage;
  /** See {@link latinText}. */
  readonly latin: string;
  readonly quarters: readonly (Quarter | typeof SLANTED)[];
  readonly frame: Quarter;
}

interface OpenWord {
  /** Index of its first char; negative if no word is open. */
  from: number;
  /** Position of its last char along its writing direction. */
  start: number;
  end: number;
  /** From the first advance to the last. */
  left: number;
  right: number;
  /** Kinds of all its chars; see {@link kindsOf}. */
  kinds: number;
  /** Baseline of its tallest char. */
  baseline: number;
  size: number;
  styleIndex: number;
  quarter: Quarter | typeof SLANTED;
  spaceBefore: boolean;
}

/** Slanted text has no quarter turn: each char gets a line of its own, and only its direction relates it to others. */
const SLANTED = -1;

function newWord(): OpenWord {
  // Not a number, but a float: V8 would have to compile code again that it compiled for integers.
  const none = Number.NaN;
  return {
    from: -1,
    start: none,
    end: none,
    left: none,
    right: none,
    kinds: 0,
    baseline: none,
    size: none,
    styleIndex: 0,
    quarter: 0,
    spaceBefore: true,
  };
}

function continues(
  word: OpenWord,
  start: number,
  end: number,
  baseline: number,
  charSize: number,
  kinds: number,
): boolean {
  const size = charSize > word.size ? charSize : word.size;
  if (Math.abs(baseline - word.baseline) > BASELINE_SHIFT * size) return false;
  if ((kinds & RIGHT_TO_LEFT) !== 0) {
    // Joined Arabic letters overlap deeply.
    const gap = word.start - end;
    return (gap <= WORD_GAP * size && gap >= -1.2 * size) || start >= word.start;
  }
  const gap = start - word.end;
  // For a ligature of several code points, each has the box of its single glyph.
  if (start === word.start && end === word.end) return true;
  return gap <= WORD_GAP * size && gap >= -STEP_BACK * size;
}

function close({ upright, turned, page, latin, quarters, frame }: FoundWords, word: OpenWord, until: number): void {
  const { chars, styles } = page;
  const { from, quarter, left, right, baseline, size, kinds } = word;
  const list = quarters[word.styleIndex] === frame ? upright : turned;
  const text = (kinds & BEYOND_LATIN) === 0 ? latin.slice(from, until) : textOf(chars, from, until);
  list.push({
    text: quarter === 0 ? text : text.replaceAll(GENERATED_BREAK, ""),
    left,
    top: baseline - ASCENT * size,
    right,
    bottom: baseline + DESCENT * size,
    baseline,
    size,
    style: styles[word.styleIndex]!,
    ink: new CharInk(chars, from, until),
    order: upright.length + turned.length,
    spaceBefore: word.spaceBefore,
    rightToLeft: (kinds & RIGHT_TO_LEFT) !== 0,
  });
  word.from = -1;
}

/** Position of a char that is not upright, along its writing direction. */
function turnedAdvance(page: RawPage, index: number, quarter: Quarter): Box {
  const { advanceLeft, advanceRight, looseTop, looseBottom } = page.chars;
  const loose = {
    left: advanceLeft[index]!,
    top: looseTop[index]!,
    right: advanceRight[index]!,
    bottom: looseBottom[index]!,
  };
  return toFrame(loose, quarter, page);
}

/** Position of a char along and across a slanted writing direction. */
function alongSlant(
  { chars }: RawPage,
  index: number,
  angleDegrees: number,
): { readonly start: number; readonly end: number; readonly baseline: number } {
  const angle = (angleDegrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const x = chars.originX[index]!;
  const y = chars.originY[index]!;
  const start = x * cos + y * sin;
  // The box of the advance is the upright box around the slanted one, so both have the same centre.
  const middleX = (chars.advanceLeft[index]! + chars.advanceRight[index]!) / 2;
  const middleY = (chars.looseTop[index]! + chars.looseBottom[index]!) / 2;
  return { start, end: 2 * (middleX * cos + middleY * sin) - start, baseline: y * cos - x * sin };
}

/** White space between a word and a char from `start` to `end`; a full stop after Arabic is to its left. */
function gapTo(word: OpenWord, start: number, end: number, codeBefore: number): number {
  const isBefore = start < word.start && (kindsOf(codeBefore) & RIGHT_TO_LEFT) !== 0;
  return isBefore ? word.start - end : start - word.end;
}

/** Position of a char turned against the frame, along and across its own writing direction. */
function alongWriting(
  page: RawPage,
  index: number,
  quarter: Quarter | typeof SLANTED,
  angleDegrees: number,
): { readonly start: number; readonly end: number; readonly baseline: number } {
  if (quarter === SLANTED) return alongSlant(page, index, angleDegrees);
  const { left, right } = turnedAdvance(page, index, quarter);
  return { start: left, end: right, baseline: turnedBaseline(page, index, quarter) };
}

function turnedBaseline(page: RawPage, index: number, quarter: Quarter): number {
  const x = page.chars.originX[index]!;
  const y = page.chars.originY[index]!;
  return toFrame({ left: x, top: y, right: x, bottom: y }, quarter, page).top;
}

/** All chars as one string, with wrong chars beyond Latin: most words are cut from it, which is faster than adding char by char. */
function latinText({ code, count }: CharTable): string {
  const bytes = new Uint8Array(count);
  bytes.set(code.subarray(0, count));
  return platform.latin1(bytes);
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
