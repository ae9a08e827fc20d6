import type { SchemaPart } from "../schema/schema-fields.ts";
import type { Place } from "../line-index/line-index.ts";
import { type Span, spanText } from "../line-index/span.ts";
import type { Filled } from "../result/filled.ts";

/** A list of short marks that rows have wherever there is space: records, flags, grades. */
export interface MarkList {
  /** Path from the row's item. */
  readonly path: readonly string[];
  readonly marks: ReadonlySet<string>;
}

/** A mark and its place. */
export interface Mark {
  readonly value: string;
  readonly span: Span;
}

/** A longer choice is a text with a column of its own. */
const LONGEST_MARK = 4;

/** The first list of an item whose values are marks: an array of choices in capitals. */
export function markListOf(parts: readonly SchemaPart[]): MarkList | null {
  for (const part of parts) {
    const choices = part.kind === "array" ? (part.items.choices ?? []) : [];
    const marks = choices.filter((choice): choice is string => typeof choice === "string" && isMark(choice));
    if (marks.length > 0 && marks.length === choices.length) return { path: part.path, marks: new Set(marks) };
  }
  return null;
}

function isMark(choice: string): boolean {
  return choice.length <= LONGEST_MARK && /^[\p{Lu}\d]+$/u.test(choice);
}

/** The marks of one token, such as two in "WR-CR"; none if a part of it is not a mark. */
export function marksAt(place: Place, at: number, { marks }: MarkList): Mark[] {
  const parts = place.tokens[at]!.text.split(/[-/,+;]/u).filter((part) => part !== "");
  if (!parts.every((part) => marks.has(part))) return [];
  return parts.map((value) => ({ value, span: { place, from: at, to: at + 1 } }));
}

/** A run of tokens without the marks before and after it; null if nothing else is left. */
export function withoutMarks({ place, from, to }: Span, list: MarkList): Span | null {
  let [first, last] = [from, to];
  while (first < last && marksAt(place, first, list).length > 0) first++;
  while (last > first && marksAt(place, last - 1, list).length > 0) last--;
  return first === last ? null : { place, from: first, to: last };
}

export function toFilledMarks(found: readonly Mark[], { path }: MarkList, row: readonly (string | number)[]): Filled[] {
  return found.map(({ value, span }, index) => ({
    path: [...row, ...path, index],
    value,
    spans: [span],
    sureness: spanText([span]) === value ? 0.96 : 0.9,
  }));
}
