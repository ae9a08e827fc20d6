/**
 * Signs of a page's kind: the phrases that it has, and its form, as measures from 0 to 1.
 *
 * The signs of several pages are averaged, so that a document is judged like a single page.
 */
import type { TranscriptPage } from "../transcript/transcript.ts";
import { type Cue, CUES, ENOUGH } from "./kind-cues.ts";
import { type Kind, KINDS } from "./kind-names.ts";
import { foldText, namesIn } from "./named-kinds.ts";

/** Minimum ratio of width and height of landscape pages, and of height and width of tall ones. */
const LANDSCAPE = 1.15;
const TALL = 1.6;
/** Maximum width of a narrow text, as a share of the page. */
const NARROW_SHARE = 0.5;
/** A letterhead ends at this share of the page's height. */
const LETTERHEAD_SHARE = 0.25;
/** Minimum size of a leading line, in sizes of the text. */
const LARGE = 1.15;

export type FormSign =
  | Cue
  | "prose"
  | "tables"
  | "digits"
  | "fewWords"
  | "manyWords"
  | "largeType"
  | "landscape"
  | "narrow"
  | "tall"
  | "figures"
  | "labels"
  | "lists"
  | "headings"
  | "centred"
  | "shortLines"
  | "letterhead";

/** Signs that are weighed for one kind. */
export type KindSign = FormSign | "named" | "namedOther";

export interface KindSigns {
  readonly form: Readonly<Record<FormSign, number>>;
  /** How plainly the page's title lines name each kind. */
  readonly named: Readonly<Record<Kind, number>>;
  /** The same for each concept that they name. */
  readonly namedConcepts: ReadonlyMap<string, number>;
}

/** A longer page is a listing, and its first lines show its kind. */
const MAX_TEXT_LENGTH = 8000;
/** Default number of hits from which a cue is plain. */
const ENOUGH_HITS = 3;
const MIN_PROSE_WORDS = 8;
const MAX_TITLE_WORDS = 7;
/** Share of the page's height, from the top, in which documents name themselves. */
const TITLE_HEIGHT = 0.45;

interface Line {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly size: number;
}

export function signsOfPage(page: TranscriptPage): KindSigns {
  const lines = page.lines.map((line): Line => ({ text: line.text, size: line.size, ...spanOf(line.words, page) }));
  return { form: formOf(page, lines), ...namedBy(page, lines) };
}

function formOf(page: TranscriptPage, lines: readonly Line[]): Record<FormSign, number> {
  const text = foldText(lines.map((line) => line.text).join("\n")).slice(0, MAX_TEXT_LENGTH);
  const cues = Object.entries<RegExp>(CUES).map(([cue, pattern]) => [
    cue,
    Math.min(1, countUpTo(text, pattern, ENOUGH[cue as Cue] ?? ENOUGH_HITS)),
  ]);
  const letters = Math.max(
    1,
    lines.reduce((sum, line) => sum + line.text.length, 0),
  );
  const shareOf = (isCounted: (line: Line, at: number) => boolean): number =>
    lines.reduce((sum, line, at) => sum + (isCounted(line, at) ? line.text.length : 0), 0) / letters;
  const words = text.split(/\s+/u).filter((word) => /\p{L}{2}/u.test(word)).length;
  const size = medianSize(lines);
  const types = page.lines.map(({ block }) => page.blocks[block]?.type);
  const figures = page.blocks.filter(({ type }) => type === "Figure");
  const area = figures.reduce((sum, { bbox }) => sum + Math.max(0, bbox.width * bbox.height), 0);
  const left = Math.min(1, ...lines.map((line) => line.left));
  const right = Math.max(0, ...lines.map((line) => line.right));
  return {
    ...(Object.fromEntries(cues) as Record<Cue, number>),
    prose: shareOf(({ text: one }) => wordCount(one) >= MIN_PROSE_WORDS),
    tables: shareOf((_, at) => types[at] === "Table"),
    digits: Math.min(1, 3 * (text.replaceAll(/\D/gu, "").length / letters)),
    fewWords: Math.max(0, 1 - words / 90),
    manyWords: Math.min(1, words / 600),
    largeType: Math.min(1, Math.max(0, size / Math.max(1, page.height) - 0.014) / 0.02),
    landscape: page.width > LANDSCAPE * page.height ? 1 : 0,
    tall: page.height > TALL * page.width ? 1 : 0,
    narrow: lines.length > 0 && right - left < NARROW_SHARE ? 1 : 0,
    figures: Math.min(1, area / Math.max(1, page.width * page.height)),
    labels: shareOf(({ text: one }) => /\p{L}[^:]{0,40}:(?:\s|$)/u.test(one)),
    lists: shareOf((_, at) => types[at] === "List Item"),
    headings: Math.min(1, page.blocks.filter(({ type }) => type === "Section Header").length / 6),
    centred: shareOf((line) => Math.abs(line.left + line.right - 1) < 0.04 && line.right - line.left < 0.6),
    shortLines: shareOf(({ text: one }) => wordCount(one) <= 3),
    letterhead: lines.some(({ top, text: one }) => top < LETTERHEAD_SHARE && /\b\d{4,5}\b/u.test(one)) ? 1 : 0,
  };
}

function countUpTo(text: string, pattern: RegExp, most: number): number {
  let count = 0;
  for (const _ of text.matchAll(pattern)) if (++count === most) break;
  return count / most;
}

function namedBy(page: TranscriptPage, lines: readonly Line[]): Pick<KindSigns, "named" | "namedConcepts"> {
  const namedConcepts = new Map<string, number>();
  const named = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
  const size = medianSize(lines);
  for (const [at, line] of lines.entries()) {
    const words = wordCount(line.text);
    if (line.top > TITLE_HEIGHT || words === 0 || words > MAX_TITLE_WORDS) continue;
    const type = page.blocks[page.lines[at]!.block]?.type;
    const isLeading = type === "Title" || type === "Section Header" || line.size > LARGE * size;
    const isCapital = /\p{Lu}{4}/u.test(line.text) && line.text === line.text.toUpperCase();
    const standing = isLeading ? 1 : isCapital ? 0.8 : at < 4 ? 0.5 : 0.25;
    for (const { concept, kind, wordCount: long } of namesIn(line.text)) {
      const plain = standing * (0.55 + (0.45 * long) / words);
      namedConcepts.set(concept, Math.max(namedConcepts.get(concept) ?? 0, plain));
      if (kind !== undefined) named[kind] = Math.max(named[kind], plain);
    }
  }
  return { named, namedConcepts };
}

function wordCount(text: string): number {
  return text.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length;
}

function medianSize(lines: readonly Line[]): number {
  const sizes = lines.flatMap(({ size, text }) => (text.length > 2 ? [size] : [])).toSorted((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

function spanOf(words: readonly number[], page: TranscriptPage): Pick<Line, "left" | "right" | "top"> {
  let [left, right, top] = [Infinity, -Infinity, Infinity];
  for (let at = 0; at < words.length; at += 4) {
    left = Math.min(left, words[at]!);
    top = Math.min(top, words[at + 1]!);
    right = Math.max(right, words[at + 2]!);
  }
  return { left: left / page.width, right: right / page.width, top: top / page.height };
}
