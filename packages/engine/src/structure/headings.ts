import type { OutlineEntry } from "../document.ts";
import { type BodyStyle, roundSize } from "./body-style.ts";
import { isCaption } from "./captions.ts";
import { countLetters } from "./count-letters.ts";
import { boldShare, type Draft, type DraftPage, draftSize } from "./draft.ts";
import { isInOutline, titlesByPage } from "./outline-match.ts";

const MOST_LINES = 4;
const MOST_CHARS = 220;
/** Evidence needed; see {@link evidenceFor}. */
const ENOUGH = 2.5;

export const NUMBERING: RegExp =
  /^(?:(\d{1,2}(?:\.\d{1,2}){0,4})\.?|([IVX]{1,5})\.|([A-Z])\.|(?:chapter|part|section|appendix|activity|step|unit|lesson|module|annex|experiment|exercise|lab)\s+(?:\d+|[A-Z]|[IVX]+)\b[.:]?)\s*/iu;

/** Headings that every field uses, whatever their style. */
export const KNOWN_TITLE: RegExp =
  /^(?:\d{1,2}\.?\s+)?(?:abstract|contents|table of contents|introduction|conclusions?|references|bibliography|acknowledge?ments?|appendix|summary|executive summary|glossary|foreword|preface|index)$/i;

/** Finds headings among the drafts that nothing else has claimed. */
export function nameHeadings(pages: readonly DraftPage[], body: BodyStyle, outline: readonly OutlineEntry[]): void {
  const titles = titlesByPage(outline);
  for (const { page, drafts } of pages) {
    for (const [index, draft] of drafts.entries()) {
      if (draft.placed !== null || (draft.type !== null && draft.type !== "List Item")) continue;
      if (isVetoed(draft, body) || headsTable(draft, drafts)) continue;
      const listed = isInOutline(draft.text, titles.get(page.number));
      const evidence = listed ? ENOUGH + 1 : evidenceFor(draft, drafts[index - 1], drafts[index + 1], body);
      if (evidence < ENOUGH) continue;
      draft.type = "Section Header";
      draft.confidence = evidence >= ENOUGH + 1 ? "high" : "low";
      draft.marker = undefined;
      draft.body = undefined;
    }
  }
}

const DATE =
  /^(?:\d{1,2}\.?\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.?,?\s+(?:\d{1,2},?\s+)?\d{4}$/iu;

function isVetoed(draft: Draft, body: BodyStyle): boolean {
  const { text } = draft;
  if (draft.lines.length > MOST_LINES || text.length > MOST_CHARS || draftSize(draft) < 0.85 * body.size) return true;
  if (isCaption(text)) return true;
  const letters = countLetters(text);
  // Prices, dates, equations, table rows.
  if (letters < 2 || letters < 0.45 * text.replace(/\s/g, "").length) return true;
  if (/^[•‣◦●○■□▪–—*]/u.test(text) && draft.marker !== undefined) return true;
  if (/(?:https?:\/\/|www\.|@\w+\.)/.test(text)) return true;
  if (/^[*†‡]/.test(text) || DATE.test(text)) return true;
  return /^(?:source|note|notes|keywords|photo|adapted from)\s*:/i.test(text);
}

/** Sums up what speaks for a heading; each figure is the weight of one sign. */
function evidenceFor(draft: Draft, before: Draft | undefined, after: Draft | undefined, body: BodyStyle): number {
  const { text } = draft;
  const size = draftSize(draft);
  const ratio = size / body.size;
  let evidence = 0;
  if (ratio >= 1.7) evidence += 3.5;
  else if (ratio >= 1.3) evidence += 3;
  else if (ratio >= 1.12) evidence += 2;
  else if (ratio < 0.95) evidence -= 1;
  const style = draft.lines[0]!.style;
  const allBold = boldShare(draft) > 0.9;
  if (allBold && !body.bold) evidence += 2;
  const italic = draft.lines.length === 1 && draft.lines[0]!.italicShare > 0.95;
  if (italic) evidence += 1;
  const capitals = isCapitals(text);
  if (capitals) evidence += 1;
  if (style.color !== body.color && draft.lines.every((line) => line.style.color !== body.color)) evidence += 1;
  if (style.font !== body.font && !allBold) evidence += 0.5;
  if (NUMBERING.test(text) && !/^[A-Z]\s/.test(text)) evidence += 1;
  if (KNOWN_TITLE.test(text)) evidence += 2.5;
  if (isIsolated(draft, before)) evidence += 0.5;
  if (after !== undefined && after.placed === null && after.lines.length >= 2) evidence += 0.5;
  // A style that carries much of the document is text, however it looks.
  if ((body.shareBySize.get(roundSize(size)) ?? 0) > 0.3 && ratio < 1.3 && !allBold && !capitals && !italic) {
    evidence -= 2;
  }
  if (/[.,;]$/.test(text) && !/^\S+\s\S+\.$/.test(text)) evidence -= 2;
  if (/^\p{Ll}/u.test(text)) evidence -= 2;
  if (text.length > 110) evidence -= 1;
  if (draft.lines.length > 2) evidence -= 0.5;
  if (draft.type === "List Item" && !/^[A-Z]\.\s/.test(text)) evidence -= 1.5;
  return evidence;
}

/** A short line right on top of a table is its header, or its caption. */
function headsTable(draft: Draft, drafts: readonly Draft[]): boolean {
  if (draft.lines.length > 1 || NUMBERING.test(draft.text)) return false;
  return drafts.some(({ placed, edges }) => {
    const gap = edges.top - draft.edges.bottom;
    const isAbove = edges.left < draft.edges.right && edges.right > draft.edges.left;
    return placed?.kind === "table" && isAbove && gap > -draftSize(draft) && gap < 0.5 * draftSize(draft);
  });
}

function isIsolated(draft: Draft, before: Draft | undefined): boolean {
  if (before === undefined || before.region !== draft.region) return true;
  return draft.edges.top - before.edges.bottom > 0.8 * draftSize(draft);
}

function isCapitals(text: string): boolean {
  // Nearly every text has too many small letters, and is not looked at twice.
  if ((text.match(/[a-z]/g)?.length ?? 0) > 0.15 * text.length) return false;
  const letters = text.match(/\p{L}/gu) ?? [];
  const upper = text.match(/\p{Lu}/gu) ?? [];
  return letters.length >= 4 && upper.length >= 0.85 * letters.length;
}
