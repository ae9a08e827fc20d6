import { type Box, isInside, overlap, unionBoxes } from "../geometry/box.ts";
import type { RawPage } from "../read/raw/raw-page.ts";
import type { Word } from "../text/word.ts";
import { type Glyph, glyphsOf, isMathFont } from "./glyph.ts";
import { FUNCTIONS } from "./latex-signs.ts";
import { AXIS, MAX_SCRIPT, readFormula } from "./read-formula.ts";

/** A formula of a page, with the words that it replaces. */
export interface FoundFormula extends Box {
  readonly latex: string;
  readonly isApart: boolean;
  readonly baseline: number;
  readonly size: number;
  readonly words: readonly Word[];
}

/** Parts of one formula are at most this far apart, in font sizes: from word to word, from line to line, and from a bar. */
const MAX_GAP = 1.15;
const MAX_LEADING = 0.35;
const MAX_BAR_GAP = 0.5;
/** Nothing but its number is next to a formula on a line of its own, this far in font sizes; further if it has neither bars nor operators. */
const MIN_FREE = 4;
const MIN_FREE_SIMPLE = 18;
/** Fewer signs are a label or a variable. */
const MIN_SIGNS = 3;
/** Longer bars are rules of tables and notes (points). */
const MAX_BAR = 300;
const MAX_INLINE_BAR = 70;
/** Joining takes quadratic time where all is on one line; a page of dense text has 1,200 words. */
const MAX_PIECES = 5000;
const NUMBER = /^\((?:[A-Z]\.?)?\d{1,3}(?:[.–-]\d{1,3})*[a-z]?\)$/;
const RELATION = /[=<>]|\\(?:[lgn]e|approx|sim|simeq|cong|equiv|to|propto|in|subset|subseteq|ll|gg)(?![a-z])/;

/** Finds formulas whose signs all have a certain place: those on lines of their own, then fractions and roots in texts. */
export function findFormulas(page: RawPage, words: readonly Word[], rules: readonly Box[]): FoundFormula[] {
  if (!page.styles.some(({ font }) => isMathFont(font))) return [];
  const signs = signsOf(page);
  const bars = rules.filter(
    ({ left, top, right, bottom }) => right - left <= MAX_BAR && right - left > 2 && bottom - top < 1.5,
  );
  if (words.length + bars.length > MAX_PIECES) return [];
  const formulaPage = { page, words, signs, bars };
  return joinPieces(piecesOf(formulaPage)).flatMap((region) => {
    // In a formula of its own that cannot be read, a part of it would be read without the rest.
    // Words in scripts are part of a formula.
    const size = Math.max(...region.map((piece) => (piece.isBar ? 0 : piece.size)));
    const isProse = region.some(
      ({ word }) => word !== undefined && word.size > MAX_SCRIPT * size && isText(word, formulaPage),
    );
    return isProse ? findInline(region, formulaPage) : (toApart(region, formulaPage) ?? []);
  });
}

/** A char of the page that is ink. */
interface Sign extends Box {
  readonly index: number;
  readonly size: number;
  readonly isMath: boolean;
}

interface FormulaPage {
  readonly page: RawPage;
  readonly words: readonly Word[];
  readonly signs: readonly Sign[];
  readonly bars: readonly Box[];
}

