import type { Transcript, TranscriptPage } from "../transcript/transcript.ts";
import { conceptScores } from "../kind/concept-scores.ts";
import { kindOdds, type KindOdds } from "../kind/kind-odds.ts";
import { type KindSigns, signsOfPage } from "../kind/kind-signs.ts";
import { headLinesOf, type HeadLine } from "./page-head.ts";
import { endOf, sectionsOf } from "./page-end.ts";
import { languageOf } from "./language-of.ts";
import { readPageNumber, type PageNumber } from "./page-number.ts";
import { figuresOf, identifiersOf, numbersOf, wordsOf } from "./words.ts";

/** Features of a page that splitting uses. */
export interface PageLook {
  readonly page: TranscriptPage;
  readonly isBlank: boolean;
  /** Frequency of each word. */
  readonly words: ReadonlyMap<string, number>;
  /** Words in headings, large lines or the first lines. */
  readonly leadingWords: ReadonlySet<string>;
  /** Words of headings and large lines with hardly any other words: “Invoice”, “Work experience”. */
  readonly namingWords: ReadonlySet<string>;
  /** Order numbers, account numbers and dates: they are specific to one document, not to its kind. */
  readonly identifiers: ReadonlySet<string>;
  readonly figures: ReadonlySet<string>;
  /** Numbers in the upper part by the label on their line: “invoice no” and “4711”. */
  readonly labelledNumbers: ReadonlyMap<string, string>;
  /** Numbers in the upper part by the noun that they number. */
  readonly numbers: ReadonlyMap<string, string>;
  /** Labels in the upper part: lines without their numbers. */
  readonly upperLabels: ReadonlySet<string>;
  /** Lines near the upper and lower edge, without their numbers. */
  readonly margins: ReadonlySet<string>;
  readonly pageNumber: PageNumber | undefined;
  /** Font size of most letters. */
  readonly bodySize: number;
  /** Share of the letters in each exact font size; programs and templates set them differently. Empty for recognised text. */
  readonly sizes: ReadonlyMap<number, number>;
  /** Distance of the leftmost line from the left edge of the page. */
  readonly leftMargin: number;
  /** Font size of the largest line in the upper part. */
  readonly titleSize: number;
  /** Share of letters by the column of the page in which their line begins. */
  readonly leftEdges: readonly number[];
  /** Undefined if too few words indicate a language. */
  readonly language: string | undefined;
  /** Evidence of the page's form for each kind of document. */
  readonly kinds: KindOdds;
  readonly kindSigns: KindSigns;
  /** How well its words match those of each concept; see {@link conceptScores}. */
  readonly conceptScores: Float64Array;
  /** End of the text above the bottom margin, as a share of the page's height. */
  readonly textEnd: number;
  /** Lines of the upper part with their places. */
  readonly head: readonly HeadLine[];
  /** Numbers of the headings, in order: [3, 2] for “3.2 Scope”. */
  readonly sections: readonly (readonly number[])[];
  /** Its sum is carried to the next page. */
  readonly carriesForward: boolean;
  /** A sum is among its last lines. */
  readonly endsWithTotal: boolean;
  readonly isRecognised: boolean;
  readonly isCutOff: boolean;
  readonly saysContinued: boolean;
  readonly goesOn: boolean;
}

/** Number of columns of {@link PageLook.leftEdges}: a fortieth of a page is about a word wide. */
const COLUMNS = 40;
/** Headings and letterheads are in the upper third. */
const UPPER = 0.35;
/** Running heads and feet are in the outer 8 % of a page; in letters and invoices in the outer 12 %. */
const MARGIN = 0.1;
/** Specks on a scanned blank page are recognised as a few letters. */
const MIN_LETTERS = 4;

export function lookAtPages({ pages }: Transcript): PageLook[] {
  return pages.map(lookAtPage);
}

interface Line {
  readonly text: string;
  readonly left: number;
  /** Shares of the page's height. */
  readonly top: number;
  readonly bottom: number;
  readonly size: number;
}

