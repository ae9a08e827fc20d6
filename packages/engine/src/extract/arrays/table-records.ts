import type { Field } from "../fields/field.ts";
import { toValue } from "../fields/to-value.ts";
import { type Span, spanText } from "../sheet/span.ts";
import { conceptsNamed } from "../lexicon/lexicon.ts";
import { READERS, takesAll } from "../values/readers.ts";
import { type Notation, readFirst } from "../values/reading.ts";
import type { Column, Header } from "./columns.ts";
import type { PageLine } from "./page-lines.ts";
import { type Mark, type MarkList, marksAt, withoutMarks } from "./row-marks.ts";
import { inColumns } from "./place-in-column.ts";

/** A value of a record. */
export interface RecordValue {
  readonly value: unknown;
  readonly spans: readonly Span[];
}

/** A row of a table: values by the index of their field. */
export interface TableRecord {
  readonly values: ReadonlyMap<number, RecordValue>;
  /** Lines between it and the row over it that are no rows: headings of groups among them. */
  readonly before: readonly PageLine[];
  readonly marks: readonly Mark[];
}

/** What is read of each row. */
export interface RowReading {
  readonly fields: readonly Field[];
  readonly notation: Notation;
  readonly marks: MarkList | null;
}

/** The rows of one table, over all its pages. */
export interface TableRecords {
  readonly records: readonly TableRecord[];
  /** Values that do not fit their column, and lines that are neither row nor text of one. */
  readonly strays: number;
}

const TOTAL_ROW =
  /^\W*(?:grand\s|sub\s?|net\s|page\s|invoice\s|order\s)?(?:totals?|subtotals?|gesamt\p{L}*|(?:zwischen|netto|brutto|end)?summe|sous-total|totaal|subtotaal|totale|suma|subtotale?|carried forward|brought forward|übertrag|saldo|report|balance (?:brought|carried) forward|opening balance|closing balance)\b/iu;
/** Totals after which rows go on: those of a page, and what is carried to the next. */
const CARRIED =
  /carried|brought|forward|übertrag|report\b|zwischensumme|sub-?\s?total|sous-total|page total|seitensumme|a reportar|riporto|transport/iu;
/** Lines over a header that may be the heading of its rows. */
const MOST_OVER = 4;
/** Lines without a row after which a table has ended. */
const MOST_BETWEEN = 14;

/** Reads the rows under a header, on its page and on those that follow. */
export function readRecords(header: Header, lines: readonly PageLine[], reading: RowReading): TableRecords {
  const reader = new RowReader(header, reading);
  for (const line of lines.slice(Math.max(0, header.first - MOST_OVER), header.first)) {
    if (line.page === lines[header.first]!.page) reader.pass(line);
  }
  let between = 0;
  let page = lines[header.last]!.page;
  let hasEnded = false;
  for (let at = header.last + 1; at < lines.length; at++) {
    const line = lines[at]!;
    if (line.page !== page) {
      // A page between without rows ends it, too.
      if (line.page > page + 1) break;
      page = line.page;
      between = 0;
    }
    const repeated = repeatsHeader(lines, at, header);
    if (repeated > 0) {
      at += repeated - 1;
      hasEnded = false;
      between = 0;
      continue;
    }
    if (hasEnded) {
      reader.pass(line);
      continue;
    }
    if (isOtherHeader(line)) {
      hasEnded = true;
      continue;
    }
    const outcome = reader.read(line);
    if (outcome === "row") between = 0;
    else between++;
    if (outcome === "total" || between > MOST_BETWEEN) hasEnded = true;
  }
  return { records: reader.records(), strays: reader.strays };
}

/** How many lines from here on say the header again. */
function repeatsHeader(lines: readonly PageLine[], at: number, header: Header): number {
  const count = header.last - header.first + 1;
  const words = header.text.split(/[|\s]+/u).filter((word) => word !== "");
  const said = new Set(
    lines.slice(at, at + count).flatMap(({ places }) => places.flatMap(({ text }) => text.split(/\s+/u))),
  );
  const again = words.filter((word) => said.has(word)).length;
  return again >= 0.75 * words.length ? count : 0;
}

