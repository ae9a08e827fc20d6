import { type Box, isInside, overlap, unionBoxes } from "../geometry/box.ts";
import type { RawPage } from "../read/raw/raw-page.ts";
import type { Word } from "../text/word.ts";
import { LARGE_OPERATORS } from "./extension-font.ts";
import { FormulaPage, piecesOf, type Sign } from "./formula-pieces.ts";
import { type Glyph, glyphsOf, isExtensionFont, isMathFont } from "./glyph.ts";
import { joinPieces, type Piece } from "./join-pieces.ts";
import { FUNCTIONS, latexOf } from "./latex-signs.ts";
import { MAX_SCRIPT } from "./part.ts";
import { AXIS, readFormula } from "./read-formula.ts";

/** Maximum height of a bar. */
const MAX_BAR_HEIGHT_PT = 1.5;
/** Tolerance of boxes inside one another. */
const TOUCHING_PT = 0.5;
/** How far a formula extends above and below the line of a bar. */
const ABOVE_EM = 1.1;
const BELOW_EM = 1.6;
/** How far a sign may extend beyond its bar. */
const BESIDE_BAR_PT = 1.5;
/** Maximum gap between a formula and the next word. */
const MAX_WORD_GAP_EM = 1.2;
/** Maximum distance of baselines that are the same. */
const SAME_BASELINE_EM = 0.1;
/** Maximum distance of a bar from the axis of a line. */
const SAME_AXIS_EM = 0.15;

/** A formula of a page, with the words that it replaces. */
export interface FoundFormula extends Box {
  readonly latex: string;
  readonly isApart: boolean;
  readonly baseline: number;
  readonly size: number;
  readonly words: readonly Word[];
}

/** In font sizes: a small word that is nearer may be a part that is missing. */
const MAX_LOOSE = 0.6;
/** Nothing but its number is next to a formula on a line of its own, this far in font sizes; further if it has neither bars nor operators. */
const MIN_FREE = 4;
const MIN_FREE_SIMPLE = 18;
/** Fewer signs are a label or a variable. */
const MIN_SIGNS = 3;
/** Longer bars are rules of tables and notes (points). */
const MAX_BAR = 300;
const MAX_INLINE_BAR = 70;
/** Bars of fractions in a fraction are at most this far apart, in font sizes. */
const MAX_BAR_DISTANCE = 2;
/** Joining takes quadratic time where all is on one line; a page of dense text has 1,200 words. */
const MAX_PIECES = 5000;
const OPERATOR = /[∑∏∫∮⋃⋂]/u;
const NUMBER = /^\((?:[A-Z]\.?)?\d{1,3}(?:[.–-]\d{1,3})*[a-z]?\)$/;
const RELATION = /[=<>]|\\(?:[lgn]e|approx|sim|simeq|cong|equiv|to|propto|in|subset|subseteq|ll|gg)(?![a-z])/;

/** Finds formulas whose signs all have a certain place: those on lines of their own, then fractions and roots in texts. */
export function findFormulas(page: RawPage, words: readonly Word[], rules: readonly Box[]): FoundFormula[] {
  if (!page.styles.some(({ font }) => isMathFont(font))) return [];
  const bars = rules.filter(
    ({ left, top, right, bottom }) => right - left <= MAX_BAR && right - left > 2 && bottom - top < MAX_BAR_HEIGHT_PT,
  );
  if (words.length + bars.length > MAX_PIECES || (bars.length === 0 && !hasRelation(page))) return [];
  const formulaPage = new FormulaPage(page, words, bars);
  const pieces = piecesOf(formulaPage);
  // A large word of prose is one whatever else its region has, and without bars no formula is inside of prose.
  const largest = sizeOf(pieces);
  const isProse = ({ word }: Piece, size: number): boolean =>
    word !== undefined && word.size > MAX_SCRIPT * size && isText(word, formulaPage);
  const regions = joinPieces(pieces, {
    isBar: (piece) => piece.isBar && mayBeInline(piece),
    isStart: ({ word, isBar }) => (word === undefined ? !isBar : formulaPage.hasMath(word)),
    isEnd: (piece) => isProse(piece, largest),
  });
  return regions.flatMap((region) => {
    // In a formula of its own that cannot be read, a part of it would be read without the rest.
    // Words in scripts are part of a formula.
    const size = sizeOf(region);
    return region.some((piece) => isProse(piece, size))
      ? findInline(region, formulaPage)
      : (toApart(region, formulaPage) ?? []);
  });
}

