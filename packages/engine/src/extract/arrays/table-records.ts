import { conceptsNamed } from "../lexicon/lexicon.ts";
import type { Header } from "./columns.ts";
import { movedColumns } from "./moved-columns.ts";
import type { PageLine } from "./page-lines.ts";
import { RowReader } from "./row-reader.ts";
import type { RowReading, TableRecord } from "./table-record.ts";

/** Minimum share of words that repeat a header, or begin with a capital. */
const MIN_SHARE = 0.75;

/** The rows of one table, from all its pages. */
export interface TableRecords {
  readonly records: readonly TableRecord[];
  /** Number of values that do not fit their column, and of lines that are neither a row nor its text. */
  readonly strays: number;
}

/** Maximum lines above a header that may be the heading of its rows. */
const MAX_HEADING_LINES = 4;
/** Maximum lines at the top of a page above a repeated header. */
const MAX_AT_HEAD = 6;
/** A table ends after this many lines without a row. */
const MAX_BETWEEN = 14;

/** Reads the rows below a header, on its page and on those that follow. */
export function readRecords(header: Header, lines: readonly PageLine[], reading: RowReading): TableRecords {
  const reader = new RowReader(header, reading);
  for (const line of lines.slice(Math.max(0, header.first - MAX_HEADING_LINES), header.first)) {
    if (line.page === lines[header.first]!.page) reader.pass(line);
  }
  const own = lines.slice(header.first, header.last + 1);
  let between = 0;
  let overHeader = -1;
  let page = lines[header.last]!.page;
  let hasEnded = false;
  for (let at = header.last + 1; at < lines.length; at++) {
    const line = lines[at]!;
    if (line.page !== page) {
      // A page without rows ends it, too.
      if (line.page > page + 1) break;
      page = line.page;
      between = 0;
      overHeader = at + linesOverHeader(lines, at, header);
    }
    const repeated = repeatsHeader(lines, at, header);
    if (repeated > 0) {
      reader.moveTo(movedColumns(header.columns, own, lines.slice(at, at + repeated)));
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
    if (at < overHeader && !reader.isFull(line)) {
      reader.pass(line);
      continue;
    }
    const outcome = reader.read(line);
    if (outcome === "row") between = 0;
    else between++;
    if (outcome === "total" || between > MAX_BETWEEN) hasEnded = true;
  }
  return { records: reader.records(), strays: reader.strays };
}

/** Number of lines from here on that repeat the header. */
function repeatsHeader(lines: readonly PageLine[], at: number, header: Header): number {
  const count = header.last - header.first + 1;
  const words = header.text.split(/[|\s]+/u).filter((word) => word !== "");
  const said = new Set(
    lines.slice(at, at + count).flatMap(({ places }) => places.flatMap(({ text }) => text.split(/\s+/u))),
  );
  const again = words.filter((word) => said.has(word)).length;
  return again >= MIN_SHARE * words.length ? count : 0;
}

/** Lines at the top of a page, above the repeated header: titles, the heading of the group that continues. */
function linesOverHeader(lines: readonly PageLine[], at: number, header: Header): number {
  const { page } = lines[at]!;
  for (let count = 0; count <= MAX_AT_HEAD && lines[at + count]?.page === page; count++) {
    if (repeatsHeader(lines, at + count, header) > 0) return count;
  }
  return 0;
}

/** Whether a line has only column names: another table begins. */
function isOtherHeader(line: PageLine): boolean {
  const places = line.places.filter(({ text }) => /\p{L}{2}/u.test(text));
  const isWorded = line.places.every(({ text, tokens }) => !/\d/u.test(text) && tokens.length <= 4);
  if (places.length < 3 || !isWorded) return false;
  const capital = places.filter(({ text }) => /^\p{Lu}/u.test(text)).length;
  const known = places.filter(({ tokens }) => conceptsNamed(tokens.flatMap(({ keys }) => keys)).length > 0).length;
  return capital >= MIN_SHARE * places.length && known >= 2;
}