/** Names of columns alone: another table begins. */
function isOtherHeader(line: PageLine): boolean {
  const places = line.places.filter(({ text }) => /\p{L}{2}/u.test(text));
  const isWorded = line.places.every(({ text, tokens }) => !/\d/u.test(text) && tokens.length <= 4);
  if (places.length < 3 || !isWorded) return false;
  const capital = places.filter(({ text }) => /^\p{Lu}/u.test(text)).length;
  const known = places.filter(({ tokens }) => conceptsNamed(tokens.flatMap(({ keys }) => keys)).length > 0).length;
  return capital >= 0.75 * places.length && known >= 2;
}

type Outcome = "row" | "text" | "total" | "carried" | "other";

interface OpenRecord {
  readonly spans: Map<number, Span[]>;
  readonly top: number;
  bottom: number;
  readonly page: number;
  readonly before: readonly PageLine[];
  readonly marks: Mark[];
  /** Its text goes on. */
  open: boolean;
}

class RowReader {
  strays = 0;
  readonly #columns: readonly Column[];
  readonly #fields: readonly Field[];
  readonly #notation: Notation;
  readonly #marks: MarkList | null;
  readonly #found: OpenRecord[] = [];
  #between: PageLine[] = [];
  #usual = 0;
  /** Columns that every row fills. */
  #always: ReadonlySet<number> | null = null;
  /** Of the last total. */
  #totalOn = 0;

  constructor({ columns }: Header, { fields, notation, marks }: RowReading) {
    this.#columns = columns;
    this.#fields = fields;
    this.#notation = notation;
    this.#marks = marks;
  }

