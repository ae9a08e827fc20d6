import type { BlockLine } from "../layout/paragraph/block-line.ts";
import { isWordlike } from "../ocr/text-layer.ts";
import { LEADERS } from "../layout/text/split-rows.ts";
import type { BodyStyle } from "./body-style.ts";
import { findBylines } from "./bylines.ts";
import { isCaption } from "./captions.ts";
import { countLetters } from "./count-letters.ts";
import { type Draft, type DraftPage, draftSize } from "./draft.ts";
import { findEntries } from "./entries.ts";
import type { Heading, HeadingCandidate } from "./heading-candidates.ts";
import { type HeadingPlace, type Looks, lookSigns, ownSigns, placeLooks } from "./heading-signs.ts";
import { NUMBERING, SECTION_NUMBER } from "./heading-text.ts";
import { lookScore, MOST_BY_LOOK, ownScore } from "./heading-weights.ts";
import { CONTENTS_LINE } from "./join-lines.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { isInOutline } from "./outline-match.ts";
import { findSlideTitle, isKicker } from "./slide-titles.ts";
import { findTerms } from "./terms.ts";
import { joinWrappedHeadings } from "./wrapped-headings.ts";

// Shown by headings.test.ts, structure.test.ts; fixtures paper, letter, scripts.

/** Titles of papers take four lines and 200 chars; what is longer is a paragraph set large. */
const MOST_LINES = 4;
const MOST_CHARS = 220;
/** Three times out of a hundred at most, by the regression, is a score of this height wrong. */
const CERTAIN = 3.5;
/** Of a recognised heading's chars, and of its words. */
const MOST_DOUBTFUL = 0.34;
const MOST_STRANGE = 0.34;

/** The drafts of a page that may be headings, with what their page says of them; those of an outline, a slide's title and bars of a form are certain. */
export function headingCandidates(
  page: DraftPage,
  body: BodyStyle,
  titles: readonly string[] | undefined,
): HeadingCandidate[] {
  const slideTitle = findSlideTitle(page);
  const candidates: HeadingCandidate[] = [];
  let rights: ReadonlyMap<number, number> | undefined;
  let at = -1;
  // Signs are taken of all before any is named: a heading named is a neighbour changed.
  for (const place of headingPlaces(page, body)) {
    const { draft } = place;
    at = page.drafts.indexOf(draft, at + 1);
    const isCertain = draft === slideTitle || draft.formRole === "bar" || isInOutline(draft.text, titles);
    if (!isCertain && slideTitle !== undefined && isKicker(draft, slideTitle)) continue;
    const { text, lines, ink, region } = draft;
    const score = isCertain ? Infinity : ownScore(ownSigns(place, body));
    if (score + MOST_BY_LOOK < 0) continue;
    const { look, lookBelow } = placeLooks(place);
    rights ??= regionRights(page);
    candidates.push({ at, text, lines, ink, region, regionRight: rights.get(region)!, score, look, lookBelow });
  }
  return candidates;
}

/** Those of a page's candidates that are headings, lines of one heading joined. */
export function findHeadings(candidates: readonly HeadingCandidate[], looks: Looks, vocabulary: Vocabulary): Heading[] {
  const headings: Heading[] = [];
  for (const candidate of candidates) {
    const score = candidate.score + lookScore(lookSigns(candidate, looks));
    if (score < 0) continue;
    const { at, text, lines, ink, region, regionRight } = candidate;
    const confidence = score >= CERTAIN ? "high" : "low";
    headings.push({ at, drafts: 1, text, lines, ink, region, regionRight, confidence });
  }
  return headings.length < 2 ? headings : joinWrappedHeadings(headings, vocabulary);
}

/** Where the lines of each region end. */
function regionRights({ drafts }: DraftPage): ReadonlyMap<number, number> {
  const rights = new Map<number, number>();
  for (const { region, edges } of drafts) rights.set(region, Math.max(edges.right, rights.get(region) ?? edges.right));
  return rights;
}

