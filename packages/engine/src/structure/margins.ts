import type { BodyStyle } from "./body-style.ts";
import { type Draft, type DraftPage, draftSize } from "./draft.ts";
import { isSlideShaped } from "./slide-titles.ts";
import { looksLikeMargin, NAMED_PAGE, PAGE_NUMBER, type Side } from "./margin-signs.ts";
import { MARGIN, MOST_LINES, type RepeatedTexts } from "./repeated-texts.ts";

// Shown by margins.test.ts, structure.test.ts; fixtures report, rotated/sideways, long-table.

/** A page of a small book on a large sheet has its number further in. */
const DEEP_MARGIN = 0.25;
/** White between such a number and the text, in sizes of the text; 3 and more measured. */
const LONE_GAP = 2;
const MOST_CHARS = 120;

/** Sizes that differ by less are one. */
const TITLE_RATIO = 1.04;
/** Writing to the left begins where a line of other writing that is set to the right ends. */
const TO_LEFT = /[\u0590-\u08ff]/;
/** Captions and list items may stand at a page's edge, too. */
const NEVER = /^(?:figure|fig\.|table|chart|source|note)\b/i;

/** Finds running heads, feet and page numbers, by repetition over pages and by place and style on each page alone. */
export function nameMargins(page: DraftPage, body: BodyStyle, repeated: RepeatedTexts): void {
  const before = page.drafts.map(({ type }) => type);
  nameSide(page, body, repeated, "Header");
  nameSide(page, body, repeated, "Footer");
  // A page that says nothing else says this: nothing of a document is left out of its text without a word.
  if (page.drafts.every((draft) => sideOf(draft) !== null)) {
    for (const [at, draft] of page.drafts.entries()) if (draft.type !== "Page Number") draft.type = before[at]!;
  }
  page.drafts = inOrder(page.drafts);
}

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

function sideOf({ type, box, page }: Draft): Side | null {
  if (type === "Header" || type === "Footer") return type;
  if (type !== "Page Number") return null;
  return box.top < page.frameHeight / 2 ? "Header" : "Footer";
}

function nameSide({ page, drafts }: DraftPage, body: BodyStyle, repeated: RepeatedTexts, side: Side): void {
  const height = page.frameHeight;
  const distance = (draft: Draft): number => (side === "Header" ? draft.box.top : height - draft.box.bottom);
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
      repeated.has({ top: draft.box.top, text: draft.text, size: draftSize(draft) }),
    );
    // A second row is one only if it is known or a page number: under a running head stands the page's own heading.
    if (
      !isKnown &&
      (row > 0
        ? !members.every((draft) => PAGE_NUMBER.test(draft.text))
        : (side === "Header" && isSlideTitle(members, sorted.slice(end))) ||
          !looksLikeMargin({
            members,
            gap,
            body,
            page,
            side,
            isSetRight: side === "Header" && isSetRight(members, next),
          }))
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
  const first = sorted[start]?.box;
  while (
    first !== undefined &&
    end < sorted.length &&
    Math.min(sorted[end]!.box.bottom, first.bottom) - Math.max(sorted[end]!.box.top, first.top) > 0
  ) {
    end++;
  }
  return end;
}

/** How far a draft reaches into the page, from its side's edge. */
function reach(draft: Draft, height: number, side: Side): number {
  return side === "Header" ? draft.box.bottom : height - draft.box.top;
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
  return members.every(({ box }) => box.left > middle && next.box.left < middle && next.box.right > box.left);
}
