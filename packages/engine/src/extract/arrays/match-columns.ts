import { largestMatching } from "../assign/largest-matching.ts";
import { kindredLabels } from "../candidates/kindred-labels.ts";
import { LabelFinder } from "../candidates/label-matches.ts";
import { WORDS } from "../candidates/word-kinship.ts";
import type { Field } from "../fields/field.ts";
import type { Concept } from "../lexicon/concept.ts";
import { toKeys, wordsOfName } from "../line-index/keys.ts";
import type { Place } from "../line-index/line-index.ts";
import type { JoinedText } from "../structure/joined-text.ts";
import { readDate } from "../values/dates.ts";
import { takesAll } from "../values/readers.ts";
import { type Notation, readFirst } from "../values/reading.ts";
import { cellReader } from "./cell-reader.ts";
import type { ColumnMatch } from "./column-match.ts";
import { columnsByElimination, type Free } from "./columns-by-elimination.ts";
import { asksForName } from "./name-lines.ts";
import { paidInAndOut } from "./paid-in-and-out.ts";
import { type Products, productsOfColumns } from "./products-of-columns.ts";
import { isTotalRow } from "./total-rows.ts";
import type { TableStrip } from "./table-strips.ts";

/** How much the fit of its values adds to a column's label. */
const OF_FIT = 0.2;
/** Score of a header that consists of a name's initials. */
const OF_INITIALS = 0.9;
/** Minimum share of a column's cells that are of one form. */
const MIN_ALIKE_SHARE = 0.8;
/** Minimum share of a column's cells that have several lines. */
const MIN_WRAPPED_SHARE = 0.7;

const MIN_LABEL = 0.3;
/** Factor for a header that is only related to the label. */
const KINDRED = 0.8;
/** Factor for one of two labels in a header. */
const PART = 0.9;
const MIN_FIT = 0.5;
const MAX_CELLS = 60;
/** Fit of a name field with a column of hardly any words. */
const NO_WORDS = 0.6;

/**
 * Matches all columns of a table to all fields of an array's items together: by header, by the contents of the cells, and
 * finally by elimination.
 *
 * @param isNamed - whether the first column's header is the array's own name
 */
export function matchColumns(
  fields: readonly Field[],
  { headers, rows }: TableStrip,
  notation: Notation,
  isNamed: boolean,
): ColumnMatch[] {
  const own = rows.filter(({ cells }) => !isTotalRow(cells.flatMap((cell) => cell?.place.text ?? [])));
  const columns = headers.map((_, at) => own.flatMap(({ cells }) => cells[at] ?? []).slice(0, MAX_CELLS));
  const labels = headers.map((header, column) =>
    header === null ? fields.map(() => 0) : labelScores(fields, header, columns[column]!),
  );
  const fits = columns.map((cells) => fields.map((field) => fitOf(field, cells, notation)));
  const products = productsOfColumns(own, fields, labels, notation);
  const edges = fields.map(({ concepts }, field) =>
    headers.flatMap((__, column) => {
      const label = products === null ? labels[column]![field]! : withProducts(labels[column]![field]!, concepts[0], column, products); // prettier-ignore
      const fit = fits[column]![field]!;
      // An article's number is not its name, even if its header is "Article".
      if (fit <= NO_WORDS && asksForName(fields[field]!)) return [];
      return label < MIN_LABEL || fit < MIN_FIT ? [] : [{ to: column, weight: label + OF_FIT * fit, label, fit }];
    }),
  );
  const chosen = largestMatching(edges, headers.length);
  const matches = chosen.flatMap((edge, field): ColumnMatch[] =>
    edge === null ? [] : [{ field, column: edge.to, label: edge.label, fit: edge.fit }],
  );
  const free = (): { fields: number[]; columns: number[] } => ({
    fields: fields.flatMap((_, field) => (matches.some((one) => one.field === field) ? [] : [field])),
    columns: headers.flatMap((_, column) => (matches.some((one) => one.column === column) ? [] : [column])),
  });
  if (isNamed) nameColumn(fields, fits, free(), matches);
  columnsByElimination(fields, columns, fits, free(), matches);
  matches.push(...paidInAndOut(fields, headers, own, matches));
  return [...withParts(matches, free().fields, { fields, headers, columns, labels })];
}

