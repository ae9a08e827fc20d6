import { shareOfItalics } from "../text/runs-to-lines.ts";
import { roundSize } from "./body-style.ts";
import { boldShare, draftSize } from "./draft.ts";
import type { Heading } from "./heading-candidates.ts";
import { KNOWN_TITLE, NUMBERING } from "./heading-text.ts";

// Shown by structure.test.ts (levels of their source); fixtures paper, report, ruled-tables, two-column.

/** Levels of Markdown and HTML. */
const DEEPEST = 6;
/** A title is larger than the other headings of the document by this factor, or it is the first heading. */
const TITLE_RATIO = 1.12;

/** Statistics on which the levels of a document's headings depend. */
export interface HeadingUse {
  /** Number of headings in each style. */
  readonly byRank: Map<number, number>;
  /** Number of headings in each style that have a decimal number, by the number of its parts. */
  readonly numbered: Map<number, Map<number, number>>;
  /** Number of headings with a Roman numeral. */
  roman: number;
  /** The highest style of those with a number of one part, `3` but not `3.1`; 0 if there is none. */
  chapterRank: number;
  /** The two largest sizes. */
  largest: number;
  second: number;
  /** The first heading of the largest size: its text, and whether it is on the document's first page. */
  first: { readonly text: string; readonly opens: boolean } | undefined;
}

export function noHeadings(): HeadingUse {
  return { byRank: new Map(), numbered: new Map(), roman: 0, chapterRank: 0, largest: 0, second: 0, first: undefined };
}

/** @param opens - whether it is on the document's first page */
export function countHeading(heading: Heading, opens: boolean, use: HeadingUse): void {
  const rank = styleRank(heading);
  use.byRank.set(rank, (use.byRank.get(rank) ?? 0) + 1);
  const parts = partsOfNumber(heading.text);
  if (parts > 0) {
    const counts = use.numbered.get(rank) ?? new Map<number, number>();
    use.numbered.set(rank, counts.set(parts, (counts.get(parts) ?? 0) + 1));
  }
  if (/^[IVX]+\.\s/.test(heading.text)) use.roman++;
  if (/^\d{1,2}\.?\s/.test(heading.text) && rank > use.chapterRank) use.chapterRank = rank;
  const size = draftSize(heading);
  if (use.first === undefined || size > use.largest) {
    use.second = use.largest;
    use.largest = size;
    use.first = { text: heading.text, opens };
  } else if (size < use.largest && size > use.second) use.second = size;
}

export interface HeadingLevel {
  readonly type: "Title" | "Section Header";
  readonly level: number;
}

/** Rules for the levels of one document's headings. */
export interface LevelRules {
  readonly ranks: readonly number[];
  /** The style of most headings whose numbers have this many parts; a few may be in capitals or in another font. */
  readonly rankByParts: ReadonlyMap<number, number>;
  /** Number of levels above the highest style that are not on these pages. */
  readonly missing: number;
  readonly hasRoman: boolean;
  /** Level of the headings with a number of one part. */
  readonly chapterLevel: number;
  /** Size of the document's title; null if it has none. */
  readonly titleSize: number | null;
}

export function toLevelRules(use: HeadingUse, bodySize: number): LevelRules {
  const { byRank, numbered, roman, chapterRank, largest, second, first } = use;
  const hasRoman = roman >= 2;
  const isTitle =
    first?.opens === true &&
    largest >= TITLE_RATIO * Math.max(bodySize, second) &&
    numberingDepth(first.text, hasRoman) === 0;
  const rankByParts = usualRanks(numbered);
  const counts = countByUsual(byRank, numbered, rankByParts);
  const ranks = sharedRanks(counts);
  const missing = isTitle ? 0 : missingLevels(Math.max(...ranks), counts, rankByParts, numbered);
  const chapterLevel = ranks.some((rank) => rank > chapterRank) && chapterRank > 0 ? 2 : 1;
  return { ranks, rankByParts, missing, hasRoman, chapterLevel, titleSize: isTitle ? largest : null };
}

/**
 * The type and level of a heading: styles rank by size, then weight; a numbered heading goes to a deeper level if its number says so.
 *
 * @param opens - as for {@link countHeading}
 */
