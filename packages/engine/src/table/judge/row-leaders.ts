import { type Line, toLine } from "../../text/runs-to-lines.ts";
import { byLeft } from "../../geometry/order.ts";
import { changeWord, type Word } from "../../text/word.ts";
import { TOUCHING } from "../columns/line-gaps.ts";

// Shown by row-leaders.test.ts.

/** Dot leaders between a text and what follows it, as a word or letter-spaced. */
const DOTS = /^[.·…]+$/u;
const BEFORE = /^[.·…]{4,}/u;
const BEHIND = /[.·…]{4,}$/u;
/** Minimum number of dots; three are an ellipsis, which means an empty value. */
const MIN_DOTS = 4;
/** Maximum distance between letter-spaced dots, in font sizes: 0.44 in TeX, 0.75 between two spaces. In cells, separate dots mean an empty value. */
const WIDEST_GAP = 0.8;
/** An amount. Contents have only a page number after the leaders, so a second value or an amount indicates a row. */
const AMOUNT = /\d,\d{3}|[$€£%]/u;
/** Minimum number of page numbers; fewer increase by chance. */
const MIN_PAGES = 4;
const LETTERS = /\p{L}{3}/u;
/** Minimum share of the lines with leaders that lead to values; in contents a title, or a list of titles next to it, may look like one. */
const MIN_ROW_SHARE = 0.5;
/** Width of a dot relative to a letter. */
const DOT_WIDTH = 0.5;
/** Minimum share of the lines of contents that have leaders; the others are their headings. */
const MIN_LEADERS = 0.3;

/** Whether lines are a contents page, judged by the dot leaders before its numbers. */
export function areContents(lines: readonly Line[]): boolean {
  let leaders = 0;
  for (const line of lines) if (hasLeaders(line)) leaders++;
  return leaders >= MIN_LEADERS * lines.length;
}

/**
 * Removes the leaders of rows, which printers set between the name of a row and its values: for finding columns, dots are white space. Lines whose
 * leaders lead to page numbers are unchanged.
 */
export function withoutLeaders(lines: readonly Line[]): readonly Line[] {
  const led = lines.filter(hasLeaders);
  if (led.length === 0) return lines;
  const rows = led.filter(leadsToValues);
  if (rows.length < MIN_ROW_SHARE * led.length || countPages(led)) return lines;
  return lines.map((line) => {
    if (!hasLeaders(line)) return line;
    const words = textsOf(line);
    return words.length === 0 ? line : toLine(words);
  });
}

function hasLeaders({ text }: Line): boolean {
  // Few lines have two adjacent dots.
  if (!text.includes("..") && !text.includes(". .") && !text.includes("…") && !text.includes("·")) return false;
  return /(?:[.·…] ?){4}|…{2}/u.test(text);
}

/** Whether the lines end in whole numbers that never decrease. If chapter numbers precede them, the pages are second values. */
function countPages(lines: readonly Line[]): boolean {
  let page = 0;
  for (const { words } of lines) {
    const { text } = words.at(-1)!;
    if (!/^\d{1,4}$/.test(text) || Number(text) < page) return false;
    page = Number(text);
  }
  return lines.length >= MIN_PAGES;
}

function leadsToValues(line: Line): boolean {
  let values = 0;
  let isAmount = false;
  let isBehind = false;
  let reach = 0;
  for (const word of byLeft(line.words)) {
    if (DOTS.test(word.text) || BEHIND.test(word.text)) isBehind = true;
    else if (isBehind) {
      if (LETTERS.test(word.text)) return false;
      if (AMOUNT.test(word.text)) isAmount = true;
      if (values === 0 || word.left - reach >= TOUCHING * line.size) values++;
      reach = word.right;
    }
  }
  return values > 1 || isAmount;
}

/** Returns a line's words without its leaders. */
function textsOf(line: Line): Word[] {
  const words = byLeft(line.words);
  const texts: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    let end = at;
    let dots = 0;
    while (end < words.length && DOTS.test(words[end]!.text) && (end === at || isClose(words, end))) {
      dots += words[end++]!.text.length;
    }
    if (dots >= MIN_DOTS) {
      // The first dot may be as close to the text as its full stop.
      const last = texts.at(-1);
      if (last !== undefined && /[^.·…][.·…]+$/u.test(last.text)) texts[texts.length - 1] = cutDots(last, /[.·…]+$/u);
      at = end - 1;
    } else texts.push(cutDots(cutDots(words[at]!, BEHIND), BEFORE));
  }
  return texts;
}

function isClose(words: readonly Word[], at: number): boolean {
  return words[at]!.left - words[at - 1]!.right <= WIDEST_GAP * words[at]!.size;
}

/** Removes the dots at one end of a word. Where they end is estimated from usual widths, because words do not record it. */
function cutDots(word: Word, dots: RegExp): Word {
  const text = word.text.replace(dots, "");
  const cut = word.text.length - text.length;
  if (cut === 0 || text === "") return word;
  const width = ((word.right - word.left) * text.length) / (text.length + DOT_WIDTH * cut);
  return word.text.startsWith(text)
    ? changeWord(word, { text, right: word.left + width })
    : changeWord(word, { text, left: word.right - width });
}
