import { EngineError } from "../../../document/errors.ts";
import type { Markup } from "../../../markup-layout/markup.ts";
import type { MarkupOptions } from "../markup-reader.ts";
import { readSheets } from "../spreadsheet/read-sheets.ts";
import { readWorkbook } from "../spreadsheet/xlsx/read-workbook.ts";
import { readSlides } from "../slides/read-slides.ts";
import { printableWord } from "../word/printable-word.ts";
import { readWord } from "../word/read-word.ts";
import { type OfficePackage, openPackage } from "./open-package.ts";

/** By a word of the main part's content type, which distinguishes templates and files with macros from it, too. */
const READERS: readonly {
  readonly type: RegExp;
  /** What LibreOffice prints it by; a sheet's pages are no print. */
  readonly ending?: string;
  readonly copy?: (bytes: Uint8Array) => Promise<Uint8Array>;
  readonly read: (file: OfficePackage, options: MarkupOptions) => Promise<Markup>;
}[] = [
  { type: /wordprocessingml|ms-word/, ending: "docx", copy: printableWord, read: readWord },
  { type: /presentationml|ms-powerpoint/, ending: "pptx", read: readSlides },
  { type: /spreadsheetml|ms-excel\.(?:sheet|template|addin)\.macro/, read: readWorkbook },
];

/** Parts of this workbook are records, which the reader of older ones knows. */
const BINARY_WORKBOOK = /ms-excel\.sheet\.binary/;

/** Reads an Office document of XML parts by what its main part is. */
export async function readOffice(bytes: Uint8Array, options: MarkupOptions): Promise<Markup> {
  const file = await openPackage(bytes);
  if (BINARY_WORKBOOK.test(file.mainType)) return readSheets(bytes, options);
  const reader = READERS.find(({ type }) => type.test(file.mainType));
  if (reader === undefined) {
    throw new EngineError(
      "unsupported_document",
      "This Office document is of a kind that is not read by this version.",
    );
  }
  const markup = await reader.read(file, options);
  const { ending, copy } = reader;
  if (ending === undefined) return markup;
  return {
    ...markup,
    printable: { program: "LibreOffice", bytes, ending, ...(copy === undefined ? {} : { copy }) },
  };
}
