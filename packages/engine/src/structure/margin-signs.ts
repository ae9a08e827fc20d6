/**
 * The signs that a row at the top or bottom of a page is a running header or footer, by that page alone: its place,
 * its style compared with the text, and its wording. Each is a number from 0 to 1; their weights are in margin-weights.ts.
 */
import { toSign } from "../judge/to-sign.ts";
import { isCapitals } from "../text/capitals.ts";
import type { LaidOutPage } from "../page/page-block.ts";
import { shareOfBold, shareOfItalics } from "../text/runs-to-lines.ts";
import type { BodyStyle } from "./body-style.ts";
import { type Draft, draftSize } from "./draft.ts";
import { KNOWN_TITLE, SECTION_NUMBER } from "./heading-text.ts";
import { isSlideShaped } from "./slide-titles.ts";

/** The outer half of a margin. */
const HALF = 0.5;

// Shown by margins.test.ts, structure.test.ts; fixtures report, rotated/sideways, long-table.

export type Side = "Header" | "Footer";

/** Drafts next to each other at one edge of a page, or next to the rows that are already in its margin. */
export interface MarginRow {
  readonly members: readonly Draft[];
  readonly page: LaidOutPage;
  readonly body: BodyStyle;
  readonly side: Side;
  /** Rows between it and the edge. */
  readonly outer: readonly (readonly Draft[])[];
  /** Everything further in, nearest first. */
  readonly inner: readonly Draft[];
}

export type MarginSign =
  | "atEdge"
  | "depth"
  | "deep"
  | "reach"
  | "close"
  | "white"
  | "muchWhite"
  | "ruled"
  | "centred"
  | "setRight"
  | "aligned"
  | "wide"
  | "smaller"
  | "muchSmaller"
  | "larger"
  | "muchLarger"
  | "bold"
  | "largeAndBold"
  | "slanted"
  | "capitals"
  | "otherColour"
  | "otherFont"
  | "largest"
  | "slide"
  | "manyLines"
  | "textGoesOn"
  | "besideTable"
  | "nextNumbersPage"
  | "legal"
  | "source"
  | "contact"
  | "year"
  | "parted"
  | "caption"
  | "knownTitle"
  | "section"
  | "question"
  | "long"
  | "veryLong"
  | "lowercase"
  | "marked"
  | "numbered"
  | "pageNumber"
  | "onlyPageNumber"
  | "sideBySide"
  | "threeBeside"
  | "field"
  | "blank"
  | "sentence"
  | "plain"
  | "plainSentence"
  | "note"
  | "longNote"
  | "veryLongNote"
  | "second"
  | "third"
  | "underNumber";

export const PAGE_NUMBER: RegExp =
  /^(?:[-–—|·]\s*)?(?:page\s+|p\.\s*)?(?:\d{1,4}|[ivxlc]{1,7})(?:\s*(?:\/|of|von|de|sur)\s*\d{1,4})?(?:\s*[-–—|·])?$/i;
/** "Page 16 - Handbook for keepers", "Report on the weir, page 3 of 12". */
const NAMED_PAGE =
  /^page\s+\d{1,4}\b|(?:^|\s)(?:page|seite|página|pagina|sida|strona)\s+\d{1,4}\s*(?:of|von|sur|de|di|av|z|\/)\s*\d{1,4}(?:\s|$)/i;
