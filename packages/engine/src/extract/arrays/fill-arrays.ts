import { isProduct } from "../values/amounts.ts";
import { fillEmbeddedLines } from "../embedded/fill-embedded.ts";
import type { EmbeddedInvoice } from "../embedded/invoice-xml.ts";
import { LabelFinder } from "../candidates/label-matches.ts";
import type { Concept } from "../lexicon/concept.ts";
import { readField } from "../fields/read-field.ts";
import { helperColumns } from "../fields/helper-fields.ts";
import type { Field } from "../fields/field.ts";
import type { Filled } from "../result/filled.ts";
import { partsOfSchema, type SchemaPart } from "../schema/schema-fields.ts";
import type { SchemaNode } from "../schema/schema-node.ts";
import { fillList } from "../sections/lists.ts";
import type { Span } from "../line-index/span.ts";
import type { LineIndex } from "../line-index/line-index.ts";
import type { Notation } from "../values/reading.ts";
import { betterRecords } from "./better-records.ts";
import { type ChosenStrip, chooseStrips, type ArrayRequest } from "./choose-strips.ts";
import { findHeaders, type Header } from "./columns.ts";
import { fillListed } from "./fill-listed.ts";
import { groupRecords } from "./groups.ts";
import { fillMeasures, isMeasure } from "./measures.ts";
import { oneArrayEach } from "./one-array-each.ts";
import { type PageLine, pageLines } from "./page-lines.ts";
import { tableStrips } from "./table-strips.ts";
import { byNumbers, haveSum, provenRows } from "./rows-by-numbers.ts";
import { withNames } from "./names-of-rows.ts";
import { rowsOfBlocks, rowsThatMultiply } from "./rows-without-table.ts";
import { rowsOfBoxes } from "./rows-of-boxes.ts";
import { rowsWithSum } from "./rows-with-sum.ts";
import { withoutTaxRows } from "./tax-rows.ts";
import { typeColumns } from "./type-columns.ts";
import { markListOf, toFilledMarks } from "./row-marks.ts";
import { unfoldColumns } from "./unfold-columns.ts";
import { withoutSums } from "./without-sums.ts";
import { readRecords, type TableRecords } from "./table-records.ts";
import { sortOf } from "../sureness/value-sort.ts";
import type { ColumnSigns, RowReading, TableRecord } from "./table-record.ts";

/** How many times as many values rows without a table need to replace it. */
const MIN_TIMES_MORE = 1.5;
/** Maximum distance of the tops of texts on one line. */
const SAME_LINE_EM = 0.5;
/** How much a line that fits no column takes from a table's score. */
const OF_STRAY = 0.05;

/** Limit on header rows that are tried. */
const MAX_HEADERS = 6;

type ArrayPart = Extract<SchemaPart, { readonly kind: "array" }>;

/** Fills the arrays of a schema from the tables of a document. */
export function fillArrays(
  parts: readonly SchemaPart[],
  lineIndex: LineIndex,
  notation: Notation,
  invoice: EmbeddedInvoice | null,
): Filled[] {
  const arrays = parts.filter((part): part is ArrayPart => part.kind === "array");
  if (arrays.length === 0) return [];
  const lines = pageLines(lineIndex);
  const unfolded = unfoldColumns(lines);
  const measures = arrays.flatMap(({ path, node, items }) => {
    const leaves = items.properties();
    return isMeasure(leaves) ? [{ path, node, leaves }] : [];
  });
  const measured = new Set(measures.map(({ path }) => path));
  const open = arrays.filter(({ path }) => !measured.has(path));
  const strips = chooseStrips(open.map(toWanted), tableStrips(lineIndex), notation);
  const filled = oneArrayEach(
    open.map((part, index) => {
      const read = fillArray(part, { lines: unfolded, strip: strips[index] ?? null }, lineIndex, notation);
      if (invoice === null || invoice.lines.length === 0) return read;
      return fillEmbeddedLines({ path: part.path, fields: fieldsOf(partsOfSchema(part.items)), read }, invoice) ?? read;
    }),
  ).flat();
  return measures.length === 0 ? filled : [...filled, ...fillMeasures(measures, lines, lineIndex, notation)];
}

/** Sources of an array's rows: a table of the page's layout, or the lines of its pages. */
interface Sources {
  readonly lines: readonly PageLine[];
  readonly strip: ChosenStrip | null;
}

/** An array as a search for tables needs it: if its items contain an array, with the inner one's fields. */
function toWanted({ path, node, items }: ArrayPart): ArrayRequest {
  const within = partsOfSchema(items);
  const inner = innerArray(within);
  const own = fieldsOf(within);
  const fields = inner === undefined ? own : [...fieldsOf(partsOfSchema(inner.items)), ...own];
  return { own: readField(path, node), fields };
}

