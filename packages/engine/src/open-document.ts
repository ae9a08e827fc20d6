import { availableParallelism } from "node:os";
import type { Warning } from "./document.ts";
import { EngineError } from "./errors.ts";
import type { PageInspector } from "./inspect/page-stage.ts";
import { type LaidOutPage, layoutPage } from "./layout/layout-page.ts";
import { DocumentOcr, type OcrOptions } from "./ocr/document-ocr.ts";
import type { PageRun, PageSlice } from "./page-slice.ts";
import type { DocumentSource } from "./read/document-source.ts";
import { openSource } from "./read/open-source.ts";
import type { RawPage } from "./read/pdf/raw-page.ts";

/** Which pages of a document are wanted, and what opens it. */
export interface OpenOptions {
  /** 1-based, both ends included. */
  readonly pageRange?: { readonly start?: number; readonly end?: number } | null;
  readonly password?: string | null;
  /** More pages than this are refused. @defaultValue no limit */
  readonly maxPages?: number;
}

/** How pages are read. */
export interface ReadOptions {
  readonly signal?: AbortSignal;
  /** Called after each page. */
  readonly onProgress?: (done: number, total: number) => void;
  /** @defaultValue nothing is recognised */
  readonly ocr?: OcrOptions;
  /** Is told of every stage of every page, to look at them; a parse without it computes and keeps nothing more. */
  readonly inspect?: PageInspector | undefined;
}

/** A document whose pages can be read in any order, run by run. Dispose of it: it holds the file outside the garbage collector. */
export interface OpenDocument extends AsyncDisposable {
  /** The pages that are wanted and there. */
  readonly pages: PageRun;
  /**
   * Reads a run of them: what is made of a page depends on that page alone, so any runs of the document make the same whole.
   *
   * Damage inside a page leaves that page empty, with a warning; damage to the file throws.
   *
   * @throws {@link EngineError} `damaged_document`, `unsupported_document`, `aborted`
   */
  read(run: PageRun, options: ReadOptions): Promise<PageSlice>;
}

/**
 * Opens a document to read its pages.
 *
 * @throws {@link EngineError} `unsupported_document`, `damaged_document`, `password_required`, `password_wrong`,
 * `page_range_invalid`, `too_many_pages`
 */
export async function openDocument(bytes: Uint8Array, options: OpenOptions): Promise<OpenDocument> {
  const source = await openSource(bytes, options.password ?? null);
  try {
    const pages = selectPages(source, options);
    return {
      pages,
      read: async (run, how) => {
        const slice = await readRun(source, run, how);
        return run.first === pages.first
          ? {
              ...slice,
              outline: source.outline,
              warnings: [...source.warnings, ...clipped(source.pageCount, options), ...slice.warnings],
            }
          : slice;
      },
      [Symbol.asyncDispose]: () => source[Symbol.asyncDispose](),
    };
  } catch (error) {
    await source[Symbol.asyncDispose]();
    throw error;
  }
}

/** Whatever else the process does, an abort or a heartbeat, waits for no more than this and one page. */
const LONGEST_TURN_MS = 10;

async function readRun(source: DocumentSource, { first, last }: PageRun, options: ReadOptions): Promise<PageSlice> {
  const warnings: Warning[] = [];
  const brokenBefore = source.brokenPages;
  using ocr = new DocumentOcr(source, options.ocr ?? { mode: "off", system: "standard" }, options.signal);
  let done = 0;
  let hasFailed = false;
  const finish = (number: number, raw: RawPage | null): LaidOutPage => {
    const page = raw === null ? damagedPage(number, warnings) : toPage(raw, warnings, options.inspect);
    options.onProgress?.(++done, last - first + 1);
    return page;
  };
  const pages: Promise<LaidOutPage>[] = [];
  const inWork = new Set<Promise<void>>();
  const mostInWork = availableParallelism();
  let turnBegan = performance.now();
  try {
    for await (const { number, raw } of readAhead(source, { first, last }, options.signal)) {
      if (hasFailed) break;
      const plan = raw === null ? null : ocr.plan(raw);
      if (raw === null || plan === null) pages.push(Promise.resolve(finish(number, raw)));
      else {
        const page = ocr.recognise(raw, plan).then((recognised) => finish(number, recognised));
        pages.push(page);
        const settled = page
          .then(
            () => undefined,
            () => void (hasFailed = true),
          )
          .finally(() => inWork.delete(settled));
        inWork.add(settled);
      }
      // Pages that are recognised are held meanwhile: as many as there are cores to do it, and no more.
      while (inWork.size >= mostInWork && !hasFailed) await Promise.race(inWork);
      if (performance.now() - turnBegan < LONGEST_TURN_MS) continue;
      await new Promise<void>((resolve) => setImmediate(resolve));
      turnBegan = performance.now();
    }
    const laidOut = await Promise.all(pages);
    return {
      pages: laidOut,
      pixelsPerPoint: source.unit === "px" ? laidOut.map(({ number }) => source.pixelsPerPoint(number)) : null,
      warnings: [...warnings, ...ocr.warnings],
      recognised: ocr.recognised,
      brokenPages: source.brokenPages - brokenBefore,
    };
  } finally {
    await Promise.all(inWork);
  }
}