  /** A line that is none of the table's, and may be the heading of its next part. */
  pass(line: PageLine): void {
    this.#between.push(line);
    if (this.#between.length > MOST_BETWEEN) this.#between.shift();
  }

  read(line: PageLine): Outcome {
    const first = line.places[0]!;
    if (line.places.some(({ text }, index) => index < 3 && TOTAL_ROW.test(text)) && this.#found.length > 0) {
      this.#totalOn = line.page;
      return line.places.some(({ text }) => CARRIED.test(text)) ? "carried" : "total";
    }
    const cells = this.#cellsOf(line);
    const typed = this.#typedCount(cells);
    const last = this.#found.at(-1);
    const isNear = last !== undefined && last.page === line.page && line.top - last.bottom < 0.9 * first.size;
    if (isNear && last.open && this.#completes(last, cells, line)) {
      this.#complete(last, cells);
      last.marks.push(...this.#marksOf(line));
      return "row";
    }
    const needed = this.#needed();
    const isRow =
      typed >= needed ||
      (typed >= 1 && cells.size >= Math.max(2, 0.6 * this.#usual) && needed > 0) ||
      (needed === 0 && cells.size >= 2);
    if (isRow && (this.#totalOn !== line.page || this.#isFilledAsRows(cells))) {
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

  /** Under a total stand taxes and sums, which fill few of the columns that each row fills. */
  #isFilledAsRows(cells: ReadonlyMap<number, Span[]>): boolean {
    const always = [...(this.#always ?? [])];
    return always.filter((column) => cells.has(column)).length >= 0.6 * always.length;
  }

  #readText(line: PageLine, cells: ReadonlyMap<number, Span[]>, last: OpenRecord | undefined): Outcome {
    const [entry] = cells;
    const isText = cells.size === 1 && entry !== undefined && this.#isTextColumn(entry[0]);
    if (last !== undefined && last.open && isText) {
      const text = spanText(entry[1]);
      const before = last.spans.get(entry[0]);
      const isAligned =
        before !== undefined && Math.abs(before[0]!.place.left - entry[1][0]!.place.left) < 1.5 * before[0]!.place.size;
      if (isAligned && !/[:=]|^[*•]/u.test(text)) {
        before.push(...entry[1]);
        last.bottom = line.bottom;
        return "text";
      }
      last.open = false;
      last.bottom = line.bottom;
      return "text";
    }
    if (last !== undefined) {
      last.open = false;
      last.bottom = line.bottom;
    }
    if (this.#between.length < MOST_BETWEEN) this.#between.push(line);
    if (cells.size > 0) this.strays += 0.25;
    return "other";
  }

  /**
   * A line that fills columns the row left empty is the rest of it, printed a little lower; texts may go on in it, where no
   * number, date or code of it stands under another.
   */
  #completes(last: OpenRecord, cells: ReadonlyMap<number, Span[]>, line: PageLine): boolean {
    if (cells.size === 0 || line.top > last.bottom + 0.35 * line.places[0]!.size) return false;
    const columns = [...cells.keys()];
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

  /** Adds the cells of such a line; of a text that stands already what has a label of its own is no part. */
  #complete(last: OpenRecord, cells: ReadonlyMap<number, Span[]>): void {
    for (const [column, spans] of cells) {
      const before = last.spans.get(column);
      if (before === undefined) last.spans.set(column, spans);
      else if (!/[:=]|^[*•]/u.test(spanText(spans))) before.push(...spans);
    }
  }

  #cellsOf(line: PageLine): Map<number, Span[]> {
    const cells = new Map<number, Span[]>();
    for (const place of line.places) {
      for (const { column, span: whole } of inColumns(place, this.#columns)) {
        const span = this.#marks === null ? whole : withoutMarks(whole, this.#marks);
        if (span === null) continue;
        const spans = cells.get(column) ?? [];
        spans.push(span);
        cells.set(column, spans);
      }
    }
    return cells;
  }

  #marksOf({ places }: PageLine): Mark[] {
    const list = this.#marks;
    if (list === null) return [];
    return places.flatMap((place) => place.tokens.flatMap((_, at) => marksAt(place, at, list)));
  }

  #isTextColumn(column: number): boolean {
    const { field } = this.#columns[column]!;
    return field !== null && takesAll(this.#fields[field]!.kind);
  }

  /** Columns of numbers, dates and codes whose value reads as one. */
  #typedCount(cells: ReadonlyMap<number, Span[]>): number {
    let count = 0;
    for (const [column, spans] of cells) {
      const { field } = this.#columns[column]!;
      if (field !== null && !takesAll(this.#fields[field]!.kind) && this.#valueOf(field, spans) !== null) count++;
    }
    return count;
  }

  /** Typed columns that a row fills; half of them, as cells may be empty. */
  #needed(): number {
    const typed = this.#columns.filter(({ field }) => field !== null && !takesAll(this.#fields[field]!.kind)).length;
    return Math.ceil(typed / 2);
  }

  records(): TableRecord[] {
    return this.#found.map(({ spans, before, marks }) => {
      const values = new Map<number, RecordValue>();
      for (const [column, ofColumn] of spans) {
        const { field } = this.#columns[column]!;
        const value = field === null ? null : this.#valueOf(field, ofColumn);
        if (field !== null && value !== null) values.set(field, value);
        else if (field !== null) this.strays++;
      }
      return { values, before, marks };
    });
  }

  #valueOf(index: number, spans: readonly Span[]): RecordValue | null {
    const field = this.#fields[index]!;
    if (takesAll(field.kind)) {
      const text = tidy(spanText(spans));
      const value = text === "" ? undefined : toValue(field, { value: text, from: 0, to: 0, fit: 1 }, text);
      return value === undefined ? null : { value, spans };
    }
    for (const { place, from, to } of spans) {
      const reading = readFirst(READERS[field.kind], place, { from, to, most: 2 }, this.#notation);
      if (reading === null) continue;
      const span = { place, from: reading.from, to: reading.to };
      const value = toValue(field, reading, spanText([span]));
      if (value !== undefined) return { value, spans: [span] };
    }
    return null;
  }
}

/** Lines joined; a word that was broken at its hyphen becomes one, where it goes on in small letters. */
function tidy(text: string): string {
  return text.replace(/(\p{L})- (?=\p{Ll})/gu, "$1").replace(/^[\s:;,|]+|[\s:;,|]+$/gu, "");
}
