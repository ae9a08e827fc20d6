/** Kinds of text that look like a heading. Each kind is a sign against a heading, with a learned weight, as some headings look like one. */
import { toSign } from "../judge/to-sign.ts";
import { splitMarker } from "../text/list-marker.ts";
import { LEADERS } from "../text/split-rows.ts";
import type { BlockLine } from "../layout/paragraph/block-line.ts";
import type { BodyStyle } from "./body-style.ts";
import { findBylines } from "./bylines.ts";
import { countLetters } from "./count-letters.ts";
import { type Draft, draftSize } from "./draft.ts";
import { findEntries } from "./entries.ts";
import { NUMBERING, SECTION_NUMBER } from "./heading-text.ts";
import { CONTENTS_LINE } from "./join-lines.ts";
import { headsSection } from "./side-sections.ts";
import { findTerms } from "./terms.ts";

/** Each is 0 or 1. */
export interface OtherKinds {
  /** Who wrote the document, where and when, below its title; or who signs it. */
  readonly person: number;
  /** Begins an entry of a list ordered by dates or prices. */
  readonly entry: number;
  /** A term of a glossary. */
  readonly term: number;
  /** Prices, equations, rows of tables. */
  readonly fewLetters: number;
  readonly bulleted: number;
  readonly address: number;
  /** The text of a footnote, or a reference. */
  readonly noteMark: number;
  readonly date: number;
  /** "Source: …", "Keywords: …". */
  readonly sourceLine: number;
  /** Directly above a table. */
  readonly headsTable: number;
  /** On the first line of the text to its right. */
  readonly label: number;
  readonly contentsEntry: number;
  /** Its neighbour has the previous or next number: an entry of a list of contents without pages. */
  readonly inSequence: number;
}

/** Finds the kinds that depend on several drafts of a page; returns a function of each draft. */
export function otherKindsOn(drafts: readonly Draft[], body: BodyStyle): (at: number) => OtherKinds {
  const tables = drafts.filter(({ placed }) => placed?.kind === "table");
  const bylines = findBylines(drafts);
  const entries = findEntries(drafts, body);
  const terms = findTerms(drafts, body);
  return (at) => {
    const draft = drafts[at]!;
    const { text } = draft;
    const before = drafts[at - 1];
    const after = drafts[at + 1];
    return {
      person: toSign(bylines.has(draft)),
      entry: toSign(entries.has(draft)),
      term: toSign(terms.has(draft)),
      fewLetters: toSign(hasFewLetters(text)),
      bulleted: toSign(draft.marker !== undefined && splitMarker(text)?.kind === "bullet"),
      address: toSign(/(?:https?:\/\/|www\.|@\w+\.)/.test(text)),
      noteMark: toSign(/^[*†‡]|^\[\d+\]\s/.test(text)),
      date: toSign(DATE.test(text)),
      sourceLine: toSign(/^(?:source|note|notes|keywords|photo|adapted from)\s*:/i.test(text)),
      headsTable: toSign(headsTable(draft, tables, body)),
      label: toSign(isLabel(draft, after, body)),
      contentsEntry: toSign(isContentsEntry(draft, before, after)),
      inSequence: toSign(followsNumber(before, draft) || followsNumber(draft, after)),
    };
  };
}

