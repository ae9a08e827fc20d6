import { largestMatching } from "../assign/largest-matching.ts";
import { kindredLabels } from "../candidates/kindred-labels.ts";
import { LabelFinder } from "../candidates/label-matches.ts";
import { WORDS } from "../candidates/word-kinship.ts";
import type { Field } from "../fields/field.ts";
import type { JoinedText } from "../structure/joined-text.ts";
import type { Notation } from "../values/reading.ts";
import type { ColumnMatch } from "./column-match.ts";
import { matchColumns } from "./match-columns.ts";
import { readStrip } from "./read-strip.ts";
import type { TableRecord } from "./table-record.ts";
import type { TableStrip } from "./table-strips.ts";

/** Minimum score of a heading that names a list. */
const MIN_NAMED = 0.5;

/** An array whose items are read from a table. */
export interface ArrayRequest {
  /** The array itself, as a field with its name. */
  readonly own: Field;
  readonly fields: readonly Field[];
}

/** A table chosen for an array, with its rows. */
export interface ChosenStrip {
  readonly strip: TableStrip;
  readonly matches: readonly ColumnMatch[];
  readonly records: readonly TableRecord[];
  /** Those and the rows that fill few columns. */
  readonly all: readonly TableRecord[];
  /** How many of the fields its headers name, from 0 to 1. */
  readonly labelled: number;
  /** True if its heading or its first header is the array's name. */
  readonly isNamed: boolean;
}

/** Added to the score if the array's own name is above the table. */
const NAMED = 1.2;
/** Minimum number of headers that are labels of fields; fewer do not show that the table is the array's. */
const MIN_LABELLED = 2;
/** Minimum score of a header that counts as a label. */
const MIN_LABEL = 0.45;
const MIN_SHARE = 0.34;

/** Assigns to each array the table that fits it best; a table belongs to one array only. */
export function chooseStrips(
  arrays: readonly ArrayRequest[],
  strips: readonly TableStrip[],
  notation: Notation,
): (ChosenStrip | null)[] {
  const edges = arrays.map((array) =>
    strips.flatMap((strip, to) => {
      const chosen = tryStrip(array, strip, notation);
      return chosen === null ? [] : [{ to, weight: chosen.weight, chosen }];
    }),
  );
  return largestMatching(edges, strips.length).map((edge) => edge?.chosen ?? null);
}

function tryStrip(
  { own, fields }: ArrayRequest,
  strip: TableStrip,
  notation: Notation,
): (ChosenStrip & { readonly weight: number }) | null {
  const named = nameScore(own, strip);
  const first = strip.headers[0] ?? null;
  const isFirstHeader = first !== null && scoreOf(own, first) >= MIN_NAMED;
  const matches = matchColumns(fields, strip, notation, isFirstHeader);
  const labels = matches.filter(({ label }) => label >= MIN_LABEL);
  const sum = matches.reduce((total, { label }) => total + label, 0);
  const least = Math.min(MIN_LABELLED, fields.length);
  const isEvident = labels.length >= least || (named >= MIN_NAMED && labels.length >= 1);
  if (!isEvident || sum < MIN_SHARE * Math.min(fields.length, 6)) return null;
  const labelled = sum / fields.length;
  const used = new Set(matches.map(({ column }) => column)).size / strip.headers.length;
  const columns = new Map(
    matches.map(({ field, label, fit }) => [
      field,
      { label, fit, labelled, named: named >= MIN_NAMED ? 1 : 0, byLines: 0, used, summed: 0 },
    ]),
  );
  const all = readStrip(strip, matches, fields, notation).map((record) => ({ ...record, columns }));
  const records = all.filter(({ isSparse }) => isSparse !== true);
  const values = records.reduce((count, { values: { size } }) => count + size, 0);
  if (values === 0) return null;
  const fullness = values / (records.length * fields.length);
  const weight = (sum / Math.sqrt(fields.length) + NAMED * named) * (0.5 + fullness) * Math.log2(2 + values);
  return { strip, matches, records, all, labelled, isNamed: named >= MIN_NAMED, weight };
}

/** How well a heading above the table, or its first header, matches the array's name. */
function nameScore(own: Field, { headers, titles }: TableStrip): number {
  const texts = [...titles, ...headers.slice(0, 1).filter((header) => header !== null)];
  return Math.max(0, ...texts.map((text) => scoreOf(own, text)));
}

export function scoreOf(field: Field, { place }: JoinedText): number {
  const known = new LabelFinder([field]).findIn(place).map(({ weight, share }) => weight * share);
  const keys = place.tokens.flatMap((token) => token.keys).filter((key) => !/^\d+$/u.test(key));
  const text = { place, from: 0, end: place.tokens.length, hasColon: false, keys };
  const kindred = kindredLabels([field], [text], WORDS).map(({ weight }) => weight);
  return Math.max(0, ...known, ...kindred);
}
