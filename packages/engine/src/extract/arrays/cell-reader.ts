import type { Field } from "../fields/field.ts";
import { isIsoWanted, toValue } from "../fields/to-value.ts";
import { type Span, spanText } from "../line-index/span.ts";
import { readDateOfCell } from "../values/day-and-month.ts";
import { READERS, takesAll } from "../values/readers.ts";
import { type Notation, type Reader, readFirst } from "../values/reading.ts";
import { readTime } from "../values/times.ts";
import { type RecordValue, tidy } from "./table-record.ts";

/**
 * The reader of a column's cells. A name such as "departs" may ask for a date or for a time; unless the schema wants a
 * date by its format, the cells decide.
 */
export function cellReader(field: Field): Reader {
  if (field.kind !== "date") return READERS[field.kind];
  return isIsoWanted(field) ? readDateOfCell : readDateOrTime;
}

const readDateOrTime: Reader = (place, at, end, notation) =>
  readDateOfCell(place, at, end, notation) ?? readTime(place, at, end, notation);

/** The value of a field in the lines of a cell, with its place; null if nothing there is one. */
export function valueOfCell(field: Field, spans: readonly Span[], notation: Notation): RecordValue | null {
  if (takesAll(field.kind)) {
    const text = tidy(spanText(spans));
    const value = text === "" ? undefined : toValue(field, { value: text, from: 0, to: 0, fit: 1 }, text);
    return value === undefined ? null : { value, spans };
  }
  for (const { place, from, to } of spans) {
    const reading = readFirst(cellReader(field), place, { from, to, most: 2 }, notation);
    if (reading === null) continue;
    const span = { place, from: reading.from, to: reading.to };
    const value = toValue(field, reading, spanText([span]));
    if (value !== undefined) return { value, spans: [span] };
  }
  return null;
}
