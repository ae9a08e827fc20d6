import { shareOfBold, shareOfItalics } from "../layout/text/runs-to-lines.ts";
import type { LaidOutPage } from "../layout/layout-page.ts";
import type { BodyStyle } from "./body-style.ts";
import { type Draft, type DraftPage, draftSize } from "./draft.ts";
import { isSlideShaped } from "./slide-titles.ts";
import { MARGIN, MOST_LINES, type RepeatedTexts } from "./repeated-texts.ts";

// Shown by margins.test.ts, structure.test.ts; fixtures report, rotated/sideways, long-table.

/** A page of a small book on a large sheet has its number further in. */
const DEEP_MARGIN = 0.25;
/** White between such a number and the text, in sizes of the text; 3 and more measured. */
const LONE_GAP = 2;
const MOST_CHARS = 120;

const PAGE_NUMBER =
  /^(?:[-–—|·]\s*)?(?:page\s+|p\.\s*)?(?:\d{1,4}|[ivxlc]{1,7})(?:\s*(?:\/|of|von|de|sur)\s*\d{1,4})?(?:\s*[-–—|·])?$/i;
/** "Page 16 - Handbook for keepers", "Report on the weir, page 3 of 12". */
const NAMED_PAGE =
  /^page\s+\d{1,4}\b|(?:^|\s)(?:page|seite|página|pagina|sida|strona)\s+\d{1,4}\s*(?:of|von|sur|de|di|av|z|\/)\s*\d{1,4}(?:\s|$)/i;
/** A number before or after the head's text, set apart by a bar or a wide space. */
const NUMBERED = /^(?:\d{1,4}|[ivxlc]{1,7})\s+\S|\S\s*[|·]?\s+(?:\d{1,4}|[IVXLC]{1,7}|[ivxlc]{1,7})$/;
/** A short note: a mark, then text up to a full stop, or a line that goes on in the next block. To lose one is to lose text. */
const NOTE = /^(?:\d{1,3}\s|[*†‡§]).*(?:[.;,]|\p{Ll}-)$/u;
/** Who owns or lends the text, or where it is on the web. */
const LEGAL = /©|\ball rights reserved\b|\bcreative commons\b|^(?:https?:\/\/|www\.)\S+$/i;
/** A journal with its volume and year, or the authors in short. */
const SOURCE = /\b\d{1,3} ?\(\d{4}\)|\bvol\. ?\d|\bet al\.(?:\s|$)/i;
/** Share of the page's height: running text begins at 0.07 and more. */
const EDGE = 0.06;
/** What is filled in: a name, a date. */
const FIELD = /[:_…]|\.{3}/;
/** Sizes that differ by less are one. */
const TITLE_RATIO = 1.04;
/** Writing to the left begins where a line of other writing that is set to the right ends. */
const TO_LEFT = /[\u0590-\u08ff]/;
/** Captions and list items may stand at a page's edge, too. */
const NEVER = /^(?:figure|fig\.|table|chart|source|note)\b/i;

/** Finds running heads, feet and page numbers, by repetition over pages and by place and style on each page alone. */
export function nameMargins(page: DraftPage, body: BodyStyle, repeated: RepeatedTexts): void {
  nameSide(page, body, repeated, "Header");
  nameSide(page, body, repeated, "Footer");
  page.drafts = inOrder(page.drafts);
}

type Side = "Header" | "Footer";

/** Heads first, feet last. */
function inOrder(drafts: readonly Draft[]): Draft[] {
  const heads: Draft[] = [];
  const text: Draft[] = [];
  const feet: Draft[] = [];
  for (const draft of drafts) {
    const side = sideOf(draft);
    if (side === "Header") heads.push(draft);
    else if (side === "Footer") feet.push(draft);
    else text.push(draft);
  }
  return [...heads, ...text, ...feet];
}

function sideOf({ type, edges, page }: Draft): Side | null {
  if (type === "Header" || type === "Footer") return type;
  if (type !== "Page Number") return null;
  return edges.top < page.frameHeight / 2 ? "Header" : "Footer";
}

function nameSide({ page, drafts }: DraftPage, body: BodyStyle, repeated: RepeatedTexts, side: Side): void {
  const height = page.frameHeight;
  const distance = (draft: Draft): number => (side === "Header" ? draft.edges.top : height - draft.edges.bottom);
  const isBeside = ({ placed }: Draft): boolean => placed?.kind === "turned" || placed?.kind === "aside";
  const sorted = drafts.filter((draft) => !isBeside(draft)).sort((a, b) => distance(a) - distance(b));
  // Rows from the page's edge inwards, until one is no head.
  let index = 0;
  for (let row = 0; row < 2 && index < sorted.length; row++) {
    const first = sorted[index]!;
    let end = endOfRow(sorted, index);
    // Who wrote it and when stands on the outer side of the row that numbers the page.
    const inner = sorted.slice(end, endOfRow(sorted, end));
    const isInMargin = inner.every((draft) => couldBe(draft) && distance(draft) < MARGIN * height);
    if (row === 0 && isInMargin && inner.some(({ text }) => NAMED_PAGE.test(text))) end += inner.length;
    const members = sorted.slice(index, end);
    const next = sorted[end];
    const gap =
      next === undefined ? 0 : distance(next) - Math.max(...members.map((draft) => reach(draft, height, side)));
    const isFarIn = members.some((draft) => distance(draft) >= MARGIN * height);
    if (isFarIn && !(row === 0 && isLoneNumber(members, gap, body) && distance(first) < DEEP_MARGIN * height)) return;
    if (!members.every((draft) => couldBe(draft))) return;
    const isKnown = members.every((draft) =>
      repeated.has({ top: draft.edges.top, text: draft.text, size: draftSize(draft) }),
    );
    // A second row is one only if it is known or a page number: under a running head stands the page's own heading.
    if (
      !isKnown &&
      (row > 0
        ? !members.every((draft) => PAGE_NUMBER.test(draft.text))
        : (side === "Header" && isSlideTitle(members, sorted.slice(end))) ||
          !hasEvidence(members, gap, body, page, side, side === "Header" && isSetRight(members, next)))
    ) {
      return;
    }
    for (const draft of members) draft.type = PAGE_NUMBER.test(draft.text) ? "Page Number" : side;
    index = end;
  }
}

