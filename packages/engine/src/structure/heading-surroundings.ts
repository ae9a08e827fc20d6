/**
 * What surrounds a draft on its page, beyond its neighbours in reading order. Labels of an undetected table, names on cards and text
 * around a chart look like headings one by one; what is next to them shows that they are not.
 */
import { LEADERS } from "../text/split-rows.ts";
import type { BodyStyle } from "./body-style.ts";
import { type Draft, draftSize } from "./draft.ts";
import { NUMBERING } from "./heading-text.ts";
import { lookOf } from "./look.ts";
import { headsSection } from "./side-sections.ts";

/** How far next to a text others are its neighbours. */
const REACH_EM = 1.2;

/** All values are from 0 to 1. */
export interface Surroundings {
  /** Short texts on its line; three are the full value. */
  readonly rowMates: number;
  /** Share of the page's short texts that share their line with another. */
  readonly pageInRows: number;
  /** Directly above, below or next to a figure, at most a line away. */
  readonly atFigure: number;
  /** How far the texts in this style outnumber the page's paragraphs. */
  readonly outnumbers: number;
  /** The next text is to its right and begins on its line, and is no section that it heads: a label. */
  readonly besideNext: number;
  /** Share of the page's lines that end in a page number: high on a contents page. */
  readonly pageInEntries: number;
  /** Share of the texts in this style between two such lines: parts and chapters on a contents page. */
  readonly amongEntries: number;
  /** Share of the texts in this style that are followed by an indented text, like the terms of a definition list; three are the full value. */
  readonly insetNext: number;
}

/** A title, then leaders or white space, then a page number. */
const ENTRY = /\D\s\.{0,3}(?:\d{1,3}|[ivxlc]{1,6})$/;
/** Fewer lines end in a number by chance. */
const MIN_ENTRIES = 4;

const SHORT = 60;
/** Shorter texts are marks: they say nothing about their row. */
const MARK = 3;
/** Baselines of one row differ by less than this, in points. */
const SAME_BASELINE = 2;

/** Measures a page once; returns a function of each draft. */
export function surroundingsOf(
  drafts: readonly Draft[],
  body: BodyStyle,
): (draft: Draft, after: Draft | undefined) => Surroundings {
  const texts = drafts.filter(({ placed, type }) => placed === null && type !== "Header" && type !== "Footer");
  const shorts = texts.filter(isShort).sort((a, b) => baselineOf(a) - baselineOf(b));
  const figures = drafts.filter(({ placed }) => placed?.kind === "figure");
  const mates = new Map(shorts.map((draft, at) => [draft, matesOf(shorts, at)]));
  const inRows = [...mates.values()].filter((count) => count > 0).length;
  const pageInRows = shorts.length === 0 ? 0 : inRows / shorts.length;
  const paragraphs = texts.length - shorts.length;
  const looks = new Map<string, number>();
  for (const draft of shorts) looks.set(lookOf(draft), (looks.get(lookOf(draft)) ?? 0) + 1);
  const contents = contentsOf(texts);
  const inset = insetUnder(texts);
  return (draft, after) => {
    const ofLook = looks.get(lookOf(draft)) ?? 1;
    return {
      rowMates: Math.min(3, mates.get(draft) ?? 0) / 3,
      pageInRows,
      atFigure: figures.some(({ box }) => isNearFigure(draft, box)) ? 1 : 0,
      outnumbers: Math.min(1, Math.max(0, (ofLook - 1 - paragraphs) / 8)),
      besideNext: isLeftOfNext(draft, after) && !headsSection(draft, after, body) ? 1 : 0,
      pageInEntries: contents.share,
      amongEntries: contents.among.get(lookOf(draft)) ?? 0,
      insetNext: NUMBERING.test(draft.text) ? 0 : (inset.get(lookOf(draft)) ?? 0),
    };
  };
}

