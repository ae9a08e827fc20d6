import type { Block } from "../document/document.ts";
import { EngineError } from "../document/errors.ts";
import { estimatePages } from "../markup-layout/estimate-pages.ts";
import type { Markup } from "../markup-layout/markup.ts";
import { tidyMarkup } from "../markup-layout/tidy-markup.ts";
import type { NamedPage } from "../markup-layout/named-page.ts";
import { readerInside } from "../formats/reader-inside.ts";
import type { MarkupOptions, MarkupReader } from "../read/markup/markup-reader.ts";
import type { OpenDocument, OpenOptions } from "./opened-document.ts";
import { layOutDocument } from "./lay-out-document.ts";
import { type Print, printMarkup } from "./print-markup.ts";
import { withPageImages } from "./printed-images.ts";
import { selectPages } from "./select-pages.ts";

/**
 * Opens a document whose file contains its structure: it is read whole, and its pages are returned in runs.
 *
 * @throws {@link EngineError} `damaged_document`, `password_required`, `password_wrong`, `document_encrypted`,
 * `page_range_invalid`, `too_many_pages`
 */
export async function openMarkupDocument(
  bytes: Uint8Array,
  read: MarkupReader,
  options: OpenOptions & MarkupOptions,
): Promise<OpenDocument> {
  const markup = tidyMarkup(await read(bytes, { ...options, readInside: readerInside(options) }));
  const print = await printWithin(markup, options);
  const all = withImages(layOutDocument(markup, print.pages), print, options);
  if (all.length === 0) {
    const message =
      "This document has no page that is shown: no slide, no sheet and no text; save it again and use that.";
    throw new EngineError("damaged_document", message);
  }
  const { run: pages, count, has, warnings } = selectPages(all.length, options.pageRange, options.maxPages);
  return {
    pages,
    numPages: count,
    isDivisible: false,
    read: ({ first, last }, { signal, onProgress }) => {
      if (signal?.aborted === true) throw new EngineError("aborted", "Reading was aborted.", { cause: signal.reason });
      const named = all.slice(first - 1, last).filter(({ page }) => has(page.number));
      for (const [index] of named.entries()) onProgress?.(index + 1, named.length);
      return Promise.resolve({
        pages: [],
        named,
        ...(first === pages.first && markup.attachments !== undefined ? { attachments: markup.attachments } : {}),
        pixelsPerPoint: null,
        warnings:
          first === pages.first
            ? [...(options.warnings ?? []), ...markup.warnings, ...print.warnings, ...warnings]
            : [],
        recognised: [],
        brokenPages: 0,
      });
    },
    [Symbol.asyncDispose]: () => Promise.resolve(),
  };
}

async function printWithin(markup: Markup, { print, printBudget, signal }: OpenOptions): Promise<Print> {
  if (markup.printable === undefined || print !== "auto") return { pages: null, warnings: [] };
  const started = performance.now();
  const printed = await printMarkup(markup.printable, { signal, maxMs: printBudget?.leftMs(estimatePages(markup)) });
  printBudget?.take(performance.now() - started);
  return printed;
}

/** A sheet does not correspond to a page of the print; for other formats, the print shows the blocks whose boxes are exact. */
function withImages(pages: readonly NamedPage[], { pdf }: Print, { images }: OpenOptions): readonly NamedPage[] {
  if (images === undefined || pdf === undefined) return pages;
  const isTrue = ({ confidence }: Block): boolean => confidence === "high";
  const drawn = withPageImages(
    pages.map(({ page }) => page),
    { bytes: pdf, images },
    isTrue,
  );
  return pages.map((named, index) => (named.page.unit === "cell" ? named : { ...named, page: drawn[index]! }));
}
