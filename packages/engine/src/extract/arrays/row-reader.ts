import type { LabelFinder } from "../candidates/label-matches.ts";
import type { Field } from "../fields/field.ts";
import { type Span, spanText } from "../line-index/span.ts";
import { takesAll } from "../values/readers.ts";
import type { Notation } from "../values/reading.ts";
import { valueOfCell } from "./cell-reader.ts";
import type { Column, Header } from "./columns.ts";
import type { PageLine } from "./page-lines.ts";
import { type Mark, type MarkList, marksAt, withoutMarks } from "./row-marks.ts";
import { haveFewCells } from "./few-cells.ts";
import { asksForName, endsBefore, GUTTER, linesOfNumber, reachOf } from "./name-lines.ts";
import { isCarried, isSumOfLabel, isTotalRow } from "./total-rows.ts";
import type { RecordValue, RowReading, TableRecord } from "./table-record.ts";
import { inColumns, isBehind, runsThrough } from "./place-in-column.ts";

/** Minimum share of the usual columns that a row fills. */
const MIN_FILLED = 0.6;
/** Maximum gap between the lines of one row. */
const MAX_LINE_GAP_EM = 0.9;
/** Maximum distance of left edges that are the same. */
const SAME_EDGE_EM = 1.5;
/** How much of a stray a line counts that fills some columns. */
const OF_FOREIGN_LINE = 0.25;
/** Minimum weight of the label of a group. */
const MIN_LABEL = 0.5;

/** Limit on lines kept between two rows. */
const MAX_LINES_BETWEEN_ROWS = 14;

export type Outcome = "row" | "text" | "total" | "carried" | "other";

interface OpenRecord {
  readonly spans: Map<number, Span[]>;
  readonly top: number;
  bottom: number;
  readonly page: number;
  readonly before: readonly PageLine[];
  readonly marks: Mark[];
  /** True if its text may continue. */
  open: boolean;
}

/** Reads the lines below a header one after the other and decides which are rows, which continue a row, and which are neither. */
export class RowReader {
  strays = 0;
  #columns: readonly Column[];
  readonly #fields: readonly Field[];
  readonly #notation: Notation;
  readonly #marks: MarkList | null;
  readonly #groups: LabelFinder | undefined;
  readonly #found: OpenRecord[] = [];
  #between: PageLine[] = [];
  #usual = 0;
  /** Columns that every row fills. */
  #always: ReadonlySet<number> | null = null;
  /** Page of the last total. */
  #totalOn = 0;

  constructor({ columns }: Header, { fields, notation, marks, groups }: RowReading) {
    this.#columns = columns;
    this.#fields = fields;
    this.#notation = notation;
    this.#marks = marks;
    this.#groups = groups;
  }

  /** Continues with the columns' positions on another page. */
  moveTo(columns: readonly Column[]): void {
    this.#columns = columns;
  }

