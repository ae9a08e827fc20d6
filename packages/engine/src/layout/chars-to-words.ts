import type { RawPage, TextStyle } from "../read/pdf/raw-page.ts";
import { type Quarter, quarterOf, toFrame } from "./frame.ts";
import { ASCENT, DESCENT, type Edges, type Word } from "./text.ts";

/** Words of the frame's own direction, and those of every other one. */
export interface PageWords {
  readonly upright: readonly Word[];
  /** Turned against the frame or slanted. */
  readonly turned: readonly Word[];
}

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
  const upright: Word[] = [];
  const turned: Word[] = [];
  const { chars, styles } = page;
  const quarters = styles.map((style) => quarterOf(style.angleDegrees));
  let word: OpenWord | null = null;
  let spaceSeen = true;
  const close = (): void => {
    if (word === null) return;
    (quarters[word.styleIndex] === frame ? upright : turned).push(
      closeWord(word, styles, upright.length + turned.length),
    );
    word = null;
  };
  for (let index = 0; index < chars.count; index++) {
    const code = chars.code[index]!;
    if (isBlank(code)) {
      close();
      spaceSeen = true;
      continue;
    }
    const style = styles[chars.style[index]!]!;
    const quarter = quarters[chars.style[index]!] ?? 0;
    const pen = penOf(page, index, quarter);
    if (word !== null && !continues(word, pen, style, quarter, code)) {
      const gap = pen.start - word.end;
      // Side by side on one baseline, in another style or after a shift: still the same word to a reader.
      spaceSeen = !(Math.abs(gap) < WORD_GAP * style.size && Math.abs(pen.baseline - word.baseline) < style.size * 0.8);
      close();
    }
    if (word === null) {
      word = openWord(page, index, pen, quarter, spaceSeen);
      spaceSeen = false;
    }
    extend(word, page, index, pen, style, code);
  }
  close();
  return { upright, turned };
}

/** Where a char stands along and across its own direction of writing. */
interface Pen {
  readonly start: number;
  readonly end: number;
  readonly baseline: number;
}

interface OpenWord {
  text: string;
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
  readonly spaceBefore: boolean;
}

function penOf(page: RawPage, index: number, quarter: Quarter): Pen {
  const { chars } = page;
  if (quarter === 0) {
    return { start: chars.advanceLeft[index]!, end: chars.advanceRight[index]!, baseline: chars.originY[index]! };
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
  const origin = toFrame({ left: x, top: y, right: x, bottom: y }, quarter, page);
  return { start: turnedBox.left, end: turnedBox.right, baseline: origin.top };
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

function openWord(page: RawPage, index: number, pen: Pen, quarter: Quarter, spaceBefore: boolean): OpenWord {
  return {
    text: "",
    start: pen.start,
    end: pen.end,
    left: pen.start,
    right: pen.end,
    baseline: pen.baseline,
    size: 0,
    styleIndex: page.chars.style[index]!,
    quarter,
    inkLeft: Infinity,
    inkTop: Infinity,
    inkRight: -Infinity,
    inkBottom: -Infinity,
    spaceBefore,
  };
}

function extend(word: OpenWord, page: RawPage, index: number, pen: Pen, style: TextStyle, code: number): void {
  const { chars } = page;
  word.text +=
    LIGATURES[code] ?? (code > 0x10ffff || (code >= 0xd800 && code < 0xe000) ? "\ufffd" : String.fromCodePoint(code));
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

function closeWord(word: OpenWord, styles: readonly TextStyle[], order: number): Word {
  return {
    text: word.text,
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

function isBlank(code: number): boolean {
  return code <= 0x20 || code === 0xa0 || (code >= 0x2000 && code <= 0x200b) || code === 0x3000 || code === 0xfeff;
}

/** Hebrew, Arabic and their presentation forms: PDFium gives them in logical order, so the pen walks to the left. */
function isRightToLeft(code: number): boolean {
  return (code >= 0x590 && code <= 0x8ff) || (code >= 0xfb1d && code <= 0xfdff) || (code >= 0xfe70 && code <= 0xfefc);
}
