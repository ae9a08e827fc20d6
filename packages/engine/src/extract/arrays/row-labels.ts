import type { LabelFinder, LabelMatch } from "../candidates/label-matches.ts";
import type { Field } from "../fields/field.ts";
import type { Place } from "../line-index/line-index.ts";
import type { PageLine } from "./page-lines.ts";

/** A measure that a row's label names. */
export interface NamedRow {
  readonly field: number;
  /** Share of the label that is the measure's name, from 0 to 1. */
  readonly likeness: number;
}

const MIN_LIKENESS = 0.45;
const MAX_WORDS = 14;
/** "Total" before a name does not change its meaning. */
const TOTAL = /^(?:total|totals|summe|gesamt|insgesamt|totaal|totale|net|netto)$/u;

/** The measures that a line's label names; none for a line without anything next to its label. */
export function namedBy({ places }: PageLine, finder: LabelFinder): NamedRow[] {
  const label = places[0]!;
  if (places.length < 2 || !/\p{L}{3}/u.test(label.text) || label.tokens.length > MAX_WORDS) return [];
  // "Other current assets" are not the current assets, but the rest of them.
  if (/^(?:other|autres?|sonstige\p{L}*|otros|altri|overige)\b/iu.test(label.text)) return [];
  return finder.findIn(label).flatMap((match) => {
    const likeness = match.weight * coverage(match);
    return likeness < MIN_LIKENESS ? [] : [{ field: match.field, likeness }];
  });
}

/**
 * The measures that a row's label names together with the heading above its rows: "Basic" under "Earnings per share". All words of
 * the row must belong to the name, and the heading must have the others.
 */
export function namedUnder(lines: readonly PageLine[], at: number, fields: readonly Field[]): NamedRow[] {
  const { places } = lines[at]!;
  const label = places[0]!;
  if (places.length < 2 || label.tokens.length > MAX_WORDS_UNDER) return [];
  const heading = headingOver(lines, at);
  if (heading === null) return [];
  const own = keysOf(label);
  const over = new Set(keysOf(heading.places[0]!));
  if (own.length === 0) return [];
  return fields.flatMap(({ phrases }, field) => {
    const likenesses = phrases.flatMap(({ keys, weight }) => {
      const isWhole = own.every((key) => keys.includes(key)) && keys.every((key) => own.includes(key) || over.has(key));
      if (!isWhole || keys.length - own.length < MIN_OF_HEADING) return [];
      const missing = [...over].filter((key) => !keys.includes(key));
      return [(weight * letters(keys)) / (letters(keys) + letters(missing) / 4)];
    });
    const likeness = Math.max(0, ...likenesses);
    return likeness < MIN_LIKENESS ? [] : [{ field, likeness }];
  });
}

const MAX_WORDS_UNDER = 3;
/** Minimum words of a name that are in the heading. */
const MIN_OF_HEADING = 2;
/** Maximum lines between a heading and the last of its rows. */
const REACH = 6;

/** The nearest line above a row that is only a label. */
function headingOver(lines: readonly PageLine[], at: number): PageLine | null {
  const { page } = lines[at]!;
  for (let above = at - 1; above >= Math.max(0, at - REACH) && lines[above]!.page === page; above--) {
    const { places } = lines[above]!;
    if (places.length === 1 && /\p{L}{3}/u.test(places[0]!.text)) return lines[above]!;
  }
  return null;
}

function keysOf({ tokens }: Place): string[] {
  return tokens.flatMap(({ keys }) => keys);
}

const AND = /^(?:and|und|et|y|e|en)$/u;

/** The whole label of a row counts: "current assets before funds held" are not the current assets. */
function coverage({ place: { tokens }, from, to }: LabelMatch): number {
  const own = letters(tokens.slice(from, to).flatMap(({ keys }) => keys));
  const before = tokens.slice(0, from).flatMap(({ keys }) => keys);
  // After a comma or in brackets is how it is calculated: "receivable, net of allowances".
  const closed = tokens.findIndex(({ text }, at) => at >= to - 1 && /[,;:]$|^[–—(-]/u.test(text));
  const behind = closed === -1 ? tokens.slice(to) : tokens.slice(to, Math.max(to, closed));
  const others = (words: readonly string[]): number => letters(words.filter((key) => !TOTAL.test(key)));
  const more = behind.flatMap(({ keys }) => keys);
  // "Cash and cash equivalents" are the cash with a little more.
  const isExtended = from === 0 && AND.test(more[0] ?? "");
  return own / (own + others(before) / 2 + others(isExtended ? more.slice(1) : more) / (isExtended ? 4 : 2));
}

function letters(keys: readonly string[]): number {
  return keys.reduce((sum, key) => sum + key.length, 0);
}

/**
 * How many of a statement's measures have a row on a page, relative to the page with most: notes have few.
 *
 * @param byLine - the measures that each line names
 */
export function togetherness(
  fields: readonly Field[],
  lines: readonly PageLine[],
  byLine: readonly (readonly NamedRow[])[],
): (field: number, page: number) => number {
  const statementOf = fields.map(({ path }) => path.slice(0, -1).join("/"));
  const named = new Map<string, Set<number>>();
  const most = new Map<string, number>();
  const keyOf = (field: number, page: number): string => `${page} ${statementOf[field]!}`;
  for (const [index, { page }] of lines.entries()) {
    for (const { field } of byLine[index]!) {
      const key = keyOf(field, page);
      const onPage = (named.get(key) ?? new Set()).add(field);
      named.set(key, onPage);
      most.set(statementOf[field]!, Math.max(most.get(statementOf[field]!) ?? 0, onPage.size));
    }
  }
  return (field, page) => (named.get(keyOf(field, page))?.size ?? 0) / (most.get(statementOf[field]!) ?? 1);
}