  /** Skips a line that is not part of the table; it may be the heading of the next part. */
  pass(line: PageLine): void {
    this.#between.push(line);
    if (this.#between.length > MAX_LINES_BETWEEN_ROWS) this.#between.shift();
  }

  /** Whether it fills as many columns as any row. */
  isFull(line: PageLine): boolean {
    return this.#usual > 0 && this.#cellsOf(line).size >= this.#usual;
  }

  read(line: PageLine): Outcome {
    const first = line.places[0]!;
    if (isTotalRow(line.places.map(({ text }) => text)) && this.#found.length > 0) {
      this.#totalOn = line.page;
      return isCarried(line.places.map(({ text }) => text)) ? "carried" : "total";
    }
    const cells = runsThrough(line, this.#columns) ? new Map<number, Span[]>() : this.#cellsOf(line);
    const typed = this.#typedCount(cells);
    const last = this.#found.at(-1);
    const isNear = last !== undefined && isUnder(line, last, MAX_LINE_GAP_EM * first.size);
    if (isNear && last.open && this.#completes(last, cells, line)) {
      this.#complete(last, cells);
      last.marks.push(...this.#marksOf(line));
      return "row";
    }
    const needed = this.#needed();
    const isRow =
      typed >= needed ||
      (typed >= 1 && cells.size >= Math.max(2, MIN_FILLED * this.#usual) && needed > 0) ||
      (needed === 0 && cells.size >= 2);
    if (isRow && (this.#totalOn !== line.page || (this.#isFilledAsRows(cells) && !isSumOfLabel(first)))) {
      this.#usual = Math.max(this.#usual, cells.size);
      this.#always = new Set([...cells.keys()].filter((column) => this.#always?.has(column) ?? true));
      this.#found.push({
        spans: cells,
        top: line.top,
        bottom: line.bottom,
        page: line.page,
        before: this.#between,
        marks: this.#marksOf(line),
        open: true,
      });
      this.#between = [];
      return "row";
    }
    return this.#readText(line, cells, isNear ? last : undefined);
  }

  /** Below a total are taxes and sums, which fill few of the columns that every row fills. */
  #isFilledAsRows(cells: ReadonlyMap<number, Span[]>): boolean {
    const always = [...(this.#always ?? [])];
    return always.filter((column) => cells.has(column)).length >= MIN_FILLED * always.length;
  }

  #readText(line: PageLine, cells: ReadonlyMap<number, Span[]>, last: OpenRecord | undefined): Outcome {
    const entry = [...cells].find(([column]) => this.#isTextColumn(column));
    // A unit below a number is not a value.
    const isText = entry !== undefined && [...cells].every(([column, spans]) => column === entry[0] || (!this.#isTextColumn(column) && last?.spans.has(column) === true && !/\d/u.test(spanText(spans)))); // prettier-ignore
    if (last !== undefined && last.open && isText) {
      const text = spanText(entry[1]);
      const before = last.spans.get(entry[0]);
      const isAligned =
        before !== undefined &&
        Math.abs(before[0]!.place.left - entry[1][0]!.place.left) < SAME_EDGE_EM * before[0]!.place.size;
      const isHeading = before !== undefined && this.#isHeading(entry[1][0]!, before[0]!);
      if (isAligned && !/[:=]|^[*•]/u.test(text) && !isHeading) {
        before.push(...entry[1]);
        last.bottom = line.bottom;
        return "text";
      }
      last.open = false;
      last.bottom = line.bottom;
      if (!isHeading) return "text";
    }
    if (last !== undefined) {
      last.open = false;
      last.bottom = line.bottom;
    }
    if (this.#between.length < MAX_LINES_BETWEEN_ROWS) this.#between.push(line);
    if (cells.size > 0) this.strays += OF_FOREIGN_LINE;
    return "other";
  }

  /** Whether a text is bold below one that is not, or labelled as a group of rows: it is the heading of the rows that follow. */
  #isHeading({ place }: Span, before: Span): boolean {
    if (place.line.bold === true && before.place.line.bold !== true) return true;
    return (
      this.#groups?.findIn(place).some(({ from, weight, share }) => from === 0 && weight * share >= MIN_LABEL) === true
    );
  }

  /**
   * A line that fills columns the row left empty is the rest of it, printed slightly lower. Texts may continue in it, unless a
   * number, date or code in it is below another one.
   */
  #completes(last: OpenRecord, cells: ReadonlyMap<number, Span[]>, line: PageLine): boolean {
    const columns = [...cells.keys()];
    // A line a full line height lower belongs to the row if it fills none of the columns that every row fills.
    const fillsOwn = columns.some((column) => this.#always?.has(column) === true || column === 0);
    const reach = fillsOwn ? 0.35 : 0.9;
    if (cells.size === 0 || line.top > last.bottom + reach * line.places[0]!.size) return false;
    if (columns.every((column) => !last.spans.has(column))) return true;
    const isTyped = (column: number): boolean => this.#columns[column]!.field !== null && !this.#isTextColumn(column);
    const typed = columns.filter(isTyped);
    const lastTyped = [...last.spans.keys()].filter(isTyped);
    return (
      typed.length > 0 &&
      lastTyped.length > 0 &&
      typed.every((column) => !last.spans.has(column)) &&
      !lastTyped.some((column) => cells.has(column))
    );
  }

  /** Adds the cells of such a line; text with a label or a bullet of its own does not continue an existing one. */
  #complete(last: OpenRecord, cells: ReadonlyMap<number, Span[]>): void {
    for (const [column, spans] of cells) {
      const before = last.spans.get(column);
      if (before === undefined) last.spans.set(column, spans);
      else if (!/[:=]|^[*•]/u.test(spanText(spans))) before.push(...spans);
    }
  }

  #cellsOf(line: PageLine): Map<number, Span[]> {
    const cells = new Map<number, Span[]>();
    const last = this.#columns.length - 1;
    for (const place of line.places) {
      const parts = inColumns(place, this.#columns);
      if (parts.length === 0 && !cells.has(last) && isBehind(place, this.#columns)) {
        parts.push({ column: last, span: { place, from: 0, to: place.tokens.length } });
      }
      for (const { column, span: whole } of parts) {
        const span = this.#marks === null ? whole : withoutMarks(whole, this.#marks);
        if (span === null) continue;
        const spans = cells.get(column) ?? [];
        spans.push(span);
        cells.set(column, spans);
      }
    }
    this.#partNumbers(cells);
    return cells;
  }

  /** Two numbers are not one cell: the first belongs to the column before, if that one is empty. */
  #partNumbers(cells: Map<number, Span[]>): void {
    for (const [column, [first, ...more]] of cells) {
      const isNumber = (at: number): boolean => this.#columns[at]?.field !== null && !this.#isTextColumn(at);
      if (column === 0 || more.length === 0 || cells.has(column - 1) || !isNumber(column) || !isNumber(column - 1)) continue;
      if (first === undefined || ![first, ...more].every((span) => /^\P{L}*\d\P{L}*$/u.test(spanText([span])))) continue;
      cells.set(column - 1, [first]).set(column, more);
    }
  } // prettier-ignore

  #marksOf({ places }: PageLine): Mark[] {
    const list = this.#marks;
    if (list === null) return [];
    return places.flatMap((place) => place.tokens.flatMap((_, at) => marksAt(place, at, list)));
  }

  #isTextColumn(column: number): boolean {
    const { field } = this.#columns[column]!;
    return field !== null && takesAll(this.#fields[field]!.kind);
  }

  /** Number of columns for numbers, dates and codes whose value reads as one. */
  #typedCount(cells: ReadonlyMap<number, Span[]>): number {
    let count = 0;
    for (const [column, spans] of cells) {
      const { field } = this.#columns[column]!;
      const wanted = field === null ? undefined : this.#fields[field]!;
      if (wanted === undefined || takesAll(wanted.kind)) continue;
      if (valueOfCell(wanted, spans, this.#notation) !== null) count++;
    }
    return count;
  }

  /** Minimum typed columns that a row fills: half of them, as cells may be empty. */
  #needed(): number {
    const typed = this.#columns.filter(({ field }) => field !== null && !takesAll(this.#fields[field]!.kind)).length;
    return Math.ceil(typed / 2);
  }

  records(): TableRecord[] {
    const few = haveFewCells(this.#found.map(({ spans }) => [...spans.keys()]));
    const rows = this.#groups === undefined ? this.#found.filter((_, at) => !few[at]) : this.#found;
    return rows.map(({ spans, before, marks }) => {
      const values = new Map<number, RecordValue>();
      for (const [column, ofColumn] of spans) {
        const { field } = this.#columns[column]!;
        const named = field === null ? ofColumn : this.#named(field, column, ofColumn);
        const read = field === null ? null : valueOfCell(this.#fields[field]!, named, this.#notation);
        const value = read === null || named.at(-1) === ofColumn.at(-1) ? read : { ...read, isCut: true };
        if (field !== null && value !== null) values.set(field, value);
        else if (field !== null) this.strays++;
      }
      return { values, before, marks };
    });
  }

  /** The lines of a name, up to one that was ended although the next word had space on it. */
  #named(field: number, column: number, spans: readonly Span[]): readonly Span[] {
    if (spans.length < 2 || !asksForName(this.#fields[field]!)) return spans;
    const reached = reachOf(this.#found.map((one) => (one.spans.get(column) ?? []).map(({ place }) => place)));
    const next = this.#columns[column + 1];
    const edge = next === undefined ? reached : Math.max(reached, next.left - GUTTER * spans[0]!.place.size);
    const start = linesOfNumber(spans.map(({ place }) => place));
    const end = spans.findIndex((span, at) => at > start && endsBefore(spans[at - 1]!.place, span.place, edge));
    return end < 0 ? spans.slice(start) : spans.slice(start, end);
  }
}

/** Side-by-side tables begin at the top of the page again. */
function isUnder(line: PageLine, row: OpenRecord, reach: number): boolean {
  return line.page === row.page && line.top > row.top && line.top - row.bottom < reach;
}
