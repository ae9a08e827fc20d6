import type { Warning } from "../document/document.ts";
import type { Printable } from "../markup-layout/markup.ts";
import { boundedCopy } from "./bounded-copy.ts";
import { type PrintedPage, toPrintedPage } from "../print-alignment/printed-page.ts";
import { printHtml } from "../print/chromium.ts";
import type { PrintOptions } from "../print/conversion.ts";
import { convertOffice } from "../print/libreoffice.ts";
import { openPdfSource } from "../read/pdf/pdf-source.ts";

/** A document printed by a program. If nothing was printed, the pages are null, with a warning if that is unusual. */
export interface Print {
  readonly pages: readonly PrintedPage[] | null;
  /** The print, as a PDF. */
  readonly pdf?: Uint8Array;
  readonly warnings: readonly Warning[];
}

/** Start-up time of a program. */
const MIN_MS = 1000;

const NOT_PRINTED: Print = { pages: null, warnings: [] };

/** Prints a document, and reads the places of the words on its pages. Prints nothing if the program is not installed. */
export async function printMarkup(printable: Printable, options: PrintOptions = {}): Promise<Print> {
  const { signal, maxMs = MIN_MS } = options;
  if (maxMs < MIN_MS) return withoutPages("no time was left to print it");
  const printed =
    printable.program === "Chromium"
      ? await printHtml(printable.html(), options)
      : await convertOffice(await copyOf(printable), { from: printable.ending, to: "pdf", ...options });
  if (printed.kind === "absent") return NOT_PRINTED;
  if (printed.kind === "late") {
    return withoutPages(`${printable.program} did not print it within ${Math.round(printed.seconds)} s`);
  }
  if (printed.kind === "failed") return withoutPages(printed.reason);
  try {
    return { pages: await readPrint(printed.bytes, signal), pdf: printed.bytes, warnings: [] };
  } catch (error) {
    if (signal?.aborted === true) throw error;
    return withoutPages(`what ${printable.program} printed could not be read`);
  }
}

/** A document that cannot be copied is printed as it is. */
async function copyOf({ bytes, copy }: Extract<Printable, { program: "LibreOffice" }>): Promise<Uint8Array> {
  const printed = (await copy?.(bytes).catch(() => bytes)) ?? bytes;
  return boundedCopy(printed).catch(() => printed);
}

function withoutPages(reason: string): Print {
  const message = `The pages of this document are estimated: ${reason}. Its text is complete; its boxes have low confidence.`;
  return { pages: null, warnings: [{ code: "pages_estimated", message }] };
}

/** The words of a print, page by page; null if a page cannot be read. */
export async function readPrint(pdf: Uint8Array, signal?: AbortSignal): Promise<readonly PrintedPage[] | null> {
  await using source = await openPdfSource(pdf, null, { keepsHidden: true });
  const pages: PrintedPage[] = [];
  for (let number = 1; number <= source.pageCount; number += 1) {
    signal?.throwIfAborted();
    const raw = await source.readPage(number);
    // One page that cannot be read makes the places on all following pages unreliable.
    if (raw === null) return null;
    pages.push(toPrintedPage(raw));
  }
  return pages.length === 0 ? null : pages;
}