/** The drafts of a page that may be headings, each with its neighbours; notes in the margin are none. */
export function headingPlaces(page: DraftPage, body: BodyStyle): HeadingPlace[] {
  const places: HeadingPlace[] = [];
  const drafts = page.drafts.filter(({ placed }) => placed?.kind !== "aside");
  const tables = drafts.filter(({ placed }) => placed?.kind === "table");
  const bylines = findBylines(drafts);
  const entries = findEntries(drafts, body);
  const terms = findTerms(drafts, body);
  for (let at = 0; at < drafts.length; at++) {
    const draft = drafts[at]!;
    if (draft.placed !== null || (draft.type !== null && draft.type !== "List Item")) continue;
    if (bylines.has(draft) || entries.has(draft) || terms.has(draft)) continue;
    // Bars are often set smaller than the text of the other pages.
    if (draft.formRole !== "bar" && (isVetoed(draft, body) || headsTable(draft, tables, body))) continue;
    const before = drafts[at - 1];
    const after = drafts[at + 1];
    if (isLabel(draft, after, body)) continue;
    if (!isContentsEntry(draft, before, after)) places.push({ draft, before, after });
  }
  return places;
}

const DATE =
  /^(?:\d{1,2}\.?\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.?,?\s+(?:\d{1,2},?\s+)?\d{4}$/iu;

function isVetoed(draft: Draft, body: BodyStyle): boolean {
  const { text } = draft;
  if (draft.lines.length > MOST_LINES || text.length > MOST_CHARS || draftSize(draft) < 0.85 * body.size) return true;
  if (isCaption(text) || isMisread(draft)) return true;
  // Prices, dates, equations, table rows; `3.2.1 Data` is none of them.
  const words = text.replace(SECTION_NUMBER, "");
  const letters = countLetters(words);
  if (letters < 2 || (letters < 0.45 * words.length && letters < 0.45 * words.replace(/\s/g, "").length)) return true;
  if (/^[•‣◦●○■□▪–—*]/u.test(text) && draft.marker !== undefined) return true;
  if (/(?:https?:\/\/|www\.|@\w+\.)/.test(text)) return true;
  if (/^[*†‡]|^\[\d+\]\s/.test(text) || DATE.test(text)) return true;
  return /^(?:source|note|notes|keywords|photo|adapted from)\s*:/i.test(text);
}

/**
 * Formulas, and what a scan holds of charts and stamps, are recognised as a few large signs: surely as no words. Words of
 * headings are read as surely as those of text.
 */
function isMisread({ lines, text }: Draft): boolean {
  if (lines.every(({ style }) => style.recognised === undefined)) return false;
  let chars = 0;
  let doubtful = 0;
  for (const line of lines) {
    chars += line.chars;
    doubtful += line.doubtfulChars;
  }
  const words = text.split(" ");
  const strange = words.filter((word) => !isWordlike(word)).length;
  return doubtful > MOST_DOUBTFUL * chars || strange > MOST_STRANGE * words.length || /[=~|]/.test(text);
}

/**
 * Entries of a contents page for whole chapters are bold and have no leaders, but those of their sections do, or the
 * next chapter follows, on a page further on.
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

/** The page that a line of a contents page ends with; null for other lines, and for "Chapter 4". */
function entryPage(text: string): number | null {
  const page = ENDS_IN_PAGE.exec(text.slice(-5))?.[1];
  return page === undefined || text.replace(NUMBERING, "") === "" ? null : Number(page);
}

/** As large as the text, on the first line of the text at its right, which is read after it: what it names, not what it heads. */
function isLabel(draft: Draft, after: Draft | undefined, body: BodyStyle): boolean {
  if (after === undefined || after.placed !== null || NUMBERING.test(draft.text)) return false;
  if (after.edges.left < draft.edges.right || draftSize(draft) >= LARGEST_LABEL * body.size) return false;
  // A date, a page or a mark at the end of a heading's line says less than the heading.
  if (after.text.length < draft.text.length) return false;
  return Math.abs(after.lines[0]!.baseline - draft.lines[0]!.baseline) < 1;
}

/** Headings at the side of their text are larger. */
const LARGEST_LABEL = 1.12;

/** Headers and captions are no larger than the text. */
const HEADING_RATIO = 1.2;

/** A short line right on top of a table is its header, or its caption. */
function headsTable(draft: Draft, tables: readonly Draft[], body: BodyStyle): boolean {
  if (tables.length === 0 || draft.lines.length > 1 || NUMBERING.test(draft.text)) return false;
  const size = draftSize(draft);
  if (size >= HEADING_RATIO * body.size) return false;
  return tables.some(({ edges }) => {
    const gap = edges.top - draft.edges.bottom;
    const isAbove = edges.left < draft.edges.right && edges.right > draft.edges.left;
    return isAbove && gap > -size && gap < 0.5 * size;
  });
}