export function levelOf(
  heading: Heading,
  opens: boolean,
  { ranks, rankByParts, missing, hasRoman, chapterLevel, titleSize }: LevelRules,
): HeadingLevel {
  const numbered = numberingDepth(heading.text, hasRoman);
  if (draftSize(heading) === titleSize) {
    if (numbered > 0) return { type: "Section Header", level: 2 };
    if (opens) return { type: "Title", level: 1 };
  }
  const own = rankByParts.get(partsOfNumber(heading.text)) ?? styleRank(heading);
  const byStyle = ranks.filter((rank) => rank > own).length + 1 + missing;
  const depth = KNOWN_TITLE.test(heading.text) ? 1 : numbered;
  // Within one style, too, 1.1 is below 1.
  const least = Math.max(byStyle > 1 ? 2 : 1, depth > 1 ? depth + chapterLevel - 1 : 1);
  const level = depth > 0 ? Math.max(least, Math.min(byStyle, depth + 1)) : byStyle;
  return { type: "Section Header", level: Math.min(DEEPEST, level) };
}

/** Styles that more than one heading has, and the largest; a style that occurs once, like a cover's second line, is no level. */
function sharedRanks(byRank: ReadonlyMap<number, number>): number[] {
  const largest = Math.max(...byRank.keys());
  return [...byRank].filter(([rank, count]) => rank === largest || count > 1).map(([rank]) => rank);
}

/** The style of most headings, by the number of parts of their numbers. */
function usualRanks(numbered: HeadingUse["numbered"]): Map<number, number> {
  const most = new Map<number, number>();
  const usual = new Map<number, number>();
  for (const [rank, counts] of numbered) {
    for (const [parts, count] of counts) {
      const before = most.get(parts) ?? 0;
      if (count < before || (count === before && rank < usual.get(parts)!)) continue;
      most.set(parts, count);
      usual.set(parts, rank);
    }
  }
  return usual;
}

/** Number of headings in each style; numbered headings count in the usual style for their number of parts. */
function countByUsual(
  byRank: ReadonlyMap<number, number>,
  numbered: HeadingUse["numbered"],
  rankByParts: ReadonlyMap<number, number>,
): Map<number, number> {
  const counts = new Map(byRank);
  for (const [rank, byParts] of numbered) {
    for (const [parts, count] of byParts) {
      const usual = rankByParts.get(parts)!;
      counts.set(rank, counts.get(rank)! - count);
      counts.set(usual, counts.get(usual)! + count);
    }
  }
  return new Map([...counts].filter(([, count]) => count > 0));
}

/** If all headings of the highest style are numbered, "10.5" and "10.6" show that there is a level above them, on other pages. */
function missingLevels(
  highest: number,
  counts: ReadonlyMap<number, number>,
  rankByParts: ReadonlyMap<number, number>,
  numbered: HeadingUse["numbered"],
): number {
  let least = Infinity;
  let sum = 0;
  for (const byParts of numbered.values()) {
    for (const [parts, count] of byParts) {
      if (rankByParts.get(parts) !== highest) continue;
      sum += count;
      least = Math.min(least, parts);
    }
  }
  return sum > 0 && sum === counts.get(highest) ? least - 1 : 0;
}

/** By size, then weight, capitals and, lowest, italics. */
function styleRank(heading: Heading): number {
  const capitals = /^[^\p{Ll}]+$/u.test(heading.text) ? 2 : 0;
  const italics = heading.lines.every((line) => shareOfItalics(line) > 0.9) ? 1 : 0;
  return roundSize(draftSize(heading)) * 16 + (boldShare(heading) > 0.5 ? 4 : 0) + capitals - italics;
}

/** Depth according to a heading's number; 0 without a number. A letter is below Roman numerals if both are used. */
function numberingDepth(text: string, hasRoman: boolean): number {
  const match = NUMBERING.exec(text);
  if (match === null) return 0;
  if (match[1] !== undefined) return partsOf(match[1]);
  return match[3] !== undefined && hasRoman ? 2 : 1;
}

/** Number of parts of a decimal number, also one that begins with an appendix letter; 0 for none. */
function partsOfNumber(text: string): number {
  const number = NUMBERING.exec(text)?.[1];
  return number === undefined ? 0 : partsOf(number);
}

function partsOf(number: string): number {
  return number.split(".").length;
}