/**
 * Pages that are read before the first of them is laid out. PDFium's code and data and those of the layout take each other's place in the
 * processor's caches: with one page at a time both cost 2 % more.
 */
const PAGES_AHEAD = 4;

async function* readAhead(
  source: DocumentSource,
  { first, last }: PageRun,
  signal: AbortSignal | undefined,
): AsyncGenerator<{ readonly number: number; readonly raw: RawPage | null }> {
  let number = first;
  while (number <= last) {
    const ahead: { readonly number: number; readonly raw: RawPage | null }[] = [];
    const began = performance.now();
    // Pages that take long are read one at a time.
    do {
      throwIfAborted(signal);
      ahead.push({ number, raw: await source.readPage(number) });
      number++;
    } while (number <= last && ahead.length < PAGES_AHEAD && performance.now() - began < LONGEST_TURN_MS);
    for (const page of ahead) {
      throwIfAborted(signal);
      yield page;
    }
  }
}

function toPage(raw: RawPage, warnings: Warning[], inspect: PageInspector | undefined): LaidOutPage {
  if (raw.truncated) {
    warnings.push({
      code: "page_truncated",
      message: `Page ${raw.number} holds more characters or drawn objects than are read; the rest is left out.`,
      page: raw.number,
    });
  }
  if (raw.chars.count === 0) {
    warnings.push({
      code: "page_without_text",
      message: `Page ${raw.number} carries no text, and none was recognised on it.`,
      page: raw.number,
    });
  }
  inspect?.({ stage: "chars", page: raw });
  const page = layoutPage(raw, inspect);
  inspect?.({ stage: "drafts", page });
  return page;
}

function selectPages({ pageCount, warnings }: DocumentSource, { pageRange, maxPages }: OpenOptions): PageRun {
  const first = pageRange?.start ?? 1;
  const last = pageRange?.end ?? pageCount;
  if (pageCount === 0) {
    const messages = ["This PDF has no pages.", ...warnings.map(({ message }) => message)];
    throw new EngineError("damaged_document", messages.join(" "));
  }
  if (!Number.isInteger(first) || !Number.isInteger(last) || first < 1) {
    throw new EngineError("page_range_invalid", `Page range ${first}–${last}: pages are whole numbers from 1.`);
  }
  if (first > pageCount) {
    throw new EngineError(
      "page_range_invalid",
      `Page range starts at ${first}, but the document has ${pageCount} pages.`,
    );
  }
  if (first > last) {
    throw new EngineError("page_range_invalid", `Page range ${first}–${last} is reversed: start comes before end.`);
  }
  const end = Math.min(last, pageCount);
  if (maxPages !== undefined && end - first + 1 > maxPages) {
    throw new EngineError(
      "too_many_pages",
      `${end - first + 1} pages were asked for and at most ${maxPages} are allowed; give a smaller page range.`,
    );
  }
  return { first, last: end };
}

function clipped(pageCount: number, { pageRange }: OpenOptions): readonly Warning[] {
  const last = pageRange?.end ?? pageCount;
  if (last <= pageCount) return [];
  return [{ code: "page_range_clipped", message: `Page range ends at ${last}; the document ends at ${pageCount}.` }];
}

function damagedPage(number: number, warnings: Warning[]): LaidOutPage {
  warnings.push({ code: "page_damaged", message: `Page ${number} cannot be read; it is left empty.`, page: number });
  return { number, width: 612, height: 792, frameWidth: 612, frameHeight: 792, blocks: [], rules: new Float64Array() };
}

function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw new EngineError("aborted", "Reading was aborted.", { cause: signal.reason });
}