/** Share of contents entries among a page's lines, and for each style the share of its texts between them. */
function contentsOf(texts: readonly Draft[]): { share: number; among: ReadonlyMap<string, number> } {
  const isEntry = ({ text }: { readonly text: string }): boolean => LEADERS.test(text) || ENTRY.test(text.slice(-12));
  const lines = texts.flatMap((draft) => draft.lines);
  const entries = lines.filter(isEntry).length;
  const among = new Map<string, number>();
  if (entries < MIN_ENTRIES) return { share: 0, among };
  const uses = new Map<string, { between: number; all: number }>();
  for (const [at, draft] of texts.entries()) {
    const use = uses.get(lookOf(draft)) ?? { between: 0, all: 0 };
    const [before, after] = [texts[at - 1]?.lines.at(-1), texts[at + 1]?.lines[0]];
    use.all++;
    if (before !== undefined && after !== undefined && isEntry(before) && isEntry(after)) use.between++;
    uses.set(lookOf(draft), use);
  }
  for (const [look, { between, all }] of uses) among.set(look, between / all);
  return { share: entries / lines.length, among };
}

/**
 * Indentation of a definition below its term, in font sizes; a text of one line may only have an indented first line. Larger values mean another
 * column.
 */
const MIN_INSET = 0.9;
const MIN_LINE_INSET = 2.2;
const MAX_INSET = 8;
const MANY_TERMS = 3;

/** For each style, the number of its short texts that are followed by indented text. */
function insetUnder(texts: readonly Draft[]): ReadonlyMap<string, number> {
  const uses = new Map<string, { inset: number; all: number }>();
  for (const [at, draft] of texts.entries()) {
    // Clauses are indented below their numbered headings, too.
    if (!isShort(draft) || NUMBERING.test(draft.text)) continue;
    const use = uses.get(lookOf(draft)) ?? { inset: 0, all: 0 };
    use.all++;
    if (isSetIn(draft, texts[at + 1])) use.inset++;
    uses.set(lookOf(draft), use);
  }
  return new Map(
    [...uses].map(([look, { inset, all }]) => [look, (inset / all) * Math.min(1, inset / MANY_TERMS)] as const),
  );
}

function isSetIn(draft: Draft, after: Draft | undefined): boolean {
  if (after === undefined || after.region !== draft.region || after.type === "List Item") return false;
  if (baselineOf(after) - baselineOf(draft) < draftSize(draft)) return false;
  const inset = (after.box.left - draft.box.left) / draftSize(draft);
  return inset >= (after.lines.length > 1 ? MIN_INSET : MIN_LINE_INSET) && inset <= MAX_INSET;
}

function isShort({ lines, text }: Draft): boolean {
  return lines.length <= 2 && text.length <= SHORT && text.length >= MARK;
}

function baselineOf({ lines }: Draft): number {
  return lines[0]?.baseline ?? 0;
}

/** Number of other texts in the row, in a list ordered by baseline. */
function matesOf(shorts: readonly Draft[], at: number): number {
  let count = 0;
  for (const step of [-1, 1]) {
    for (let other = shorts[at + step], next = at + step; other !== undefined; other = shorts[(next += step)]) {
      if (Math.abs(baselineOf(other) - baselineOf(shorts[at]!)) > SAME_BASELINE) break;
      count++;
    }
  }
  return count;
}

function isNearFigure(draft: Draft, figure: Draft["box"]): boolean {
  const { box } = draft;
  const reach = REACH_EM * draftSize(draft);
  const across = Math.max(box.left - figure.right, figure.left - box.right);
  const along = Math.max(box.top - figure.bottom, figure.top - box.bottom);
  return across < reach && along < reach;
}

function isLeftOfNext(draft: Draft, after: Draft | undefined): after is Draft {
  if (after === undefined || after.placed !== null || after.box.left < draft.box.right) return false;
  // A date, a page number or a mark at the end of a heading's line is shorter than the heading.
  if (after.text.length < draft.text.length) return false;
  return Math.abs(baselineOf(after) - baselineOf(draft)) < draftSize(draft);
}