/** The drafts of a row stand beside its first. */
function endOfRow(sorted: readonly Draft[], start: number): number {
  let end = start + 1;
  const first = sorted[start]?.edges;
  while (
    first !== undefined &&
    end < sorted.length &&
    Math.min(sorted[end]!.edges.bottom, first.bottom) - Math.max(sorted[end]!.edges.top, first.top) > 0
  ) {
    end++;
  }
  return end;
}

/** How far a draft reaches into the page, from its side's edge. */
function reach(draft: Draft, height: number, side: Side): number {
  return side === "Header" ? draft.edges.bottom : height - draft.edges.top;
}

function couldBe({ placed, lines, text }: Draft): boolean {
  return placed === null && lines.length <= MOST_LINES && text.length <= MOST_CHARS && !NEVER.test(text);
}

/** Nothing but a page number, with white before it. */
function isLoneNumber(members: readonly Draft[], gap: number, body: BodyStyle): boolean {
  return members.length === 1 && PAGE_NUMBER.test(members[0]!.text) && gap > LONE_GAP * body.size;
}

/** What is larger than all text under it on a slide is its title, on the top edge; running heads of books are as large, too. */
function isSlideTitle(members: readonly Draft[], others: readonly Draft[]): boolean {
  if (!isSlideShaped(members[0]!.page)) return false;
  const largest = Math.max(...others.map(draftSize));
  return members.some((draft) => draftSize(draft) > TITLE_RATIO * largest);
}

/** Over text that begins in the left half of the page and reaches under it: a heading begins where its text does, or is centred. */
function isSetRight(members: readonly Draft[], next: Draft | undefined): boolean {
  if (next === undefined || next.placed !== null || TO_LEFT.test(next.text)) return false;
  const middle = next.page.frameWidth / 2;
  return members.every(({ edges }) => edges.left > middle && next.edges.left < middle && next.edges.right > edges.left);
}

/** Style and content speak: one strong sign with room around it, or two weak ones. */
function hasEvidence(
  members: readonly Draft[],
  gap: number,
  body: BodyStyle,
  { rules, frameHeight: height }: LaidOutPage,
  side: Side,
  isRight: boolean,
): boolean {
  const lines = members.flatMap((draft) => draft.lines);
  const size = Math.max(...lines.map((line) => line.size));
  if (size > 1.6 * body.size) return false;
  const text = members.map((draft) => draft.text).join("   ");
  if (members.some((draft) => PAGE_NUMBER.test(draft.text)) || NAMED_PAGE.test(text)) return true;
  if (side === "Footer" && NOTE.test(text)) return false;
  let signs = 0;
  if (members.length === 1 && NUMBERED.test(text)) signs += side === "Footer" ? 2 : 1.5;
  if (isRight) signs += 1.5;
  if (size < 0.93 * body.size) signs += 1;
  else if (size < 0.97 * body.size) signs += 0.5;
  if (lines.every((line) => line.style.color !== body.color)) signs += 1;
  if (lines.every((line) => line.style.font !== body.font)) signs += 0.5;
  if (lines.every((line) => shareOfItalics(line) > 0.9) || /^[^\p{Ll}]*\p{Lu}{3}[^\p{Ll}]*$/u.test(text)) signs += 0.5;
  if (gap > 1.5 * body.size) signs += 0.5;
  if (gap > 2.5 * body.size) signs += 0.5;
  if (gap > 4 * body.size) signs += 0.5;
  const top = Math.min(...members.map((draft) => draft.edges.top));
  const bottom = Math.max(...members.map((draft) => draft.edges.bottom));
  const isAtEdge = (side === "Header" ? top : height - bottom) < EDGE * height;
  if (isAtEdge) signs += 0.5;
  const isLegal = LEGAL.test(text);
  if (isLegal) signs += 1.5;
  else if (SOURCE.test(text)) signs += 1;
  // Two texts side by side over one that goes on below are a head's, or the labels of a form.
  if (members.length > 1 && isAtEdge && !FIELD.test(text)) signs += 1;
  const ruled = side === "Header" ? hasRule(rules, 1, bottom - 4, bottom + 12) : hasRule(rules, 3, top - 12, top + 4);
  if (ruled) signs += 1;
  else if (size > 1.3 * body.size) return false;
  if (lines.every((line) => shareOfBold(line) > 0.9) && size > 1.04 * body.size && !body.bold) signs -= 1.5;
  if (side === "Footer" && !isLegal && /[.;,]$/.test(text)) signs -= 1.5;
  if (/^\d{1,3}\s/.test(text) && text.length > 50 && side === "Footer") signs -= 1.5;
  return signs >= 2 && gap > 0.5 * body.size;
}

/** True for a rule whose upper (1) or lower (3) edge stands between two heights. */
function hasRule(rules: Float64Array, edge: 1 | 3, from: number, to: number): boolean {
  for (let at = edge; at < rules.length; at += 4) if (rules[at]! >= from && rules[at]! <= to) return true;
  return false;
}
