/**
 * The signs by which a row at the top or the bottom of a page, seen on that page alone, is told for a running head or foot: one
 * strong sign with white beside it, or several weak ones. Each has a weight; what they add up to decides.
 */
import type { LaidOutPage } from "../page/page-block.ts";
import { shareOfBold, shareOfItalics } from "../text/runs-to-lines.ts";
import type { BodyStyle } from "./body-style.ts";
import type { Draft } from "./draft.ts";

// Shown by margins.test.ts, structure.test.ts; fixtures report, rotated/sideways, long-table.

export type Side = "Header" | "Footer";

/** Drafts side by side at one edge of a page. */
export interface MarginRow {
  readonly members: readonly Draft[];
  /** White between them and the text. */
  readonly gap: number;
  readonly body: BodyStyle;
  readonly page: LaidOutPage;
  readonly side: Side;
  /** In the right half, over text that begins in the left one. */
  readonly isSetRight: boolean;
}

export const PAGE_NUMBER: RegExp =
  /^(?:[-–—|·]\s*)?(?:page\s+|p\.\s*)?(?:\d{1,4}|[ivxlc]{1,7})(?:\s*(?:\/|of|von|de|sur)\s*\d{1,4})?(?:\s*[-–—|·])?$/i;
/** "Page 16 - Handbook for keepers", "Report on the weir, page 3 of 12". */
export const NAMED_PAGE: RegExp =
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
/** What the signs have to add up to. */
const ENOUGH = 2;

/** A row with what its signs are measured of. */
interface MeasuredRow extends MarginRow {
  readonly text: string;
  readonly lines: Draft["lines"];
  /** Of its largest line. */
  readonly size: number;
  readonly isAtEdge: boolean;
  /** A rule parts it from the text. */
  readonly isRuled: boolean;
}

interface MarginSign {
  readonly name: string;
  readonly weight: number;
  readonly shows: (row: MeasuredRow) => boolean;
}

const SIGNS: readonly MarginSign[] = [
  {
    name: "number before or after its text",
    weight: 1.5,
    shows: ({ members, text }) => members.length === 1 && NUMBERED.test(text),
  },
  {
    name: "such a number in a foot",
    weight: 0.5,
    shows: ({ members, text, side }) => side === "Footer" && members.length === 1 && NUMBERED.test(text),
  },
  { name: "set to the right", weight: 1.5, shows: ({ isSetRight }) => isSetRight },
  { name: "smaller", weight: 0.5, shows: ({ size, body }) => size < 0.97 * body.size },
  { name: "much smaller", weight: 0.5, shows: ({ size, body }) => size < 0.93 * body.size },
  {
    name: "in another colour",
    weight: 1,
    shows: ({ lines, body }) => lines.every((line) => line.style.color !== body.color),
  },
  {
    name: "in another font",
    weight: 0.5,
    shows: ({ lines, body }) => lines.every((line) => line.style.font !== body.font),
  },
  {
    name: "in italics or capitals",
    weight: 0.5,
    shows: ({ lines, text }) =>
      lines.every((line) => shareOfItalics(line) > 0.9) || /^[^\p{Ll}]*\p{Lu}{3}[^\p{Ll}]*$/u.test(text),
  },
  { name: "white beside it", weight: 0.5, shows: ({ gap, body }) => gap > 1.5 * body.size },
  { name: "more white", weight: 0.5, shows: ({ gap, body }) => gap > 2.5 * body.size },
  { name: "much white", weight: 0.5, shows: ({ gap, body }) => gap > 4 * body.size },
  { name: "at the page's edge", weight: 0.5, shows: ({ isAtEdge }) => isAtEdge },
  { name: "owner or address", weight: 1.5, shows: ({ text }) => LEGAL.test(text) },
  { name: "journal or authors", weight: 1, shows: ({ text }) => SOURCE.test(text) && !LEGAL.test(text) },
  // Two texts side by side over one that goes on below are a head's, or the labels of a form.
  {
    name: "texts side by side",
    weight: 1,
    shows: ({ members, isAtEdge, text }) => members.length > 1 && isAtEdge && !FIELD.test(text),
  },
  { name: "behind a rule", weight: 1, shows: ({ isRuled }) => isRuled },
  {
    name: "large and bold",
    weight: -1.5,
    shows: ({ lines, size, body }) =>
      size > 1.04 * body.size && !body.bold && lines.every((line) => shareOfBold(line) > 0.9),
  },
  {
    name: "foot that ends as a sentence",
    weight: -1.5,
    shows: ({ side, text }) => side === "Footer" && /[.;,]$/.test(text) && !LEGAL.test(text),
  },
  {
    name: "foot that begins as a footnote",
    weight: -1.5,
    shows: ({ side, text }) => side === "Footer" && text.length > 50 && /^\d{1,3}\s/.test(text),
  },
];

/** True where style and content of a row tell that it is a running head or foot. */
export function looksLikeMargin(row: MarginRow): boolean {
  const { members, gap, body, side } = row;
  const measured = measure(row);
  const { text, size, isRuled } = measured;
  if (size > 1.6 * body.size) return false;
  if (members.some((draft) => PAGE_NUMBER.test(draft.text)) || NAMED_PAGE.test(text)) return true;
  if (side === "Footer" && NOTE.test(text)) return false;
  if (!isRuled && size > 1.3 * body.size) return false;
  let sum = 0;
  for (const { weight, shows } of SIGNS) if (shows(measured)) sum += weight;
  return sum >= ENOUGH && gap > 0.5 * body.size;
}

function measure(row: MarginRow): MeasuredRow {
  const { members, page, side } = row;
  const lines = members.flatMap((draft) => draft.lines);
  const top = Math.min(...members.map((draft) => draft.box.top));
  const bottom = Math.max(...members.map((draft) => draft.box.bottom));
  const { rules, frameHeight } = page;
  return {
    ...row,
    lines,
    text: members.map((draft) => draft.text).join("   "),
    size: Math.max(...lines.map((line) => line.size)),
    isAtEdge: (side === "Header" ? top : frameHeight - bottom) < EDGE * frameHeight,
    isRuled: side === "Header" ? hasRule(rules, 1, bottom - 4, bottom + 12) : hasRule(rules, 3, top - 12, top + 4),
  };
}

/** True for a rule whose upper (1) or lower (3) edge stands between two heights. */
function hasRule(rules: Float64Array, edge: 1 | 3, from: number, to: number): boolean {
  for (let at = edge; at < rules.length; at += 4) if (rules[at]! >= from && rules[at]! <= to) return true;
  return false;
}