const DATE =
  /^(?:\d{1,2}\.?\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.?,?\s+(?:\d{1,2},?\s+)?\d{4}$/iu;

/** Versions and dates in headings of lists of changes: `v2.3.0`, `27th June 2022`, `2022-06-27`. */
const VERSION_OR_DATE = /\bv\d+(?:\.\d+)+|\b\d{1,2}(?:st|nd|rd|th|\.)?\s\p{L}{3,9}\.?\s\d{4}\b|\b\d{4}-\d\d-\d\d\b/giu;

/** `3.2.1 Data` has enough letters; digits of versions and dates count as letters. */
function hasFewLetters(text: string): boolean {
  const own = text.replace(SECTION_NUMBER, "");
  if (countLetters(own) === 0) return true;
  const words = own.replace(VERSION_OR_DATE, (found) => found.replace(/[\d.-]/g, "x"));
  const letters = countLetters(words);
  return letters < 2 || (letters < 0.45 * words.length && letters < 0.45 * words.replace(/\s/g, "").length);
}

/**
 * Entries of a contents page for whole chapters are bold and have no leaders, but those of their sections do, or the
 * next chapter follows, with a higher page number.
 */
function isContentsEntry({ text, lines }: Draft, before: Draft | undefined, after: Draft | undefined): boolean {
  const hasLeaders = (line: BlockLine | undefined): boolean => line !== undefined && LEADERS.test(line.text);
  if (CONTENTS_LINE.test(lines.at(-1)!.text)) return true;
  const page = entryPage(text);
  if (page === null) return false;
  if (hasLeaders(before?.lines.at(-1)) || hasLeaders(after?.lines[0])) return true;
  const pageBefore = entryPage(before?.lines.at(-1)?.text ?? "");
  const pageAfter = entryPage(after?.lines[0]?.text ?? "");
  return (pageBefore !== null && pageBefore <= page) || (pageAfter !== null && pageAfter >= page);
}

const ENDS_IN_PAGE = /\D\s(\d{1,3})$/;

/** The page number at the end of a line of a contents page; null for other lines, and for "Chapter 4". */
function entryPage(text: string): number | null {
  const page = ENDS_IN_PAGE.exec(text.slice(-5))?.[1];
  return page === undefined || text.replace(NUMBERING, "") === "" ? null : Number(page);
}

/** As large as the text, and on the first line of the text to its right, which is read after it: a label, not a heading. */
function isLabel(draft: Draft, after: Draft | undefined, body: BodyStyle): boolean {
  if (after === undefined || after.placed !== null || NUMBERING.test(draft.text)) return false;
  if (after.box.left < draft.box.right || draftSize(draft) >= LARGEST_LABEL * body.size) return false;
  // A date, a page number or a mark at the end of a heading's line is shorter than the heading.
  if (after.text.length < draft.text.length) return false;
  if (Math.abs(after.lines[0]!.baseline - draft.lines[0]!.baseline) >= 1) return false;
  return !headsSection(draft, after, body);
}

/** Headings at the side of their text are larger than this. */
const LARGEST_LABEL = 1.12;

/** Header rows and captions are no larger than the text. */
const HEADING_RATIO = 1.2;

/** A short line directly above a table is its header row, or its caption. */
function headsTable(draft: Draft, tables: readonly Draft[], body: BodyStyle): boolean {
  if (tables.length === 0 || draft.lines.length > 1 || NUMBERING.test(draft.text)) return false;
  const size = draftSize(draft);
  if (size >= HEADING_RATIO * body.size) return false;
  return tables.some(({ box }) => {
    const gap = box.top - draft.box.bottom;
    const isAbove = box.left < draft.box.right && box.right > draft.box.left;
    return isAbove && gap > -size && gap < 0.5 * size;
  });
}

/** `5.7 `, `A.1. `: the numbers of the enclosing sections, and the number within them. */
const PLACE_IN_SECTION = /^((?:(?:[A-Z]|\d{1,3})\.)*)(\d{1,3})\.?\s/;

/** Whether a text has the next number after that of the previous text, in the same section: two sections would have text between them. */
function followsNumber(upper: Draft | undefined, lower: Draft | undefined): boolean {
  if (upper === undefined || lower === undefined || upper.placed !== null || lower.placed !== null) return false;
  // The last line of an item with nested items is one of those.
  const above = PLACE_IN_SECTION.exec(upper.lines.at(-1)?.text ?? "") ?? PLACE_IN_SECTION.exec(upper.text);
  const below = PLACE_IN_SECTION.exec(lower.text);
  if (above === null || below === null) return false;
  return above[1] === below[1] && Number(below[2]) === Number(above[2]) + 1;
}
