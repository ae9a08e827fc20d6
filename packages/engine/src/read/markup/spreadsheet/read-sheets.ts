import { platform } from "#platform";
import type { Markup, PlacedPart } from "../../../markup-layout/markup.ts";
import type { MarkupOptions } from "../markup-reader.ts";
import { type BookOptions, finishBook, readBook, type ReadBook } from "./binary/read-book.ts";
import { readInThread } from "./binary/read-in-thread.ts";
import { hiddenPartWarnings } from "./hidden-part-warnings.ts";
import { tamePackage } from "./binary/tame-package.ts";

/**
 * Reads a workbook in a binary format: each visible sheet is a page with its tables and the texts around them.
 *
 * @throws EngineError `damaged_document`, `password_required`, `took_too_long`
 */
export async function readSheets(bytes: Uint8Array, { include, spreadsheet, signal }: MarkupOptions): Promise<Markup> {
  const isPackage = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const options = {
    ...(include === undefined ? {} : { include }),
    ...(spreadsheet === undefined ? {} : { spreadsheet }),
  };
  const book = isPackage ? await tamePackage(bytes) : bytes;
  // A process that may not start threads is one that its parent limits in memory and time.
  const { parts, hiddenSheets } = platform.canStartThreads()
    ? await readInThread(book, options, signal)
    : readHere(book, options);
  return { parts, warnings: hiddenPartWarnings(parts, hiddenSheets) };
}

function readHere(bytes: Uint8Array, options: BookOptions): ReadBook {
  const parts: PlacedPart[] = [];
  return { ...finishBook(readBook(bytes, options), (part) => parts.push(part)), parts };
}