function sizeOf(pieces: readonly Piece[]): number {
  return pieces.reduce((most, { isBar, size }) => (isBar ? most : Math.max(most, size)), 0);
}

function mayBeInline({ left, right }: Box): boolean {
  return right - left <= MAX_INLINE_BAR;
}

/** By code point: 1 if it is neither a relation nor a large operator, 2 if it is one; 0 if it was not met yet. */
const KINDS = new Uint8Array(0x1_00_00);

/** Whether a page has a sign without which a formula without bars is none; tables of contents have only dots in such fonts. */
function hasRelation({ chars: { code, count }, styles }: RawPage): boolean {
  if (styles.some(({ font }) => isExtensionFont(font))) return true;
  for (let index = 0; index < count; index++) {
    const char = code[index]!;
    if (char >= KINDS.length) continue;
    if (KINDS[char] === 0) KINDS[char] = isRelation(String.fromCharCode(char)) ? 2 : 1;
    if (KINDS[char] === 2) return true;
  }
  return false;
}

function isRelation(char: string): boolean {
  return char in LARGE_OPERATORS || RELATION.test(latexOf(char, "") ?? "");
}

function toApart(region: readonly Piece[], formulaPage: FormulaPage): FoundFormula | null {
  const { page, words, bars } = formulaPage;
  const own = region.flatMap(({ word }) => word ?? []);
  if (own.length === 0) return null;
  const box = unionBoxes(region);
  const inner = formulaPage.signsInside(box, TOUCHING_PT);
  if (inner.length < MIN_SIGNS || !inner.some(({ isMath }) => isMath)) return null;
  const innerBars = bars.filter((bar) => isInside(bar, box, TOUCHING_PT));
  const glyphs = glyphsOf(
    page,
    inner.map(({ index }) => index),
  );
  if (glyphs === null) return null;
  const isSimple = innerBars.length === 0 && !glyphs.some(({ kind }) => kind === "operator");
  const size = Math.max(...glyphs.map((glyph) => glyph.size));
  const adjacent = wordsNear(box, words, own, (isSimple ? MIN_FREE_SIMPLE : MIN_FREE) * size);
  const number = numberOf(box, words, own);
  if (adjacent.some((word) => word !== number)) return null;
  if (hasLooseScript(box, words, own, size)) return null;
  const latex = readFormula(glyphs, innerBars);
  if (latex === null || HAS_WORDS.test(latex) || (isSimple && !RELATION.test(latex))) return null;
  const baseline = number?.baseline ?? baselineOf(glyphs, innerBars, size);
  const tagged = number === undefined ? latex : `${latex}\\tag{${number.text.slice(1, -1)}}`;
  const replaced = number === undefined ? own : [...own, number];
  return { ...unionBoxes([box, ...replaced]), latex: tagged, isApart: true, baseline, size, words: replaced };
}

const BEGINS_WITH_FUNCTION = new RegExp(`^(?:${[...FUNCTIONS].join("|")})`);

