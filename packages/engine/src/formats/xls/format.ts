import type { Format } from "../format.ts";

/**
 * Workbooks of Excel 2 to 4, and of programs that write them by hand, are bare records without a container; the first record has
 * the version ([MS-XLS], 2.4.21).
 */
const RECORDS: readonly string[] = [
  "\x09\x00\x04\x00",
  "\x09\x02\x06\x00",
  "\x09\x04\x06\x00",
  "\x09\x08\x08\x00",
  "\x09\x08\x10\x00",
];

export const xls: Format = {
  kind: "xls",
  name: "an Excel workbook (XLS)",
  extensions: ["xls", "xlt"],
  mediaTypes: ["application/vnd.ms-excel"],
  detect: ({ head, compound }) =>
    RECORDS.some((record) => head.startsWith(record)) ||
    compound?.has("Workbook") === true ||
    compound?.has("Book") === true,
  load: async () => {
    const { unlocking } = await import("../../read/markup/locked/read-locked.ts");
    return { as: "markup", read: unlocking((await import("../../read/markup/spreadsheet/read-sheets.ts")).readSheets) };
  },
};