function innerArray(within: readonly SchemaPart[]): ArrayPart | undefined {
  return within.find(
    (part): part is ArrayPart => part.kind === "array" && fieldsOf(partsOfSchema(part.items)).length > 1,
  );
}

function fillArray(
  { path, node, items, mayGroup }: ArrayPart,
  { lines, strip }: Sources,
  lineIndex: LineIndex,
  notation: Notation,
): Filled[] {
  const within = partsOfSchema(items);
  const fields = fieldsOf(within);
  const inner = innerArray(within);
  const grouped = inner === undefined ? null : fillGroups(path, inner, fields, { lines, strip }, notation);
  if (grouped !== null) return grouped;
  if (isPlainList(within)) {
    const description = node.description === "" ? items.description : node.description;
    return fillList(readField(path, { ...items, description }), path, lineIndex, {
      notation,
      mayGroup,
    });
  }
  if (fields.length === 0) return [];
  const listed = fillListed(path, node, fields, lineIndex);
  if (listed.length > 0) return listed;
  const owned = within.flatMap((part) => (part.kind === "leaf" ? [readField([...path, ...part.path], part.node)] : []));
  const boxes = strip === null ? rowsOfBoxes(path, fields, owned, { lineIndex, notation }) : [];
  if (boxes.length > 0) return boxes.flatMap((record, index) => toFilled(record, [...path, index], fields));
  const marks = markListOf(within);
  const helpers = helperColumns(path, node, fields);
  if (helpers === null) return [];
  const byLines = bestTable(lines, { fields: [...fields, ...helpers], notation, marks });
  const itemsOf = (records: readonly TableRecord[]): readonly TableRecord[] =>
    withoutTaxRows(withoutSums(records, fields), lines, notation);
  const table = byLines && { ...byLines, records: itemsOf(byLines.records) };
  const cells = strip && {
    ...strip,
    records: provenRows(strip.all, fields, lines, notation) ?? itemsOf(strip.records),
  };
  const read = marks === null ? betterRecords(cells, table, fields.length) : (table?.records ?? null);
  const whole = marks === null ? orWithoutTable(read, lines, fields, notation) : read;
  if (whole === null) return [];
  const better = byNumbers(withNames(whole, fields, lines), fields, lines, notation);
  const all = better.map((record) => asked(record, fields.length)).filter(({ values }) => values.size > 0);
  const records = haveSum(all, fields, lines, notation) ? proven(all, fields) : all;
  return records.flatMap((record, index) => {
    const row = [...path, index];
    const values = toFilled(record, row, fields);
    return marks === null ? values : [...values, ...toFilledMarks(record.marks, marks, row)];
  });
}

/** Rows in groups: each group is an entry of the outer array. Null if there are none. */
// oxlint-disable-next-line max-params -- the arrays, and what they are read from
function fillGroups(
  path: ArrayPart["path"],
  inner: ArrayPart,
  outerFields: readonly Field[],
  { lines, strip }: Sources,
  notation: Notation,
): Filled[] | null {
  const innerFields = fieldsOf(partsOfSchema(inner.items));
  const marks = markListOf(partsOfSchema(inner.items));
  // The name of a group may also be in a column, once or in every row.
  const fields = [...innerFields, ...outerFields];
  const table = bestTable(lines, { fields, notation, marks, groups: new LabelFinder(outerFields) });
  const records = marks === null ? betterRecords(strip, table, fields.length) : (table?.records ?? null);
  if (records === null) return null;
  return groupRecords(records, { path, inner: inner.path, innerFields, marks, outerFields, notation });
}

/** A list of single values. */
function isPlainList([part, ...others]: readonly SchemaPart[]): boolean {
  return others.length === 0 && part?.kind === "leaf" && part.path.length === 0;
}

/** Blocks and lines are used if the page has no table, or the table belongs to something else. */
// oxlint-disable-next-line max-params -- what was read, and what else is to be
function orWithoutTable(
  read: readonly TableRecord[] | null,
  lines: readonly PageLine[],
  fields: readonly Field[],
  notation: Notation,
): readonly TableRecord[] | null {
  const count = (records: readonly TableRecord[]): number =>
    records.reduce((sum, { values: { size } }) => sum + size, 0);
  const others = [
    rowsOfBlocks(lines, fields, notation),
    proven(withoutSums(rowsThatMultiply(lines, fields, notation), fields), fields),
    proven(rowsWithSum(lines, fields, notation), fields),
  ];
  const most = others.toSorted((a, b) => count(b) - count(a))[0]!;
  return count(most) > MIN_TIMES_MORE * count(read ?? []) ? most : read;
}