/** Whether a word is prose: it begins with two letters in a font that is none of formulas, and is no name of a function. */
function isText({ text, style, ink }: Word, formulaPage: FormulaPage): boolean {
  if (isMathFont(style.font)) return false;
  const [name] = /^\p{L}{2,}/u.exec(text) ?? [];
  if (name === undefined || FUNCTIONS.has(name)) return false;
  const inside = formulaPage.signsInside(ink, 0.2).sort((a, b) => a.left - b.left);
  // A variable with a name as its script.
  if (inside[0]?.isMath === true) return false;
  if (style.italic && areVariables(inside, formulaPage.page)) return false;
  // `expL` is a function of a variable.
  if (BEGINS_WITH_FUNCTION.test(name) && inside.some((sign) => sign.isMath)) return false;
  // `Var(X)` is a function; `where` and `if` are not.
  return !/^\p{L}{2,8}[([]/u.test(text) || style.bold;
}

/** In font sizes: programs that set each letter of a product by itself leave a gap between them. */
const MIN_VARIABLE_GAP = 0.04;

/** Whether the letters of an italic word, from left to right, are set apart or in several sizes, as variables of a product and their scripts are. */
function areVariables(letters: readonly Sign[], { chars }: RawPage): boolean {
  return letters.every((sign, at) => {
    const next = letters[at + 1];
    if (next === undefined) return letters.length > 1;
    if (next.size !== sign.size) return true;
    return chars.advanceLeft[next.index]! - chars.advanceRight[sign.index]! >= MIN_VARIABLE_GAP * sign.size;
  });
}

/** Names before an opening bracket are those of functions; other upright words are text. */
const HAS_WORDS = /(?<![_^]\{)\\mathrm\{[A-Za-z]{2,}\}(?!(?:\\left)?[([]|[_^])/;

function wordsNear(box: Box, words: readonly Word[], own: readonly Word[], reach: number): Word[] {
  return words.filter(
    ({ ink, left, right }) =>
      overlap(ink.top, ink.bottom, box.top, box.bottom) > 0 &&
      -overlap(left, right, box.left, box.right) < reach &&
      !own.some((word) => word.ink === ink),
  );
}

/** Whether a small word directly above or below a formula is none of its parts, although it may be a limit or a script. */
function hasLooseScript(box: Box, words: readonly Word[], own: readonly Word[], size: number): boolean {
  return words.some(
    ({ ink, size: wordSize }) =>
      wordSize <= MAX_SCRIPT * size &&
      overlap(ink.left, ink.right, box.left, box.right) > 0 &&
      -overlap(ink.top, ink.bottom, box.top, box.bottom) < MAX_LOOSE * size &&
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

/** Fractions and roots inside of a line of text; next to a large operator, they are parts of a formula that was not read. */
function findInline(region: readonly Piece[], page: FormulaPage): FoundFormula[] {
  const operators = region.filter(({ word, isBar }) => !isBar && (word === undefined || OPERATOR.test(word.text)));
  return region.flatMap((piece) => {
    if (!piece.isBar || !mayBeInline(piece)) return [];
    if (operators.some(({ top, bottom }) => top < piece.bottom && bottom > piece.top)) return [];
    return toInline(piece, page) ?? [];
  });
}

function toInline(bar: Box, { page, words, signs, bars }: FormulaPage): FoundFormula | null {
  const y = (bar.top + bar.bottom) / 2;
  const near = signs.filter(
    (sign) =>
      sign.left > bar.left - BESIDE_BAR_PT &&
      sign.right < bar.right + BESIDE_BAR_PT &&
      sign.top > y - ABOVE_EM * sign.size &&
      sign.bottom < y + BELOW_EM * sign.size,
  );
  const radical = signs.find(
    (sign) =>
      page.chars.code[sign.index] === 0x221a && Math.abs(sign.right - bar.left) < 3 && Math.abs(sign.top - y) < 3,
  );
  const under = radical === undefined ? near : near.filter(({ top }) => top > y - 1);
  const inner = radical === undefined ? under : [...under, radical];
  // A bar above or below it is that of a fraction, of which this one is a part.
  const isNested = bars.some(
    (other) =>
      !isSame(other, bar) &&
      (isInside(other, unionBoxes([bar, ...inner]), 0) ||
        (other.left < bar.right &&
          other.right > bar.left &&
          Math.abs(other.top - y) < MAX_BAR_DISTANCE * heightOf(inner))),
  );
  if (under.length === 0 || isNested) return null;
  const glyphs = glyphsOf(
    page,
    inner.map(({ index }) => index),
  );
  const latex = glyphs === null ? null : readFormula(glyphs, [bar]);
  if (glyphs === null || latex === null) return null;
  const box = unionBoxes([bar, ...inner]);
  const own = words.filter(({ ink }) => isInside(ink, box, TOUCHING_PT));
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

function heightOf(signs: readonly Sign[]): number {
  return Math.max(0, ...signs.map(({ size }) => size));
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
    if (own.includes(word) || gap > MAX_WORD_GAP_EM * word.size || gap < -1) return false;
    const isOn = (at: number): boolean => Math.abs(at - word.baseline) < SAME_BASELINE_EM * word.size;
    if (isRoot) return glyphs.some(({ baseline }) => baseline !== undefined && isOn(baseline));
    return Math.abs(bar.top + AXIS * word.size - word.baseline) < SAME_AXIS_EM * word.size;
  });
}