/** A number before or after the header's text, separated by a bar or a wide space. */
const NUMBERED = /^(?:\d{1,4}|[ivxlc]{1,7})\s+\S|\S\s*[|·]?\s+(?:\d{1,4}|[IVXLC]{1,7}|[ivxlc]{1,7})$/;
/** A short note: a mark, then text up to a full stop, or a line that continues in the next block. */
const NOTE = /^(?:\d{1,3}\.?\s|[*†‡§]).*(?:[.;,]|\p{Ll}-)$/u;
const FOOTNOTE = /^(?:\d{1,3}\.?|[*†‡§])\s?\p{L}.{40}/u;
/** Copyright or licence of the text, or its web address. */
const LEGAL = /©|\ball rights reserved\b|\bcreative commons\b|^(?:https?:\/\/|www\.)\S+$/i;
/** A journal with its volume and year, or the authors in short form. */
const SOURCE = /\b\d{1,3} ?\(\d{4}\)|\bvol\. ?\d|\bet al\.(?:\s|$)/i;
/** A field to fill in: a name, a date. */
const FIELD = /[:_…]|\.{3}/;
const BLANK = /_{3}|…{2}|\.{5}/;
/** Contact details of the sender: mail, web, telephone. */
const CONTACT = /\S@\S+\.\p{L}|\bwww\.|https?:|\b(?:tel|fax|phone|telefon)\b|\+\d{1,3}[\s(]\d/iu;
const YEAR = /(?:^|\D)(?:19|20)\d{2}(?:\D|$)/;
const PARTED = /\s[·|•–—]\s/;
/** Captions and list items may be at a page's edge, too. */
export const CAPTION: RegExp =
  /^(?:(?:figure|fig\.|table|chart|exhibit|box)\s*(?:[A-Z]?[.-]?\d|[IVX]+\b)|(?:sources?|notes?)\s*:)/i;
/** Right-to-left text begins where a right-aligned line of other scripts ends. */
const TO_LEFT = /[\u0590-\u08ff]/;

/** Share of the page's height: running text begins at 0.07 or more. */
const EDGE = 0.06;
const DEEP = 0.25;
/** Sizes that differ by less than this factor are equal. */
const LARGER = 1.04;

export function marginSigns(row: MarginRow): Readonly<Record<MarginSign, number>> {
  const { members, side, outer } = row;
  const text = members.map((draft) => draft.text).join("   ");
  return {
    ...placeSigns(row),
    ...lookSigns(row, text),
    ...neighbourSigns(row),
    ...textSigns(text),
    numbered: toSign(members.length === 1 && NUMBERED.test(text)),
    pageNumber: toSign(members.some((draft) => PAGE_NUMBER.test(draft.text))),
    onlyPageNumber: toSign(members.every((draft) => PAGE_NUMBER.test(draft.text))),
    sideBySide: toSign(members.length > 1 && !FIELD.test(text)),
    threeBeside: toSign(members.length > 2),
    field: toSign(FIELD.test(text) && !NAMED_PAGE.test(text)),
    blank: toSign(BLANK.test(text)),
    ...sentenceSigns(row, text),
    note: toSign(side === "Footer" && NOTE.test(text)),
    // A note of one line may be a footer that begins with the page number; one that continues is not.
    longNote: toSign(side === "Footer" && FOOTNOTE.test(text)),
    veryLongNote: toSign(side === "Footer" && FOOTNOTE.test(text)) * upTo(text.length - 60, 80),
    second: toSign(outer.length > 0),
    third: toSign(outer.length > 1),
    underNumber: toSign(outer.some((others) => others.some((draft) => PAGE_NUMBER.test(draft.text)))),
  };
}

/** Near the edge, "Page 3 of 12" within any text is the number of that page. */
export function namesPage({ members, page, side }: MarginRow): boolean {
  const isNear = members.every((draft) => reachOf(draft, page, side).from < HALF * DEEP * page.frameHeight);
  return isNear && members.some(({ text }) => NAMED_PAGE.test(text));
}

/** Whether one of them is larger than everything further in. */
export function isLargest(members: readonly Draft[], inner: readonly Draft[]): boolean {
  const largest = Math.max(0, ...inner.map(draftSize));
  return members.some((draft) => draftSize(draft) > LARGER * largest);
}

function sentenceSigns({ members, body }: MarginRow, text: string) {
  const isSentence = /[.;,]$/.test(text) && ![LEGAL, SOURCE].some((other) => other.test(text)) && !isCapitals(text);
  const isPlain = members.every(({ lines }) =>
    lines.every(
      ({ style, size }) =>
        style.font === body.font && style.color === body.color && Math.abs(size / body.size - 1) < LARGER - 1,
    ),
  );
  return { sentence: toSign(isSentence), plain: toSign(isPlain), plainSentence: toSign(isSentence && isPlain) };
}

function upTo(value: number, most: number): number {
  return Math.max(0, Math.min(1, value / most));
}

/** Distance of the two sides of a box from an edge of its page, the nearer side first. */
function reachOf({ box }: Draft, { frameHeight }: LaidOutPage, side: Side): { from: number; to: number } {
  return side === "Header"
    ? { from: box.top, to: box.bottom }
    : { from: frameHeight - box.bottom, to: frameHeight - box.top };
}

function placeSigns({ members, page, body, side, inner }: MarginRow) {
  const { frameHeight, frameWidth, rules } = page;
  const reaches = members.map((draft) => reachOf(draft, page, side));
  const from = Math.min(...reaches.map((reach) => reach.from));
  const to = Math.max(...reaches.map((reach) => reach.to));
  const next = inner[0];
  const gap = next === undefined ? 0 : (reachOf(next, page, side).from - to) / body.size;
  const left = Math.min(...members.map(({ box }) => box.left));
  const right = Math.max(...members.map(({ box }) => box.right));
  // On a page with columns, the text that it precedes or follows need not be next to it.
  const below = inner.find(({ box }) => box.left < right && box.right > left);
  const share = from / frameHeight;
  const edge = (height: number): number => (side === "Header" ? height : frameHeight - height);
  return {
    atEdge: toSign(share < EDGE),
    depth: upTo(share, DEEP),
    deep: upTo(share - HALF * DEEP, HALF * DEEP),
    reach: upTo(to / frameHeight, DEEP),
    close: toSign(gap <= 0.5),
    white: upTo(gap, 2),
    muchWhite: upTo(gap - 2, 4),
    ruled: toSign(hasRule(rules, side === "Header" ? 1 : 3, edge(to), side)),
    centred: toSign(members.length === 1 && Math.abs((left + right) / 2 - frameWidth / 2) < 0.02 * frameWidth),
    setRight: toSign(side === "Header" && isSetRight(members, next)),
    aligned: toSign(below !== undefined && members.length === 1 && Math.abs(left - below.box.left) < 0.5 * body.size),
    wide: upTo((right - left) / frameWidth, 1),
  };
}

/** Whether the upper (1) or lower (3) edge of a rule is directly after what ends at this height. */
function hasRule(rules: Float64Array, edge: 1 | 3, at: number, side: Side): boolean {
  const [from, to] = side === "Header" ? [at - 4, at + 12] : [at - 12, at + 4];
  for (let index = edge; index < rules.length; index += 4) {
    if (rules[index]! >= from && rules[index]! <= to) return true;
  }
  return false;
}

/** Above text that begins in the left half of the page and extends below it. A heading begins where its text does, or is centred. */
function isSetRight(members: readonly Draft[], next: Draft | undefined): boolean {
  if (next === undefined || next.placed !== null || TO_LEFT.test(next.text)) return false;
  const middle = next.page.frameWidth / 2;
  return members.every(({ box }) => box.left > middle && next.box.left < middle && next.box.right > box.left);
}

function lookSigns({ members, body, page, inner }: MarginRow, text: string) {
  const lines = members.flatMap((draft) => draft.lines);
  const size = Math.max(...lines.map((line) => line.size));
  const ratio = size / body.size;
  const isBold = lines.every((line) => shareOfBold(line) > 0.9);
  return {
    smaller: upTo(0.98 - ratio, 0.1),
    muchSmaller: upTo(0.88 - ratio, 0.2),
    larger: upTo(ratio - 1.02, 0.1),
    muchLarger: upTo(ratio - 1.15, 0.5),
    bold: toSign(isBold && !body.bold),
    largeAndBold: toSign(isBold && !body.bold && ratio > LARGER),
    slanted: toSign(lines.every((line) => shareOfItalics(line) > 0.9)),
    capitals: toSign(isCapitals(text)),
    otherColour: toSign(lines.every((line) => line.style.color !== body.color)),
    otherFont: toSign(lines.every((line) => line.style.font !== body.font)),
    largest: toSign(isLargest(members, inner)),
    slide: toSign(isSlideShaped(page)),
    manyLines: upTo(Math.max(...members.map((draft) => draft.lines.length)) - 1, 4),
  };
}

/** What is next to it, further in. */
function neighbourSigns({ side, inner, page }: MarginRow) {
  const next = inner[0];
  const text = inner.find(({ placed, lines }) => placed === null && lines.length > 1)?.text ?? "";
  const continues = side === "Header" ? /^\p{Ll}/u.test(text) : /[\p{L},]$/u.test(text);
  return {
    // A page that begins within a sentence has its header above it; one that ends within a sentence has its footer below it.
    textGoesOn: toSign(continues),
    besideTable: toSign(next !== undefined && next.placed !== null),
    nextNumbersPage: toSign(
      next !== undefined &&
        reachOf(next, page, side).from < HALF * DEEP * page.frameHeight &&
        (NAMED_PAGE.test(next.text) || PAGE_NUMBER.test(next.text)),
    ),
  };
}

function textSigns(text: string) {
  return {
    legal: toSign(LEGAL.test(text)),
    source: toSign(SOURCE.test(text) && !LEGAL.test(text)),
    contact: toSign(CONTACT.test(text)),
    year: toSign(YEAR.test(text)),
    parted: toSign(PARTED.test(text)),
    caption: toSign(CAPTION.test(text)),
    knownTitle: toSign(KNOWN_TITLE.test(text)),
    section: toSign(SECTION_NUMBER.test(text)),
    question: toSign(/[?!:]$/.test(text)),
    long: upTo(text.length - 40, 80),
    veryLong: upTo(text.length - 120, 200),
    lowercase: toSign(/^\p{Ll}/u.test(text)),
    marked: toSign(/^[•▪◦‣*–-]\s/u.test(text)),
  };
}