function signsOf({ chars, styles }: RawPage): Sign[] {
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
interface Piece extends Box {
  readonly size: number;
  readonly word: Word | undefined;
  readonly isBar: boolean;
}

function piecesOf({ page, words, signs, bars }: FormulaPage): Piece[] {
  const large = signs.filter(({ isMath, index }) => isMath && page.chars.code[index]! < 0x20);
  return [
    ...words.map((word) => ({ ...boxOf(word.ink), size: word.size, word, isBar: false })),
    ...large.map((sign) => ({ ...boxOf(sign), size: sign.size, word: undefined, isBar: false })),
    ...bars.map((bar) => ({ ...boxOf(bar), size: 10, word: undefined, isBar: true })),
  ];
}

function boxOf({ left, top, right, bottom }: Box): Box {
  return { left, top, right, bottom };
}

/** Groups pieces that are near each other. */
function joinPieces(pieces: readonly Piece[]): Piece[][] {
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
  return across <= MAX_GAP * size && down <= MAX_LEADING * size;
}

function toApart(region: readonly Piece[], { page, words, signs, bars }: FormulaPage): FoundFormula | null {
  const own = region.flatMap(({ word }) => word ?? []);
  if (own.length === 0 || !own.some(({ style }) => isMathFont(style.font))) return null;
  const box = unionBoxes(region);
  const inner = signs.filter((sign) => isInside(sign, box, 0.5));
  if (inner.length < MIN_SIGNS) return null;
  const innerBars = bars.filter((bar) => isInside(bar, box, 0.5));
  const glyphs = glyphsOf(
    page,
    inner.map(({ index }) => index),
  );
  if (glyphs === null) return null;
  const isSimple = innerBars.length === 0 && !glyphs.some(({ kind }) => kind === "operator");
  const size = Math.max(...glyphs.map((glyph) => glyph.size));
  const adjacent = wordsBeside(box, words, own, (isSimple ? MIN_FREE_SIMPLE : MIN_FREE) * size);
  const number = numberOf(box, words, own);
  if (adjacent.some((word) => word !== number)) return null;
  const latex = readFormula(glyphs, innerBars);
  if (latex === null || HAS_WORDS.test(latex) || (isSimple && !RELATION.test(latex))) return null;
  const baseline = number?.baseline ?? baselineOf(glyphs, innerBars, size);
  const tagged = number === undefined ? latex : `${latex}\\tag{${number.text.slice(1, -1)}}`;
  const replaced = number === undefined ? own : [...own, number];
  return { ...unionBoxes([box, ...replaced]), latex: tagged, isApart: true, baseline, size, words: replaced };
}

const BEGINS_WITH_FUNCTION = new RegExp(`^(?:${[...FUNCTIONS].join("|")})`);

/** Whether a word is prose: it begins with two letters in a font that is none of formulas, and is no name of a function. */
function isText({ text, style, ink }: Word, { signs }: FormulaPage): boolean {
  if (isMathFont(style.font)) return false;
  const [name] = /^\p{L}{2,}/u.exec(text) ?? [];
  if (name === undefined || FUNCTIONS.has(name)) return false;
  // `expL` is a function of a variable.
  if (BEGINS_WITH_FUNCTION.test(name) && signs.some((sign) => sign.isMath && isInside(sign, ink, 0.2))) return false;
  // `Var(X)` is a function; `where` and `if` are not.
  return !/^\p{L}{2,8}[([]/u.test(text) || style.bold;
}

/** Names before an opening bracket are those of functions; other upright words are text. */
const HAS_WORDS = /(?<![_^]\{)\\mathrm\{[A-Za-z]{2,}\}(?!(?:\\left)?[([]|[_^])/;

function wordsBeside(box: Box, words: readonly Word[], own: readonly Word[], reach: number): Word[] {
  return words.filter(
    ({ ink, left, right }) =>
      overlap(ink.top, ink.bottom, box.top, box.bottom) > 0 &&
      -overlap(left, right, box.left, box.right) < reach &&
      !own.some((word) => word.ink === ink),
  );
}

/** The number of a formula, at its right. */
function numberOf(box: Box, words: readonly Word[], own: readonly Word[]): Word | undefined {
  return words.find(
    ({ text, ink, left }) =>
      NUMBER.test(text) &&
      left > box.right &&
      ink.bottom > box.top &&
      ink.top < box.bottom &&
      !own.some((word) => word.ink === ink),
  );
}

function baselineOf(glyphs: readonly Glyph[], bars: readonly Box[], size: number): number {
  const bar = bars.toSorted((a, b) => b.right - b.left - (a.right - a.left))[0];
  if (bar !== undefined) return bar.bottom + AXIS * size;
  const largest = glyphs.find((glyph) => glyph.size === size && glyph.baseline !== undefined);
  return largest?.baseline ?? Math.max(...glyphs.map(({ bottom }) => bottom));
}

/** Fractions and roots inside of a line of text. */
function findInline(region: readonly Piece[], page: FormulaPage): FoundFormula[] {
  return region.flatMap((piece) =>
    piece.isBar && piece.right - piece.left <= MAX_INLINE_BAR ? (toInline(piece, page) ?? []) : [],
  );
}

function toInline(bar: Box, { page, words, signs, bars }: FormulaPage): FoundFormula | null {
  const y = (bar.top + bar.bottom) / 2;
  const near = signs.filter(
    (sign) =>
      sign.left > bar.left - 1.5 &&
      sign.right < bar.right + 1.5 &&
      sign.top > y - 1.1 * sign.size &&
      sign.bottom < y + 1.6 * sign.size,
  );
  const radical = signs.find(
    (sign) =>
      page.chars.code[sign.index] === 0x221a && Math.abs(sign.right - bar.left) < 3 && Math.abs(sign.top - y) < 3,
  );
  const under = radical === undefined ? near : near.filter(({ top }) => top > y - 1);
  const inner = radical === undefined ? under : [...under, radical];
  const isNested = bars.some((other) => !isSame(other, bar) && isInside(other, unionBoxes([bar, ...inner]), 0));
  if (under.length === 0 || isNested) return null;
  const glyphs = glyphsOf(
    page,
    inner.map(({ index }) => index),
  );
  const latex = glyphs === null ? null : readFormula(glyphs, [bar]);
  if (glyphs === null || latex === null) return null;
  const box = unionBoxes([bar, ...inner]);
  const own = words.filter(({ ink }) => isInside(ink, box, 0.5));
  // A word with more signs than the formula would lose them.
  const isWhole = own.reduce((sum, { text }) => sum + Array.from(text).length, 0) === inner.length;
  const line = isWhole ? lineOf(box, bar, radical !== undefined, glyphs, words, own) : undefined;
  return line === undefined
    ? null
    : { ...box, latex, isApart: false, baseline: line.baseline, size: line.size, words: own };
}

function isSame(a: Box, b: Box): boolean {
  return a.left === b.left && a.right === b.right && a.top === b.top;
}

/** A word next to it, on whose axis the bar is. */
function lineOf(
  box: Box,
  bar: Box,
  isRoot: boolean,
  glyphs: readonly Glyph[],
  words: readonly Word[],
  own: readonly Word[],
): Word | undefined {
  return words.find((word) => {
    const gap = Math.max(word.left - box.right, box.left - word.right);
    if (own.includes(word) || gap > 1.2 * word.size || gap < -1) return false;
    const isOn = (at: number): boolean => Math.abs(at - word.baseline) < 0.1 * word.size;
    if (isRoot) return glyphs.some(({ baseline }) => baseline !== undefined && isOn(baseline));
    return Math.abs(bar.top + AXIS * word.size - word.baseline) < 0.15 * word.size;
  });
}
