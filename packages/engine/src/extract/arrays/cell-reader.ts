import type { Field } from "../fields/field.ts";
import { isIsoWanted } from "../fields/to-value.ts";
import { readDateOfCell } from "../values/day-and-month.ts";
import { READERS } from "../values/readers.ts";
import type { Reader } from "../values/reading.ts";
import { readTime } from "../values/times.ts";

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
