/**
 * A message with its attached documents, as one document: their pages follow its own.
 *
 * An attachment is a document of any format, opened like any other; its own attachments follow its pages. The limits of
 * depth, bytes and number of files apply to all of them together.
 */
import type { Warning } from "../document/document.ts";
import { EngineError } from "../document/errors.ts";
import type { AttachedFile } from "../read/markup/markup-reader.ts";
import { type AttachedPages, openAttached } from "./attached-pages.ts";
import type { AttachmentsWanted, OpenDocument, OpenOptions, ReadOptions } from "./opened-document.ts";
import type { PageRun, PageSlice } from "./page-slice.ts";
import { selectPages } from "./select-pages.ts";

/** @throws {@link EngineError} as `openMain`, and `page_range_invalid`, `too_many_pages` for the pages of all documents together */
export async function openWithAttached(
  openMain: (options: OpenOptions) => Promise<OpenDocument>,
  open: (bytes: Uint8Array, options: OpenOptions) => Promise<OpenDocument>,
  { pageRange, maxPages, ...options }: OpenOptions,
  { depth, left }: AttachmentsWanted,
): Promise<OpenDocument> {
  const files: AttachedFile[] = [];
  await using opened = new AsyncDisposableStack();
  const main = opened.use(await openMain({ ...options, onAttached: (file) => files.push(file) }));
  const attached: AttachedPages[] = [];
  const warnings: Warning[] = [];
  let pageCount = main.numPages;
  const inner = { ...options, attachments: { depth: depth - 1, left } };
  for (const [index, file] of files.entries()) {
    options.signal?.throwIfAborted();
    const reason = refuseBeyond(left, file);
    try {
      if (reason !== undefined) throw new EngineError("unsupported_document", reason);
      const document = opened.use(await open(file.bytes, { ...inner, fileName: file.name, mediaType: file.mediaType }));
      attached.push(openAttached(document, { first: pageCount + 1, file, options: inner }));
      pageCount += document.numPages;
    } catch (error) {
      if (options.signal?.aborted === true || !EngineError.isInstance(error)) throw error;
      warnings.push(notRead(index + 1, error));
    }
  }
  const selected = selectPages(pageCount, pageRange, maxPages);
  const held = opened.move();
  return {
    pages: selected.run,
    numPages: selected.count,
    isDivisible: false,
    read: async (run, how) => {
      const slice = joinParts(await readParts(main, attached, run, how), selected.has);
      const isFirst = run.first === selected.run.first;
      return isFirst ? { ...slice, warnings: [...slice.warnings, ...warnings, ...selected.warnings] } : slice;
    },
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}

/** Subtracts a file from the remaining budget; returns the reason if it does not fit. */
function refuseBeyond(left: AttachmentsWanted["left"], { bytes }: AttachedFile): string | undefined {
  if (bytes.length === 0) return "It is empty, or cannot be taken out of its message.";
  if (left.files === 0) return "There are more attachments than are read.";
  if (bytes.length > left.bytes) {
    return `It has ${bytes.length} bytes, and of settings.attachments.max_bytes ${left.bytes} are left.`;
  }
  left.files -= 1;
  left.bytes -= bytes.length;
  return undefined;
}

function notRead(number: number, { message }: EngineError): Warning {
  return {
    code: "attachment_not_read",
    message: `Attachment ${number} is listed, and not read: ${message}`,
  };
}

/** Slices of the message and its attachments for the pages of a run. */
async function readParts(
  main: OpenDocument,
  attached: readonly AttachedPages[],
  run: PageRun,
  how: ReadOptions,
): Promise<readonly PageSlice[]> {
  const slices: PageSlice[] = [];
  const last = Math.min(run.last, main.numPages);
  if (run.first <= last) slices.push(await main.read({ first: run.first, last }, how));
  for (const one of attached) {
    if (one.first <= run.last && run.first <= one.last) slices.push(await one.read(run, how));
  }
  return slices;
}

function joinParts(slices: readonly PageSlice[], has: (page: number) => boolean): PageSlice {
  const attachments = slices.flatMap((slice) => slice.attachments ?? []);
  return {
    pages: [],
    named: slices.flatMap(({ named = [] }) => named.filter(({ page }) => has(page.number))),
    pixelsPerPoint: null,
    warnings: slices.flatMap(({ warnings }) => warnings.filter(({ page }) => page === undefined || has(page))),
    recognised: slices.flatMap(({ recognised }) => recognised.filter(({ bbox }) => has(bbox.page))),
    brokenPages: 0,
    ...(attachments.length === 0 ? {} : { attachments }),
  };
}