/** Match of a column found by multiplication, which is as sure as one by a header. */
const BY_PRODUCT = 0.85;
const PRODUCT_CONCEPTS: Readonly<Partial<Record<Concept, keyof Products>>> = {
  quantity: "quantity",
  unitPrice: "price",
  lineTotal: "total",
};

// oxlint-disable-next-line max-params -- a header's word for a field, and what its numbers say
function withProducts(label: number, concept: Concept | undefined, column: number, products: Products): number {
  const role = concept === undefined ? undefined : PRODUCT_CONCEPTS[concept];
  if (role !== undefined && products[role] === column) return Math.max(BY_PRODUCT, label);
  // If the column's numbers fit another field, or this field's are elsewhere, the header alone is not enough.
  const isElsewhere = role !== undefined || Object.values(products).includes(column);
  return isElsewhere ? 0.5 * label : label;
}

/** How well a header matches each field's name. */
function labelScores(
  fields: readonly Field[],
  { place: header, lines }: JoinedText,
  cells: readonly JoinedText[],
): number[] {
  const scores = fields.map(() => 0);
  for (const { field, weight, share } of new LabelFinder(fields).findIn(header)) {
    scores[field] = Math.max(scores[field]!, weight * share ** 2);
  }
  const stacked = lines.length === 2 && areStacked(cells) ? lines : [];
  for (const part of [...slashParts(header), ...stacked]) {
    for (const { field, weight, share } of new LabelFinder(fields).findIn(part)) {
      scores[field] = Math.max(scores[field]!, PART * weight * share ** 2);
    }
  }
  for (const line of stacked) {
    const text = { place: line, from: 0, end: line.tokens.length, hasColon: false, keys: line.tokens.flatMap((token) => token.keys) }; // prettier-ignore
    for (const { field, weight } of kindredLabels(fields, [text], WORDS)) {
      scores[field] = Math.max(scores[field]!, PART * KINDRED * weight);
    }
  }
  const keys = header.tokens.flatMap((token) => token.keys);
  const text = { place: header, from: 0, end: header.tokens.length, hasColon: false, keys };
  for (const { field, weight } of kindredLabels(fields, [text], WORDS)) {
    scores[field] = Math.max(scores[field]!, KINDRED * weight);
  }
  for (const [field, { path }] of fields.entries()) {
    if (scores[field]! < OF_INITIALS && isInitials(path.at(-1) ?? "", keys)) scores[field] = OF_INITIALS;
  }
  return scores;
}

/** Both labels of "Container No. / Seal No." */
function slashParts(header: Place): Place[] {
  const at = header.tokens.findIndex(({ text }) => text === "/");
  if (at <= 0) return [];
  return [header.tokens.slice(0, at), header.tokens.slice(at + 1)]
    .filter((tokens) => tokens.length > 0)
    .map((tokens) => ({ ...header, tokens, text: tokens.map(({ text }) => text).join(" ") }));
}

/** Whether the letters are initials: "Year to date" for `ytd`, "YOB" for `year_of_birth`. */
function isInitials(name: string, keys: readonly string[]): boolean {
  const words = toKeys(wordsOfName(name));
  const initials = (list: readonly string[]): string => list.map((word) => word[0] ?? "").join("");
  if (words.length === 1 && keys.length > 1) return words[0]!.length > 1 && initials(keys) === words[0];
  return keys.length === 1 && words.length > 1 && initials(words) === keys[0];
}

/** Share of cells that read completely as the field's values. */
function fitOf(field: Field, cells: readonly JoinedText[], notation: Notation): number {
  if (cells.length === 0) return takesAll(field.kind) ? 0.6 : MIN_FIT;
  const right = cells.filter(({ place }) => fitsCell(field, place, notation)).length / cells.length;
  // A text may be a number; of two columns the one with words is more likely.
  return takesAll(field.kind) ? 0.5 + 0.5 * right : right;
}

/** Kinds whose values are numbers. */
export const NUMERIC: ReadonlySet<Field["kind"]> = new Set<Field["kind"]>(["money", "number", "integer", "percent"]);

