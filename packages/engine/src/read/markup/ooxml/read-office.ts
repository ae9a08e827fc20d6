import { EngineError } from "../../../document/errors.ts";
import type { Markup } from "../../../markup-layout/markup.ts";
import type { MarkupOptions } from "../markup-reader.ts";
import { readSheets } from "../spreadsheet/read-sheets.ts";
import { readWorkbook } from "../spreadsheet/xlsx/read-workbook.ts";
import { readSlides } from "../slides/read-slides.ts";
import { printableWord } from "../word/printable-word.ts";
import { readWord } from "../word/read-word.ts";
import { type OfficePackage, openPackage } from "./open-package.ts";

/** Readers by a word in the main part's content type, which also covers templates and files with macros. */
const READERS: readonly {
  readonly type: RegExp;
  /** File extension for printing with LibreOffice; sheets are not printed. */
  readonly ending?: string;
  readonly copy?: (bytes: Uint8Array) => Promise<Uint8Array>;
  readonly read: (file: OfficePackage, options: MarkupOptions) => Promise<Markup>;
}[] = [
  { type: /wordprocessingml|ms-word/, ending: "docx", copy: printableWord, read: readWord },
  { type: /presentationml|ms-powerpoint/, ending: "pptx", read: readSlides },
  { type: /spreadsheetml|ms-excel\.(?:sheet|template|addin)\.macro/, read: readWorkbook },
];

/** The parts of this workbook are binary records, which the reader of older workbooks supports. */
const BINARY_WORKBOOK = /ms-excel\.sheet\.binary/;

/** Reads an Office document of XML parts by the type of its main part. */
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
