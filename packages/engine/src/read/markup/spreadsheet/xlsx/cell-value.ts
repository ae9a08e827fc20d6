import type { ContentCell } from "../sheet-content.ts";
import type { CellStyle } from "./read-styles.ts";
import { unescapeText } from "./read-strings.ts";

/** A cell as given by its element. */
export interface RawCell {
  /** `s` shared string, `n` number, `b`, `e` error, `str` of a formula, `inlineStr`, `d` date (ECMA-376, 18.18.11). */
  readonly type: string;
  readonly value: string;
}

/** The displayed text of a cell and the kind of its value; a formula whose value was not stored shows nothing. */
export function cellValue(
  { type, value }: RawCell,
  { format }: CellStyle,
  { strings, is1904 }: { readonly strings: readonly string[]; readonly is1904: boolean },
): Pick<ContentCell, "text" | "kind"> {
  switch (type) {
    case "s":
      return { text: format.text(strings[Number(value)] ?? "").trim(), kind: "text" };
    case "str":
    case "inlineStr":
      return { text: format.text(unescapeText(value)).trim(), kind: "text" };
    case "b":
      return { text: value.trim() === "1" || value.trim() === "true" ? "TRUE" : "FALSE", kind: "number" };
    case "e":
      return { text: value.trim(), kind: "number" };
    case "d":
      return { text: format.number(serialOf(value, is1904)).trim(), kind: "number" };
    default: {
      const number = Number(value);
      if (value.trim() === "" || Number.isNaN(number)) return { text: value.trim(), kind: "text" };
      return { text: format.number(number).trim(), kind: "number" };
    }
  }
}

const DAY_MS = 86_400_000;

/** The serial number of an ISO 8601 date. */
function serialOf(date: string, is1904: boolean): number {
  const time = Date.parse(/T/.test(date) && !/Z|[+-]\d\d:\d\d$/.test(date) ? `${date}Z` : date);
  const first = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  return (time - first) / DAY_MS;
}