function fitsCell(field: Field, place: Place, notation: Notation): boolean {
  const end = place.tokens.length;
  if (takesAll(field.kind)) {
    return field.kind === "choice" || (asksForName(field) ? /\p{L}{3}/u : /\p{L}/u).test(place.text);
  }
  // "23. August 2025" is no amount of 23.
  if (NUMERIC.has(field.kind) && readDate(place, 0, end, notation)?.to === end) return false;
  const reading = readFirst(cellReader(field), place, { from: 0, to: end, most: 1 }, notation);
  return reading !== null || (field.kind === "date" && /^\d{1,2}[./-]\d{1,2}\.?$/u.test(place.text));
}

/** "Deductions" as the header of the names of deductions: the column of the items' first text field. */
function nameColumn(
  fields: readonly Field[],
  fits: readonly (readonly number[])[],
  free: Free,
  matches: ColumnMatch[],
): void {
  const field = free.fields.find((one) => takesAll(fields[one]!.kind));
  if (field === undefined || !free.columns.includes(0)) return;
  matches.push({ field, column: 0, label: 0.8, fit: fits[0]![field]! });
}

interface Shared {
  readonly fields: readonly Field[];
  readonly headers: readonly (JoinedText | null)[];
  readonly columns: readonly (readonly JoinedText[])[];
  readonly labels: readonly (readonly number[])[];
}

/** Two fields in one column: "420 cartons" under "Packages", or one above the other under "Container no. / Seal no." */
function* withParts(matches: readonly ColumnMatch[], open: readonly number[], shared: Shared): Generator<ColumnMatch> {
  const { fields, headers, columns, labels } = shared;
  const left = new Set(open);
  for (const match of matches) {
    const cells = columns[match.column]!;
    const header = headers[match.column];
    const own = fields[match.field]!;
    const second = [...left].find((field) => labels[match.column]![field]! >= MIN_LABEL);
    const isCounted = own.kind === "integer" || own.kind === "number" || own.kind === "money";
    const hold = (test: (text: string) => boolean): boolean =>
      cells.length > 0 && cells.filter(({ place }) => test(place.text)).length >= MIN_ALIKE_SHARE * cells.length;
    const isCountOfUnit = isCounted && hold((text) => /^\d[\d.,]*\s+\p{L}/u.test(text));
    if (isCountOfUnit && second !== undefined && takesAll(fields[second]!.kind)) {
      left.delete(second);
      yield { ...match, part: "number" };
      yield { ...match, field: second, label: labels[match.column]![second]!, part: "words" };
    } else if (second !== undefined && header !== null && header !== undefined && areStacked(cells) && namesTwo(header, own, fields[second]!)) {
      left.delete(second);
      const isFirst = positionOf(own, header) <= positionOf(fields[second]!, header);
      yield { ...match, part: isFirst ? "first" : "second" };
      yield { ...match, field: second, label: labels[match.column]![second]!, part: isFirst ? "second" : "first" };
    } else yield match;
  }
} // prettier-ignore

/** Whether most cells have several lines. */
function areStacked(cells: readonly JoinedText[]): boolean {
  return cells.length > 0 && cells.filter(({ lines }) => lines.length > 1).length >= MIN_WRAPPED_SHARE * cells.length;
}

/** "Container / Seal", or one on each line. */
function namesTwo(header: JoinedText, a: Field, b: Field): boolean {
  if (header.place.text.includes("/")) return true;
  return header.lines.length === 2 && positionOf(a, header) !== positionOf(b, header);
}

/** Where a field's label is in a header: the token at which it begins, or the line that resembles it most. */
function positionOf(field: Field, { place, lines, starts }: JoinedText): number {
  const found = new LabelFinder([field]).findIn(place).toSorted((a, b) => b.weight * b.share - a.weight * a.share)[0];
  if (found !== undefined) return starts[starts.findLastIndex((start) => start <= found.from)] === 0 || lines.length !== 2 ? found.from : starts[1]!;
  const likeness = lines.map((line) => {
    const text = { place: line, from: 0, end: line.tokens.length, hasColon: false, keys: line.tokens.flatMap((token) => token.keys) };
    return Math.max(0, ...kindredLabels([field], [text], WORDS).map(({ weight }) => weight));
  });
  const best = likeness.indexOf(Math.max(...likeness));
  return likeness[best]! > 0 ? starts[best]! : place.tokens.length;
} // prettier-ignore
