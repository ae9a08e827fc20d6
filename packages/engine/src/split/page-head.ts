/** The upper part of a page, line by line with its place: pages of one template have the same lines at the same places. */
import type { TranscriptPage } from "../transcript/transcript.ts";
import { fold } from "./words.ts";

export interface HeadLine {
  /** Case and accents do not count. */
  readonly text: string;
  /** The line without its numbers. */
  readonly label: string;
  /** Its digits. */
  readonly number: string;
  readonly left: number;
  readonly top: number;
}

/** Letterhead, addressee, title, labels and the names of columns are in the upper 45 % of a page. */
const UPPER = 0.45;
/** Number of lines that are compared: heads are shorter, and a listing has many lines. */
const MAX_LINES = 40;
/** Tables of a head are labels with their values; the rows of a longer table are text, and ranks or countries recur in them by chance. */
const MAX_TABLE_ROWS = 4;
/** Page numbers change on every page of a document. */
const PAGE =
  /\b(?:page|seite|blatt|pagina|pag|sheet|folio|feuille|printed)\b|^\W*\d{1,4}(?:\s*(?:\/|of|von|de|sur|di|van)\s*\d{1,4})?\W*$/u;

export function headLinesOf(page: TranscriptPage): HeadLine[] {
  const lines = page.lines.flatMap(({ text, words, block }): HeadLine[] => {
    const [left = 0, top = 0] = words;
    const folded = fold(text).trim();
    const isText = (page.blocks[block]?.table?.rowCount ?? 0) > MAX_TABLE_ROWS;
    const isUpper = words.length > 0 && top <= UPPER * page.height;
    if (isText || !isUpper || folded.length < 2 || PAGE.test(folded)) return [];
    const label = folded.replaceAll(/[^\p{L}]+/gu, " ").trim();
    return [
      { text: folded, label, number: folded.replaceAll(/\D/gu, ""), left: left / page.width, top: top / page.height },
    ];
  });
  return lines.toSorted((a, b) => a.top - b.top).slice(0, MAX_LINES);
}

/** What two heads have in common, from top to bottom. */
export interface HeadComparison {
  /** Lines with the same text at the same place. */
  readonly same: number;
  /** Lines at the same place with another text: numbers, dates, addressees. */
  readonly changed: number;
  /** Same lines above the first changed one, and below it. */
  readonly sameBefore: number;
  readonly sameAfter: number;
  /** Changed lines above the last same one: these are part of the template, and lines below it may be rows of a table. */
  readonly changedWithin: number;
}

/** Places of the same line differ by less, in shares of the page; those of scans by more. */
const NEAR = 0.008;
const NEAR_IN_SCANS = 0.025;

export function compareHeads(
  now: readonly HeadLine[],
  before: readonly HeadLine[],
  isRecognised: boolean,
): HeadComparison {
  const near = isRecognised ? NEAR_IN_SCANS : NEAR;
  const pairs = now.flatMap((line) => {
    const other = before.find(({ left, top }) => Math.abs(left - line.left) < near && Math.abs(top - line.top) < near);
    return other === undefined ? [] : [line.text === other.text];
  });
  const first = pairs.indexOf(false);
  const last = pairs.lastIndexOf(true);
  const count = (of: readonly boolean[], isSame: boolean): number => of.filter((one) => one === isSame).length;
  return {
    same: count(pairs, true),
    changed: count(pairs, false),
    sameBefore: first === -1 ? pairs.length : first,
    sameAfter: first === -1 ? 0 : count(pairs.slice(first), true),
    changedWithin: count(pairs.slice(0, last + 1), false),
  };
}
