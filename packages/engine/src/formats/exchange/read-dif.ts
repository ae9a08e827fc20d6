import Papa from "papaparse";
import type { Markup } from "../../markup-layout/markup.ts";
import { readCsv } from "../../read/markup/csv/read-csv.ts";
import type { MarkupOptions } from "../../read/markup/markup-reader.ts";
import { decodeText } from "../../read/markup/text/decode-text.ts";

/** A value of two lines: its type and a number, then a text or the kind of the number. */
const VALUE = /^(-?\d+),([^\r\n]*)\r?\n([^\r\n]*)(?:\r?\n|$)/gm;

/** Reads a table in the Data Interchange Format; numbers and dates stay as they are written. */
export function readDif(bytes: Uint8Array, options?: MarkupOptions): Markup {
  const text = decodeText(bytes);
  const start = /^DATA\r?\n0,0\r?\n""\r?\n/m.exec(text);
  const rows: string[][] = [];
  for (const [, type, number = "", word = ""] of text
    .slice(start === null ? 0 : start.index + start[0].length)
    .matchAll(VALUE)) {
    if (type === "-1" && word === "BOT") rows.push([]);
    else if (type === "0") rows.at(-1)?.push(word === "V" ? number.trim() : word);
    else if (type === "1") rows.at(-1)?.push(word.replace(/^"(.*)"$/, "$1").replaceAll('""', '"'));
  }
  return readCsv(new TextEncoder().encode(Papa.unparse(rows)), options);
}
