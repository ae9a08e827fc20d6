import Papa from "papaparse";
import { EngineError } from "../../document/errors.ts";
import type { Markup } from "../../markup-layout/markup.ts";
import { readCsv } from "../../read/markup/csv/read-csv.ts";
import type { MarkupOptions } from "../../read/markup/markup-reader.ts";
import { decodeText } from "../../read/markup/text/decode-text.ts";

/** Bytes of the header and of each field's description (dBASE, table file structure). */
const HEAD_BYTES = 32;
const FIELD_BYTES = 32;
const MAX_FIELDS = 2048;
/** More rows than a sheet has. */
const MAX_RECORDS = 1_048_576;
const DELETED = 0x2a;

/** Encodings by the language driver in byte 29. Others are found by their letters. */
const ENCODINGS: Readonly<Record<number, string>> = {
  0x03: "windows-1252",
  0x57: "windows-1252",
  0x26: "ibm866",
  0x65: "ibm866",
  0xc8: "windows-1250",
  0xc9: "windows-1251",
  0xca: "windows-1254",
  0xcb: "windows-1253",
  0x7b: "shift_jis",
  0x7a: "gbk",
  0x78: "big5",
};

interface Field {
  readonly name: string;
  readonly type: string;
  readonly from: number;
  readonly length: number;
}

/**
 * Reads a dBASE table: the names of its fields and its records that are not deleted. Memos are in a file of their own, and stay blank.
 *
 * @throws EngineError `damaged_document`
 */
export function readDbf(bytes: Uint8Array, options?: MarkupOptions): Markup {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const start = view.getUint16(8, true);
  const length = view.getUint16(10, true);
  const fields = fieldsOf(bytes, start);
  if (fields.length === 0 || fields.at(-1)!.from + fields.at(-1)!.length > length) {
    throw new EngineError(
      "damaged_document",
      "This table cannot be read: its fields do not fit its records. Save it again and use that.",
    );
  }
  const rows: string[][] = [fields.map(({ name }) => name)];
  // The count of the header may be wrong: the records that the file has are read.
  for (let at = start; at + length <= bytes.length && rows.length <= MAX_RECORDS; at += length) {
    if (bytes[at] === DELETED) continue;
    rows.push(fields.map((field) => valueOf(field, bytes.subarray(at + field.from), ENCODINGS[bytes[29]!])));
  }
  return readCsv(new TextEncoder().encode(Papa.unparse(rows)), options);
}

function fieldsOf(bytes: Uint8Array, end: number): readonly Field[] {
  const fields: Field[] = [];
  let from = 1;
  for (let at = HEAD_BYTES; at + FIELD_BYTES <= end && fields.length < MAX_FIELDS; at += FIELD_BYTES) {
    if (bytes[at] === undefined || bytes[at] === 0x0d) break;
    const name = decodeText(bytes.subarray(at, at + 11)).trim();
    // Long texts use the byte for decimals as well.
    const type = String.fromCharCode(bytes[at + 11]!);
    const length = bytes[at + 16]! + (type === "C" ? 256 * bytes[at + 17]! : 0);
    fields.push({ name, type, from, length });
    from += length;
  }
  return fields;
}

function valueOf({ type, length }: Field, rest: Uint8Array, encoding: string | undefined): string {
  const value = rest.subarray(0, length);
  const view = new DataView(value.buffer, value.byteOffset, value.length);
  if (type === "I" && length === 4) return String(view.getInt32(0, true));
  if (type === "B" && length === 8) return String(view.getFloat64(0, true));
  if (type === "Y" && length === 8) return String(Number(view.getBigInt64(0, true)) / 10_000);
  if (!TEXTS.has(type)) return "";
  const text = decodeText(value, encoding).trim();
  return type === "D" ? text.replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3") : text;
}

/** Texts, numbers, dates and yes or no. */
const TEXTS: ReadonlySet<string> = new Set("CNFDLV");
