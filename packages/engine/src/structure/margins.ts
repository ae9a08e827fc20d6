import { firstRule, type Rule } from "../judge/rules.ts";
import { weigh } from "../judge/weigh.ts";
import type { BodyStyle } from "./body-style.ts";
import type { Draft, DraftPage } from "./draft.ts";
import { CAPTION, isLargest, type MarginRow, marginSigns, namesPage, PAGE_NUMBER, type Side } from "./margin-signs.ts";
import { MARGIN_WEIGHTS } from "./margin-weights.ts";
import type { RepeatedTexts } from "./repeated-texts.ts";
import { isSlideShaped } from "./slide-titles.ts";

// Shown by margins.test.ts, structure.test.ts; fixtures report, rotated/sideways, long-table.

/** Share of a page's height: a page of a small book on a large sheet has its number further in. */
const DEEPEST = 0.25;
const MAX_ROWS = 3;
const MAX_LINES = 3;
const MAX_CHARS = 200;
/** Kinds of objects at the sides of a page. */
const KINDS_AT_SIDES: ReadonlySet<string> = new Set(["turned", "aside", "line numbers"]);
/** Odds of three to one: losing a line of the text costs more than leaving a header in it. */
export const ENOUGH: number = Math.log(3);

/** Finds running headers, footers and page numbers, by repetition over pages and by place and style on each page alone. */
export function nameMargins(page: DraftPage, body: BodyStyle, repeated: RepeatedTexts): void {
  const before = page.drafts.map(({ type }) => type);
  nameSide(page, body, repeated, "Header");
  nameSide(page, body, repeated, "Footer");
  // If a page has nothing else, this is its text: no page loses all of its content.
  if (page.drafts.every((draft) => sideOf(draft) !== null)) {
    for (const [at, draft] of page.drafts.entries()) if (draft.type !== "Page Number") draft.type = before[at]!;
  }
  page.drafts = inOrder(page.drafts);
}

/** Headers first, footers last. */
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

function nameSide(drafted: DraftPage, body: BodyStyle, repeated: RepeatedTexts, side: Side): void {
  const rows = marginRows(drafted, body, side, (row) => isMargin(row, repeated));
  for (const draft of rows.flat()) draft.type = PAGE_NUMBER.test(draft.text) ? "Page Number" : side;
}

function isMargin(row: MarginRow, repeated: RepeatedTexts): boolean {
  const settled = settledAs(row, repeated);
  return settled === undefined ? weigh(marginSigns(row), MARGIN_WEIGHTS[row.side]) > ENOUGH : settled === "margin";
}

/** The answer of a rule for a row; undefined if its signs decide. */
export function settledAs(row: MarginRow, repeated: RepeatedTexts): "margin" | "text" | undefined {
  return firstRule(RULES, { row, repeated })?.verdict;
}

interface Judged {
  readonly row: MarginRow;
  readonly repeated: RepeatedTexts;
}

/** Rules that do not depend on the styles of the page. */
const RULES: readonly Rule<Judged, "margin" | "text">[] = [
  {
    name: "repeats on other pages",
    verdict: "margin",
    when: ({ row: { members }, repeated }) =>
      members.every(
        (draft) =>
          !CAPTION.test(draft.text) && repeated.has({ top: draft.box.top, text: draft.text, size: draft.printedSize }),
      ),
  },
  {
    name: "says which page of how many it is, or is between such a row and the edge",
    verdict: "margin",
    when: ({ row }) => namesPage(row) || namesPage({ ...row, members: row.inner.slice(0, 1) }),
  },
  { name: "is the title of a slide", verdict: "text", when: ({ row }) => row.side === "Header" && isSlideTitle(row) },
];

/** Rows from the page's edge inwards, up to the first that is not in the margin. */
export function marginRows(
  { page, drafts }: DraftPage,
  body: BodyStyle,
  side: Side,
  isMargin: (row: MarginRow) => boolean,
): readonly (readonly Draft[])[] {
  const distance = ({ box }: Draft): number => (side === "Header" ? box.top : page.frameHeight - box.bottom);
  const isAtSide = ({ placed }: Draft): boolean => placed !== null && KINDS_AT_SIDES.has(placed.kind);
  const sorted = drafts.filter((draft) => !isAtSide(draft)).sort((a, b) => distance(a) - distance(b));
  const rows: (readonly Draft[])[] = [];
  for (let index = 0; rows.length < MAX_ROWS && index < sorted.length;) {
    const end = endOfRow(sorted, index);
    const members = sorted.slice(index, end);
    const isFarIn = members.some((draft) => distance(draft) > DEEPEST * page.frameHeight);
    if (
      isFarIn ||
      !members.every(couldBe) ||
      !isMargin({ members, page, body, side, outer: rows, inner: sorted.slice(end) })
    ) {
      break;
    }
    rows.push(members);
    index = end;
  }
  return rows;
}

/** The drafts of a row are next to its first draft. */
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

function couldBe({ placed, lines, text }: Draft): boolean {
  return placed === null && lines.length <= MAX_LINES && text.length <= MAX_CHARS;
}

/** Larger than all text below it; running headers of books may be that large, too. */
function isSlideTitle({ members, page, inner }: MarginRow): boolean {
  return isSlideShaped(page) && isLargest(members, inner);
}
