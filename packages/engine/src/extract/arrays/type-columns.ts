import type { Field, FieldKind } from "../fields/field.ts";
import { READERS } from "../values/readers.ts";
import { type Notation, readFirst } from "../values/reading.ts";
import type { Column, Header } from "./columns.ts";
import type { PageLine } from "./page-lines.ts";
import { inColumns } from "./place-in-column.ts";

/** Kinds whose values identify a column without a matching header. */
const KINDS_BY_VALUE: ReadonlySet<FieldKind> = new Set<FieldKind>([
  "country",
  "mail",
  "iban",
  "vat",
  "currency",
  "date",
]);
/** Number of lines below a header that are read, and the minimum share of a column's values that are of the kind. */
const LINES = 40;
const MIN_SHARE_OF_KIND = 0.8;

/** Assigns fields without a header to the column whose values are all of their kind: "JPN", "MEX" under "Fed." */
export function typeColumns(
  header: Header,
  fields: readonly Field[],
  lines: readonly PageLine[],
  notation: Notation,
): Header {
  const taken = new Set(header.columns.map(({ field }) => field));
  const open = fields.flatMap(({ kind }, field) => (KINDS_BY_VALUE.has(kind) && !taken.has(field) ? [field] : []));
  if (open.length === 0 || header.columns.every(({ field }) => field !== null)) return header;
  const under = lines.slice(header.last + 1, header.last + 1 + LINES).flatMap(({ places }) => places);
  const cells = under.flatMap((place) => inColumns(place, header.columns));
  const columns = header.columns.map((column, index): Column => {
    if (column.field !== null) return column;
    const spans = cells.flatMap((cell) => (cell.column === index ? [cell.span] : []));
    const field = open.find((one) => {
      const read = spans.filter(({ place, from, to }) => {
        const reading = readFirst(READERS[fields[one]!.kind], place, { from, to, most: 0 }, notation);
        return reading !== null && reading.to === to && reading.fit >= 0.5;
      });
      return read.length >= 2 && read.length >= MIN_SHARE_OF_KIND * spans.length;
    });
    if (field === undefined) return column;
    open.splice(open.indexOf(field), 1);
    return { ...column, field };
  });
  return { ...header, columns };
}