function lookAtPage(page: TranscriptPage): PageLook {
  const lines = page.lines.map(({ text, words, size }): Line => {
    const [left, top, right, bottom] = outline(words);
    return {
      text,
      left: left / page.width,
      top: top / page.height,
      bottom: bottom / page.height,
      size: right > left ? size : 0,
    };
  });
  const text = page.lines.map((line) => line.text).join("\n");
  const bodySize = commonSize(lines);
  const upper = lines.filter(({ top }) => top < UPPER);
  const isMargin = ({ top, bottom }: Line): boolean => bottom < MARGIN || top > 1 - MARGIN;
  const inner = lines.filter((line) => !isMargin(line));
  const first = [...inner].sort((a, b) => a.top - b.top).slice(0, 4);
  const leading = lines.filter((line) => line.size > bodySize * LARGE && line.text.length < LONGEST_HEADING);
  const headings = page.blocks.filter(({ type }) => type === "Title" || type === "Section Header");
  const words = wordsOf(text);
  const kindSigns = signsOfPage(page);
  const isRecognised = page.lines.filter(({ recognised }) => recognised === true).length > page.lines.length / 2;
  const leadingWords = new Set(wordsOf([...leading, ...first, ...headings].map((line) => line.text).join("\n")).keys());
  return {
    page,
    isBlank: text.replaceAll(/[^\p{L}\p{N}]/gu, "").length < MIN_LETTERS && !page.blocks.some(isPicture),
    words,
    leadingWords,
    namingWords: namingWords([...leading, ...headings, ...inner.filter(({ text: line }) => isCapital(line))]),
    identifiers: identifiersOf(text),
    figures: figuresOf(text),
    labelledNumbers: labelledNumbers(upper),
    numbers: numbersOf(upper.map((line) => line.text).join("\n")),
    upperLabels: new Set(upper.map((line) => toLabel(line.text)).filter((label) => label.length > 2)),
    margins: new Set(
      lines
        .filter(isMargin)
        .map((line) => toLabel(line.text))
        .filter((label) => label.length > 2),
    ),
    pageNumber: readPageNumber(lines),
    bodySize,
    sizes: isRecognised ? new Map() : sizeShares(lines),
    leftMargin: page.width * Math.min(1, ...lines.map(({ left }) => left)),
    titleSize: upper.reduce((most, { size, text: line }) => (/\p{L}{3}/u.test(line) ? Math.max(most, size) : most), 0),
    language: languageOf(words),
    kinds: kindOdds(kindSigns),
    kindSigns,
    conceptScores: conceptScores(words.keys(), leadingWords),
    textEnd: inner.reduce((lowest, { bottom }) => Math.max(lowest, bottom), 0),
    leftEdges: leftEdges(lines),
    head: headLinesOf(page),
    sections: sectionsOf(page),
    ...endOf(inner),
    isRecognised,
    isCutOff: endsAmidSentence(inner),
    saysContinued: page.lines.slice(0, 8).some((line) => CONTINUED.test(line.text)),
    goesOn: beginsAmidSentence(inner),
  };
}

/** The name of a document or of a part of it has few words. */
const MAX_NAMING = 4;

function namingWords(lines: readonly { readonly text: string }[]): Set<string> {
  return new Set(
    lines.flatMap(({ text }) => {
      const words = text.split(/\s+/u).filter((word) => /\p{L}{2}/u.test(word));
      return words.length > MAX_NAMING ? [] : [...wordsOf(text).keys()];
    }),
  );
}

/** Capitals such as “EDUCATION” are a heading in any size. */
function isCapital(text: string): boolean {
  return /\p{Lu}{4}/u.test(text) && text === text.toUpperCase();
}

/** Headings are at least a tenth larger than the text below them. */
const LARGE = 1.1;
const LONGEST_HEADING = 120;

/** Does not match the “report” of a title, nor the “suite” of an address: the French words count only alone or in brackets. */
const CONTINUED =
  /\b(?:continued|cont['’.]?d|fortsetzung|übertrag|uebertrag|vortrag|continuación|continuacion|vervolg)\b|\((?:suite|segue)\)|\bà\s+reporter\b|^\W*(?:report|suite|segue)\W*$/iu;

function isPicture({ type, bbox }: TranscriptPage["blocks"][number]): boolean {
  return type === "Figure" && bbox.width > 0 && bbox.height > 0;
}

/** Page numbers change on every page. */
const PAGE = /\b(?:page|seite|blatt|pagina|página|printed)\b/iu;

function labelledNumbers(lines: readonly Line[]): Map<string, string> {
  const numbers = new Map<string, string>();
  for (const { text } of lines) {
    const label = toLabel(text);
    const digits = text.replaceAll(/\D/gu, "");
    if (digits === "" || label.length < 3 || label.length > 60 || PAGE.test(text)) continue;
    numbers.set(label, digits);
  }
  return numbers;
}

/** A line without its numbers: the part that stays the same from page to page, and from form to form. */
function toLabel(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, " ")
    .trim();
}

function outline(words: readonly number[]): [number, number, number, number] {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < words.length; at += 4) {
    box[0] = Math.min(box[0], words[at]!);
    box[1] = Math.min(box[1], words[at + 1]!);
    box[2] = Math.max(box[2], words[at + 2]!);
    box[3] = Math.max(box[3], words[at + 3]!);
  }
  return box;
}

function commonSize(lines: readonly Line[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of lines) {
    const half = Math.round(size * 2) / 2;
    letters.set(half, (letters.get(half) ?? 0) + text.length);
  }
  return [...letters].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [0, 0])[0];
}

function sizeShares(lines: readonly Line[]): Map<number, number> {
  const shares = new Map<number, number>();
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
  for (const { size, text } of lines) {
    const exact = Math.round(size * 20) / 20;
    shares.set(exact, (shares.get(exact) ?? 0) + text.length / Math.max(1, letters));
  }
  return shares;
}

function leftEdges(lines: readonly Line[]): number[] {
  const shares = Array.from({ length: COLUMNS }, () => 0);
  let letters = 0;
  for (const { left, text } of lines) {
    shares[Math.min(COLUMNS - 1, Math.max(0, Math.floor(left * COLUMNS)))]! += text.length;
    letters += text.length;
  }
  return shares.map((share) => share / Math.max(1, letters));
}

function endsAmidSentence(lines: readonly Line[]): boolean {
  const last = lines.reduce<Line | undefined>(
    (lowest, line) => (line.bottom > (lowest?.bottom ?? 0) ? line : lowest),
    undefined,
  );
  return last !== undefined && last.text.split(" ").length > 5 && /[\p{Ll},]$/u.test(last.text);
}

function beginsAmidSentence(lines: readonly Line[]): boolean {
  const first = lines.reduce<Line | undefined>(
    (highest, line) => (line.top < (highest?.top ?? 2) ? line : highest),
    undefined,
  );
  return first !== undefined && first.text.split(" ").length > 3 && /^\p{Ll}/u.test(first.text);
}
