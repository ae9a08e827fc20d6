import { read, type WorkBook } from "@e965/xlsx";
import { EngineError } from "../../../../document/errors.ts";
import type { PlacedPart } from "../../../../markup-layout/markup.ts";
import type { MarkupOptions } from "../../markup-reader.ts";
import { contentToPart } from "../content-to-part.ts";
import { sheetContent } from "./binary-sheet.ts";
import { shapeTexts } from "./shape-texts.ts";

/** The options that can be passed to a worker thread. */
export type BookOptions = Pick<MarkupOptions, "include" | "spreadsheet">;

/**
 * Reads a workbook in a binary format, sheet by sheet: each visible sheet is a page with its tables and the texts around
 * them.
 *
 * @throws EngineError `damaged_document`, `password_required`
 */
export function* readBook(bytes: Uint8Array, options: BookOptions): Generator<PlacedPart, BookEnd, void> {
  const book = open(bytes);
  const is1904 = book.Workbook?.WBProps?.date1904 === true;
  const shapes = shapeTexts(bytes);
  let hiddenSheets = 0;
  for (const [index, name] of book.SheetNames.entries()) {
    const sheet = book.Sheets[name];
    const isHidden = (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0;
    if (sheet === undefined) continue;
    if (isHidden && options.spreadsheet?.include_hidden !== true) {
      hiddenSheets += 1;
      continue;
    }
    yield contentToPart(name, { ...sheetContent(sheet, { is1904 }), floats: shapes.get(name) ?? [] }, options);
  }
  return { hiddenSheets };
}

/** Data about a workbook that is known after all sheets are read. */
export interface BookEnd {
  readonly hiddenSheets: number;
}

/** A workbook with all sheets read. */
export interface ReadBook extends BookEnd {
  readonly parts: readonly PlacedPart[];
}

/** Reads all sheets and passes each on. */
export function finishBook(sheets: Generator<PlacedPart, BookEnd, void>, onPart: (part: PlacedPart) => void): BookEnd {
  for (let next = sheets.next(); ; next = sheets.next()) {
    if (next.done === true) return next.value;
    onPart(next.value);
  }
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
