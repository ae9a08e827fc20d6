/**
 * Styles inside a text, as readers pass it on. A reader joins, trims and collapses texts in many places, and marks inside the text survive
 * this. Each mark is a noncharacter of Unicode (U+FDD0–U+FDEF), which no text of a document contains; `readMarks` converts them to spans when
 * the blocks of a file are complete.
 *
 * A styled run is the marks of its style, each with its value, then the text, then END.
 */
import {
  type InlineStyle,
  isPlain,
  type StyledSpan,
  type StyledText,
  spansProperty,
  tidySpans,
} from "./styled-text.ts";

const END = "\uFDDF";
const FLAGS = {
  "\uFDD0": { bold: true },
  "\uFDD1": { italic: true },
  "\uFDD2": { underline: true },
  "\uFDD3": { strike: true },
  "\uFDD4": { script: "superscript" },
  "\uFDD5": { script: "subscript" },
  "\uFDD6": { code: true },
} as const satisfies Record<string, InlineStyle>;
const HIGHLIGHT = "\uFDD7";
const LINK = "\uFDD8";
/** Values are written in hexadecimal digits, U+FDE0–U+FDEF. */
const DIGITS = 0xfde0;

/** Encloses the text of a run in the marks of its style; white space at its ends stays outside. */
export function markStyle(text: string, style: InlineStyle): string {
  if (isPlain(style) || !/\S/.test(text)) return text;
  const [, before, inner, after] = /^(\s*)([^]*?)(\s*)$/.exec(text)!;
  return before! + marksOf(style) + inner! + END + after!;
}

/** Adds a style to a text that may have styled runs, each of which keeps its own style as well. */
export function addStyle(marked: string, style: InlineStyle): string {
  if (isPlain(style)) return marked;
  const runs = marked.split(/([\uFDD0-\uFDDE][^\uFDDF]*\uFDDF)/);
  return runs.map((run, index) => (index % 2 === 1 ? marksOf(style) + run : markStyle(run, style))).join("");
}

function marksOf(style: InlineStyle): string {
  let marks = "";
  for (const [mark, flag] of Object.entries(FLAGS)) {
    const [[property, value]] = Object.entries(flag) as [[keyof InlineStyle, unknown]];
    if (style[property] === value) marks += mark;
  }
  if (style.highlight !== undefined) marks += HIGHLIGHT + toDigits(style.highlight);
  if (style.link !== undefined) marks += LINK + toDigits(style.link);
  return marks;
}

function toDigits(value: string): string {
  const hex = Buffer.from(value, "utf8").toString("hex");
  return Array.from(hex, (digit) => String.fromCharCode(DIGITS + Number.parseInt(digit, 16))).join("");
}

function fromDigits(digits: string): string {
  const hex = Array.from(digits, (digit) => (digit.charCodeAt(0) - DIGITS).toString(16)).join("");
  return Buffer.from(hex, "hex").toString("utf8");
}

const ANY = /[\uFDD0-\uFDEF]/;
const MARK = /([\uFDD0-\uFDDF])([\uFDE0-\uFDEF]*)|[\uFDE0-\uFDEF]+/g;

/** The text without its marks. */
export function withoutMarks(text: string): string {
  return ANY.test(text) ? text.replaceAll(/[\uFDD0-\uFDEF]+/g, "") : text;
}

const CODE_MARK = "\uFDD6";
const RUN = /[\uFDD0-\uFDDE][\uFDD0-\uFDDE\uFDE0-\uFDEF]*|\uFDDF/g;

/** Whether all text is in runs of code: lines of a program in a fixed-width font. */
export function isAllCode(marked: string): boolean {
  if (!marked.includes(CODE_MARK)) return false;
  let at = 0;
  let isCode = false;
  for (const match of marked.matchAll(RUN)) {
    if (!isCode && /\S/.test(marked.slice(at, match.index))) return false;
    isCode = match[0].includes(CODE_MARK);
    at = match.index + match[0].length;
  }
  return !/\S/.test(marked.slice(at));
}

export function hasMarks(text: string): boolean {
  return ANY.test(text);
}

/** Removes the marks from a text, and returns the text with the spans that they describe. */
export function readMarks(marked: string): StyledText {
  if (!ANY.test(marked)) return { text: marked };
  let text = "";
  let at = 0;
  let style: { -readonly [Name in keyof InlineStyle]: InlineStyle[Name] } = {};
  let start = 0;
  const spans: StyledSpan[] = [];
  const close = (): void => {
    if (text.length > start) spans.push({ ...style, start, end: text.length });
    start = text.length;
  };
  for (const match of marked.matchAll(MARK)) {
    text += marked.slice(at, match.index);
    at = match.index + match[0].length;
    const [, mark, digits = ""] = match;
    if (mark === undefined) continue;
    close();
    if (mark === END) style = {};
    else if (mark === HIGHLIGHT) style.highlight = fromDigits(digits);
    else if (mark === LINK) style.link = fromDigits(digits);
    else Object.assign(style, FLAGS[mark as keyof typeof FLAGS]);
  }
  text += marked.slice(at);
  return { text, ...spansProperty(tidySpans(text, spans)) };
}
