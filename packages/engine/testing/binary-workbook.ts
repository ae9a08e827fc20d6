import { utils, write } from "@e965/xlsx";
import { changeParts } from "./zip-parts.ts";

/** A workbook of records (xlsb) with one small table. */
export function binaryWorkbook(): Uint8Array {
  const book = utils.book_new();
  const rows = [
    ["pier", "ships"],
    ["north", 4],
    ["south", 7],
  ];
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), "Data");
  return new Uint8Array(write(book, { type: "array", bookType: "xlsb" }) as ArrayBuffer);
}

const END_OF_SHEET = [0x82, 0x01, 0x00] as const;

/** The same with a record inserted before the end of its sheet; its number and length use seven bits of each byte. */
export function withRecord(kind: number, ...words: readonly number[]): Uint8Array {
  const body = [...new Uint8Array(new Uint32Array(words).buffer)];
  const number = kind < 0x80 ? [kind] : [(kind & 0x7f) | 0x80, kind >> 7];
  return changeParts(binaryWorkbook(), (name, bytes) => {
    if (name !== "xl/worksheets/sheet1.bin") return bytes;
    const end = bytes.length - END_OF_SHEET.length;
    if (END_OF_SHEET.some((byte, index) => bytes[end + index] !== byte)) throw new Error("The sheet ends otherwise.");
    return new Uint8Array([...bytes.subarray(0, end), ...number, body.length, ...body, ...END_OF_SHEET]);
  });
}
