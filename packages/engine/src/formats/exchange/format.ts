/** Tables as programs exchanged them before XLSX. */
import type { Format } from "../format.ts";

export const sylk: Format = {
  kind: "sylk",
  name: "a table in SYLK",
  extensions: ["slk", "sylk"],
  mediaTypes: ["application/x-sylk", "text/x-sylk"],
  // Excel also takes a CSV whose first column is called ID for one; the program that wrote it follows after "P" (SYLK, record ID).
  detect: (file) => /^ID;P[^\r\n]*\r?\n[A-Z]{1,2};/.test(file.head),
  load: async () => ({ as: "markup", read: (await import("../../read/markup/spreadsheet/read-sheets.ts")).readSheets }),
};

export const dif: Format = {
  kind: "dif",
  name: "a table in DIF",
  extensions: ["dif"],
  mediaTypes: ["application/x-dif"],
  detect: (file) => /^TABLE\r?\n0,1\r?\n".*"\r?\n/.test(file.head),
  load: async () => ({ as: "markup", read: (await import("./read-dif.ts")).readDif }),
};

/** Bytes of the header and of each field's description (dBASE, table file structure). */
const HEAD_BYTES = 32;
const FIELD_BYTES = 32;
/** A table without a memo file, or with one: dBASE III to V, FoxPro, Visual FoxPro. */
const VERSIONS: ReadonlySet<number> = new Set([0x02, 0x03, 0x30, 0x31, 0x43, 0x63, 0x83, 0x8b, 0x8c, 0xcb, 0xf5, 0xfb]);

export const dbf: Format = {
  kind: "dbf",
  name: "a dBASE table (DBF)",
  extensions: ["dbf"],
  mediaTypes: ["application/x-dbf", "application/dbase"],
  detect: ({ bytes }) => {
    if (bytes.length < HEAD_BYTES + FIELD_BYTES || !VERSIONS.has(bytes[0]!)) return false;
    const [month = 0, day = 0] = bytes.subarray(2, 4);
    const end = new DataView(bytes.buffer, bytes.byteOffset).getUint16(8, true);
    // The descriptions end with a carriage return; Visual FoxPro adds 263 bytes.
    const isEnded = [end - 1, end - 264].some((at) => at % FIELD_BYTES === 0 && bytes[at] === 0x0d);
    return month >= 1 && month <= 12 && day >= 1 && day <= 31 && isEnded && /^[A-Z_a-z]/.test(nameAt(bytes));
  },
  load: async () => ({ as: "markup", read: (await import("./read-dbf.ts")).readDbf }),
};

function nameAt(bytes: Uint8Array): string {
  return String.fromCharCode(bytes[HEAD_BYTES]!);
}