/** Numbers that multiply or add up show what their columns are, as headers do. */
function proven(records: readonly TableRecord[], fields: readonly Field[]): readonly TableRecord[] {
  return records.map((record) => ({
    ...record,
    columns: new Map(
      fields.map((_, field) => [field, { ...(record.columns?.get(field) ?? READ_BY_LINES), summed: 1 }]),
    ),
  }));
}

function asked(record: TableRecord, count: number): TableRecord {
  return { ...record, values: new Map([...record.values].filter(([field]) => field < count)) };
}

export function toFilled(record: TableRecord, path: readonly (string | number)[], fields: readonly Field[]): Filled[] {
  const contradicted = addsUp(record, fields) ? 0 : 1;
  return [...record.values].map(([field, { value, spans, isCut }]) => {
    // Where a text of several lines ends is a guess.
    const manyLines = isOnOneLine(spans) && isCut !== true ? 0 : 1;
    const column = record.columns?.get(field) ?? READ_BY_LINES;
    return {
      path: [...path, ...fields[field]!.path],
      value,
      spans,
      sureness: 0.8,
      cell: { signs: { ...column, manyLines, contradicted }, sort: sortOf(fields[field]!.kind) },
    };
  });
}

/** Signs of a row that was read from lines, whose header is weak evidence. */
const READ_BY_LINES: ColumnSigns = { label: 0.7, fit: 0.9, labelled: 0.7, named: 0, byLines: 1, used: 0.7, summed: 0 };

function isOnOneLine(spans: readonly Span[]): boolean {
  const [first] = spans;
  return (
    first !== undefined && spans.every(({ place }) => Math.abs(place.top - first.place.top) < SAME_LINE_EM * place.size)
  );
}

/** Quantity times price is the line's total in a row that has all three; a row with fewer is not doubted. */
function addsUp({ values }: TableRecord, fields: readonly Field[]): boolean {
  const amount = (concept: Concept): number | null => {
    const index = fields.findIndex(({ concepts }) => concepts[0] === concept);
    const value = values.get(index)?.value;
    return typeof value === "number" ? value : null;
  };
  const [quantity, price, total] = [amount("quantity"), amount("unitPrice"), amount("lineTotal")];
  if (quantity === null || price === null || total === null) return true;
  return isProduct(quantity, price, total);
}

export function fieldsOf(parts: readonly SchemaPart[]): Field[] {
  return parts.flatMap((part: { kind: string; path: readonly string[]; node: SchemaNode }) =>
    part.kind === "leaf" ? [readField(part.path, part.node)] : [],
  );
}

/** The table that fills most, including its header; it is read from the first page that has this header. */
function bestTable(lines: readonly PageLine[], reading: RowReading): TableRecords | null {
  const { fields, notation } = reading;
  let best: { readonly table: TableRecords; readonly header: Header } | null = null;
  let bestScore = 0;
  const headers = findHeaders(fields, lines);
  for (const named of headers.slice(0, MAX_HEADERS)) {
    const header = typeColumns(named, fields, lines, notation);
    const table = readRecords(header, lines, reading);
    const values = table.records.reduce((sum, { values: { size } }) => sum + size, 0);
    if (values === 0) continue;
    const fullness = values / (table.records.length * fields.length);
    const score = header.score * (0.5 + fullness) * Math.log2(2 + values) - OF_STRAY * table.strays;
    if (score > bestScore) {
      bestScore = score;
      best = { table, header };
    }
  }
  if (best === null) return null;
  return withColumns(tableFromFirst(best, headers, lines, reading), best.header, reading.fields);
}

/** Adds column signs, from the header line. */
function withColumns(table: TableRecords, { columns, score }: Header, fields: readonly Field[]): TableRecords {
  const named = columns.filter(({ field }) => field !== null).length;
  const used = named / columns.length;
  const signs = {
    label: score / named,
    fit: 0.9,
    labelled: score / fields.length,
    named: 0,
    byLines: 1,
    used,
    summed: 0,
  };
  const byField = new Map(fields.map((_, field) => [field, signs]));
  return { ...table, records: table.records.map((record) => ({ ...record, columns: byField })) };
}

// oxlint-disable-next-line max-params -- a table, and what it was read by
function tableFromFirst(
  best: { readonly table: TableRecords; readonly header: Header },
  headers: readonly Header[],
  lines: readonly PageLine[],
  reading: RowReading,
): TableRecords {
  const { text, first } = best.header;
  const earlier = headers.filter((other) => other.text === text && other.first < first);
  if (earlier.length === 0) return best.table;
  const { first: from, last } = earlier.reduce((a, b) => (b.first < a.first ? b : a));
  return readRecords({ ...best.header, first: from, last }, lines, reading);
}
