import { read, type WorkBook } from "@e965/xlsx";
import { EngineError } from "../../../document/errors.ts";
import type { Markup, PlacedPart } from "../../../markup/markup.ts";
import type { MarkupOptions } from "../markup-readers.ts";
import { sheetContent } from "./binary-sheet.ts";
import { contentToPart } from "./content-to-part.ts";

/** Reads a workbook of a binary format: each sheet that is shown is a page of its tables and the texts around them. */
export function readSheets(bytes: Uint8Array, options: MarkupOptions): Markup {
  const book = open(bytes);
  const hyperlinks = options.include?.includes("hyperlinks") ?? false;
  const is1904 = book.Workbook?.WBProps?.date1904 === true;
  const parts = book.SheetNames.flatMap((name, index): PlacedPart[] => {
    const sheet = book.Sheets[name];
    const isHidden = (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0;
    if (sheet === undefined || (isHidden && options.spreadsheet?.include_hidden !== true)) return [];
    return [contentToPart(name, sheetContent(sheet, { hyperlinks, is1904 }), options)];
  });
  return { parts, warnings: [] };
}

function open(bytes: Uint8Array): WorkBook {
  try {
    return read(bytes, {
      type: "array",
      dense: true,
      cellFormula: false,
      cellHTML: false,
      cellStyles: true,
      cellNF: true,
    });
  } catch (cause) {
    if (/password|encrypt/i.test(String(cause))) {
      throw new EngineError("password_required", "This workbook is locked; give its password.", { cause });
    }
    throw new EngineError("damaged_document", "This workbook cannot be opened; save it again and use that.", { cause });
  }
}
